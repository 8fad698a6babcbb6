import { listStatements } from "./document.ts";
import type { TestRun } from "./results.ts";

/** `S2.049`, or a range such as `S2.049–S2.062`. */
const mention = /S(\d)\.(\d{3})(?:–S\1\.(\d{3}))?/g;

/** The statements that a title names. */
export function statementsIn(title: string): string[] {
  return [...title.matchAll(mention)].flatMap(([, section, first, last]) => {
    const from = Number(first);
    const count = Number(last ?? first) - from + 1;
    return Array.from(
      { length: count },
      (_, index) => `S${section}.${String(from + index).padStart(3, "0")}`,
    );
  });
}

/** A test file, with its text. */
export interface TestFile {
  readonly file: string;
  readonly text: string;
}

/** The files that name each statement: read in their text, so that it is known before a test has run. */
export function findHolders(testFiles: readonly TestFile[]): Map<string, Set<string>> {
  const holders = new Map<string, Set<string>>();
  for (const { file, text } of testFiles) {
    for (const number of statementsIn(text)) {
      holders.set(number, (holders.get(number) ?? new Set()).add(file));
    }
  }
  return holders;
}

/** Where the statements and the tests that ran do not agree: one line each, none when they do. */
export function findDisagreements(document: string, runs: readonly TestRun[]): string[] {
  const statements = new Set(listStatements(document));
  const held = new Set(
    runs.filter(({ hasPassed }) => hasPassed).flatMap(({ title }) => statementsIn(title)),
  );
  const unheld = [...statements].filter((number) => !held.has(number));
  const unknown = runs.flatMap(({ file, title }) =>
    statementsIn(title)
      .filter((number) => !statements.has(number))
      .map((number) => `${file}: a title names ${number}, which is not a statement.`),
  );
  return [...unheld.map((number) => `${number}: no passing test names it.`), ...unknown];
}
