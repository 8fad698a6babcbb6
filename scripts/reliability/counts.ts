import * as v from "valibot";
import { readSpecs } from "../specification/playwright-report.ts";

/** What one test has counted for a figure. */
interface Count {
  readonly number: number;
  readonly tried: number;
  readonly survived: number;
}

/** A file of tests: a test that failed may have ended before it counted. */
export interface TestFile {
  readonly file: string;
  readonly counts: readonly Count[];
  readonly hasFailed: boolean;
}

const countSchema = v.object({ number: v.number(), tried: v.number(), survived: v.number() });

const unitSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({ meta: v.optional(v.object({ figure: v.optional(countSchema) }), {}) }),
      ),
    }),
  ),
});

/** Of vitest's JSON report, where `figure` of tests/support/figure.ts has put them. */
export function unitFiles(report: unknown): TestFile[] {
  return v.parse(unitSchema, report).testResults.map(({ name, status, assertionResults }) => ({
    file: name,
    counts: assertionResults.flatMap(({ meta }) => meta.figure ?? []),
    hasFailed: status !== "passed",
  }));
}

/** Of Playwright's JSON report, where `figure` of tests/e2e/figure.ts has put them; a second try adds to the first. */
export function browserFiles(report: unknown): TestFile[] {
  const files = Map.groupBy(readSpecs(report), ({ file }) => file);
  return [...files].map(([file, specs]) => ({
    file,
    counts: specs
      .flatMap(({ tests }) => tests)
      .flatMap(({ results }) => results.flatMap(({ annotations }) => annotations))
      .filter(({ type }) => type === "figure")
      .map(({ description }) => v.parse(countSchema, JSON.parse(description))),
    hasFailed: specs.some(({ ok }) => !ok),
  }));
}
