import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { TestArtist } from "#tests/support/artists.ts";
import { figure } from "#tests/support/figure.ts";
import { appUrl, startWorker, type TestWorker } from "#tests/support/harness.ts";
import {
  type ListRequest,
  type PriceListOperation,
  priceListOperations,
} from "#tests/support/price-list-operations.ts";
import { signInProfessional } from "#tests/support/records.ts";
import { requestHere } from "#tests/support/request-here.ts";
import { stepByStep, type TakeStep } from "#tests/support/step-by-step.ts";
import { openDatabase } from "#worker/db/client.ts";
import { applyDueLists } from "#worker/price-lists/apply.ts";

let worker: TestWorker;
beforeAll(async () => {
  for (const level of ["log", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
  worker = await startWorker({ isLimited: false });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await worker.close();
});

/** The Worker's own code over the same D1 and KV, with every call passed through `take`. */
function sendThrough(
  artist: TestArtist,
  take: TakeStep,
  { method, path, body }: ListRequest,
): Promise<Response> {
  const init = {
    method,
    headers: { Cookie: artist.cookie, Origin: appUrl, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  return requestHere(`${appUrl}${path}`, init, stepByStep(worker.env, take));
}

const kinds = ["does not happen", "happens, and its answer is lost"] as const;
type Kind = (typeof kinds)[number];

/** A fault at one step only. */
function strike(at: number, kind: Kind): TakeStep {
  let step = -1;
  return async (name, act) => {
    step += 1;
    if (step !== at) return act();
    if (kind === "happens, and its answer is lost") await act();
    throw new Error(`Fault: ${name} ${kind}.`);
  };
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
  const take: TakeStep = (name, act) => {
    steps.push(name);
    return act();
  };
  const response = await sendThrough(artist, take, request);
  expect(response.ok, await response.clone().text()).toBe(true);
  const after = await readState(artist);
  expect(after).not.toBe(before);
  // A list that is due is applied first, and by itself.
  const other = await signInProfessional(worker);
  await prepare(worker, other);
  await applyDue(other, (_step, act) => act());
  return { steps, wholes: [before, await readState(other), after], after };
}

/** What the cron does for an artist. */
async function applyDue(artist: TestArtist, take: TakeStep): Promise<void> {
  const { DB, RATES } = stepByStep(worker.env, take);
  await applyDueLists({ db: openDatabase(DB), rates: RATES }, artist.id, new Date());
}

describe.each(Object.entries(priceListOperations))("%s", (_name, operation) => {
  test("figure 8: a fault at any step of D1 and KV leaves all or nothing, and a repeat leads to the same", async (context) => {
    const { steps, wholes, after } = await carryOut(operation);
    const cases = steps.flatMap((name, at) => kinds.map((kind) => ({ name, at, kind })));
    const wrong: string[] = [];
    for (const { name, at, kind } of cases) {
      const artist = await signInProfessional(worker);
      const request = await operation.prepare(worker, artist);
      await sendThrough(artist, strike(at, kind), request);
      const struck = await readState(artist);
      const repeated = await sendThrough(artist, (_step, act) => act(), request);
      const isRight = repeated.ok || (struck === after && repeated.status === operation.whenDone);
      if (!wholes.includes(struck) || !isRight || (await readState(artist)) !== after) {
        wrong.push(`step ${at}, ${name}, ${kind}: ${repeated.status} ${struck}`);
      }
    }
    expect(wrong).toEqual([]);
    figure(context, 8, cases.length, cases.length - wrong.length);
  }, 120_000);
});

test("figure 8: the cron applies a list wholly or not at all, whatever step fails", async (context) => {
  const operation = priceListOperations["read the works when a list is due"];
  if (operation === undefined) throw new Error("There is no such operation.");
  const { after } = await carryOut(operation);
  const counted = await signInProfessional(worker);
  await operation.prepare(worker, counted);
  let steps = 0;
  await applyDue(counted, (_step, act) => {
    steps += 1;
    return act();
  });
  expect(await readState(counted)).toBe(after);
  const cases = Array.from({ length: steps }, (_, at) =>
    kinds.map((kind) => ({ at, kind })),
  ).flat();
  const wrong: string[] = [];
  for (const { at, kind } of cases) {
    const artist = await signInProfessional(worker);
    await operation.prepare(worker, artist);
    const before = await readState(artist);
    await Promise.allSettled([applyDue(artist, strike(at, kind))]);
    const struck = await readState(artist);
    await applyDue(artist, (_step, act) => act());
    const isWhole = struck === before || struck === after;
    if (!isWhole || (await readState(artist)) !== after)
      wrong.push(`step ${at}, ${kind}: ${struck}`);
  }
  expect(wrong).toEqual([]);
  figure(context, 8, cases.length, cases.length - wrong.length);
}, 120_000);
