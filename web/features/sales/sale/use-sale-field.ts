import type { Artwork } from "#schema/artwork.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import type { SaleErrors } from "./sale-form.ts";
import { useSaleErrorWords } from "./use-sale-error-words.ts";

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
