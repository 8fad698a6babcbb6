import { useTranslations } from "use-intl";
import type { BusinessRegistration } from "#schema/sales/registration.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import type { WorksChange } from "../../record/queries.ts";
import { workTitle } from "../../record/work-title.tsx";
import { CompleteSaleForm } from "./complete-sale-form.tsx";

interface CompleteSaleDialogProps {
  readonly sale: Sale;
  readonly userId: string;
  readonly registrations: readonly BusinessRegistration[];
  readonly changes: WorksChange;
  readonly onClose: () => void;
}

/** What a recorded sale does not say yet, or says wrongly. */
export function CompleteSaleDialog({
  sale,
  userId,
  registrations,
  changes,
  onClose,
}: CompleteSaleDialogProps) {
  const t = useTranslations("sales.complete");
  const app = useTranslations("app");
  const format = useFormat();
  const named = { title: sale.artworkTitle, day: format.day(sale.date), work: workTitle };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("title")}
      lead={
        <p>
          {sale.invoice
            ? t.rich("leadInvoiced", { ...named, number: sale.invoice.number })
            : t.rich("lead", named)}
        </p>
      }
      closeLabel={app("close")}
    >
      <CompleteSaleForm
        {...{ sale, userId, registrations, changes }}
        save={t("save")}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
