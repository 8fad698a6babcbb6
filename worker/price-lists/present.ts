import type { Dismissal } from "#schema/price-lists/dismissals.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import type { DismissalRow, PriceListRow } from "#worker/db/price-list-tables.ts";

/** A list in a response. */
export function presentList(row: PriceListRow): PriceList {
  return {
    id: row.id,
    number: row.number,
    publishedAt: toIso(row.publishedAt),
    holdsFrom: row.holdsFrom,
    currency: row.currency,
    rounding: {
      to: row.roundingTo,
      direction: row.roundingDirection,
      minimumCents: row.minimumCents,
    },
    framesApart: row.framesApart,
    overheadCents: row.overheadCents,
    hoursPerMonth: row.hoursPerMonth,
    profit: row.profit,
    startsFrom: row.startsFrom,
    anchors: row.anchors,
    raise: row.raise,
    curves: row.curves,
    appliedAt: toIso(row.appliedAt),
    undoneAt: toIso(row.undoneAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** An artist's lists in a response: the draft first, if there is one, then the published, newest first. */
export function presentLists(rows: readonly PriceListRow[]): PriceList[] {
  return rows
    .toSorted((one, other) => (other.number ?? Infinity) - (one.number ?? Infinity))
    .map(presentList);
}

/** A dismissed contradiction in a response. */
export function presentDismissal({ key, reason, dismissedAt }: DismissalRow): Dismissal {
  return { key, reason, dismissedAt: dismissedAt.toISOString() };
}

function toIso(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
