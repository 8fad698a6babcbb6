import { askingPriceLimits } from "#schema/artworks/asking-price.ts";
import { isHoldOver } from "#schema/artworks/hold.ts";
import { centsIn, type OfferedPrice } from "#schema/artworks/offered-prices.ts";
import { convert, type Rates } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { listPriceOfWork } from "#schema/price-lists/list-curves.ts";
import { applyList, type ListedWork } from "#schema/price-lists/next-list.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { askedPriceOf, type PricedColumns } from "#worker/artworks/asked-price.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";

/** The columns that determine a work's listed price. */
type ListedFacts = Pick<
  ArtworkRow,
  "medium" | "widthInches" | "heightInches" | "framed" | "framingCents"
>;

/** The columns of a work's listed price; both are null while it follows no list. */
type ListedColumns = Pick<ArtworkRow, "listedCents" | "listedCurrency">;

/** The columns that determine whether a work on offer follows a list. */
export type FollowingColumns = PricedColumns &
  ListedFacts &
  Pick<ArtworkRow, "id" | "status" | "statusUntil" | "archived">;

/** A list, null for none, and the exchange rates and the time that count when it is asked. */
export interface ListAtTime<List extends PriceList | null = PriceList> {
  readonly list: List;
  readonly rates: Rates;
  readonly now: Date;
}

/** What a list says for a work, in whole cents of its currency; null where that is no price that can be asked. */
function listedCentsOf(list: PriceList, work: ListedFacts, rates: Rates): Cents | null {
  // An area can be too small for a number.
  if (work.widthInches * work.heightInches === 0) return null;
  const cents = listPriceOfWork(list, work, rates);
  return cents !== null && cents > 0 && cents <= askingPriceLimits.cents ? cents : null;
}

/** The listed price of a new work, or of one that is to follow the list in force, if there is one that covers it. */
export function listedColumnsOf(
  list: PriceList | null,
  work: ListedFacts,
  rates: Rates,
): ListedColumns {
  const listedCents = list && listedCentsOf(list, work, rates);
  if (list === null || listedCents === null) return { listedCents: null, listedCurrency: null };
  return { listedCents, listedCurrency: list.currency };
}

/** Whether a work is on offer, so that it can follow a list. */
export function isOnOffer({ status, archived }: Pick<ArtworkRow, "status" | "archived">): boolean {
  return !archived && status !== "sold" && status !== "not-for-sale";
}

/** Whether a list changes what a work asks: it is on offer, and has no price of the artist's own. */
export function mayFollow(work: FollowingColumns): boolean {
  return work.askingPriceCents === null && isOnOffer(work);
}

/**
 * A work as `applyList` takes it; null where the list does not cover it. A hold that is over counts as available, and
 * a work that asks nothing now asks what it was offered at before.
 */
export function toListedWork(
  { list, rates, now }: ListAtTime,
  work: FollowingColumns,
  earlier: OfferedPrice | null = null,
): ListedWork | null {
  const listedCents = listedCentsOf(list, work, rates);
  if (listedCents === null) return null;
  const { askedCents, askedCurrency } = askedPriceOf(work);
  const asked = askedCents === null ? earlier : { cents: askedCents, currency: askedCurrency };
  const isOver = isHoldOver({ status: work.status, until: work.statusUntil }, now);
  return {
    id: work.id,
    status: isOver ? "available" : work.status,
    askedCents: asked && centsIn(asked, list.currency, rates),
    listedCents,
  };
}

/** Exchange rates change: by this share of its frame's cost a listed price may differ from what the list says now. */
const frameMargin = 0.1;

/** Whether a work asks what this list says for it, and not what one before said. */
function isListed(list: PriceList, work: FollowingColumns, rates: Rates): boolean {
  const { listedCents, listedCurrency } = listedColumnsOf(list, work, rates);
  if (listedCents === null || work.listedCents === null) return false;
  const isConverted = list.framesApart && work.framed && list.currency !== "CAD";
  const frame = isConverted ? convert(work.framingCents, "CAD", list.currency, rates) : 0;
  const difference = Math.abs(listedCents - work.listedCents);
  return listedCurrency === work.listedCurrency && difference <= frame * frameMargin;
}

/**
 * The listed price of a work whose size, medium or frame was edited (price list, section 3.6): one that follows the list
 * follows it with what it is now. One that does not, because the list was below what it asks, it waits or it was not
 * covered, follows from now on unless that lowers what it asks or it still waits.
 * @param after The work as edited, with the listed price from before.
 */
export function relistEdited(
  { list, rates, now }: ListAtTime<PriceList | null>,
  before: ListedFacts,
  after: FollowingColumns,
): ListedColumns {
  const { listedCents, listedCurrency } = after;
  const stays = { listedCents, listedCurrency };
  if (list === null || !mayFollow(after) || !isChanged(before, after)) return stays;
  if (isListed(list, { ...after, ...before }, rates)) return listedColumnsOf(list, after, rates);
  const listed = toListedWork({ list, rates, now }, after);
  const [applied] = listed === null ? [] : applyList([listed]);
  const follows = applied?.outcome === "rises" || applied?.outcome === "stays";
  return follows ? listedColumnsOf(list, after, rates) : stays;
}

function isChanged(before: ListedFacts, after: ListedFacts): boolean {
  return (
    before.medium !== after.medium ||
    before.widthInches !== after.widthInches ||
    before.heightInches !== after.heightInches ||
    before.framed !== after.framed ||
    before.framingCents !== after.framingCents
  );
}
