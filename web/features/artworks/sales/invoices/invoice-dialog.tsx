import "#web/i18n/sales/add-words.ts";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import type { User } from "#schema/user.ts";
import { useBusiness } from "#web/api/business.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogFoot } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useSales, type WorksChange } from "../../record/queries.ts";
import { InvoiceFields } from "./invoice-fields.tsx";
import { InvoiceProblemPart } from "./invoice-problem.tsx";
import { type InvoiceGround, useInvoice } from "./use-invoice.ts";

interface InvoiceDialogProps {
  readonly user: User;
  readonly works: readonly Artwork[];
  readonly saleId: string;
  readonly changes: WorksChange;
  readonly onIssued: (invoice: Invoice) => void;
  readonly onClose: () => void;
}

/** Issues an invoice of a sale, and of others of the same buyer. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const { user, works, saleId, onClose } = props;
  const t = useTranslations("sales.invoicing");
  const app = useTranslations("app");
  const { data: sales, isError: isMissingSales, refetch: refetchSales } = useSales(true);
  const { data: business, isError: isMissingBusiness, refetch: refetchBusiness } = useBusiness();
  const sale = sales?.find(({ id }) => id === saleId);
  const isMissing = isMissingSales || isMissingBusiness || (sales !== undefined && !sale);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("title")}
      {...(sale?.buyer && { lead: <p>{t("lead", { buyer: sale.buyer.name })}</p> })}
      closeLabel={app("close")}
    >
      {sales && sale && business ? (
        <InvoiceParts {...props} ground={{ user, works, sales, business }} sale={sale} />
      ) : isMissing ? (
        <div className="pt-5">
          <p role="alert">{t("unfetched")}</p>
          <DialogFoot>
            <Button onClick={() => void Promise.all([refetchSales(), refetchBusiness()])}>
              {t("again")}
            </Button>
          </DialogFoot>
        </div>
      ) : (
        <Spinner label={app("loading")} />
      )}
    </Dialog>
  );
}

interface InvoicePartsProps extends InvoiceDialogProps {
  readonly ground: InvoiceGround;
  readonly sale: InvoiceGround["sales"][number];
}

/** What is missing, with the fields to complete it; then what is chosen of the invoice. */
function InvoiceParts({ ground, sale, changes, onIssued, onClose }: InvoicePartsProps) {
  const invoice = useInvoice({ ...ground, sale, changes, onIssued });
  const { problem, form, type, reset } = invoice;
  if (problem !== null && problem.kind !== "two-buyers") {
    return (
      <InvoiceProblemPart
        {...{ problem, ground, changes, onClose }}
        onLeaveOut={
          "saleId" in problem && problem.saleId !== sale.id
            ? () => type({ saleIds: form.saleIds.filter((id) => id !== problem.saleId) })
            : null
        }
      />
    );
  }

  function cancel(): void {
    reset();
    onClose();
  }

  return <InvoiceFields {...{ invoice, sale }} onCancel={cancel} />;
}
