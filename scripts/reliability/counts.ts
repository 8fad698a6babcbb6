import * as v from "valibot";

/** What one test has counted for a figure. */
export interface Count {
  readonly number: number;
  readonly tried: number;
  readonly survived: number;
}

const countSchema = v.object({ number: v.number(), tried: v.number(), survived: v.number() });

const unitSchema = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ meta: v.optional(v.object({ figure: v.optional(countSchema) }), {}) }),
      ),
    }),
  ),
});

/** Of vitest's JSON report, where `figure` of tests/support/figure.ts has put them. */
export function unitCounts(report: unknown): Count[] {
  return v
    .parse(unitSchema, report)
    .testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ meta }) => meta.figure ?? []),
    );
}

const annotationSchema = v.object({ type: v.string(), description: v.optional(v.string(), "") });

interface Suite {
  readonly specs: readonly {
    readonly tests: readonly {
      readonly results: readonly {
        readonly annotations: readonly v.InferOutput<typeof annotationSchema>[];
      }[];
    }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(
    v.object({
      tests: v.array(
        v.object({ results: v.array(v.object({ annotations: v.array(annotationSchema) })) }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

/** Of Playwright's JSON report, where `figure` of tests/e2e/figure.ts has put them; a second try adds to the first. */
export function browserCounts(report: unknown): Count[] {
  return v.parse(v.object({ suites: v.array(suiteSchema) }), report).suites.flatMap(countsOfSuite);
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
