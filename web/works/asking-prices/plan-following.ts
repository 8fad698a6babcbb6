import type { Artwork } from "#schema/artworks/artwork.ts";
import { shownStatus } from "#schema/artworks/hold.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, roundHalfUp, toCents } from "#schema/money.ts";
import { listPriceOfWork } from "#schema/price-lists/list-curves.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";

/** What determines whether a work follows, and what it then asks. */
export type FollowableWork = Pick<
  Artwork,
  | "id"
  | "title"
  | "medium"
  | "width"
  | "height"
  | "framed"
  | "framingCents"
  | "status"
  | "archived"
  | "askingPriceCents"
  | "askedCents"
  | "askedCurrency"
  | "listedCents"
  | "listedCurrency"
  | "suggestedPrice"
  | "currency"
> & { readonly statusDetails: Pick<Artwork["statusDetails"], "until"> };

/** A work with a price of its own, and what it would ask without it. */
export interface FollowingWork {
  readonly work: FollowableWork;
  /** Null where there is nothing to follow. */
  readonly next: { readonly cents: Cents; readonly currency: Currency } | null;
  /** As the Worker decides it; `held`: it would ask less, or nothing, and keeps its price. */
  readonly outcome: "rises" | "same" | "held";
  /** On hold or consigned: it keeps its price unless the artist chooses it. */
  readonly waits: boolean;
}

/** What the works on offer that have a price of their own would ask by the list in force, or by the formula. */
export function planFollowing(
  works: readonly FollowableWork[],
  list: PriceList | null,
  rates: Rates,
  now: Date,
): FollowingWork[] {
  return works.flatMap((work): FollowingWork[] => {
    const status = shownStatus(work, now);
    const isOffered = !work.archived && status !== "sold" && status !== "not-for-sale";
    if (work.askingPriceCents === null || !isOffered) return [];
    const next = nextPrice(work, list, rates);
    const waits = status !== "available";
    if (next === null) return [{ work, next, outcome: "held", waits }];
    const own = convert(work.askingPriceCents, work.askedCurrency, next.currency, rates);
    const difference = next.cents - roundHalfUp(own);
    const outcome = difference < 0 ? "held" : difference === 0 ? "same" : "rises";
    return [{ work, next, outcome, waits }];
  });
}

function nextPrice(
  work: FollowableWork,
  list: PriceList | null,
  rates: Rates,
): FollowingWork["next"] {
  const { medium, width, height, framed, framingCents, listedCents, suggestedPrice } = work;
  const sized = { medium, widthInches: width, heightInches: height, framed, framingCents };
  const ofList = list && listPriceOfWork(list, sized, rates);
  if (list !== null && ofList) return { cents: ofList, currency: list.currency };
  if (listedCents !== null) return { cents: listedCents, currency: work.listedCurrency };
  return suggestedPrice === null
    ? null
    : { cents: toCents(suggestedPrice), currency: work.currency };
}
