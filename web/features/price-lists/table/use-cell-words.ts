import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import type { Medium } from "#schema/media.ts";
import { priceListLimits } from "#schema/price-list/price-list-input.ts";
import type { FaceSize } from "#schema/price-list/sizes.ts";
import type { Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { useSizeName } from "../use-size-name.ts";
import type { TableProblem } from "./problems.ts";

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
