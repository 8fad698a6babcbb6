import type Stripe from "stripe";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "../testing/artists.ts";
import { manyRefusedWebhooks } from "../testing/refused-webhooks.ts";
import {
  currentUser,
  customerOf,
  openShop,
  post,
  type Shop,
  startCheckout,
  subscribe,
  subscriptionsOf,
} from "../testing/stripe.ts";
import { sign, signedEvent, webhookSecret } from "../testing/stripe-events.ts";

const nextSecret = "whsec_next";

let shop: Shop;
beforeAll(async () => {
  // As it is while the secret is rotated.
  shop = await openShop({ STRIPE_WEBHOOK_SECRET: `${nextSecret},${webhookSecret}` });
});
beforeEach(() => shop.reopen());
afterAll(() => shop.close());

/** Without a cookie or an origin, as from Stripe. */
async function send(body: string, signature: string | undefined): Promise<Response> {
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    Origin: "https://stripe.com",
  };
  return shop.worker.request(apiPaths.stripeWebhook, {
    method: "POST",
    headers: signature === undefined ? headers : { ...headers, "Stripe-Signature": signature },
    body,
  });
}

async function deliver(event: Stripe.Event): Promise<number> {
  const body = JSON.stringify(event);
  return (await send(body, sign(body))).status;
}

/** Every row that is kept, of every table. */
async function readTables(): Promise<unknown> {
  const { DB } = shop.worker.env;
  const { results: tables } = await DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%cf%' AND name NOT LIKE 'd1%' ORDER BY name",
  ).all<{ name: string }>();
  const rows = await DB.batch(tables.map(({ name }) => DB.prepare(`SELECT * FROM ${name}`)));
  return Object.fromEntries(tables.map(({ name }, index) => [name, rows[index]?.results]));
}

async function countEvents(among?: readonly string[]): Promise<number> {
  const { results } = await shop.worker.env.DB.prepare("SELECT id FROM webhook_events").all<{
    id: string;
  }>();
  return results.filter(({ id }) => among?.includes(id) ?? true).length;
}

function readState(artist: TestArtist): Promise<unknown> {
  return shop.worker.env.DB.prepare("SELECT * FROM subscriptions WHERE user_id = ?")
    .bind(artist.id)
    .first();
}

/** Forgets events, and keeps for the artist what Stripe never said. */
async function makeUntrue(artist: TestArtist, events: readonly { id: string }[]): Promise<void> {
  const { DB } = shop.worker.env;
  await DB.batch([
    ...events.map(({ id }) => DB.prepare("DELETE FROM webhook_events WHERE id = ?").bind(id)),
    DB.prepare(
      "UPDATE subscriptions SET status = 'unpaid', term = 'monthly', price_cents = 1, is_paused = 1, access_until = 1 WHERE user_id = ?",
    ).bind(artist.id),
  ]);
}

/** The stand-in's webhooks go to the Worker, as they do in production. */
function connect(): Promise<object> {
  return shop.control.webhooks({ url: `${shop.worker.url}${apiPaths.stripeWebhook}` });
}

test("a payment is known here without the browser ever coming back", async () => {
  await connect();
  const artist = await signInArtist(shop.worker);
  await shop.control.pay({ session: await startCheckout(artist) });
  const { attempts } = await shop.control.settled();
  expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 204));
  expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
});

test("1,000 forged, stale, future-dated or tampered webhooks are all 400, and write nothing", async () => {
  const artist = await signInArtist(shop.worker);
  await subscribe(shop, artist);
  const customer = (await customerOf(shop, artist)) ?? "";
  const before = await readTables();
  const asked = (await shop.control.requests()).requests.length;
  const taken: string[] = [];
  for (let batch = 0; batch < 10; batch += 1) {
    // Made as they are sent, so that what is half a minute to come still is.
    const hundred = manyRefusedWebhooks(1000, new Date(), customer)
      .slice(100 * batch)
      .slice(0, 100);
    const answers = hundred.map(async ([what, { body, signature }]) => {
      const response = await send(body, signature);
      const { code } = v.parse(v.object({ code: v.string() }), await response.json());
      if (response.status !== 400 || code !== "VALIDATION_FAILED") taken.push(what);
    });
    expect(await Promise.all(answers)).toHaveLength(100);
  }
  expect(taken).toEqual([]);
  expect(await readTables()).toEqual(before);
  expect((await shop.control.requests()).requests.length).toBe(asked);
});

