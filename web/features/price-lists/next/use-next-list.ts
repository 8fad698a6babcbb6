import { useMemo } from "react";
import { anchorsBelowMinimum, fallingAnchors, raiseList } from "#schema/price-lists/list-curves.ts";
import type { ListAnchor } from "#schema/price-lists/price-list.ts";
import type { PriceListView } from "../view.ts";
import { type PreviewedWork, previewList } from "./list-preview.ts";

/** What keeps a list from being published. */
export type Blocked =
  | { readonly kind: "falling" | "belowMinimum"; readonly anchors: readonly ListAnchor[] }
  | { readonly kind: "empty" };

/** The list as it would be published now. */
export function useNextList({ settings, curves }: PriceListView) {
  const { anchors, raise, rounding, currency, framesApart } = settings;
  return useMemo(
    () => ({ ...raiseList({ anchors, curves, raise, rounding }), rounding, currency, framesApart }),
    [anchors, curves, raise, rounding, currency, framesApart],
  );
}

export type NextList = ReturnType<typeof useNextList>;

/** What it would do to the works. */
export function useOutcomes({ works, rates, now }: PriceListView, next: NextList) {
  return useMemo(() => previewList(works, next, rates, now), [works, next, rates, now]);
}

export function findBlocks(
  { anchors, rounding }: PriceListView["settings"],
  curves: PriceListView["curves"],
): Blocked[] {
  if (Object.keys(curves).length === 0) return [{ kind: "empty" }];
  const falling = [...Map.groupBy(fallingAnchors(anchors), ({ medium }) => medium).values()];
  const below = Map.groupBy(anchorsBelowMinimum(anchors, rounding), ({ medium }) => medium);
  return [
    ...falling.map((group) => ({ kind: "falling", anchors: group }) as const),
    ...[...below.values()].map((group) => ({ kind: "belowMinimum", anchors: group }) as const),
  ];
}

/** The works of one outcome, in the order of the works. */
export function withOutcome(
  outcomes: readonly PreviewedWork[],
  outcome: PreviewedWork["outcome"],
): PreviewedWork[] {
  return outcomes.filter((each) => each.outcome === outcome);
}
