import { expect, test } from "vitest";
import type { TestRun } from "../../specification/results.ts";
import { findEntries } from "./catalogue.ts";
import { findPlace } from "./places.ts";
import { findQuotations } from "./quotations.ts";
import { outcomeKey, readOutcomes } from "./results.ts";
import { ask, isNoticed, planRound } from "./rounds.ts";

const names = ["Back", "Free", "Save Artwork", "Save", "Free Plan"];

function quotedIn(words: string): string[] {
  const document = `| S1.001 | ${words} | [one](../tests/e2e/one.spec.ts) |`;
  return findQuotations(document, names).map(({ text }) => text);
}

test.each([
  ["The form is titled 'Artist Profile Setup'.", ["Artist Profile Setup"]],
  ["It shows 'Free Plan / Limited features'.", ["Free Plan", "Limited features"]],
  ["The artist's page says 'It doesn't exist.'", ["It doesn't exist."]],
  ["The card has the buttons Save Artwork and Back.", ["Back", "Save Artwork"]],
  ["The Free card has a badge Free.", ["Free"]],
  ["Back leads back; a free plan is free. *The button 'Save' reads 'Save now'.*", []],
  ["A message of the form '401: ...Unauthorized' counts.", []],
])("quoted in: %s", (words, texts) => {
  expect(quotedIn(words)).toEqual(texts);
});

const among = [
  { path: "a", shown: "Back" },
  { path: "b", shown: "Back" },
  { path: "c", shown: "Billed annually ({yearly}/year)" },
  { path: "d", shown: "Welcome {firstName}!" },
  { path: "e", shown: "It will be canceled at the end of the period." },
];

test.each([
  ["Back", ["a", "b"]],
  ["Billed annually ($113.28/year)", ["c"]],
  ["Welcome", ["d"]],
  ["will be canceled at the end", ["e"]],
  ["Forward", []],
])("the entries of: %s", (text, paths) => {
  expect(findEntries(text, among).map(({ path }) => path)).toEqual(paths);
});

test("a text that is no message is changed in the scripts that have it", () => {
  const text = "Session expired - redirecting to login";
  expect(findPlace(text)).toEqual({ paths: [], inScripts: [text] });
  expect(findPlace("Nobody says this")).toBeNull();
});

function run(file: string, name: string, duration: number): TestRun {
  return { file, name, title: name, hasPassed: true, duration };
}

const runs = [
  run("tests/e2e/one.spec.ts", "S1.001 slow", 9),
  run("tests/e2e/one.spec.ts", "S1.001 fast", 3),
  run("tests/e2e/french.spec.ts", "S1.001 in French", 1),
  run("web/ui/one.test.ts", "S1.001 a unit", 1),
];
const place = { paths: ["a"], inScripts: [] };
const question = ask({ statement: "S1.001", text: "Back" }, place, runs);

/** As Playwright reports it: the project is named by the text. */
function report(name: string, status: string, message = "") {
  const errors = message === "" ? [] : [{ message }];
  const tests = [
    { projectName: "Back", results: [{ status, errors, duration: 1, annotations: [] }] },
  ];
  const spec = { title: name, file: "one.spec.ts", ok: status === "passed", tests };
  return { suites: [{ title: "one.spec.ts", specs: [], suites: [{ title: "", specs: [spec] }] }] };
}

test("a text is tried on one test after the other, until one notices", () => {
  const outcomes = new Map();
  const planned = () => planRound([question], outcomes).flatMap(({ tests }) => tests);
  expect(planned()).toEqual([{ file: "tests/e2e/one.spec.ts", name: "S1.001 fast" }]);
  const passed = readOutcomes(report("S1.001 fast", "passed"));
  for (const [key, outcome] of passed) outcomes.set(key, outcome);
  expect(planned()).toEqual([{ file: "tests/e2e/one.spec.ts", name: "S1.001 slow" }]);
  expect(isNoticed(question, outcomes)).toBe(false);
  const failed = readOutcomes(
    report("S1.001 slow", "timedOut", "getByRole('button', { name: 'Back' })"),
  );
  for (const [key, outcome] of failed) outcomes.set(key, outcome);
  expect(isNoticed(question, outcomes)).toBe(true);
  expect(planned()).toEqual([]);
});

test("a test that fails without naming the text has not noticed it", () => {
  const outcomes = readOutcomes(report("S1.001 fast", "failed", "The machine is busy."));
  expect(outcomes.get(outcomeKey("Back", "tests/e2e/one.spec.ts", "S1.001 fast"))).toMatchObject({
    verdict: "failed otherwise",
  });
});

test("a test that was skipped or interrupted says nothing", () => {
  for (const status of ["skipped", "interrupted"]) {
    expect(readOutcomes(report("S1.001 fast", status))).toEqual(new Map());
  }
});
