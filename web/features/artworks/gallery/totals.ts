import type { Artwork } from "#schema/artworks/artwork.ts";
import type { WorkStatus } from "#schema/artworks/work-status.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";

/** What the shown works are, and what is asked for those that can be bought. */
interface Totals {
  readonly works: number;
  /** Available, on hold or consigned, and not archived. */
  readonly onOffer: number;
  /** For those on offer, in the artist's currency at the current rate. */
  readonly askedCents: Cents;
  /** Of those on offer. */
  readonly withoutPrice: number;
  /** Whether a price was in another currency than the artist's. */
  readonly isConverted: boolean;
}

const onOffer: readonly WorkStatus[] = ["available", "on-hold", "consigned"];

/** Rounded once, to the cent. */
export function galleryTotals(
  artworks: readonly Artwork[],
  currency: Currency,
  rates: Rates,
): Totals {
  const offered = artworks.filter(({ archived, status }) => !archived && onOffer.includes(status));
  const priced = offered.filter(({ askedCents }) => askedCents !== null);
  const asked = priced.reduce(
    (sum, { askedCents, askedCurrency }) =>
      sum + convert(askedCents ?? 0, askedCurrency, currency, rates),
    0,
  );
  return {
    works: artworks.length,
    onOffer: offered.length,
    askedCents: roundHalfUp(asked),
    withoutPrice: offered.length - priced.length,
    isConverted: priced.some(({ askedCurrency }) => askedCurrency !== currency),
  };
}
