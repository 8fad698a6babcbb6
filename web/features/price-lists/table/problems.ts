import type { Cents } from "#schema/money.ts";
import { anchorsBelowMinimum, fallingAnchors } from "#schema/price-list/list-curves.ts";
import type { ListAnchor } from "#schema/price-list/price-list.ts";
import type { RoundingRule } from "#schema/price-list/rounding.ts";
import { isSmaller } from "#schema/price-list/sizes.ts";
import { cellKey } from "./price-grid.ts";
import type { PriceFault, ReadPrice } from "./read-price.ts";

/** What is wrong with a cell. A typed one has not been set; the others keep the list from being published. */
export type TableProblem =
  | { readonly kind: PriceFault }
  /** It could be read, but not be set without a network. */
  | { readonly kind: "notSet" }
  | { readonly kind: "falling"; readonly priceCents: Cents; readonly smaller: ListAnchor }
  | { readonly kind: "belowMinimum"; readonly minimumCents: Cents };

/** What is wrong with the prices that are set, by cell: each beside the dearest of the smaller sizes. */
export function anchorProblems(
  anchors: readonly ListAnchor[],
  { minimumCents }: Pick<RoundingRule, "minimumCents">,
): Map<string, TableProblem> {
  const problems = new Map<string, TableProblem>();
  for (const anchor of anchorsBelowMinimum(anchors, { minimumCents })) {
    problems.set(keyOf(anchor), { kind: "belowMinimum", minimumCents });
  }
  for (const anchor of fallingAnchors(anchors)) {
    const smaller = dearestOfSmaller(anchor, anchors);
    if (!smaller) continue;
    problems.set(keyOf(anchor), { kind: "falling", priceCents: anchor.priceCents, smaller });
  }
  return problems;
}

/** What is wrong with what stayed in cells as it was typed. */
export function typedProblems(
  kept: ReadonlyMap<string, string>,
  read: (text: string) => ReadPrice,
): Map<string, TableProblem> {
  return new Map(
    [...kept].map(([key, text]) => {
      const found = read(text);
      return [key, { kind: "fault" in found ? found.fault : "notSet" }];
    }),
  );
}

function keyOf(anchor: ListAnchor): string {
  return cellKey(anchor.medium, anchor);
}

function dearestOfSmaller(anchor: ListAnchor, anchors: readonly ListAnchor[]): ListAnchor | null {
  const smaller = anchors.filter(
    (other) => other.medium === anchor.medium && isSmaller(other, anchor),
  );
  return smaller.reduce<ListAnchor | null>(
    (dearest, other) =>
      dearest === null || other.priceCents > dearest.priceCents ? other : dearest,
    null,
  );
}
