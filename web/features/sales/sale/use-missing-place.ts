import { useTranslations } from "use-intl";
import type { Sale } from "#schema/sales/sale.ts";
import { missingPlace } from "#schema/sales/sale-taxes.ts";

/** What a sale whose taxes are not known does not say of its delivery, in words. */
export function useMissingPlace(): (sale: Sale) => string {
  const t = useTranslations("work.taxes.missing");
  return (sale) => {
    switch (missingPlace(sale)) {
      case "handedOverIn":
        return t("handedOverIn");
      case "deliverTo.country":
        return t("country");
      case "deliverTo.region":
        return t("province");
      default:
        return t("delivery");
    }
  };
}
