import { centsIn } from "#schema/artworks/offered-prices.ts";
import type { Rates } from "#schema/currency.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { askedPriceOf, type PricedColumns } from "./asked-price.ts";
import { bindingOffers, highestOffer, type Offer, type PricedInputs } from "./offers.ts";

type HeldColumns = Pick<
  ArtworkRow,
  "askingPriceCents" | "askingCurrency" | "listedCents" | "listedCurrency"
>;

/**
 * What keeps a work that was edited from asking less than it was offered at with the same inputs (price list, section 2):
 * the highest of these offers, as the listed price of a work that follows a list, else as the artist's own. Nothing where
 * it does not ask less, or asks nothing. An own price asks less only where an earlier edit kept it for other inputs: one
 * that the artist typed is never below an offer without a reason, which withdraws the offer.
 */
export function keepOffered(
  work: PricedColumns & PricedInputs & Pick<ArtworkRow, "id">,
  offers: readonly Offer[],
  rates: Rates,
): Partial<HeldColumns> {
  const { askedCents, askedCurrency } = askedPriceOf(work);
  if (askedCents === null) return {};
  const isListed = work.askingPriceCents === null && work.listedCents !== null;
  const binding = bindingOffers(offers, work, isListed ? "listed" : "suggested");
  const highest = highestOffer(binding, askedCurrency, rates);
  if (highest === null || centsIn(highest, askedCurrency, rates) <= askedCents) return {};
  const { cents, currency } = highest;
  return isListed
    ? { listedCents: cents, listedCurrency: currency }
    : { askingPriceCents: cents, askingCurrency: currency };
}
