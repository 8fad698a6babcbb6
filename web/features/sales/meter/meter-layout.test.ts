import { expect, test } from "vitest";
import { meterLayout } from "./meter-layout.ts";

const limit = 30_000_00;

test("four quarters are drawn one after the other, two pixels apart, up to a stop at the limit", () => {
  const layout = meterLayout([3_000_00, 6_000_00, 0, 3_000_00], limit, 300);
  expect(layout.segments).toEqual([
    { x: 0, width: 28 },
    { x: 30, width: 58 },
    { x: 90, width: 28 },
  ]);
  expect(layout.end).toBe(120);
  expect(layout.stop).toBe(300);
});

test("ticks are at every 5,000, named at every 10,000", () => {
  const { ticks } = meterLayout([0], limit, 300);
  expect(ticks.map(({ cents, isNamed }) => [cents / 100, isNamed])).toEqual([
    [0, true],
    [5_000, false],
    [10_000, true],
    [15_000, false],
    [20_000, true],
    [25_000, false],
    [30_000, true],
  ]);
});

test("past the limit the scale grows and the stop stays where 30,000 is", () => {
  const layout = meterLayout([45_000_00], limit, 300);
  expect(layout.ticks.at(-1)).toMatchObject({ cents: 50_000_00, x: 300 });
  expect(layout.stop).toBe(180);
  expect(layout.end).toBe(270);
});

test("however much was sold, at most nine ticks are named and all of it is drawn", () => {
  const layout = meterLayout([1_234_567_00], limit, 300);
  expect(layout.ticks.filter(({ isNamed }) => isNamed).length).toBeLessThanOrEqual(9);
  expect(layout.end).toBeLessThanOrEqual(300);
});

test("the smallest sale is a line of one pixel", () => {
  expect(meterLayout([1], limit, 300).segments).toEqual([{ x: 0, width: 1 }]);
});

test("what was taken back shortens the bar, which never begins before 0", () => {
  const { segments, end } = meterLayout([10_000_00, 10_000_00, -5_000_00], 30_000_00, 300);
  expect(end).toBe(150);
  expect(segments).toEqual([
    { x: 0, width: 98 },
    { x: 100, width: 48 },
  ]);
  expect(meterLayout([0, -5_000_00], 30_000_00, 300)).toMatchObject({ segments: [], end: 0 });
});

test("of large amounts only as many are named, from the end, as have room on a phone", () => {
  const { ticks } = meterLayout([1_500_000_00], limit, 350);
  const named = ticks.filter(({ isNamed }) => isNamed);
  expect(named.map(({ cents, x }) => [cents / 100, x])).toEqual([
    [0, 0],
    [320_000, 70],
    [960_000, 210],
    [1_600_000, 350],
  ]);
});