test("while the secret is rotated, an event signed with either, or with both, is taken", async () => {
  const artist = await signInArtist(shop.worker);
  await subscribe(shop, artist);
  const data = { object: { customer: await customerOf(shop, artist) } };
  for (const [secrets, status] of [
    [[webhookSecret], 204],
    [[nextSecret], 204],
    [[webhookSecret, nextSecret], 204],
    [["whsec_unknown", nextSecret], 204],
    [["whsec_unknown", "whsec_older"], 400],
  ] as const) {
    const events = await countEvents();
    const { body } = signedEvent({ data });
    expect((await send(body, sign(body, new Date(), secrets))).status).toBe(status);
    expect(await countEvents()).toBe(events + (status === 204 ? 1 : 0));
  }
  await connect();
  await shop.control.webhooks({ secrets: [webhookSecret, nextSecret] });
  await post(artist, apiPaths.cancelSubscription);
  const { attempts } = await shop.control.settled();
  expect(attempts.length).toBeGreaterThan(0);
  expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([204]));
});

test("an event about something else, or about nobody here, is taken and changes nothing", async () => {
  const before = await readTables();
  for (const overrides of [
    { type: "charge.succeeded" },
    { data: { object: { object: "balance" } } },
    { data: { object: { object: "subscription", customer: "cus_stranger" } } },
    { data: { object: { customer: "cus_stranger", metadata: { user_id: "someone" } } } },
  ]) {
    const { body, signature } = signedEvent(overrides);
    expect((await send(body, signature)).status).toBe(204);
  }
  expect(await readTables()).toEqual(before);
});

test("a body beyond a megabyte is refused", async () => {
  const body = JSON.stringify({ padding: "x".repeat(1024 * 1024) });
  expect((await send(body, sign(body))).status).toBe(413);
});

/** What a subscription tells of itself in its life, from the first payment to the end. */
async function lifeOf(artist: TestArtist, end: "deleted" | "cancelling"): Promise<Stripe.Event[]> {
  await shop.control.webhooks({ mode: "hold" });
  await shop.control.pay({ session: await startCheckout(artist, false) });
  await post(artist, apiPaths.syncSubscription);
  await post(artist, apiPaths.pauseSubscription);
  await post(artist, apiPaths.resumeSubscription);
  await post(artist, apiPaths.switchSubscription, { isYearly: true });
  const [subscription] = await subscriptionsOf(shop, artist);
  if (end === "deleted") await shop.stripe.subscriptions.cancel(subscription?.id ?? "");
  else await post(artist, apiPaths.cancelSubscription);
  const { events } = await shop.control.held();
  return events.filter(
    ({ type, data }) =>
      type.startsWith("customer.subscription.") &&
      (data.object as Stripe.Subscription).id === subscription?.id,
  );
}

