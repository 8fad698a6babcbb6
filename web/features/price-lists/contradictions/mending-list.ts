import type { PriceListView } from "../view.ts";
import type { MendingList } from "./mend-plan.ts";

/** The list that prices are mended to: the draft, else the one in force, else none. */
export function mendingList({
  draft,
  inForce,
  curves,
}: Pick<PriceListView, "draft" | "inForce" | "curves">): MendingList | null {
  return draft ? { ...draft, curves } : inForce;
}
