import { describe, expect, test } from "vitest";
import type { TestArtist } from "#tests/support/artists.ts";
import { figure } from "#tests/support/figure.ts";
import {
  type PriceListOperation,
  priceListOperations,
} from "#tests/support/price-list-operations.ts";
import { quietConsole } from "#tests/support/quiet-console.ts";
import { signInProfessional } from "#tests/support/records.ts";
import { type PageRequest, sendHere } from "#tests/support/request-here.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import {
  faultsAtEach,
  recordIn,
  stepByStep,
  type TakeStep,
  withoutFault,
} from "#tests/support/step-by-step.ts";
import { openContext } from "#worker/context.ts";
import { applyDueList } from "#worker/price-lists/apply.ts";

quietConsole("log", "warn", "error");
const worker = workerForTests({ isLimited: false });

/** The Worker's own code over the same D1 and KV, with every call passed through `take`. */
function sendThrough(artist: TestArtist, take: TakeStep, request: PageRequest): Promise<Response> {
  return sendHere(stepByStep(worker.env, take), artist, request);
}

const states = [
  `SELECT number, published_at IS NOT NULL AS is_published, holds_from, anchors, "raise", curves,
    applied_at IS NOT NULL AS is_applied, undone_at IS NOT NULL AS is_undone
  FROM price_lists WHERE user_id = ? ORDER BY created_at, rowid`,
  `SELECT title, width_inches, asking_price_cents, listed_cents, listed_currency, framed
  FROM artworks WHERE user_id = ? ORDER BY title`,
  `SELECT title, kind, amount_cents, reason FROM price_history AS line, artworks
  WHERE line.user_id = ? AND artwork_id = artworks.id ORDER BY title, line.id`,
  `SELECT title, applied.listed_cents, earlier_cents FROM applied_prices AS applied, artworks
  WHERE applied.user_id = ? AND artwork_id = artworks.id ORDER BY title`,
  "SELECT key, reason FROM contradiction_dismissals WHERE user_id = ? ORDER BY key",
];

/** What is stored of lists and works, without ids and times; read past the routes, which would apply a list. */
async function readState({ id }: TestArtist): Promise<string> {
  const { DB } = worker.env;
  const results = await DB.batch(states.map((sql) => DB.prepare(sql).bind(id)));
  return JSON.stringify(results.map(({ results: rows }) => rows));
}

/** The store calls of an operation without faults, and its result. */
async function carryOut({ prepare }: PriceListOperation) {
  const artist = await signInProfessional(worker);
  const request = await prepare(worker, artist);
  const before = await readState(artist);
  const steps: string[] = [];
  const response = await sendThrough(artist, recordIn(steps), request);
  expect(response.ok, await response.clone().text()).toBe(true);
  const after = await readState(artist);
  expect(after).not.toBe(before);
  // A list that is due is applied first, and by itself.
  const other = await signInProfessional(worker);
  await prepare(worker, other);
  await applyDue(other, withoutFault);
  return { steps, wholes: [before, await readState(other), after], after };
}

/** What the cron does for an artist. */
async function applyDue(artist: TestArtist, take: TakeStep): Promise<void> {
  const { id } = artist;
  const system = openContext(stepByStep(worker.env, take), new Date());
  await applyDueList({ ...system, artist: { id } });
}

describe.each(Object.entries(priceListOperations))("%s", (_name, operation) => {
  test("figure 8: a fault at any step of D1 and KV leaves all or nothing, and a repeat leads to the same", async (context) => {
    const { steps, wholes, after } = await carryOut(operation);
    const cases = faultsAtEach(steps);
    const wrong: string[] = [];
    for (const { what, take } of cases) {
      const artist = await signInProfessional(worker);
      const request = await operation.prepare(worker, artist);
      await sendThrough(artist, take(), request);
      const afterFault = await readState(artist);
      const repeated = await sendThrough(artist, withoutFault, request);
      const isRight =
        repeated.ok || (afterFault === after && repeated.status === operation.whenDone);
      if (!wholes.includes(afterFault) || !isRight || (await readState(artist)) !== after) {
        wrong.push(`${what}: ${repeated.status} ${afterFault}`);
      }
    }
    expect(wrong).toEqual([]);
    figure(context, 8, cases.length, cases.length - wrong.length);
  });
});

test("figure 8: the cron applies a list wholly or not at all, whatever step fails", async (context) => {
  const operation = priceListOperations["read the works when a list is due"];
  if (operation === undefined) throw new Error("There is no such operation.");
  const { after } = await carryOut(operation);
  const counted = await signInProfessional(worker);
  await operation.prepare(worker, counted);
  const steps: string[] = [];
  await applyDue(counted, recordIn(steps));
  expect(await readState(counted)).toBe(after);
  const cases = faultsAtEach(steps);
  const wrong: string[] = [];
  for (const { what, take } of cases) {
    const artist = await signInProfessional(worker);
    await operation.prepare(worker, artist);
    const before = await readState(artist);
    await Promise.allSettled([applyDue(artist, take())]);
    const afterFault = await readState(artist);
    await applyDue(artist, withoutFault);
    const isWhole = afterFault === before || afterFault === after;
    if (!isWhole || (await readState(artist)) !== after) wrong.push(`${what}: ${afterFault}`);
  }
  expect(wrong).toEqual([]);
  figure(context, 8, cases.length, cases.length - wrong.length);
});
