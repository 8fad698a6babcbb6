import { expect, test } from "vitest";
import { browserFiles, type TestFile, unitFiles } from "./counts.ts";
import { figures } from "./figures.ts";
import { rowsOf, writeTable } from "./table.ts";

const asked = [
  { number: 1, what: "first", least: 3 },
  { number: 2, what: "second", least: 3 },
  { number: 3, what: "third", least: 3 },
  { number: 4, what: "fourth", least: 3 },
];

function passed(file: string, ...counts: TestFile["counts"]): TestFile {
  return { file, counts, hasFailed: false };
}

test("a figure is reached when its tests together tried enough and all survived", () => {
  const rows = rowsOf(asked, [
    passed("one.ts", { number: 1, tried: 2, survived: 2 }),
    passed("two.ts", { number: 1, tried: 2, survived: 2 }, { number: 2, tried: 2, survived: 2 }),
    passed("three.ts", { number: 3, tried: 5, survived: 4 }),
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

test("a figure is not reached if a test that counts for it has failed, although the others counted enough", () => {
  const enough = { number: 1, tried: 9, survived: 9 };
  const rows = rowsOf(asked.slice(0, 2), [
    { ...passed("one.ts", enough), hasFailed: true },
    passed("two.ts", enough, { number: 2, tried: 9, survived: 9 }),
  ]);
  expect(rows.map(({ verdict }) => verdict)).toEqual(["failed", "reached"]);
});

test("each figure is there once, in order", () => {
  const numbers = figures.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
});

test("the counts are read from either report, and a second try does not replace the first", () => {
  const count = { number: 13, tried: 7, survived: 7 };
  const assertionResults = [{ meta: { figure: count } }, { meta: {} }];
  expect(
    unitFiles({
      testResults: [
        { name: "one.ts", status: "passed", assertionResults },
        { name: "two.ts", status: "failed", assertionResults },
      ],
    }),
  ).toEqual([
    { file: "one.ts", counts: [count], hasFailed: false },
    { file: "two.ts", counts: [count], hasFailed: true },
  ]);
  const lost = { ...count, survived: 6 };
  const failed = { type: "figure", description: JSON.stringify(lost) };
  const annotations = [{ type: "figure", description: JSON.stringify(count) }, { type: "slow" }];
  const ran = { status: "passed", duration: 1, errors: [] };
  const results = [
    { ...ran, annotations: [failed] },
    { ...ran, annotations },
  ];
  const tests = [{ projectName: "figures", results }];
  const inner = (file: string, ok: boolean) => ({
    title: "a group",
    specs: [{ title: "a test", file, ok, tests }],
  });
  const suites = [
    { title: "one.ts", specs: [], suites: [inner("one.ts", true)] },
    { title: "two.ts", specs: [], suites: [inner("two.ts", true), inner("two.ts", false)] },
  ];
  expect(browserFiles({ suites })).toEqual([
    { file: "one.ts", counts: [lost, count], hasFailed: false },
    { file: "two.ts", counts: [lost, count, lost, count], hasFailed: true },
  ]);
});
