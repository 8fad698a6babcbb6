import type { Currency } from "#schema/currency.ts";
import type { Sale } from "#schema/sales/sale.ts";

/** Whether a sale can still be changed; one that is on an invoice that holds cannot. */
export function isOpenToChange({ invoice }: Pick<Sale, "invoice">): boolean {
  return invoice === null;
}

/** Whether the rate of the sale's day can be typed; on an invoice only while it is not known. */
export function takesRate(
  { cadRate, invoice }: Sale,
  { currency }: { readonly currency: Currency },
): boolean {
  return currency !== "CAD" && (invoice === null || cadRate === null);
}

/** Whether there is anything that can still be said of the sale. */
export function canBeCompleted(sale: Sale): boolean {
  return isOpenToChange(sale) || takesRate(sale, sale);
}
