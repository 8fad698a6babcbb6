import * as v from "valibot";

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

const annotationSchema = v.object({ type: v.string(), description: v.optional(v.string(), "") });

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly annotations: readonly v.InferOutput<typeof annotationSchema>[];
      }[];
    }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  file: v.string(),
  specs: v.array(
    v.object({
      ok: v.boolean(),
      tests: v.array(
        v.object({ results: v.array(v.object({ annotations: v.array(annotationSchema) })) }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

/** Of Playwright's JSON report, where `figure` of tests/e2e/figure.ts has put them; a second try adds to the first. */
export function browserFiles(report: unknown): TestFile[] {
  return v.parse(v.object({ suites: v.array(suiteSchema) }), report).suites.map((suite) => ({
    file: suite.file,
    counts: countsOfSuite(suite),
    hasFailed: hasFailed(suite),
  }));
}

function hasFailed({ specs, suites = [] }: Suite): boolean {
  return specs.some(({ ok }) => !ok) || suites.some(hasFailed);
}

function countsOfSuite({ specs, suites = [] }: Suite): Count[] {
  const annotations = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results.flatMap(({ annotations }) => annotations));
  return [
    ...annotations
      .filter(({ type }) => type === "figure")
      .map(({ description }) => v.parse(countSchema, JSON.parse(description))),
    ...suites.flatMap(countsOfSuite),
  ];
}
