import { expect, test } from "vitest";
import { browserCounts, unitCounts } from "./counts.ts";
import { figures } from "./figures.ts";
import { rowsOf, writeTable } from "./table.ts";

const asked = [
  { number: 1, what: "first", least: 3 },
  { number: 2, what: "second", least: 3 },
  { number: 3, what: "third", least: 3 },
  { number: 4, what: "fourth", least: 3 },
];

test("a figure is reached when its tests together tried enough and all survived", () => {
  const rows = rowsOf(asked, [
    { number: 1, tried: 2, survived: 2 },
    { number: 1, tried: 2, survived: 2 },
    { number: 2, tried: 2, survived: 2 },
    { number: 3, tried: 5, survived: 4 },
  ]);
  expect(rows.map(({ verdict }) => verdict)).toEqual(["reached", "too few", "failed", "missing"]);
  expect(writeTable(rows)).toBe(
    [
      "figure  what    tried  survived",
      "     1  first       4         4  reached",
      "     2  second      2         2  too few",
      "     3  third       5         4  failed",
      "     4  fourth                   missing",
    ].join("\n"),
  );
});

test("each figure is there once, in order", () => {
  const numbers = figures.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
});

test("the counts are read from either report, and a second try does not replace the first", () => {
  const count = { number: 13, tried: 7, survived: 7 };
  expect(
    unitCounts({
      testResults: [{ assertionResults: [{ meta: { figure: count } }, { meta: {} }] }],
    }),
  ).toEqual([count]);
  const lost = { ...count, survived: 6 };
  const failed = { type: "figure", description: JSON.stringify(lost) };
  const annotations = [{ type: "figure", description: JSON.stringify(count) }, { type: "slow" }];
  const results = [{ annotations: [failed] }, { annotations }];
  expect(
    browserCounts({ suites: [{ specs: [], suites: [{ specs: [{ tests: [{ results }] }] }] }] }),
  ).toEqual([lost, count]);
});
