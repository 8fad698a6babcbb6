import { listStatements, nameHolders } from "./document.ts";
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

/** The files whose passing tests name each statement. */
export function findHolders(runs: readonly TestRun[]): Map<string, Set<string>> {
  const holders = new Map<string, Set<string>>();
  for (const { file, title, hasPassed } of runs) {
    if (!hasPassed) continue;
    for (const number of statementsIn(title)) {
      holders.set(number, (holders.get(number) ?? new Set()).add(file));
    }
  }
  return holders;
}

/** Where the document and the tests that ran do not agree: one line each, none when they do. */
export function findDisagreements(document: string, runs: readonly TestRun[]): string[] {
  const statements = new Set(listStatements(document));
  const holders = findHolders(runs);
  const unheld = [...statements].filter((number) => !holders.has(number));
  const unknown = runs.flatMap(({ file, title }) =>
    statementsIn(title)
      .filter((number) => !statements.has(number))
      .map((number) => `${file}: a title names ${number}, which is not a statement.`),
  );
  const isOutdated = nameHolders(document, holders) !== document;
  return [
    ...unheld.map((number) => `${number}: no passing test names it.`),
    ...unknown,
    ...(isOutdated ? ["The column of tests is out of date: `npm run specification`."] : []),
  ];
}
