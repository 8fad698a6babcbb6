import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { countRows, readRows, runSql } from "#tests/support/rows.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import { readStores } from "#tests/support/stores.ts";
import {
  cancelAtStripe,
  currentUser,
  customerOf,
  endPaidPeriod,
  post,
  signInSubscriber,
  startCheckout,
  subscribe,
  subscriptionsOf,
  syncUser,
} from "#tests/support/stripe.ts";
import { sign, signedEvent } from "#tests/support/stripe-events.ts";
import { sendWebhook } from "#tests/support/webhooks.ts";

const hour = 60 * 60 * 1000;

const stack = stackForTests();

function count(from: string): Promise<number> {
  return countRows(stack.worker, from);
}

describe("with every webhook lost", () => {
  test("a pause whose response was lost ends with the paid time, even if it is read months later", async () => {
    const artist = await signInSubscriber(stack, false);
    const fault = { method: "POST", path: "/v1/subscriptions/", times: 2 } as const;
    await stack.control.misbehave({ ...fault, kind: "act-then-disconnect" });
    expect((await post(artist, apiPaths.pauseSubscription)).status).toBe(502);
    await stack.control.advance({ months: 2 });
    expect(await stack.run("daily")).toBe("ok");
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false, isPaused: true });
  });

  test("if there are more customers than one run reads, the next run reads the rest", async () => {
    const { DB } = stack.worker.env;
    const customers = await atOnce(160, async () => (await stack.stripe.customers.create()).id);
    await DB.batch(
      customers.flatMap((id) => [
        DB.prepare(
          "INSERT INTO users (id, issuer, subject, created_at) VALUES (?1, 'elsewhere', ?1, 0)",
        ).bind(id),
        DB.prepare(
          "INSERT INTO subscriptions (user_id, customer_id, status, version, synced_at) VALUES (?1, ?1, 'active', 'v', 0)",
        ).bind(id),
      ]),
    );
    const active = () => count("subscriptions WHERE status = 'active'");
    expect(await stack.run("quarterHourly")).toBe("ok");
    expect(await active()).toBe(10);
    expect(await stack.run("quarterHourly")).toBe("ok");
    expect(await active()).toBe(0);
  }, 60_000);

  test("a subscription is read once a day, and not more often", async () => {
    const artist = await signInSubscriber(stack);
    await cancelAtStripe(stack, artist);
    expect(await stack.run("quarterHourly", new Date(Date.now() + 19 * hour))).toBe("ok");
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
    expect(await stack.run("quarterHourly", new Date(Date.now() + 21 * hour))).toBe("ok");
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });
  });

  test.each([
    ["cancelled", apiPaths.cancelSubscription, null],
    // It can be resumed.
    ["paused", apiPaths.pauseSubscription, expect.objectContaining({ isYearly: true })],
  ])(
    "access to a %s subscription ends by the clock, without a webhook",
    async (_what, path, subscriptionDetails) => {
      const artist = await signInSubscriber(stack);
      await post(artist, path);
      const stored = stack.worker.env.DB.prepare(
        "SELECT access_until = current_period_end AS isPaidEnd FROM subscriptions WHERE user_id = ?",
      ).bind(artist.id);
      expect(await stored.first()).toEqual({ isPaidEnd: 1 });
      await endPaidPeriod(stack, artist);
      expect(await currentUser(artist)).toMatchObject({
        isSubscribed: false,
        isFreeVersion: true,
        currentPeriodEnd: null,
        subscriptionDetails,
      });
    },
  );

  test("a failed reconciliation changes nothing and fails the run, and the next one succeeds", async () => {
    const artist = await signInArtist(stack.worker);
    await stack.control.pay({ session: await startCheckout(artist) });
    await stack.control.misbehave({ kind: "fail", path: "/v1/subscriptions", times: 0 });
    expect(await stack.run("daily")).toBe("exception");
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });
    await stack.control.behave();
    expect(await stack.run("daily")).toBe("ok");
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
  });
});

