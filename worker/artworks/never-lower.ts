import type { Currency, Rates } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { centsIn, type OfferedPrice } from "#schema/offered-prices.ts";

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
    const cents = centsIn(offer, currency, rates);
    highest.set(offer.workId, Math.max(cents, highest.get(offer.workId) ?? 0));
  }
  return [...highest]
    .map(([workId, cents]) => ({ workId, cents }))
    .sort((one, other) => other.cents - one.cents);
}
