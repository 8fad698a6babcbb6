import { stripVTControlCharacters } from "node:util";
import { readSpecs } from "../../specification/playwright-report.ts";

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

/** Of Playwright's JSON report, in which a project is named by its text. What was skipped or interrupted is left out. */
export function readOutcomes(report: unknown): Map<string, Outcome> {
  return new Map(
    readSpecs(report).flatMap(({ title: name, file: path, tests }) =>
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

/** By its longest part without a placeholder; Playwright quotes names with a backslash before an apostrophe. */
function isNamedIn(message: string, text: string): boolean {
  const parts = text.split(/\{\w+\}/).sort((a, b) => b.length - a.length);
  return stripVTControlCharacters(message)
    .replaceAll("\\", "")
    .includes(parts[0] ?? text);
}