describe("deleting a profile", () => {
  async function remove(artist: TestArtist): Promise<void> {
    const response = await artist.request(apiPaths.profile, { method: "DELETE" });
    expect(response.status).toBe(204);
  }

  test("cancels the subscription at once, and a pending payment as well", async () => {
    const artist = await signInSubscriber(stack);
    const customer = (await customerOf(stack, artist)) ?? "";
    const other = await signInArtist(stack.worker);
    const session = await startCheckout(other);
    await remove(artist);
    await remove(other);
    const { data } = await stack.stripe.subscriptions.list({ customer, status: "all" });
    expect(data).toMatchObject([{ status: "canceled" }]);
    expect((await stack.stripe.checkout.sessions.retrieve(session)).status).toBe("expired");
    for (const table of ["jobs", "subscriptions", "subscription_attempts", "users"]) {
      expect(await count(table)).toBe(0);
    }
  });

  /** Where an artist is still stored: by id, email or customer, in any column of any table, or in R2. */
  async function tracesOf(words: readonly string[]): Promise<string[]> {
    return Object.entries(await readStores(stack.worker))
      .filter(([, contents]) => words.some((word) => JSON.stringify(contents).includes(word)))
      .map(([name]) => name);
  }

  test("S7.041 while Stripe is down: the old cookie is 401 at once, 0 personal rows and objects, and the first cron after cancels", async () => {
    const artist = await signInSubscriber(stack);
    const imageUrl = toDataUrl("image/png", png());
    for (let work = 0; work < 3; work += 1) {
      const saved = await artist.send("POST", apiPaths.artworks, newArtwork({ imageUrl }));
      expect(saved.status).toBe(201);
    }
    const customer = (await customerOf(stack, artist)) ?? "";
    const [subscription] = await subscriptionsOf(stack, artist);
    const personal = [artist.id, `${artist.id}@example.com`];
    expect(await tracesOf(personal)).toEqual(
      expect.arrayContaining(["users", "sessions", "artworks", "subscriptions", "the bucket"]),
    );
    await stack.control.misbehave({ kind: "unavailable", times: 0 });
    await remove(artist);
    expect((await artist.request(apiPaths.authUser)).status).toBe(401);
    expect(await tracesOf(personal)).toEqual([]);
    const results = await readRows(stack.worker, "SELECT * FROM jobs");
    expect(results).toEqual([
      {
        customer_id: customer,
        kind: "end-subscription",
        subscription_id: subscription?.id,
        attempts: 1,
        created_at: expect.any(Number),
      },
    ]);

    expect(await stack.run("quarterHourly")).toBe("exception");
    expect(await count("jobs")).toBe(1);
    await stack.control.behave();
    const url = `${stack.worker.url}${apiPaths.stripeWebhook}`;
    await stack.control.webhooks({ url });
    expect(await stack.run("quarterHourly")).toBe("ok");
    const { status } = await stack.stripe.subscriptions.retrieve(subscription?.id ?? "");
    expect(status).toBe("canceled");
    await stack.control.settled();
    expect(await count("jobs")).toBe(0);
    // All of Stripe's events about it, delayed.
    const { events } = await stack.control.state();
    await stack.control.deliver({ events: Object.keys(events) });
    const { attempts } = await stack.control.settled();
    expect(attempts.length).toBeGreaterThan(5);
    expect(new Set(attempts.map((attempt) => attempt.status))).toEqual(new Set([204]));
    expect(await tracesOf([...personal, customer])).toEqual([]);
    expect((await artist.request(apiPaths.authUser)).status).toBe(401);
  });

  test("delayed webhooks do not restore a deleted artist, and cancel what is still active", async () => {
    const artist = await signInSubscriber(stack);
    const [subscription] = await subscriptionsOf(stack, artist);
    await runSql(stack.worker, "DELETE FROM users WHERE id = ?", artist.id);
    const { body, signature } = signedEvent({ data: { object: subscription } });
    expect((await sendWebhook(stack, body, signature)).status).toBe(204);
    expect(await count("users")).toBe(0);
    expect(await count("subscriptions")).toBe(0);
    const { status } = await stack.stripe.subscriptions.retrieve(subscription?.id ?? "");
    expect(status).toBe("canceled");
  });

  test("another application's customers are left alone", async () => {
    const customer = await stack.stripe.customers.create();
    const object = {
      customer: customer.id,
      metadata: { application: "https://elsewhere.example", user_id: "someone" },
    };
    const body = JSON.stringify(JSON.parse(signedEvent({ data: { object } }).body));
    const init = { method: "POST", headers: { "Stripe-Signature": sign(body) }, body };
    const before = (await stack.control.requests()).requests.length;
    expect((await stack.worker.request(apiPaths.stripeWebhook, init)).status).toBe(204);
    expect((await stack.control.requests()).requests.length).toBe(before);
  });
});

test("S1.023 S6.007 a subscription lifts the limits, which apply again once it ends; the works stay", async () => {
  const artist = await signInArtist(stack.worker);
  const save = () => artist.send("POST", apiPaths.artworks, newArtwork());
  const first = (await (await save()).json()) as { id: string };
  const edit = () =>
    artist.send("PATCH", artworkPath(first.id), newArtwork({ width: 10, suggestedPrice: 1 }));
  expect((await save()).status).toBe(403);
  expect((await edit()).status).toBe(403);

  await subscribe(stack, artist, false);
  for (let index = 0; index < 3; index += 1) expect((await save()).status).toBe(201);
  expect((await edit()).status).toBe(200);
  await stack.control.failCharges({ times: 1 });
  await stack.control.advance({ months: 1, days: 1 });
  await post(artist, apiPaths.syncSubscription);
  expect((await save()).status).toBe(201);

  await cancelAtStripe(stack, artist);
  expect(await syncUser(artist)).toMatchObject({
    isSubscribed: false,
    isFreeVersion: true,
    artworkSaveCount: 5,
  });
  expect((await save()).status).toBe(403);
  expect((await edit()).status).toBe(403);
  expect(await (await artist.request(apiPaths.artworks)).json()).toHaveLength(5);
});
