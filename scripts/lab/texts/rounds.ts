import { statementsIn } from "../../specification/compare.ts";
import type { TestRun } from "../../specification/results.ts";
import type { Place } from "./places.ts";
import type { Change } from "./plan.ts";
import type { Quotation } from "./quotations.ts";
import { type Outcome, outcomeKey } from "./results.ts";

/** Whether one of the browser tests that name the statement notices that the text has a word more. */
export interface Question {
  readonly quotation: Quotation;
  readonly place: Place | null;
  /** The fastest first. */
  readonly tests: readonly TestRun[];
}

/** In French, they do not see an English text. */
const french = /\/french/;
const withCards = /\/card-payments\.spec\.ts$/;

export function ask(quotation: Quotation, place: Place | null, runs: readonly TestRun[]): Question {
  const tests = runs
    .filter(({ file, title }) => {
      if (!file.startsWith("tests/e2e/") || french.test(file)) return false;
      return statementsIn(title).includes(quotation.statement);
    })
    .sort((a, b) => a.duration - b.duration);
  return { quotation, place, tests };
}

export type Outcomes = ReadonlyMap<string, Outcome>;

export function outcomesOf({ quotation, tests }: Question, outcomes: Outcomes): Outcome[] {
  return tests.flatMap(
    ({ file, name }) => outcomes.get(outcomeKey(quotation.text, file, name)) ?? [],
  );
}

export function isNoticed(question: Question, outcomes: Outcomes): boolean {
  return outcomesOf(question, outcomes).some(({ verdict }) => verdict === "noticed");
}

/** For each text that nothing has noticed yet, one test more of each statement that quotes it. */
export function planRound(questions: readonly Question[], outcomes: Outcomes): Change[] {
  const changes = new Map<string, Change>();
  for (const question of questions) {
    const { quotation, place, tests } = question;
    const { text } = quotation;
    const next = tests.find(({ file, name }) => !outcomes.has(outcomeKey(text, file, name)));
    if (place === null || next === undefined || isNoticed(question, outcomes)) continue;
    const needsCard = withCards.test(next.file);
    const key = `${needsCard} ${text}`;
    const change = changes.get(key) ?? { text, ...place, tests: [], needsCard };
    const test = { file: next.file, name: next.name };
    if (!change.tests.some((one) => one.file === test.file && one.name === test.name)) {
      change.tests.push(test);
    }
    changes.set(key, change);
  }
  return [...changes.values()];
}
