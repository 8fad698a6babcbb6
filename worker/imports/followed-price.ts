import { convert, type Rates } from "#schema/currency.ts";
import { roundHalfUp } from "#schema/money.ts";
import type { PriceList } from "#schema/price-list/price-list.ts";
import type { NewArtwork } from "#worker/artworks/save-queries.ts";
import { listedColumnsOf } from "#worker/price-lists/listed-price.ts";

/** The price of the list in force, unless it does not cover the work or is below what the work followed before. */
export function higherListed(
  work: Parameters<typeof listedColumnsOf>[1] & Pick<NewArtwork, "listedCents" | "listedCurrency">,
  { listInForce, rates }: { readonly listInForce: PriceList | null; readonly rates: Rates },
) {
  const listed = listedColumnsOf(listInForce, work, rates);
  const { listedCents, listedCurrency } = work;
  if (listedCents === null || listedCurrency === null) return listed;
  const isHigher =
    listed.listedCents !== null &&
    listed.listedCurrency !== null &&
    listed.listedCents >=
      roundHalfUp(convert(listedCents, listedCurrency, listed.listedCurrency, rates));
  return isHigher ? listed : { listedCents, listedCurrency };
}