describe("the order of events", () => {
  test.each([
    [
      "all 120 orders",
      "deleted",
      "customer.subscription.deleted",
      { isSubscribed: false, isFreeVersion: true },
    ],
    [
      "20 of the orders",
      "cancelling",
      "customer.subscription.updated",
      { isSubscribed: true, isPaused: false, cancelAtPeriodEnd: true },
    ],
  ] as const)(
    "%s of five events of one second, each sent twice, lead to Stripe's own state: %s",
    async (share, end, lastType, outcome) => {
      // Several artists go through their part of the orders side by side.
      const lanes = share === "all 120 orders" ? 6 : 1;
      const artists = await Promise.all(
        Array.from({ length: lanes }, () => signInArtist(shop.worker)),
      );
      const lives: Stripe.Event[][] = [];
      for (const artist of artists) lives.push(await lifeOf(artist, end));
      const orders = permutations([0, 1, 2, 3, 4]);
      expect(orders).toHaveLength(120);
      await Promise.all(
        artists.map(async (artist, lane) => {
          const [first, second, third, fourth, ...rest] = lives[lane] ?? [];
          const five = [first, second, third, fourth, rest.at(-1)].map((event) => {
            if (event === undefined) throw new Error("Five events are needed.");
            return { ...event, created: 1_790_000_000 };
          });
          expect(five.at(-1)?.type).toBe(lastType);
          const truth = (await subscriptionsOf(shop, artist))[0];
          for (const order of orders.slice(20 * lane, 20 * (lane + 1))) {
            await makeUntrue(artist, five);
            const events = order.flatMap((index) => five[index] ?? []);
            for (const event of [...events, ...events]) expect(await deliver(event)).toBe(204);
            expect(await currentUser(artist)).toMatchObject(outcome);
            expect(await readState(artist)).toMatchObject({
              subscription_id: truth?.id,
              status: truth?.status,
              term: "yearly",
              price_cents: truth?.items.data[0]?.price.unit_amount,
              current_period_end: (truth?.items.data[0]?.current_period_end ?? 0) * 1000,
              is_paused: 0,
            });
            expect(await countEvents(five.map(({ id }) => id))).toBe(5);
          }
        }),
      );
    },
    120_000,
  );

  test("all at once, each three times over, lead to it as well", async () => {
    const artist = await signInArtist(shop.worker);
    const life = await lifeOf(artist, "deleted");
    const statuses = await Promise.all([...life, ...life, ...life].map(deliver));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false, isFreeVersion: true });
  });

  test("a late update that says active does not bring back what was deleted", async () => {
    const artist = await signInArtist(shop.worker);
    const life = await lifeOf(artist, "deleted");
    const deleted = life.at(-1);
    const active = life.find(
      ({ type, data }) =>
        type === "customer.subscription.updated" &&
        (data.object as Stripe.Subscription).status === "active",
    );
    if (!deleted || !active) throw new Error("Both events are needed.");
    expect(await deliver(deleted)).toBe(204);
    expect(await deliver(active)).toBe(204);
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });
  });

  test("what an event says is not believed", async () => {
    const artist = await signInArtist(shop.worker);
    await startCheckout(artist);
    const customer = await customerOf(shop, artist);
    const { body, signature } = signedEvent({
      data: { object: { id: "sub_made_up", customer, status: "active" } },
    });
    expect((await send(body, signature)).status).toBe(204);
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });
  });

  test("a duplicate is known, and Stripe is not even asked", async () => {
    const artist = await signInArtist(shop.worker);
    await subscribe(shop, artist);
    const { body, signature } = signedEvent({
      data: { object: { customer: await customerOf(shop, artist) } },
    });
    await send(body, signature);
    const asked = (await shop.control.requests()).requests.length;
    expect((await send(body, signature)).status).toBe(204);
    expect((await shop.control.requests()).requests.length).toBe(asked);
  });
});

describe("a failure of ours is 5xx, records nothing, and the repetition succeeds", () => {
  test("Stripe fails", async () => {
    const artist = await signInArtist(shop.worker);
    await subscribe(shop, artist);
    const { body, signature } = signedEvent({
      data: { object: { customer: await customerOf(shop, artist) } },
    });
    const before = await readTables();
    await shop.control.misbehave({ kind: "fail", path: "/v1/subscriptions", times: 0 });
    expect((await send(body, signature)).status).toBe(502);
    expect(await readTables()).toEqual(before);
    await shop.control.behave();
    expect((await send(body, signature)).status).toBe(204);
  });

  test.each([
    ["the subscription", "BEFORE UPDATE ON subscriptions"],
    ["the event", "BEFORE INSERT ON webhook_events"],
    ["the free plan", "BEFORE UPDATE OF is_free_version ON users"],
    ["the attempt", "BEFORE DELETE ON subscription_attempts"],
  ])("the database fails at %s", async (what, when) => {
    const artist = await signInArtist(shop.worker);
    await shop.control.pay({ session: await startCheckout(artist) });
    const { body, signature } = signedEvent({
      data: { object: { customer: await customerOf(shop, artist) } },
    });
    const before = await readTables();
    const fault = `fault_${what.replaceAll(" ", "_")}`;
    await shop.worker.env.DB.exec(
      `CREATE TRIGGER ${fault} ${when} BEGIN SELECT RAISE(ABORT, 'fault'); END`,
    );
    const response = await send(body, signature);
    await shop.worker.env.DB.exec(`DROP TRIGGER ${fault}`);
    expect(response.status).toBe(500);
    expect(await readTables()).toEqual(before);
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });
    expect((await send(body, signature)).status).toBe(204);
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
  });
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
