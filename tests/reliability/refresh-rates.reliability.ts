import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { answerBadly, type BadAnswer, badRateAnswers } from "#tests/support/bad-rate-answers.ts";
import { figure } from "#tests/support/figure.ts";
import { startWorker } from "#tests/support/harness.ts";
import { startServer } from "#tests/support/local-server.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";

const everyAfternoon = "45 20 * * *";
/** A Friday, after the bank has published. */
const now = new Date("2026-11-20T20:45:00Z");
const lastGood = { USD: 0.72, date: "2026-11-18" };

/** The current response; the bank is requested once a run. */
let given: BadAnswer | undefined;
const bank = startedForTests(() =>
  startServer((_request, response) => {
    if (given) answerBadly(response, given);
  }),
);
const worker = startedForTests(() =>
  startWorker({ RATES_URL: `http://127.0.0.1:${bank.port}/rates`, OUTBOUND_TIMEOUT_MS: "1500" }),
);

/** The outcome of the run, the stored rate, and the rates in responses during and after it. */
async function refreshOn(answer: BadAnswer) {
  given = answer;
  const [run, meanwhile] = await Promise.all([
    worker.runCron(everyAfternoon, now),
    worker.request(apiPaths.currencyRates),
  ]);
  const after = await worker.request(apiPaths.currencyRates);
  return {
    run: run.outcome,
    stored: await worker.env.RATES.get("rates", "json"),
    statuses: [meanwhile.status, after.status],
    answered: await after.json(),
  };
}

test("an implausible response keeps the last good rate and fails the run, but no request", async (context) => {
  await worker.env.RATES.put("rates", JSON.stringify(lastGood));
  const wrong: unknown[] = [];
  for (const answer of badRateAnswers) {
    const outcome = await refreshOn(answer);
    try {
      expect(outcome).toEqual({
        run: "exception",
        stored: lastGood,
        statuses: [200, 200],
        answered: { CAD: 1, USD: lastGood.USD },
      });
    } catch {
      wrong.push({ what: answer[0], ...outcome });
    }
  }
  expect(wrong).toEqual([]);
  figure(context, 10, badRateAnswers.length, badRateAnswers.length - wrong.length);
});

test("without a stored rate, an implausible response keeps the default", async (context) => {
  await worker.env.RATES.delete("rates");
  // Without a last good rate there is none to deviate from, or to be older than.
  const isRelative = /jump|fall|older than/;
  const answers = badRateAnswers.filter(
    ([what, , manner]) => !isRelative.test(what) && manner?.ends === undefined,
  );
  let survived = 0;
  for (const answer of answers) {
    expect(await refreshOn(answer), answer[0]).toEqual({
      run: "exception",
      stored: null,
      statuses: [200, 200],
      answered: { CAD: 1, USD: 0.75 },
    });
    survived += 1;
  }
  figure(context, 10, answers.length, survived);
});
