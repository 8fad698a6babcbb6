import { expect, test } from "vitest";
import { fitCurve, type PricePoint, priceAt } from "#schema/price-lists/curve.ts";
import { curveAt, listLine, straightPath } from "#web/works/curve/lines.ts";
import { logScales } from "#web/works/curve/scales.ts";
import { cellsOf } from "./cells.ts";
import { placeLabels } from "./line-labels.ts";
import { circlesPath, inLayers } from "./mark-paths.tsx";

const field = { left: 0, right: 1000, top: 0, bottom: 1000 };
const extent = {
  smallestArea: 10,
  largestArea: 10_000,
  lowestCents: 1000,
  highestCents: 1_000_000,
};
const scales = logScales(field, extent);
const names = { list: "List", squareInch: "Square", linearInch: "Linear", costPlus: "Cost" };

function anchor(widthInches: number, heightInches: number, dollars: number): PricePoint {
  return { widthInches, heightInches, priceCents: dollars * 100, kind: "anchor" };
}

const curve = fitCurve([anchor(8, 10, 350), anchor(16, 20, 900), anchor(30, 40, 2200)]);

/** The points of a path of straight lines. */
function pointsOf(path: string | null) {
  return (path ?? "")
    .slice(1)
    .split("L")
    .map((pair) => pair.split(" ").map(Number));
}

test("the line is full between the smallest and the largest own size, and goes on beyond", () => {
  const { own, before, after } = listLine(curve, scales);
  const solid = pointsOf(own);
  expect(solid[0]).toEqual(
    [scales.x(80), scales.y(35_000)].map((each) => Math.round(each * 10) / 10),
  );
  expect(solid.at(-1)?.[0]).toBeCloseTo(scales.x(1200), 1);
  expect(pointsOf(before)[0]?.[0]).toBe(0);
  expect(pointsOf(before).at(-1)).toEqual(solid[0]);
  expect(pointsOf(after).at(-1)?.[0]).toBe(1000);
  expect(pointsOf(after)[0]).toEqual(solid.at(-1));
});

test("one size has no full line: all of it is assumed", () => {
  const { own, before, after } = listLine(fitCurve([anchor(16, 20, 900)]), scales);
  expect(own).toBe(null);
  expect(before).not.toBe(null);
  expect(after).not.toBe(null);
});

test("the curve's price of an area is that of any size of it", () => {
  expect(curveAt(curve, 320)).toBeCloseTo(priceAt(curve, 16, 20), 6);
});

test("a power of the area is a straight line", () => {
  const path = straightPath({ cents: 100, exponent: 1 }, scales);
  expect(path).toBe("M0 1000L1000 0");
});

test("circles are one path, and layers share them out", () => {
  expect(circlesPath([{ x: 10, y: 20 }], 4)).toBe("M6 20a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z");
  expect(inLayers([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 3, 5],
    [2, 4],
  ]);
  expect(inLayers([1], 8)).toEqual([[1]]);
});

test("cells of 8 px are darker the more works they hold, and one work is seen", () => {
  const at = (x: number, y: number) => ({ x, y });
  const cells = cellsOf([at(1, 1), at(2, 2), at(7, 7), at(9, 1), at(1, 9), at(2, 9)]);
  expect(cells.map(({ left, top }) => [left, top])).toEqual([
    [0, 0],
    [8, 0],
    [0, 8],
  ]);
  const [three = 0, one = 0, two = 0] = cells.map(({ darkness }) => darkness);
  expect(three).toBe(1);
  expect(one).toBeCloseTo(0.2);
  expect(two).toBeGreaterThan(one);
  expect(two).toBeLessThan(three);
  expect(cellsOf([at(1, 1)])).toEqual([{ left: 0, top: 0, darkness: 0.2 }]);
});

test("lines that end close together have their names one below the other", () => {
  const line = (cents: number) => ({ cents, exponent: 0.5 });
  const labels = placeLabels(
    {
      ...{ curve: null, scales, names },
      lines: [
        { name: "linearInch", line: line(1000) },
        { name: "costPlus", line: line(1001) },
      ],
    },
    [],
  );
  expect(labels.map(({ name }) => name)).toEqual(["costPlus", "linearInch"]);
  const [above, below] = labels;
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBe(18);
  expect(above).toMatchObject({ x: 1008, anchor: "start" });
});

test("a line that leaves through the top has its name beside it, where nothing else is", () => {
  const lines = [{ name: "squareInch", line: { cents: 1000, exponent: 1 } }] as const;
  const free = placeLabels({ curve: null, lines, scales, names }, []);
  expect(free).toMatchObject([{ y: 14, anchor: "end", text: "Square" }]);
  const obstacle = { left: 0, top: 0, width: 1000, height: 60 };
  expect(placeLabels({ curve: null, lines, scales, names }, [obstacle])).toMatchObject([{ y: 74 }]);
  const both = [...lines, { name: "costPlus", line: { cents: 1001, exponent: 1 } }] as const;
  const [first, second] = placeLabels({ curve: null, lines: both, scales, names }, []);
  expect([first?.y, second?.y]).toEqual([14, 34]);
  const everywhere = { left: 0, top: 0, width: 1000, height: 1000 };
  expect(placeLabels({ curve: null, lines, scales, names }, [everywhere])).toEqual([]);
});
