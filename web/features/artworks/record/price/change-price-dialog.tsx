import { useTranslations } from "use-intl";
import { Dialog } from "#web/ui/dialog.tsx";
import { usePrices } from "../use-prices.ts";
import { workTitle } from "../work-title.tsx";
import { ChangePriceForm } from "./change-price-form.tsx";
import type { ChangePriceProps } from "./use-change-price.ts";

export function ChangePriceDialog({
  isOpen,
  ...props
}: ChangePriceProps & { readonly isOpen: boolean }) {
  const t = useTranslations("work.changePrice");
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
      <ChangePriceForm {...props} />
    </Dialog>
  );
}
