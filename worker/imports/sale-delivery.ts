import type { ImportedSale } from "#schema/import/imported-work.ts";
import { type RecordedSale, taxesOfSale } from "#schema/sales/sale-taxes.ts";
import { type Registration, type TaxLine, UnknownRateError } from "#schema/sales/taxes.ts";

/** Null where the file names none; the other columns of a buyer are blank where it does not say them. */
export function buyerOf({
  buyerName,
  buyerEmail,
  buyerAddress,
  buyerCountry,
  buyerRegion,
}: ImportedSale) {
  if (buyerName === "") return null;
  return {
    ...{ name: buyerName, email: buyerEmail, address: buyerAddress },
    ...{ country: buyerCountry, region: buyerRegion },
  };
}

/**
 * What is charged on the sale by where it was delivered; most files do not say it, and the taxes of a registered artist wait
 * for it. While the artist has stated no registration of that day, what the file says was charged holds.
 */
export function taxesOf(
  sale: RecordedSale,
  { taxes }: ImportedSale,
  registrations: readonly Registration[],
): TaxLine[] | null {
  const isRegistered = registrations.some(({ since }) => since <= sale.date);
  if (taxes !== null && taxes !== "by-channel" && !isRegistered) return taxes;
  try {
    return taxesOfSale(sale, registrations);
  } catch (error) {
    // A sale of so long ago that its rate is not known here.
    if (error instanceof UnknownRateError) return null;
    throw error;
  }
}
