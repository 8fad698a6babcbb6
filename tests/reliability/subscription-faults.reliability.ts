import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import type { Fault, FaultKind } from "#scripts/stand-ins/stripe/faults.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { whileFailing } from "#tests/support/failing-writes.ts";
import { type Operation, operations } from "#tests/support/fault-operations.ts";
import { figure } from "#tests/support/figure.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import { customerOf } from "#tests/support/stripe.ts";

const stack = stackForTests({ OUTBOUND_TIMEOUT_MS: "3000" });

/** Failures before Stripe acts, and those after it has acted. */
const failing: readonly FaultKind[] = ["fail", "disconnect", "hang"];
const acting: readonly FaultKind[] = ["act-then-fail", "act-then-disconnect", "act-then-hang"];

/** A request to Stripe, the same for each artist. */
interface Step {
  readonly method: string;
  readonly path: string;
  /** How many requests of the same kind precede it. */
  readonly after: number;
}

async function prepared(operation: Operation): Promise<TestArtist> {
  const artist = await signInArtist(stack.worker);
  await operation.prepare?.(stack, artist);
  return artist;
}

/** The requests of an operation to Stripe without faults. */
async function stepsOf(operation: Operation): Promise<Step[]> {
  const artist = await prepared(operation);
  const before = (await stack.control.requests()).requests.length;
  expect((await operation.run(stack, artist)).ok).toBe(true);
  const steps: Step[] = [];
  for (const { method, path } of (await stack.control.requests()).requests.slice(before)) {
    const sort = path.replace(/\/(sub|cs)_\w+/, "/");
    const same = steps.filter((step) => step.method === method && step.path === sort);
    steps.push({ method, path: sort, after: same.length });
  }
  return steps;
}

/** Whether the request contains the artist's id. */
function namesArtist({ method, path }: Step): boolean {
  return method === "POST" && /customers|sessions$/.test(path);
}

/** Whether the request does not identify the artist, who is not a customer yet. */
function mayAffectAnyArtist(step: Step, operation: Operation): boolean {
  return step.path === "/v1/prices" || (!operation.prepare && !namesArtist(step));
}

/** The fault at one step, for one artist only where the request identifies the artist. */
async function faultAtStep(step: Step, kind: FaultKind, artist: TestArtist): Promise<Fault> {
  // Stripe's package tries once more by itself.
  const fault = { ...step, kind, times: 2 };
  if (namesArtist(step)) return { ...fault, about: artist.id };
  const customer = await customerOf(stack, artist);
  if (step.path === "/v1/prices" || customer === null) return fault;
  if (!step.path.endsWith("/")) return { ...fault, about: customer };
  const { subscriptions } = await stack.control.state();
  const own = Object.values(subscriptions).find((one) => one.customer === customer);
  return { ...fault, about: own?.id ?? "" };
}

/** Runs the operation with the fault and again without it: nothing is left incomplete, and nothing is done twice. */
async function expectWhole(operation: Operation, artist: TestArtist): Promise<void> {
  let repeated = await operation.run(stack, artist);
  // On a loaded machine the first try may time out before the step of the fault, which then happens only now.
  for (let times = 0; repeated.status === 502 && times < 2; times += 1) {
    repeated = await operation.run(stack, artist);
  }
  // The profile has been deleted.
  expect([200, 204, 401]).toContain(repeated.status);
  await operation.check(stack, artist);
}

/** Runs some at a time, and returns the errors of those that failed. */
async function runAll(cases: readonly (readonly [string, () => Promise<void>])[]) {
  const queue = [...cases];
  const wrong: string[] = [];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [name, run] = next;
      await run().catch((error: unknown) => wrong.push(`${name}: ${error}`));
    }
  };
  await atOnce(6, lane);
  return wrong;
}

