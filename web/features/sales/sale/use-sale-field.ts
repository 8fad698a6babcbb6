import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { useAmountErrors } from "#web/forms/use-amount-errors.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import type { SaleError, SaleErrors } from "./sale-form.ts";

interface SaleFieldOptions<Form> {
  readonly form: Form;
  readonly change: (changed: Partial<Form>) => void;
  readonly errors: SaleErrors;
  readonly work: Pick<Artwork, "dateCreated">;
}

/** Value, change and error of a field of a sale, by its name; `maximum` of an amount is in dollars. */
export function useSaleField<Form extends object>({
  form,
  change,
  errors,
  work,
}: SaleFieldOptions<Form>) {
  const words = useSaleErrorWords(work);
  return <Name extends keyof Form & keyof SaleErrors>(name: Name, maximum?: number) => ({
    ...boundTo(form, change, name),
    error: words(errors[name], maximum),
  });
}

/** What is wrong with a field of a sale, in words; `maximum` is in dollars. */
function useSaleErrorWords({ dateCreated }: Pick<Artwork, "dateCreated">) {
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
