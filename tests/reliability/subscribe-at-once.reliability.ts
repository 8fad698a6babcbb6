import { afterEach, describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { figure } from "#tests/support/figure.ts";
import { post, type Stack, startStack, subscriptionsOf } from "#tests/support/stripe.ts";

/** The number of artists at a time: as many as the machine can serve within Stripe's timeout. */
const concurrentArtists = 5;

let stack: Stack;

/** The statuses of each artist's concurrent calls. */
async function callConcurrently(
  artists: readonly TestArtist[],
  calls: number,
): Promise<number[][]> {
  const statuses: number[][] = [];
  for (let first = 0; first < artists.length; first += concurrentArtists) {
    const group = artists.slice(first, first + concurrentArtists).map((artist) =>
      atOnce(calls, async () => {
        const body = { isYearly: true };
        const response = await post(artist, apiPaths.createSubscription, body);
        await response.text();
        return response.status;
      }),
    );
    statuses.push(...(await Promise.all(group)));
  }
  return statuses;
}

/** The open payments of all artists at Stripe. */
async function findPayable(): Promise<{ sessions: string[]; incomplete: string[] }> {
  const { checkoutSessions, subscriptions } = await stack.control.state();
  const idsOf = (all: Record<string, { id: string; status: string | null }>, status: string) =>
    Object.values(all)
      .filter((one) => one.status === status)
      .map(({ id }) => id);
  return {
    sessions: idsOf(checkoutSessions, "open"),
    incomplete: idsOf(subscriptions, "incomplete"),
  };
}

/** Pays everything that is open, as a user with many tabs would. */
async function payAll(): Promise<void> {
  const { sessions, incomplete } = await findPayable();
  for (const session of sessions) await stack.control.pay({ session });
  for (const id of incomplete) {
    const expand = ["latest_invoice.confirmation_secret"];
    const { latest_invoice: invoice } = await stack.stripe.subscriptions.retrieve(id, { expand });
    const secret = typeof invoice === "string" ? null : invoice?.confirmation_secret;
    const intent = secret?.client_secret.split("_secret_")[0] ?? "";
    await stack.stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
  }
}

async function countLive(artist: TestArtist): Promise<number> {
  const subscriptions = await subscriptionsOf(stack, artist);
  return subscriptions.filter(({ status }) => status === "active").length;
}

/** How many of the artists have at most one live subscription. */
async function countWithoutDuplicates(artists: readonly TestArtist[]): Promise<number> {
  const live = await Promise.all(artists.map(countLive));
  return live.filter((count) => count <= 1).length;
}

function signIn(count: number): Promise<TestArtist[]> {
  return atOnce(count, () => signInArtist(stack.worker));
}

const ways = [
  ["on Stripe's page", {}, "/v1/checkout/sessions"],
  ["in the page", { STRIPE_PUBLISHABLE_KEY: "pk_test_concurrent" }, "/v1/subscriptions"],
] as const;

/** Both take minutes: each day has one. */
const waysOfDay = casesOfDay(ways, 2);

describe.each(waysOfDay)("paying %s", (_way, settings, path) => {
  afterEach(() => stack.close());

  /** Concurrent calls, after which everything open is paid, and the daily cron runs. */
  async function expectOneEach(artists: readonly TestArtist[]): Promise<number[][]> {
    const unlucky = artists.slice(0, Math.ceil(artists.length / 10));
    for (const [index, { id: about }] of unlucky.entries()) {
      const kind = index === 0 && unlucky.length > 1 ? "act-then-hang" : "act-then-disconnect";
      await stack.control.misbehave({ method: "POST", path, about, kind, times: 0 });
    }
    const customers = { method: "POST", path: "/v1/customers", times: 8, after: 20 } as const;
    await stack.control.misbehave({ ...customers, kind: "act-then-disconnect" });
    await stack.control.misbehave({ method: "POST", path, kind: "act-then-disconnect", times: 8 });
    const statuses = await callConcurrently(artists, 20);
    await stack.control.behave();

    for (const answers of statuses.slice(0, unlucky.length)) {
      expect(answers).toContain(502);
      expect(answers).not.toContain(200);
    }
    for (const answers of statuses) expect(answers).toHaveLength(20);
    const started = statuses.filter((answers) => answers.includes(200)).length;
    // Under load a few more may time out.
    expect(started).toBeGreaterThan(artists.length / 2);
    const { sessions, incomplete } = await findPayable();
    const payable = sessions.length + incomplete.length;
    expect(payable).toBeGreaterThanOrEqual(started + unlucky.length);
    expect(payable).toBeLessThanOrEqual(artists.length);
    await payAll();
    expect(await stack.run("daily")).toBe("ok");
    const live = await Promise.all(artists.map(countLive));
    for (const count of live) expect(count).toBeLessThanOrEqual(1);
    expect(live.filter((count) => count === 1)).toHaveLength(payable);
    expect(await findPayable()).toEqual({ sessions: [], incomplete: [] });
    const { subscriptions } = await stack.control.state();
    expect(Object.keys(subscriptions)).toHaveLength(payable);
    return statuses;
  }

  test(`${countOf(path)} artists × 20 calls at once, some cut off after Stripe has acted, lead to one subscription each`, async (context) => {
    stack = await startStack({ ...settings, OUTBOUND_TIMEOUT_MS: "3000" });
    const artists = await signIn(countOf(path));
    const statuses = await expectOneEach(artists);
    // More than ten a minute are refused; a new minute may start in between.
    for (const answers of statuses) {
      expect(answers.filter((status) => status === 429).length).toBeLessThanOrEqual(10);
      for (const status of answers) expect([200, 429, 502]).toContain(status);
    }
    expect(statuses.flat()).toContain(429);
    figure(context, 4, artists.length, await countWithoutDuplicates(artists));
  });

  test("without the limit a minute, 4 artists × 20 calls at once lead to one subscription each", async (context) => {
    stack = await startStack({ ...settings, OUTBOUND_TIMEOUT_MS: "3000", isLimited: false });
    const artists = await signIn(4);
    const statuses = await expectOneEach(artists);
    for (const status of statuses.flat()) expect([200, 502]).toContain(status);
    figure(context, 4, artists.length, await countWithoutDuplicates(artists));
  });

  test("an abandoned payment that Stripe created cannot be paid after the daily cron", async () => {
    stack = await startStack(settings);
    const [artist] = await signIn(1);
    if (artist === undefined) throw new Error("There is no artist.");
    await stack.control.misbehave({ method: "POST", path, kind: "act-then-fail" });
    const answer = await post(artist, apiPaths.createSubscription, { isYearly: true });
    expect(answer.status).toBe(502);
    const { sessions, incomplete } = await findPayable();
    expect([...sessions, ...incomplete]).toHaveLength(1);
    expect(await stack.run("daily")).toBe("ok");
    expect(await findPayable()).toEqual({ sessions: [], incomplete: [] });
  });

  test("a started payment can still be paid after the daily cron", async () => {
    stack = await startStack(settings);
    const [artist] = await signIn(1);
    if (artist === undefined) throw new Error("There is no artist.");
    await post(artist, apiPaths.createSubscription, { isYearly: true });
    const started = await findPayable();
    expect(await stack.run("daily")).toBe("ok");
    expect(await findPayable()).toEqual(started);
    expect([...started.sessions, ...started.incomplete]).toHaveLength(1);
  });
});

/** Fewer for the method that shares most of its code with the other. */
function countOf(path: string): number {
  return path === "/v1/checkout/sessions" ? 50 : 20;
}