describe.each(Object.entries(operations))("%s", (name, operation) => {
  test("a fault at any step at Stripe leaves nothing incomplete, and nothing is done twice", async (context) => {
    const steps = await stepsOf(operation);
    expect(steps.length).toBeGreaterThan(0);
    // All of them take minutes: each day has a quarter of them.
    const cases = steps
      .flatMap((step) =>
        (step.method === "GET" ? failing : [...failing, ...acting]).map(
          (kind) => [step, kind] as const,
        ),
      )
      .filter((_, index) => isCaseOfDay(index, 4));
    const runWithFault = async (step: Step, kind: FaultKind) => {
      const artist = await prepared(operation);
      await stack.control.misbehave(await faultAtStep(step, kind, artist));
      const first = await operation.run(stack, artist);
      expect([200, 204, 502]).toContain(first.status);
      if (mayAffectAnyArtist(step, operation)) await stack.control.behave();
      await expectWhole(operation, artist);
    };
    const named = (ones: typeof cases) =>
      ones.map(
        ([step, kind]) =>
          [
            `${kind} at ${step.method} ${step.path} ${step.after}`,
            () => runWithFault(step, kind),
          ] as const,
      );
    const wrong = await runAll(
      named(cases.filter(([step]) => !mayAffectAnyArtist(step, operation))),
    );
    // Faults that could affect any artist run while no other artist is active.
    for (const one of named(cases.filter(([step]) => mayAffectAnyArtist(step, operation)))) {
      wrong.push(...(await runAll([one])));
    }
    expect(wrong).toEqual([]);
    figure(context, 8, cases.length, cases.length - wrong.length);
  });

  test("a failed write to the database leaves nothing incomplete", async (context) => {
    let whole = 0;
    for (const [event, column] of operation.writes) {
      const artist = await prepared(operation);
      const owner =
        column === "customer_id" ? ((await customerOf(stack, artist)) ?? "") : artist.id;
      const row = event.startsWith("DELETE") ? "OLD" : "NEW";
      const whose = column.replace(/(\w+)(?=\)|,|$)/, `${row}.$1`);
      const before = await readAuthUser(artist);
      const { status } = await whileFailing(
        stack.worker,
        `${event} WHEN ${whose} = '${owner}'`,
        () => operation.run(stack, artist),
      );
      expect([event, status]).toEqual([event, 500]);
      expect(await readAuthUser(artist)).toEqual(before);
      await expectWhole(operation, artist);
      whole += 1;
    }
    figure(context, 8, operation.writes.length, whole);
  });

  test("a database that fails after any step at Stripe leaves nothing incomplete", async (context) => {
    const steps = await stepsOf(operation);
    const failed: number[] = [];
    for (const step of steps) {
      const artist = await prepared(operation);
      const before = await readAuthUser(artist);
      const seen = (await stack.control.requests()).requests.length;
      await stack.control.misbehave({ ...step, kind: "hold" });
      const answer = operation.run(stack, artist);
      await expect
        .poll(async () => (await stack.control.requests()).requests.length - seen, { interval: 5 })
        .toBe(steps.indexOf(step) + 1);
      await hideTables("subscriptions", "subscription_attempts", "jobs");
      await stack.control.behave();
      failed.push((await answer).status);
      await restoreTables("subscriptions", "subscription_attempts", "jobs");
      // The profile's rows are deleted in one batch before the request to Stripe, so that only a job is left.
      const after = name === "delete the profile" ? [401, expect.anything()] : before;
      expect(await readAuthUser(artist)).toEqual(after);
      await expectWhole(operation, artist);
    }
    const status = name === "delete the profile" ? [204, 500] : [500];
    for (const one of failed) expect(status).toContain(one);
    figure(context, 8, steps.length, failed.length);
  });
});

async function readAuthUser(artist: TestArtist): Promise<[status: number, body: unknown]> {
  const response = await artist.request(apiPaths.authUser);
  return [response.status, await response.json()];
}

async function hideTables(...tables: string[]): Promise<void> {
  await rename(tables.map((table) => [table, `${table}_hidden`]));
}

async function restoreTables(...tables: string[]): Promise<void> {
  await rename(tables.map((table) => [`${table}_hidden`, table]));
}

async function rename(pairs: readonly (readonly string[])[]): Promise<void> {
  const { DB } = stack.worker.env;
  await DB.batch(pairs.map(([from, to]) => DB.prepare(`ALTER TABLE ${from} RENAME TO ${to}`)));
}
