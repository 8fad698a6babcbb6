import { readFileSync } from "node:fs";
import { relative } from "node:path";
import * as v from "valibot";
import { readSpecs, type Step } from "./playwright-report.ts";

/** A test that ran, by its whole title: that of its groups, its own, and those of its steps. */
export interface TestRun {
  readonly file: string;
  readonly title: string;
  /** Its own title alone. */
  readonly name: string;
  readonly hasPassed: boolean;
  /** In milliseconds. */
  readonly duration: number;
}

export const unitResults = ".tmp/vitest.json";
export const browserResults = ".tmp/playwright.json";

const unitSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          title: v.string(),
          status: v.string(),
          duration: v.optional(v.nullable(v.number()), 0),
        }),
      ),
    }),
  ),
});

/** What the last run of all tests came to. @throws when it has left no results. */
export function readTestRuns(): TestRun[] {
  return [
    ...unitRuns(JSON.parse(readFileSync(unitResults, "utf8"))),
    ...browserRuns(JSON.parse(readFileSync(browserResults, "utf8"))),
  ];
}

/** Of vitest's JSON report. */
export function unitRuns(report: unknown): TestRun[] {
  return v.parse(unitSchema, report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, title, status, duration }) => ({
      file: relative(process.cwd(), name),
      title: fullName,
      name: title,
      hasPassed: status === "passed",
      duration: duration ?? 0,
    })),
  );
}

/** Of Playwright's JSON report. */
export function browserRuns(report: unknown): TestRun[] {
  return readSpecs(report).map(({ title, file, ok, group, tests }) => {
    const results = tests.flatMap((one) => one.results);
    const steps = results.flatMap((result) => result.steps);
    return {
      file: `tests/e2e/${file}`,
      title: [group, title, ...stepTitles(steps)].join(" "),
      name: title,
      hasPassed: ok,
      duration: results.reduce((sum, result) => sum + result.duration, 0),
    };
  });
}

function stepTitles(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => [step.title, ...stepTitles(step.steps ?? [])]);
}
