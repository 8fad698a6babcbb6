import type { PriceListView } from "../view.ts";
import type { ReferenceList } from "./resolving-prices.ts";

/** The list that prices are raised to: the draft, else the one in force, else none. */
export function referenceListOf({
  draft,
  inForce,
  curves,
}: Pick<PriceListView, "draft" | "inForce" | "curves">): ReferenceList | null {
  return draft ? { ...draft, curves } : inForce;
}
