import { type AskedPrice, askedPrice } from "#schema/artworks/asking-price.ts";
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

/** What is asked for a work. */
export function askedPriceOf(work: PricedColumns): AskedPrice {
  return askedPrice({
    own: toPrice(work.askingPriceCents, work.askingCurrency),
    listed: toPrice(work.listedCents, work.listedCurrency),
    suggested: { cents: work.priceCents, currency: work.currency },
  });
}

function toPrice(cents: Cents | null, currency: Currency | null) {
  return cents === null || currency === null ? null : { cents, currency };
}
