import { expect, test } from "vitest";
import { findDisagreements, findHolders, statementsIn } from "./compare.ts";
import { nameHolders } from "./document.ts";
import type { TestRun } from "./results.ts";

const document = `
| number | what the specification says | what the product does | why |
|---|---|---|---|
| S1.001 | It guesses. | It computes. | A guess explains nothing. |

| number | statement | held by |
|---|---|---|
| S1.001 | It prices. | [price](../schema/price.test.ts) |
| S1.002 | It saves. | [save](../tests/e2e/save.spec.ts) |
`;

function ran(file: string, title: string): TestRun {
  return { file, title, name: title, hasPassed: true, duration: 1 };
}

const priced = ran("schema/price.test.ts", "S1.001 prices");
const saved = ran("tests/e2e/save.spec.ts", "S1.002 saves");

test("a title names statements one by one and as a range", () => {
  expect(statementsIn("S2.009–S2.011 S4.001 the chooser")).toEqual([
    "S2.009",
    "S2.010",
    "S2.011",
    "S4.001",
  ]);
});

test("nothing to say when a passing test names every statement", () => {
  expect(findDisagreements(document, [priced, saved])).toEqual([]);
});

test.each([
  ["no test", [priced]],
  ["only a failed one", [priced, { ...saved, hasPassed: false }]],
])("a statement with %s is reported", (_, runs) => {
  expect(findDisagreements(document, runs)).toContain("S1.002: no passing test names it.");
});

test("a title with a number that does not exist is reported", () => {
  const stray = { ...saved, title: "S1.003 shares" };
  expect(findDisagreements(document, [priced, saved, stray])).toContain(
    "tests/e2e/save.spec.ts: a title names S1.003, which is not a statement.",
  );
});

test("the column names the files whose text names the statement", () => {
  const files = [
    { file: "schema/price.test.ts", text: 'test("S1.001 prices");' },
    { file: "worker/save.test.ts", text: 'test("S1.001–S1.002 saves");' },
  ];
  const written = nameHolders(document, findHolders(files));
  expect(written).toContain(
    "| S1.001 | It prices. | [price](../schema/price.test.ts), [save](../worker/save.test.ts) |",
  );
  expect(written).toContain("| S1.002 | It saves. | [save](../worker/save.test.ts) |");
  expect(nameHolders(written, findHolders(files))).toBe(written);
});
