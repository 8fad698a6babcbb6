import type { AskedPrice } from "#schema/artworks/asking-price.ts";
import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";

/** The columns that determine the asking price. */
export type PricedColumns = Pick<
  ArtworkRow,
  | "askingPriceCents"
  | "askingCurrency"
  | "listedCents"
  | "listedCurrency"
  | "priceCents"
  | "currency"
>;

/**
 * What is asked for a work (price list, section 1): the artist's own figure, else the price of the list that it
 * follows, else the suggested price. Null, in the suggested price's currency, without any.
 */
export function askedPriceOf(work: PricedColumns): AskedPrice {
  return (
    toPrice(work.askingPriceCents, work.askingCurrency) ??
    toPrice(work.listedCents, work.listedCurrency) ?? {
      askedCents: work.priceCents,
      askedCurrency: work.currency,
    }
  );
}

function toPrice(askedCents: Cents | null, askedCurrency: Currency | null): AskedPrice | null {
  return askedCents === null || askedCurrency === null ? null : { askedCents, askedCurrency };
}
