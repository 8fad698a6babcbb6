import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Medium, media } from "#schema/media.ts";
import { toCents } from "#schema/money.ts";
import { fitCurve, type PricePoint, priceAt } from "#schema/price-list/curve.ts";
import type { ListAnchor } from "#schema/price-list/price-list.ts";
import { type RoundingRule, roundPrice } from "#schema/price-list/rounding.ts";
import { areaOf } from "#schema/price-list/sizes.ts";
import type { PriceListView } from "../view.ts";

type Points = ReadonlyMap<Medium, readonly PricePoint[]>;

/** What works were sold for, without frames. */
export function soldPoints({ points }: Pick<PriceListView, "points">): Points {
  return new Map(
    [...points].flatMap(([medium, all]) => {
      const sold = all.filter(({ kind }) => kind === "sale");
      return sold.length > 0 ? [[medium, sold] as const] : [];
    }),
  );
}

type SuggestedWork = Pick<
  PriceListView["works"][number],
  "medium" | "width" | "height" | "suggestedPrice" | "currency"
>;

/** What the calculator suggested for works, in the list's currency at today's rates. */
export function suggestedPoints(
  works: readonly SuggestedWork[],
  currency: Currency,
  rates: Rates,
): Points {
  const priced = works.flatMap(({ medium, width, height, suggestedPrice, currency: own }) => {
    if (suggestedPrice === null) return [];
    const priceCents = Math.round(convert(toCents(suggestedPrice), own, currency, rates));
    const point = { widthInches: width, heightInches: height, priceCents, kind: "sale" } as const;
    return priceCents > 0 ? [{ medium, ...point }] : [];
  });
  return Map.groupBy(priced, ({ medium }) => medium);
}

/**
 * Prices to begin a list with: for each medium at its smallest, middle and largest size, what the curve along the
 * points says, rounded. They never fall as the area grows, whatever single points do.
 */
export function anchorsAlong(points: Points, rule: RoundingRule): ListAnchor[] {
  return media.flatMap((medium) => {
    const own = points.get(medium) ?? [];
    if (own.length === 0) return [];
    const curve = fitCurve(own);
    return pickSizes(own).map(({ widthInches, heightInches }) => ({
      ...{ medium, widthInches, heightInches },
      priceCents: Math.max(
        rule.to * 100,
        roundPrice(priceAt(curve, widthInches, heightInches), rule),
      ),
    }));
  });
}

/** The smallest, the middle and the largest of different areas. */
function pickSizes(points: readonly PricePoint[]): PricePoint[] {
  const byArea = new Map(points.map((point) => [areaOf(point), point]));
  const sizes = [...byArea.values()].sort((one, other) => areaOf(one) - areaOf(other));
  const picked = [0, Math.floor((sizes.length - 1) / 2), sizes.length - 1];
  return [...new Set(picked)].flatMap((index) => sizes[index] ?? []);
}
