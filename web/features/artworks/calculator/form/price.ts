import { mayCalculate, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Currency, Rates } from "#schema/currency.ts";
import { type Cents, toCents } from "#schema/money.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import { type ArtistFacts, toArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";

/** The price that is shown. One that was saved long ago may have no breakdown. */
export interface Price {
  readonly cents: Cents;
  readonly currency: Currency;
  readonly breakdown: Breakdown | null;
}

export function priceOf(breakdown: Breakdown): Price {
  return { cents: breakdown.totalCents, currency: breakdown.currency, breakdown };
}

export function storedPrice(artwork: Artwork): Price | null {
  if (artwork.suggestedPrice === null) return null;
  return {
    cents: toCents(artwork.suggestedPrice),
    currency: artwork.currency,
    breakdown: artwork.breakdown,
  };
}

export function isSamePrice(one: Price | null, other: Price | null): boolean {
  return one?.cents === other?.cents && one?.currency === other?.currency;
}

/** A quarter turn changes neither the area nor the price, only which side is which. */
export function turnPrice(price: Price): Price {
  const { breakdown } = price;
  if (breakdown === null) return { ...price };
  const turned = { widthInches: breakdown.heightInches, heightInches: breakdown.widthInches };
  return { ...price, breakdown: { ...breakdown, ...turned } };
}

/** The artist's facts that a price was calculated from. */
export function artistOf({ factors, hourlyRate, currency }: Breakdown): ArtistFacts {
  return {
    careerStage: factors.careerStage.value,
    weeklyHours: factors.weeklyHours.value,
    salesHistory: factors.salesHistory.value,
    education: factors.education.value,
    hourlyRate,
    currency,
  };
}

/** Whether today's profile still gives the artist's facts that a price was calculated from. */
export function isPricedForToday(breakdown: Breakdown, user: User): boolean {
  const artist = toArtistFacts(user);
  const priced = artistOf(breakdown);
  return (
    artist.careerStage === priced.careerStage &&
    artist.weeklyHours === priced.weeklyHours &&
    artist.salesHistory === priced.salesHistory &&
    // The order of the levels does not matter.
    artist.education.toSorted().join() === priced.education.toSorted().join() &&
    artist.hourlyRate === priced.hourlyRate &&
    artist.currency === priced.currency
  );
}

/**
 * A draft's price when the draft is opened again. After a change of profile it would no longer be the
 * price that gets saved: an artist who may calculate does so again, one who used the free calculation
 * is shown the new figure, as the save will have it.
 */
export function reopenedPrice(
  breakdown: Breakdown,
  materialsCost: number,
  user: User,
  rates: Rates,
): Price | null {
  if (isPricedForToday(breakdown, user)) return priceOf(breakdown);
  if (mayCalculate(user)) return null;
  const work = {
    widthInches: breakdown.widthInches,
    heightInches: breakdown.heightInches,
    support: breakdown.factors.depth.value,
    medium: breakdown.factors.medium.value,
    materialsCost,
    hoursSpent: breakdown.hoursSpent,
  };
  return priceOf(explainPrice(toArtistFacts(user), work, rates, null));
}
