import { expect, test } from "vitest";
import { fallingAnchors } from "#schema/price-lists/list-curves.ts";
import { anchorsAlong, suggestedPoints } from "./beginning.ts";

const rule = { to: 5, direction: "nearest", minimumCents: 0 } as const;

function sale(widthInches: number, heightInches: number, priceCents: number) {
  return { widthInches, heightInches, priceCents, kind: "sale" } as const;
}

test("every size that was sold has a price, rounded as the list rounds", () => {
  const sizes = [
    [8, 10],
    [9, 12],
    [11, 14],
    [12, 16],
    [14, 18],
    [16, 20],
    [18, 24],
    [20, 24],
  ] as const;
  const sales = [...sizes, [24, 30], [30, 40], [20, 16], [10, 8], [14, 11]] as const;
  const points = sales.map(([width, height]) =>
    sale(width, height, Math.round(16 * (width * height) ** 0.7) * 100),
  );
  expect(points).toHaveLength(13);
  const anchors = anchorsAlong(new Map([["oil", points]]), { ...rule, to: 25 }, "all");
  expect(anchors.map(({ widthInches }) => widthInches)).toEqual([
    8, 9, 11, 12, 14, 16, 18, 20, 24, 30,
  ]);
  expect(anchors.every(({ priceCents }) => priceCents % 2500 === 0)).toBe(true);
});

test("more sizes than a list can have are spread from the smallest to the largest", () => {
  const many = Array.from({ length: 900 }, (_, index) => sale(5 + index / 10, 10, 100_00 + index));
  const anchors = anchorsAlong(new Map([["oil", many]]), rule, "all");
  expect(anchors).toHaveLength(500);
  expect(anchors[0]).toMatchObject({ widthInches: 5 });
  expect(new Set(anchors.map((anchor) => anchor.widthInches * anchor.heightInches)).size).toBe(500);
});

test("three prices along the points: at the smallest, the middle and the largest size, rounded", () => {
  const sales = [
    sale(8, 10, 352_00),
    sale(12, 16, 601_00),
    sale(16, 20, 898_00),
    sale(24, 30, 1602_00),
  ];
  const anchors = anchorsAlong(new Map([["oil", sales]]), rule, "three");
  expect(anchors.map(({ medium, widthInches }) => [medium, widthInches])).toEqual([
    ["oil", 8],
    ["oil", 12],
    ["oil", 24],
  ]);
  expect(anchors.every(({ priceCents }) => priceCents % 500 === 0)).toBe(true);
});

test("they never fall, although the points do, and the least of them is a step of the rounding", () => {
  const sales = [sale(8, 10, 1000_00), sale(16, 20, 500_00), sale(24, 30, 700_00)];
  const anchors = anchorsAlong(new Map([["oil", sales]]), rule, "three");
  expect(fallingAnchors(anchors)).toEqual([]);
  const tiny = anchorsAlong(new Map([["ink", [sale(5, 7, 1_00)]]]), rule, "three");
  expect(tiny).toMatchObject([{ medium: "ink", priceCents: 500 }]);
});

test("one size gives one price, and no points give none", () => {
  const sales = [sale(8, 10, 300_00), sale(10, 8, 300_00)];
  expect(anchorsAlong(new Map([["oil", sales]]), rule, "three")).toHaveLength(1);
  expect(anchorsAlong(new Map(), rule, "all")).toEqual([]);
});

test("suggested prices are taken in the list's currency; works without one are left out", () => {
  const work = { medium: "oil", width: 16, height: 20, currency: "CAD" } as const;
  const points = suggestedPoints(
    [
      { ...work, suggestedPrice: 400 },
      { ...work, suggestedPrice: null },
    ],
    "USD",
    { CAD: 1, USD: 0.75 },
  );
  expect(points.get("oil")).toEqual([
    { medium: "oil", widthInches: 16, heightInches: 20, priceCents: 300_00, kind: "sale" },
  ]);
});
