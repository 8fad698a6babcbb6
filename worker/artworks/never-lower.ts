import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import type { OfferedPrice } from "./offer-queries.ts";

/** The highest price at which a work was offered or sold. */
interface HighestOffer {
  readonly workId: string;
  readonly cents: Cents;
}

/** The highest offer of each work, in whole cents of a currency, rounded half up; the highest comes first. */
export function highestOffers(
  offers: readonly OfferedPrice[],
  currency: Currency,
  rates: Rates,
): HighestOffer[] {
  const highest = new Map<string, Cents>();
  for (const offer of offers) {
    const cents = roundHalfUp(convert(offer.cents, offer.currency, currency, rates));
    highest.set(offer.workId, Math.max(cents, highest.get(offer.workId) ?? 0));
  }
  return [...highest]
    .map(([workId, cents]) => ({ workId, cents }))
    .sort((one, other) => other.cents - one.cents);
}
