import type { MendingList } from "#schema/price-list/mend-plan.ts";
import type { PriceListView } from "../view.ts";

/** The list that prices are mended to: the draft, else the one in force, else none. */
export function mendingList({
  draft,
  inForce,
  curves,
}: Pick<PriceListView, "draft" | "inForce" | "curves">): MendingList | null {
  return draft ? { ...draft, curves } : inForce;
}
