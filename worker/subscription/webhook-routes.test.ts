import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist } from "#tests/support/artists.ts";
import { announceUpload } from "#tests/support/endless-upload.ts";
import { whileFailing } from "#tests/support/failing-writes.ts";
import { refusedWebhooks } from "#tests/support/refused-webhooks.ts";
import { readTables } from "#tests/support/rows.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import {
  currentUser,
  customerOf,
  post,
  signInSubscriber,
  startCheckout,
} from "#tests/support/stripe.ts";
import { sign, signedEvent, webhookSecret } from "#tests/support/stripe-events.ts";
import { countEvents, deliver, eventAbout, lifeOf, sendWebhook } from "#tests/support/webhooks.ts";

const nextSecret = "whsec_next";

// As while the secret is rotated.
const stack = stackForTests({ STRIPE_WEBHOOK_SECRET: `${nextSecret},${webhookSecret}` });

const send = (body: string, signature: string | undefined) => sendWebhook(stack, body, signature);

/** The number of requests to Stripe. */
async function countAsked(): Promise<number> {
  return (await stack.control.requests()).requests.length;
}

/** Delivers the stand-in's webhooks to the Worker, as in production. */
function connect(): Promise<void> {
  return stack.control.webhooks({ url: `${stack.worker.url}${apiPaths.stripeWebhook}` });
}

test("a payment is known here even if the browser never returns", async () => {
  await connect();
  const artist = await signInArtist(stack.worker);
  await stack.control.pay({ session: await startCheckout(artist) });
  const { attempts } = await stack.control.settled();
  expect(attempts.length).toBeGreaterThan(0);
  expect(attempts.filter(({ status }) => status !== 204)).toEqual([]);
  expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
});

test("forged, stale, future-dated or tampered webhooks are 400, and write nothing", async () => {
  await signInSubscriber(stack);
  const before = await readTables(stack.worker);
  const taken: string[] = [];
  for (const [what, { body, signature }] of refusedWebhooks(new Date())) {
    if ((await send(body, signature)).status !== 400) taken.push(what);
  }
  expect(taken).toEqual([]);
  expect(await readTables(stack.worker)).toEqual(before);
});

test("while the secret is rotated, an event signed with either secret, or with both, is accepted", async () => {
  const artist = await signInSubscriber(stack);
  const data = { object: { customer: await customerOf(stack, artist) } };
  for (const [secrets, status] of [
    [[webhookSecret], 204],
    [[nextSecret], 204],
    [[webhookSecret, nextSecret], 204],
    [["whsec_unknown", nextSecret], 204],
    [["whsec_unknown", "whsec_older"], 400],
  ] as const) {
    const events = await countEvents(stack);
    const { body } = signedEvent({ data });
    expect((await send(body, sign(body, new Date(), secrets))).status).toBe(status);
    expect(await countEvents(stack)).toBe(events + (status === 204 ? 1 : 0));
  }
  await connect();
  await stack.control.webhooks({ secrets: [webhookSecret, nextSecret] });
  await post(artist, apiPaths.cancelSubscription);
  const { attempts } = await stack.control.settled();
  expect(attempts.length).toBeGreaterThan(0);
  expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([204]));
});

test("an event about something else, or about an unknown customer, is accepted and changes nothing", async () => {
  const before = await readTables(stack.worker);
  for (const overrides of [
    { type: "charge.succeeded" },
    { data: { object: { object: "balance" } } },
    { data: { object: { object: "subscription", customer: "cus_stranger" } } },
    { data: { object: { customer: "cus_stranger", metadata: { user_id: "someone" } } } },
  ]) {
    const { body, signature } = signedEvent(overrides);
    expect((await send(body, signature)).status).toBe(204);
  }
  expect(await readTables(stack.worker)).toEqual(before);
});

test("a body of more than a megabyte is refused", async () => {
  const headers = { "Content-Type": "application/json", "Stripe-Signature": sign("{}") };
  const { url } = stack.worker;
  expect(await announceUpload(url, apiPaths.stripeWebhook, "POST", headers, 2)).toBe(413);
});

describe("the order of events", () => {
  test("all at once, each three times, lead to the same state", async () => {
    const artist = await signInArtist(stack.worker);
    const life = await lifeOf(stack, artist, "deleted");
    const statuses = await Promise.all(
      [...life, ...life, ...life].map((event) => deliver(stack, event)),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false, isFreeVersion: true });
  });

  test("a delayed update that says active does not reactivate a deleted subscription", async () => {
    const artist = await signInArtist(stack.worker);
    const life = await lifeOf(stack, artist, "deleted");
    const deleted = life.at(-1);
    const active = life.find(
      ({ type, data }) =>
        type === "customer.subscription.updated" && data.object.status === "active",
    );
    if (!deleted || !active) throw new Error("Both events are needed.");
    expect(await deliver(stack, deleted)).toBe(204);
    expect(await deliver(stack, active)).toBe(204);
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });
  });

  test("the content of an event is not used", async () => {
    const artist = await signInArtist(stack.worker);
    await startCheckout(artist);
    const customer = await customerOf(stack, artist);
    const { body, signature } = signedEvent({
      data: { object: { id: "sub_made_up", customer, status: "active" } },
    });
    expect((await send(body, signature)).status).toBe(204);
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });
  });

  test("a duplicate is recognized without a request to Stripe", async () => {
    const artist = await signInSubscriber(stack);
    const { body, signature } = await eventAbout(stack, artist);
    await send(body, signature);
    const asked = await countAsked();
    expect((await send(body, signature)).status).toBe(204);
    expect(await countAsked()).toBe(asked);
  });

  test("an event whose write loses against another sync is applied in the next try, once", async () => {
    const artist = await signInSubscriber(stack);
    const { body, signature } = await eventAbout(stack, artist);
    const asked = await countAsked();
    await stack.control.misbehave({ kind: "hold", method: "GET", path: "/v1/subscriptions" });
    const overtaken = send(body, signature);
    await expect.poll(countAsked).toBeGreaterThan(asked);
    expect((await post(artist, apiPaths.syncSubscription)).status).toBe(200);
    await stack.control.release();
    expect((await overtaken).status).toBe(204);
    const known = await countAsked();
    expect((await send(body, signature)).status).toBe(204);
    expect(await countAsked()).toBe(known);
  });
});

describe("a failure here is a 5xx, records nothing, and the repeated event succeeds", () => {
  test("Stripe fails", async () => {
    const artist = await signInSubscriber(stack);
    const { body, signature } = await eventAbout(stack, artist);
    const before = await readTables(stack.worker);
    await stack.control.misbehave({ kind: "fail", path: "/v1/subscriptions", times: 0 });
    expect((await send(body, signature)).status).toBe(502);
    expect(await readTables(stack.worker)).toEqual(before);
    await stack.control.behave();
    expect((await send(body, signature)).status).toBe(204);
  });

  test.each([
    ["the subscription", "UPDATE ON subscriptions"],
    ["the event", "INSERT ON webhook_events"],
    ["the free plan", "UPDATE OF is_free_version ON users"],
    ["the attempt", "DELETE ON subscription_attempts"],
  ])("the database fails at %s", async (_what, event) => {
    const artist = await signInArtist(stack.worker);
    await stack.control.pay({ session: await startCheckout(artist) });
    const { body, signature } = await eventAbout(stack, artist);
    const before = await readTables(stack.worker);
    const response = await whileFailing(stack.worker, event, () => send(body, signature));
    expect(response.status).toBe(500);
    expect(await readTables(stack.worker)).toEqual(before);
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });
    expect((await send(body, signature)).status).toBe(204);
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
  });
});
