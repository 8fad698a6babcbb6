import type { Artwork } from "#schema/artworks/artwork.ts";
import { shownStatus } from "#schema/artworks/hold.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { convert, type Rates } from "#schema/currency.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import { listPriceOf, listPriceOfWork, type PricedList } from "#schema/price-lists/list-curves.ts";
import { type AppliedPrice, applyList } from "#schema/price-lists/next-list.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import type { FaceSize } from "#schema/price-lists/sizes.ts";

/** What the preview takes from a work. */
export type PreviewableWork = Pick<
  Artwork,
  | "id"
  | "medium"
  | "width"
  | "height"
  | "framed"
  | "framingCents"
  | "status"
  | "statusDetails"
  | "archived"
  | "askingPriceCents"
  | "askedCents"
  | "askedCurrency"
>;

type WorkPricingList = PricedList & Pick<PriceList, "currency" | "framesApart">;

/** What a list does to a work on offer. The amounts are whole cents of the list's currency. */
export interface PreviewedWork {
  readonly id: string;
  /** As in `applyList`; `own`: the artist has set a price of their own, which no list changes. */
  readonly outcome: AppliedPrice["outcome"] | "own";
  /** What is asked today; null without a price. */
  readonly askedCents: Cents | null;
  readonly listedCents: Cents;
}

/**
 * What a list does to the works on offer from its day on (price list, section 3.6), as applying it does. Left out are
 * sold and archived works, those not for sale, and what the list has no price for. A hold that is over counts as
 * available.
 */
export function previewList(
  works: readonly PreviewableWork[],
  list: WorkPricingList,
  rates: Rates,
  now: Date,
): PreviewedWork[] {
  const covered = works.flatMap((work) => {
    const status = shownStatus(work, now);
    if (work.archived || status === "sold" || status === "not-for-sale") return [];
    const { medium, width, height, framed, framingCents } = work;
    const listable = { medium, widthInches: width, heightInches: height, framed, framingCents };
    const listedCents = listPriceOfWork(list, listable, rates);
    if (listedCents === null || listedCents === 0) return [];
    const askedCents = askedIn(list, work, rates);
    return [{ id: work.id, status, askedCents, listedCents, work }];
  });
  const followers = covered.filter(({ work }) => work.askingPriceCents === null);
  const outcomes = new Map(applyList(followers).map(({ id, outcome }) => [id, outcome]));
  return covered.map(({ id, askedCents, listedCents }) => ({
    id,
    askedCents,
    listedCents,
    outcome: outcomes.get(id) ?? "own",
  }));
}

function askedIn(
  { currency }: WorkPricingList,
  { askedCents, askedCurrency }: PreviewableWork,
  rates: Rates,
): Cents | null {
  if (askedCents === null) return null;
  return roundHalfUp(convert(askedCents, askedCurrency, currency, rates));
}

/** A size in an old list and in a new one, in whole cents of the new one's currency. */
export interface ComparedSize extends FaceSize {
  /** Null where the old list does not cover the medium, or there is none. */
  readonly beforeCents: Cents | null;
  readonly afterCents: Cents;
}

interface ComparedLists {
  /** Null where there is none. */
  readonly before: (PricedList & Pick<PriceList, "currency">) | null;
  readonly after: PricedList & Pick<PriceList, "currency">;
}

/** The column of a medium in two lists (price list, section 3.6); empty where the new one does not cover it. */
export function compareLists(
  { before, after }: ComparedLists,
  medium: Medium,
  sizes: readonly FaceSize[],
  rates: Rates,
): ComparedSize[] {
  return sizes.flatMap(({ widthInches, heightInches }) => {
    const size = { widthInches, heightInches };
    const afterCents = listPriceOf(after, medium, size);
    if (afterCents === null) return [];
    const old = before && listPriceOf(before, medium, size);
    const beforeCents =
      before === null || old === null
        ? null
        : roundHalfUp(convert(old, before.currency, after.currency, rates));
    return [{ ...size, beforeCents, afterCents }];
  });
}
