import { type Medium, media } from "#schema/artworks/media.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { toCents } from "#schema/money.ts";
import { fitCurve, type PricePoint, priceAt } from "#schema/price-lists/curve.ts";
import type { ListAnchor } from "#schema/price-lists/price-list.ts";
import { priceListLimits } from "#schema/price-lists/price-list-input.ts";
import { type RoundingRule, roundPrice } from "#schema/price-lists/rounding.ts";
import { distinctSizes } from "#schema/price-lists/sizes.ts";
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

/** The sizes at which a list begins. */
export type BeginningSizes = "all" | "three";

/**
 * Prices to begin a list with: for each medium what the curve along the points says, rounded as the list rounds, at every
 * size of a point, or at the smallest, middle and largest. They never fall as the area grows, whatever single points do.
 */
export function anchorsAlong(
  points: Points,
  rule: RoundingRule,
  sizes: BeginningSizes,
): ListAnchor[] {
  const most = Math.floor(priceListLimits.anchors / Math.max(1, points.size));
  return media.flatMap((medium) => {
    const own = points.get(medium) ?? [];
    if (own.length === 0) return [];
    const curve = fitCurve(own);
    return spread(distinctSizes(own), sizes === "three" ? 3 : most).map((size) => ({
      medium,
      ...size,
      priceCents: Math.max(
        rule.to * 100,
        roundPrice(priceAt(curve, size.widthInches, size.heightInches), rule),
      ),
    }));
  });
}

/** All of them, or so many from the first to the last. */
function spread<One>(all: readonly One[], most: number): One[] {
  if (all.length <= most) return [...all];
  const picked = Array.from({ length: most }, (_, index) =>
    Math.floor((index * (all.length - 1)) / (most - 1)),
  );
  return picked.flatMap((index) => all[index] ?? []);
}
