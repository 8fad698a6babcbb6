import { expect, test } from "vitest";
import { axisY, drawSteps } from "./drawing.ts";
import type { Step } from "./steps.ts";

const day = (date: string) => new Date(`${date}T00:00:00`).getTime();
const step = (date: string, dollars: number, isSale = false): Step => ({
  at: day(date),
  cents: dollars * 100,
  isSale,
});
const now = day("2026-11-22");
const frame = { width: 500, now, labelWidth: () => 40 };

test("a price holds flat and turns square, up to now", () => {
  const { lines, marks, sales } = drawSteps(
    [[step("2026-05-09", 1000), step("2026-09-01", 2000)]],
    frame,
  );
  // 115 of 197 days later.
  expect(lines).toEqual(["M4 126H291.2V44H496"]);
  expect(marks).toEqual([
    { x: 4, y: 126 },
    { x: 291.2, y: 44 },
  ]);
  expect(sales).toEqual([]);
});

test("a sale ends the line with its dot; a return begins another", () => {
  const sold = [step("2026-05-09", 1000), step("2026-11-01", 1000, true)];
  const { lines, sales, labels } = drawSteps([sold], frame);
  expect(lines).toEqual(["M4 85H493V85"]);
  expect(sales).toEqual([{ x: 493, y: 85 }]);
  // The price of the sale is that of its step.
  expect(labels.map(({ cents }) => cents)).toEqual([100000]);
  const returned = drawSteps([sold, [step("2026-11-10", 1000)]], frame);
  expect(returned.lines).toHaveLength(2);
  expect(returned.lines[1]).toMatch(/^M\d+(\.\d)? 85H496$/);
});

test("where two prices would meet, the older one goes below", () => {
  const { labels } = drawSteps(
    [[step("2026-05-09", 1716), step("2026-05-16", 1750), step("2026-09-01", 2000)]],
    frame,
  );
  const [first, second, third] = labels;
  // Below its step by 20, above by 12.
  expect(first).toMatchObject({ cents: 171600, y: 146 });
  expect(second?.y).toBeCloseTo(126 - (34 / 284) * 82 - 12, 0);
  expect(third).toMatchObject({ cents: 200000, y: 32, anchor: "start" });
});

test("a price that the next line would cross goes below", () => {
  const steps = [step("2026-05-09", 1000), step("2026-05-24", 2000)];
  const { labels } = drawSteps([steps], frame);
  // The next step rises 38 px to the right, and the price is 40 px long.
  expect(labels.map(({ y }) => y)).toEqual([146, 32]);
});

test("a price below the lowest step leaves room above the axis for its comma", () => {
  const { labels } = drawSteps([[step("2026-05-09", 2000), step("2026-09-01", 1000)]], frame);
  // At 17 px a comma reaches 4 px below the line of text.
  expect(labels.map(({ y }) => axisY - y)).toEqual([120, 6]);
});

test("a price that has room neither above nor below is left to the table", () => {
  const crowd = Array.from({ length: 6 }, (_, index) => step(`2026-05-1${index}`, 1000 + index));
  const { labels, marks } = drawSteps([crowd], frame);
  expect(marks).toHaveLength(6);
  expect(labels.length).toBeLessThan(6);
  expect(labels.at(-1)?.cents).toBe(100500);
});

test("a price at the right edge is written to its left", () => {
  const { labels } = drawSteps([[step("2026-05-09", 1000), step("2026-11-21", 2000)]], frame);
  expect(labels.map(({ anchor }) => anchor)).toEqual(["start", "end"]);
});

test("one price of today fills the width", () => {
  expect(drawSteps([[{ at: now, cents: 100, isSale: false }]], frame).lines).toEqual(["M4 85H496"]);
  const soldToday = [
    { at: now, cents: 100, isSale: false },
    { at: now, cents: 100, isSale: true },
  ];
  expect(drawSteps([soldToday], frame).sales).toHaveLength(1);
  expect(drawSteps([], frame)).toMatchObject({ lines: [], marks: [], labels: [] });
});

test("months are marked, a few of them named; over many months the years", () => {
  const { ticks } = drawSteps([[step("2026-05-09", 1000)]], frame);
  expect(ticks).toHaveLength(6);
  expect(ticks.filter(({ isLabelled }) => isLabelled)).toHaveLength(6);
  const narrow = drawSteps([[step("2026-05-09", 1000)]], { ...frame, width: 240 });
  expect(narrow.ticks.filter(({ isLabelled }) => isLabelled)).toHaveLength(3);
  const years = drawSteps([[step("2022-05-09", 1000)]], frame).ticks;
  expect(years.map(({ time }) => new Date(time).getFullYear())).toEqual([2023, 2024, 2025, 2026]);
});
