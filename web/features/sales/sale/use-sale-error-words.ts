import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { useAmountErrors } from "#web/forms/use-amount-errors.ts";
import type { SaleError } from "./sale-form.ts";

/** What is wrong with a field of a sale, in words; `maximum` is in dollars. */
export function useSaleErrorWords({ dateCreated }: Pick<Artwork, "dateCreated">) {
  const t = useTranslations("work.recordSale.errors");
  const amounts = useAmountErrors();
  return (error: SaleError | undefined, maximum?: number): string | undefined => {
    switch (error) {
      case undefined:
        return undefined;
      case "amount":
      case "zero":
      case "tooMuch":
        return amounts[error](maximum);
      case "beforeWork":
        return t("beforeWork", { year: dateCreated });
      default:
        return t(error);
    }
  };
}
