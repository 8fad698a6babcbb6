import { stripVTControlCharacters } from "node:util";
import * as v from "valibot";

/** What a test came to while a text had a word more. */
export interface Outcome {
  /** A test that fails without naming the text has not noticed it: it may have failed for any other reason. */
  readonly verdict: "noticed" | "passed" | "failed otherwise" | "did not run";
  readonly file: string;
  readonly name: string;
}

export function outcomeKey(text: string, file: string, name: string): string {
  return [text, file, name].join("\n");
}

const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      results: v.array(
        v.object({
          status: v.string(),
          errors: v.array(v.object({ message: v.optional(v.string(), "") })),
        }),
      ),
    }),
  ),
});

interface Suite {
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

/** Of Playwright's JSON report, in which a project is named by its text. What was skipped or interrupted is left out. */
export function readOutcomes(report: unknown): Map<string, Outcome> {
  const { suites } = v.parse(v.object({ suites: v.array(suiteSchema) }), report);
  return new Map(
    suites.flatMap(specsOf).flatMap(({ title: name, file: path, tests }) =>
      tests.flatMap(({ projectName: text, results }) =>
        results
          .filter(({ status }) => status !== "skipped" && status !== "interrupted")
          .map(({ status, errors }) => {
            const file = `tests/e2e/${path}`;
            const isNamed = errors.some(({ message }) => isNamedIn(message, text));
            const verdict =
              status === "passed" ? "passed" : isNamed ? "noticed" : "failed otherwise";
            return [outcomeKey(text, file, name), { verdict, file, name }] as const;
          }),
      ),
    ),
  );
}

function specsOf({ specs, suites = [] }: Suite): Suite["specs"] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** By its longest part without a placeholder; Playwright quotes names with a backslash before an apostrophe. */
function isNamedIn(message: string, text: string): boolean {
  const parts = text.split(/\{\w+\}/).sort((a, b) => b.length - a.length);
  return stripVTControlCharacters(message)
    .replaceAll("\\", "")
    .includes(parts[0] ?? text);
}
