import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "../testing/artists.ts";
import { refusedWebhooks } from "../testing/refused-webhooks.ts";
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
import { sign, signedEvent } from "../testing/stripe-events.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
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

async function readTables(): Promise<unknown> {
  const tables = ["webhook_events", "subscriptions", "subscription_attempts", "jobs"];
  const results = await shop.worker.env.DB.batch(
    tables.map((table) => shop.worker.env.DB.prepare(`SELECT * FROM ${table}`)),
  );
  return results.map(({ results }) => results);
}

async function countEvents(): Promise<number> {
  const row = await shop.worker.env.DB.prepare("SELECT count(*) AS n FROM webhook_events").first<{
    n: number;
  }>();
  return row?.n ?? 0;
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

describe("what Stripe did not sign, or not now, is refused and writes nothing", () => {
  let customer: string;
  beforeAll(async () => {
    await shop.reopen();
    const artist = await signInArtist(shop.worker);
    await subscribe(shop, artist);
    customer = (await customerOf(shop, artist)) ?? "";
  });

  test.each(refusedWebhooks(new Date()).map(([what]) => what))("%s", async (what) => {
    const before = await readTables();
    const refused = refusedWebhooks(new Date(), customer).find(([name]) => name === what)?.[1];
    const response = await send(refused?.body ?? "", refused?.signature);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "VALIDATION_FAILED" });
    expect(await readTables()).toEqual(before);
  });
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
async function lifeOf(artist: TestArtist): Promise<Stripe.Event[]> {
  await shop.control.webhooks({ mode: "hold" });
  await shop.control.pay({ session: await startCheckout(artist, false) });
  await post(artist, apiPaths.syncSubscription);
  await post(artist, apiPaths.pauseSubscription);
  await post(artist, apiPaths.resumeSubscription);
  await post(artist, apiPaths.switchSubscription, { isYearly: true });
  const [subscription] = await subscriptionsOf(shop, artist);
  await shop.stripe.subscriptions.cancel(subscription?.id ?? "");
  const { events } = await shop.control.held();
  return events.filter(({ type }) => type.startsWith("customer.subscription."));
}

describe("the order of events", () => {
  test("all 120 orders of five events, each sent twice, lead to Stripe's own state", async () => {
    const artist = await signInArtist(shop.worker);
    const life = await lifeOf(artist);
    expect(life.length).toBeGreaterThanOrEqual(5);
    const five = [...life.slice(0, 4), ...life.slice(-1)];
    expect(five.at(-1)?.type).toBe("customer.subscription.deleted");
    for (const order of permutations(five)) {
      await shop.worker.env.DB.batch([
        shop.worker.env.DB.prepare("DELETE FROM webhook_events"),
        shop.worker.env.DB.prepare(
          "UPDATE subscriptions SET status = 'active', access_until = NULL WHERE user_id = ?",
        ).bind(artist.id),
      ]);
      for (const event of [...order, ...order]) expect(await deliver(event)).toBe(204);
      expect(await currentUser(artist)).toMatchObject({ isSubscribed: false, isFreeVersion: true });
      expect(await countEvents()).toBe(5);
    }
  }, 120_000);

  test("all at once, each three times over, lead to it as well", async () => {
    const artist = await signInArtist(shop.worker);
    const life = await lifeOf(artist);
    const statuses = await Promise.all([...life, ...life, ...life].map(deliver));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false, isFreeVersion: true });
  });

  test("a late update that says active does not bring back what was deleted", async () => {
    const artist = await signInArtist(shop.worker);
    const life = await lifeOf(artist);
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
