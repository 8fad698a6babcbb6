import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { entries } from "./lab/texts/catalogue.ts";
import { findPlace } from "./lab/texts/places.ts";
import { type Change, planFile, textResults } from "./lab/texts/plan.ts";
import { findQuotations } from "./lab/texts/quotations.ts";
import { type Outcome, outcomeKey, readOutcomes } from "./lab/texts/results.ts";
import {
  ask,
  isNoticed,
  type Outcomes,
  outcomesOf,
  planRound,
  type Question,
} from "./lab/texts/rounds.ts";
import { provideChromium } from "./local/chromium.ts";
import { reportFailure } from "./local/process.ts";
import { runInConsole } from "./local/run.ts";
import { specificationFile } from "./specification/document.ts";
import { readTestRuns } from "./specification/results.ts";

/**
 * `npm run texts [number …]`: appends a word to each English text that the specification quotes, one at a time, and
 * lists those that no test named by the statement notices. Reads the results of the last `npm run check` for which
 * tests name a statement; numbers, such as `S8.041` or `S5`, choose statements. All of them take half an hour.
 */
async function changeTexts(): Promise<void> {
  const chosen = process.argv.slice(2);
  const chromium = provideChromium();
  const names = entries.map(({ shown }) => shown);
  const quotations = findQuotations(readFileSync(specificationFile, "utf8"), names).filter(
    ({ statement }) => chosen.length === 0 || chosen.some((start) => statement.startsWith(start)),
  );
  const runs = readTestRuns();
  const questions = quotations.map((one) => ask(one, findPlace(one.text), runs));
  const outcomes = new Map<string, Outcome>();
  mkdirSync(dirname(planFile), { recursive: true });
  for (let round = 1; ; round += 1) {
    const changes = planRound(questions, outcomes);
    if (changes.length === 0) break;
    console.log(`\n── Round ${round}: ${changes.length} texts`);
    for (const needsCard of [false, true]) {
      const plan = changes.filter((change) => change.needsCard === needsCard);
      for (const [key, outcome] of await run(plan, chromium)) outcomes.set(key, outcome);
    }
  }
  report(questions, outcomes);
}

async function run(plan: readonly Change[], chromium: string): Promise<Outcomes> {
  const [first] = plan;
  if (first === undefined) return new Map();
  writeFileSync(planFile, JSON.stringify(plan));
  rmSync(textResults, { force: true });
  // Each worker would start the product that takes cards, at the same port.
  const workers = first.needsCard ? ["--workers=1"] : [];
  const command = ["test", "--config", "tests/e2e/texts.config.ts", ...workers];
  await runInConsole("playwright", command, { CHROMIUM_PATH: chromium });
  return new Map([
    ...plan.flatMap(({ text, tests }) => tests.map((one) => didNotRun(text, one))),
    ...readOutcomes(JSON.parse(readFileSync(textResults, "utf8"))),
  ]);
}

/** Its title has changed since the last `npm run check`, for one. */
function didNotRun(text: string, { file, name }: Change["tests"][number]): [string, Outcome] {
  return [outcomeKey(text, file, name), { verdict: "did not run", file, name }];
}

function report(questions: readonly Question[], outcomes: Outcomes): void {
  const unnoticed = questions.filter((question) => !isNoticed(question, outcomes));
  console.log(`\n${questions.length} quotations, ${questions.length - unnoticed.length} noticed`);
  for (const question of unnoticed) {
    const { quotation, place, tests } = question;
    const found = place === null ? "not in the interface" : tests.length === 0 ? "no test" : "";
    console.log(`${quotation.statement} '${quotation.text}' ${found}`);
    for (const { verdict, file, name } of outcomesOf(question, outcomes)) {
      console.log(`   ${verdict}: ${file}: ${name}`);
    }
  }
  if (unnoticed.length > 0) process.exitCode = 1;
}

await changeTexts().catch(reportFailure);
