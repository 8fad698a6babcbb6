import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, toCents } from "#schema/money.ts";
import type { FaceSize } from "#schema/price-lists/sizes.ts";

/** A work as the curve shows it: amounts in whole cents of the list's currency. */
export interface Mark extends FaceSize {
  readonly id: string;
  readonly work: Artwork;
  /** What it was sold for, or what is asked, without its frame: a list is of pictures alone. */
  readonly cents: Cents;
  readonly isSold: boolean;
  /** The suggested price; null for a work that was saved without one. */
  readonly formulaCents: Cents | null;
  readonly isInFocus: boolean;
}

interface Shown {
  readonly works: readonly Artwork[];
  readonly currency: Currency;
  readonly rates: Rates;
  readonly medium: Medium | null;
}

/** All works that have a price, in the order of `works`. An archived one is shown only if it was sold. */
export function marksOf({ works, currency, rates, medium }: Shown): Mark[] {
  return works.flatMap((work): Mark[] => {
    if (work.archived && work.sale === null) return [];
    const cents = pictureCents(work, currency, rates);
    if (cents === null) return [];
    return [
      {
        id: work.id,
        work,
        widthInches: work.width,
        heightInches: work.height,
        cents,
        isSold: work.sale !== null,
        formulaCents: formulaCents(work, currency, rates),
        isInFocus: work.medium === medium,
      },
    ];
  });
}

function pictureCents(work: Artwork, currency: Currency, rates: Rates): Cents | null {
  const { sale, askedCents, askedCurrency, framed, framingCents } = work;
  const price = sale
    ? convert(sale.priceCents, sale.currency, currency, rates)
    : askedCents !== null && convert(askedCents, askedCurrency, currency, rates);
  if (price === false) return null;
  const frame = framed ? convert(framingCents, "CAD", currency, rates) : 0;
  const cents = Math.round(price - frame);
  return cents > 0 ? cents : null;
}

function formulaCents(work: Artwork, currency: Currency, rates: Rates): Cents | null {
  if (work.suggestedPrice === null || work.suggestedPrice <= 0) return null;
  return Math.round(convert(toCents(work.suggestedPrice), work.currency, currency, rates));
}

/** How a crowd of works is drawn (the design, Charts). */
export interface Crowd {
  /** Up to 12 in focus; of more the picture is shown at the one that is inspected. */
  readonly hasThumbnails: boolean;
  /** Above 300 in focus, so that the darker places are the fuller ones. */
  readonly isFaint: boolean;
  /** From 800 works on, the other media are cells whose darkness is their count. */
  readonly hasCells: boolean;
}

export function crowdOf(marks: readonly Mark[]): Crowd {
  const inFocus = marks.filter(({ isInFocus }) => isInFocus).length;
  return {
    hasThumbnails: inFocus <= 12,
    isFaint: inFocus > 300,
    hasCells: marks.length >= 800,
  };
}
