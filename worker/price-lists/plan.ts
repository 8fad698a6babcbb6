import type { OfferedPrice } from "#schema/artworks/offered-prices.ts";
import type { Cents } from "#schema/money.ts";
import { applyList } from "#schema/price-lists/next-list.ts";
import type { AppliedList } from "#schema/price-lists/price-list.ts";
import { highestOffer } from "#worker/artworks/offers.ts";
import { type FollowingColumns, type ListAtTime, mayFollow, toListedWork } from "./listed-price.ts";

/** What a list does to an artist's works. */
export interface Plan extends Omit<AppliedList, "list"> {
  /** The works that get another listed price, in whole cents of the list's currency. */
  readonly changes: readonly { readonly id: string; readonly listedCents: Cents }[];
}

interface PlanOptions {
  /** The ids of works that follow the list although they are on hold or consigned. */
  readonly chosen?: ReadonlySet<string>;
  /** What works that ask nothing now were offered at. */
  readonly earlier?: readonly OfferedPrice[];
}

/**
 * Plans the application of a list (price list, section 3.6): works on offer without an own price follow it. No price is
 * lowered.
 */
export function planApplication(
  asked: ListAtTime,
  works: readonly FollowingColumns[],
  { chosen = new Set(), earlier = [] }: PlanOptions,
): Plan {
  const { list, rates } = asked;
  const followers = works.filter(mayFollow);
  const offersOf = Map.groupBy(earlier, ({ workId }) => workId);
  const listed = followers.flatMap((work) => {
    const offer = highestOffer(offersOf.get(work.id) ?? [], list.currency, rates);
    return toListedWork(asked, work, offer) ?? [];
  });
  const applied = applyList(
    listed.map((work) => (chosen.has(work.id) ? { ...work, status: "available" } : work)),
  );
  const before = new Map(followers.map((work) => [work.id, work]));
  const changes = applied.flatMap(({ id, cents, outcome }) => {
    if (outcome === "held" || outcome === "waits") return [];
    const work = before.get(id);
    const isSame = work?.listedCents === cents && work.listedCurrency === list.currency;
    return isSame ? [] : [{ id, listedCents: cents }];
  });
  const idsOf = (wanted: (typeof applied)[number]["outcome"]) =>
    applied.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);
  return {
    changes,
    risen: idsOf("rises").length,
    stayed: idsOf("stays").length,
    heldIds: idsOf("held"),
    waitingIds: idsOf("waits"),
  };
}
