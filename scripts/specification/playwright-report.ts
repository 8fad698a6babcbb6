import * as v from "valibot";

export interface Step {
  readonly title: string;
  readonly steps?: readonly Step[] | undefined;
}

const stepSchema: v.GenericSchema<unknown, Step> = v.object({
  title: v.string(),
  steps: v.optional(v.array(v.lazy(() => stepSchema))),
});

const text = v.optional(v.string(), "");

const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  ok: v.boolean(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      results: v.array(
        v.object({
          status: v.string(),
          duration: v.number(),
          errors: v.array(v.object({ message: text })),
          annotations: v.array(v.object({ type: v.string(), description: text })),
          steps: v.optional(v.array(stepSchema), []),
        }),
      ),
    }),
  ),
});

/** A test, with a result for each time that it ran. */
interface Spec extends v.InferOutput<typeof specSchema> {
  /** The title of the group that it is in, or of its file. */
  readonly group: string;
}

interface Suite {
  readonly title: string;
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const reportSchema = v.object({ suites: v.array(suiteSchema) });

/** The tests of Playwright's JSON report, whatever groups they are in. */
export function readSpecs(report: unknown): Spec[] {
  return v.parse(reportSchema, report).suites.flatMap(specsOf);
}

function specsOf({ title: group, specs, suites = [] }: Suite): Spec[] {
  return [...specs.map((spec) => ({ ...spec, group })), ...suites.flatMap(specsOf)];
}
