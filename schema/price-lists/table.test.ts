import fc from "fast-check";
import { expect, test } from "vitest";
import { fitCurve, type PricePoint, priceAt } from "./curve.ts";
import { type RoundingRule, roundPrice } from "./rounding.ts";
import { standardSizes } from "./sizes.ts";
import { type Anchor, listCells, listedPrice } from "./table.ts";

const rule: RoundingRule = { to: 25, direction: "nearest", minimumCents: 100_00 };
const sizes = standardSizes("imperial");

function anchor(widthInches: number, heightInches: number, dollars: number): Anchor {
  return { widthInches, heightInches, priceCents: dollars * 100 };
}

function curveThrough(anchors: readonly Anchor[]) {
  return fitCurve(anchors.map((each): PricePoint => ({ ...each, kind: "anchor" })));
}

test("anchors are listed as they were set, the others along the curve, rounded", () => {
  const anchors = [anchor(8, 10, 337), anchor(40, 30, 2210)];
  const curve = curveThrough(anchors);
  const cells = listCells(curve, sizes, anchors, rule);
  expect(cells.filter(({ isAnchor }) => isAnchor).map(({ priceCents }) => priceCents)).toEqual([
    337_00, 2210_00,
  ]);
  const [middle] = cells.filter(({ widthInches }) => widthInches === 16);
  expect(middle?.priceCents).toBe(roundPrice(priceAt(curve, 16, 20), rule));
  expect(middle?.priceCents).toBe(
    listedPrice(curve, { widthInches: 20, heightInches: 16 }, anchors, rule),
  );
});

test("what the curve puts below the minimum is listed at it, and marked", () => {
  const anchors = [anchor(16, 20, 200)];
  const [smallest] = listCells(curveThrough(anchors), sizes, anchors, rule);
  expect(smallest).toMatchObject({ priceCents: 100_00, isMinimum: true, isAnchor: false });
});

test("a price at the minimum is marked only where the curve is below it and nothing else holds it", () => {
  const anchors = [anchor(5, 7, 100), anchor(16, 20, 400)];
  const curve = curveThrough(anchors);
  const cellOf = (widthInches: number, heightInches: number, minimumCents = rule.minimumCents) =>
    listCells(curve, [{ widthInches, heightInches }], anchors, { ...rule, minimumCents })[0];
  expect(cellOf(5, 7)).toMatchObject({ priceCents: 100_00, isAnchor: true, isMinimum: false });
  // The curve is at $106.78 there, and rounded to the minimum.
  expect(cellOf(5.5, 7)).toMatchObject({ priceCents: 100_00, isAnchor: false, isMinimum: false });
  expect(cellOf(5, 5)).toMatchObject({ priceCents: 100_00, isAnchor: false, isMinimum: true });
  expect(cellOf(5.5, 7, 120_00)).toMatchObject({ priceCents: 120_00, isMinimum: true });
  // Nothing larger may ask less than an anchor, nor smaller more.
  expect(cellOf(5, 5, 120_00)).toMatchObject({ priceCents: 100_00, isMinimum: false });
});

test("cells are in the order of the area, whatever order the sizes have", () => {
  const anchors = [anchor(8, 10, 337)];
  const cells = listCells(curveThrough(anchors), sizes.toReversed(), anchors, rule);
  expect(cells.map(({ widthInches, heightInches }) => widthInches * heightInches)).toEqual(
    sizes.map(({ widthInches, heightInches }) => widthInches * heightInches),
  );
});

test.each([
  [8, 10, 337_00],
  [10, 8, 337_00],
  [7.996, 10.004, 337_00],
  [7.994, 10, 325_00],
  [8, 9.994, 325_00],
  [1999.996, 0.504, 337_00],
])(
  "an anchor of its size to a hundredth of an inch is the price of %d × %d",
  (width, height, cents) => {
    const anchors = [width > 1000 ? anchor(2000, 0.5, 337) : anchor(8, 10, 337)];
    const size = { widthInches: width, heightInches: height };
    expect(listedPrice(curveThrough(anchors), size, anchors, rule)).toBe(cents);
  },
);

test.each([
  ["up", 340_00],
  ["nearest", 337_00],
] as const)("rounded %s, a price stays between the anchors beside it", (direction, expected) => {
  const anchors = [anchor(9, 12, 337), anchor(11, 14, 340)];
  const between = { widthInches: 9.5, heightInches: 12 };
  const listed = listedPrice(curveThrough(anchors), between, anchors, { ...rule, direction });
  expect(listed).toBe(expected);
});

test.each(["up", "nearest"] as const)(
  "rounded %s, a size of the same area as an anchor asks what that does, though its sides are others",
  (direction) => {
    const anchors = [anchor(16, 20, 337)];
    const size = { widthInches: 10, heightInches: 32 };
    const listed = listedPrice(curveThrough(anchors), size, anchors, { ...rule, direction });
    expect(listed).toBe(337_00);
  },
);

test("an anchor is the price of a miniature whose sides differ by almost a hundredth of an inch", () => {
  const anchors = [anchor(1.00499, 1.00499, 337)];
  const size = { widthInches: 0.99501, heightInches: 0.99501 };
  expect(listedPrice(curveThrough(anchors), size, anchors, rule)).toBe(337_00);
});

test("prices never fall as the area grows, whatever the anchors, as long as these do not", () => {
  const rising = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 4000 })), {
      minLength: 1,
      maxLength: 6,
    })
    .map((drawn) => {
      const bySize = new Map(drawn);
      const rows = [...bySize.keys()].toSorted((one, other) => one - other);
      const dollars = [...bySize.values()].toSorted((one, other) => one - other);
      return rows.flatMap((row, index) => {
        const size = sizes[row];
        return size ? [{ ...size, priceCents: (dollars[index] ?? 1) * 100 }] : [];
      });
    });
  fc.assert(
    fc.property(rising, fc.constantFrom(1, 5, 10, 25, 50, 100), (anchors, to) => {
      const cells = listCells(curveThrough(anchors), sizes, anchors, {
        ...rule,
        to,
        minimumCents: 0,
      });
      const prices = cells.map(({ priceCents }) => priceCents);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    }),
  );
});
