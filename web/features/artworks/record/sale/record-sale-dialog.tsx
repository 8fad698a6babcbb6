import { useTranslations } from "use-intl";
import type { Rates } from "#schema/currency.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { usePrices } from "../use-prices.ts";
import { workTitle } from "../work-title.tsx";
import { RecordSaleForm } from "./record-sale-form.tsx";
import type { RecordSaleProps } from "./use-record-sale.ts";

export function RecordSaleDialog({
  isOpen,
  ...props
}: RecordSaleProps & { readonly isOpen: boolean; readonly rates: Rates }) {
  const t = useTranslations("work.recordSale");
  const close = useTranslations("app")("close");
  const prices = usePrices();
  const { title, askedCents, askedCurrency } = props.work;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={t("title")}
      lead={
        <p>
          {askedCents === null
            ? t.rich("leadWithout", { title, work: workTitle })
            : t.rich("lead", {
                title,
                work: workTitle,
                price: prices.money(askedCents, askedCurrency),
              })}
        </p>
      }
      closeLabel={close}
    >
      <RecordSaleForm {...props} />
    </Dialog>
  );
}
