import { earliestToday } from "#schema/days.ts";
import type { PriceList } from "./price-list.ts";

/** What decides whether a list is in force. */
export type DatedList = Pick<PriceList, "publishedAt" | "holdsFrom">;

/**
 * The list in force at a time: of those published whose day has begun everywhere in Canada, the one with the latest
 * day; of two with the same day, the one published last. Null without one.
 */
export function listInForce<List extends DatedList>(
  lists: readonly List[],
  now: Date,
): List | null {
  const today = earliestToday(now);
  return latest(lists.filter(({ holdsFrom }) => holdsFrom !== null && holdsFrom <= today));
}

/** The published list with the latest day, in force or not: the one that the next list comes after. */
export function latestList<List extends DatedList>(lists: readonly List[]): List | null {
  return latest(lists);
}

function latest<List extends DatedList>(lists: readonly List[]): List | null {
  const published = lists.filter(({ publishedAt }) => publishedAt !== null);
  return published.reduce<List | null>(
    (one, other) => (one === null || orderOf(other) > orderOf(one) ? other : one),
    null,
  );
}

function orderOf({ holdsFrom, publishedAt }: DatedList): string {
  return `${holdsFrom} ${publishedAt}`;
}
