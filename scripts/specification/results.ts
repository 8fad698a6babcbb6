import { readFileSync } from "node:fs";
import { relative } from "node:path";
import * as v from "valibot";

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

interface Step {
  readonly title: string;
  readonly steps?: readonly Step[] | undefined;
}

const stepSchema: v.GenericSchema<Step> = v.object({
  title: v.string(),
  steps: v.optional(v.array(v.lazy(() => stepSchema))),
});

const specSchema = v.object({
  title: v.string(),
  ok: v.boolean(),
  tests: v.array(
    v.object({
      results: v.array(v.object({ duration: v.number(), steps: v.optional(v.array(stepSchema)) })),
    }),
  ),
});

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const browserSchema = v.object({ suites: v.array(suiteSchema) });

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
  return v.parse(browserSchema, report).suites.flatMap(runsOfSuite);
}

function runsOfSuite(suite: Suite): TestRun[] {
  const own = suite.specs.map(({ title, ok, tests }) => {
    const results = tests.flatMap((one) => one.results);
    const steps = results.flatMap((result) => result.steps ?? []);
    return {
      file: `tests/e2e/${suite.file}`,
      title: [suite.title, title, ...stepTitles(steps)].join(" "),
      name: title,
      hasPassed: ok,
      duration: results.reduce((sum, result) => sum + result.duration, 0),
    };
  });
  return [...own, ...(suite.suites ?? []).flatMap(runsOfSuite)];
}

function stepTitles(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => [step.title, ...stepTitles(step.steps ?? [])]);
}
