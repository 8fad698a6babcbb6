import type { Medium } from "#schema/artworks/media.ts";
import { type Curve, fitCurve, priceAt } from "#schema/price-lists/curve.ts";
import { type Curves, scaleCurve } from "#schema/price-lists/list-curves.ts";
import type { ListAnchor, PriceList } from "#schema/price-lists/price-list.ts";
import { anchorPoints } from "#schema/price-lists/price-points.ts";

/** The days before the day of seeding on which her list was published, and from which it holds. */
export const listDays = { published: 447, holds: 433 } as const;

type Size = `${number}x${number}`;

/** The prices that she set, in Canadian dollars; the others follow the curve. */
const prices: readonly (readonly [medium: Medium, size: Size, dollars: number])[] = [
  ["oil", "8x10", 350],
  ["oil", "30x40", 2200],
  ["acrylic", "30x40", 1925],
  ["mixed", "30x40", 2500],
  ["encaustic", "20x20", 1200],
  ["collage", "16x20", 675],
  ["mosaic", "16x20", 1625],
  ["watercolour", "16x20", 400],
  ["gouache", "9x12", 200],
  ["pastel", "9x12", 175],
  ["ink", "11x14", 200],
  ["charcoal", "18x24", 400],
];

const anchors: readonly ListAnchor[] = prices.map(([medium, size, dollars]) => {
  const [widthInches = 0, heightInches = 0] = size.split("x").map(Number);
  return { medium, widthInches, heightInches, priceCents: dollars * 100 };
});

/** One shape for everything that she makes, the one of her oils; each medium has its own height. */
function curvesOfOneShape(): Curves {
  const oil = fitCurve(anchorPoints(anchors, "oil"));
  const curves: { [medium in Medium]?: Curve } = { oil };
  for (const { medium, widthInches, heightInches, priceCents } of anchors) {
    curves[medium] ??= scaleCurve(oil, priceCents / priceAt(oil, widthInches, heightInches));
  }
  return curves;
}

/** Odile's first price list, as it was published. */
export const publishedList = {
  currency: "CAD",
  rounding: { to: 25, direction: "nearest", minimumCents: 100_00 },
  framesApart: true,
  overheadCents: 0,
  hoursPerMonth: 100,
  profit: 1,
  startsFrom: "works",
  anchors: [...anchors],
  raise: { percent: 0, byMedium: {} },
  curves: curvesOfOneShape(),
} as const satisfies Partial<PriceList>;

/** The contradiction that she left as it is: a work far above her list, and why. */
export const dismissed = {
  daysAgo: 41,
  kind: "off-the-list",
  title: "Après la pluie",
  reason: "Nothing else of mine is five feet tall.",
} as const;
