import { useTranslations } from "use-intl";
import type { Medium } from "#schema/artworks/media.ts";
import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { anchorsBelowMinimum, fallingAnchors } from "#schema/price-lists/list-curves.ts";
import type { ListAnchor } from "#schema/price-lists/price-list.ts";
import { priceListLimits } from "#schema/price-lists/price-list-input.ts";
import type { RoundingRule } from "#schema/price-lists/rounding.ts";
import { type FaceSize, isSmaller } from "#schema/price-lists/sizes.ts";
import type { Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { useSizeName } from "../use-size-name.ts";
import { cellKey } from "./price-grid.ts";
import type { PriceFault, ReadPrice } from "./sheet.ts";

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
  unparsed: ReadonlyMap<string, string>,
  read: (text: string) => ReadPrice,
): Map<string, TableProblem> {
  return new Map(
    [...unparsed].map(([key, text]) => {
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

/** A cell as a sentence names it: `Oil, 16 × 20`. */
export function useCellName(units: Units): (medium: Medium, size: FaceSize) => string {
  const t = useTranslations("priceList.table");
  const mediumName = useTranslations("choices.medium");
  const sizeName = useSizeName(units);
  return (medium, size) => t("cell", { medium: mediumName(medium), size: sizeName(size) });
}

/** What is wrong with a cell, and what to do. */
export function useProblemWords(
  units: Units,
  currency: Currency,
): (problem: TableProblem, size: FaceSize) => string {
  const t = useTranslations("priceList.table.problems");
  const format = useFormat();
  const lengths = useLengths();
  const inUnits = ({ widthInches, heightInches }: FaceSize) =>
    lengths.size(widthInches, heightInches, units);
  return (problem, size) => {
    switch (problem.kind) {
      case "unreadable":
        return t("unreadable", { currency });
      case "zero":
        return t("zero");
      case "tooMuch":
        return t("tooMuch", { maximum: format.askedMoney(priceListLimits.amountCents, currency) });
      case "notSet":
        return t("notSet");
      case "falling":
        return t("falling", {
          size: inUnits(size),
          price: format.askedMoney(problem.priceCents, currency),
          smaller: inUnits(problem.smaller),
          smallerPrice: format.askedMoney(problem.smaller.priceCents, currency),
        });
      case "belowMinimum":
        return t("belowMinimum", { minimum: format.askedMoney(problem.minimumCents, currency) });
    }
  };
}
