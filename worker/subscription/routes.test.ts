import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { bankQuestionSchema } from "#schema/subscription.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { expectError } from "#tests/support/records.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import {
  cancelAtStripe,
  currentUser,
  post,
  readUser,
  signInSubscriber,
  startCheckout,
  subscribe,
  subscriptionsOf,
  syncUser,
  unsettleRenewal,
} from "#tests/support/stripe.ts";

const stack = stackForTests();

function newArtist(): Promise<TestArtist> {
  return signInArtist(stack.worker);
}

const actions = [
  apiPaths.cancelSubscription,
  apiPaths.pauseSubscription,
  apiPaths.resumeSubscription,
] as const;

describe("POST /api/create-subscription", () => {
  test("S7.032 S7.033 S1.020 leads to Stripe's page, where paying starts the subscription", async () => {
    const artist = await newArtist();
    const user = await subscribe(stack, artist);
    expect(user).toMatchObject({
      isSubscribed: true,
      isFreeVersion: false,
      isPaused: false,
      isPastDue: false,
      cancelAtPeriodEnd: false,
      subscriptionDetails: { name: "Professional Plan", price: "$113.28/year", isYearly: true },
    });
    expect(Date.parse(user.currentPeriodEnd ?? "")).toBeGreaterThan(Date.now() + 360 * 86_400_000);
    expect(await currentUser(artist)).toEqual(user);
  });

  test("S1.020 the monthly plan has the monthly price", async () => {
    const user = await subscribe(stack, await newArtist(), false);
    expect(user.subscriptionDetails).toMatchObject({ price: "$13.65/month", isYearly: false });
  });

  test("a double click, a second tab and a later return get the same payment", async () => {
    const artist = await newArtist();
    const sessions = await Promise.all([startCheckout(artist), startCheckout(artist)]);
    sessions.push(await startCheckout(artist));
    expect(new Set(sessions).size).toBe(1);
  });

  test("choosing the other plan cancels the pending payment", async () => {
    const artist = await newArtist();
    const yearly = await startCheckout(artist, true);
    const monthly = await startCheckout(artist, false);
    expect(monthly).not.toBe(yearly);
    expect((await stack.stripe.checkout.sessions.retrieve(yearly)).status).toBe("expired");
    expect((await stack.stripe.checkout.sessions.retrieve(monthly)).status).toBe("open");
  });

  test("after a payment has expired, a new one is created", async () => {
    const artist = await newArtist();
    const first = await startCheckout(artist);
    await stack.stripe.checkout.sessions.expire(first);
    expect(await startCheckout(artist)).not.toBe(first);
  });

  test("after a declined card the payment stays open for another card", async () => {
    const artist = await newArtist();
    const session = await startCheckout(artist);
    const { declined } = await stack.control.pay({ session, card: "4000000000000002" });
    expect(declined).toContain("declined");
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });
    expect(await startCheckout(artist)).toBe(session);
  });

  test("it is refused while subscribed, also before the payment is known here", async () => {
    const artist = await newArtist();
    await stack.control.pay({ session: await startCheckout(artist) });
    for (let times = 0; times < 2; times += 1) {
      const response = await post(artist, apiPaths.createSubscription, { isYearly: true });
      await expectError(response, "CONFLICT");
    }
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
  });

  test("S6.009 it is refused with an incomplete profile, and no customer is created", async () => {
    const artist = await signInArtist(stack.worker, { hasCompletedSetup: false });
    const response = await post(artist, apiPaths.createSubscription, { isYearly: true });
    expect(response.status).toBe(403);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ code: "PROFILE_INCOMPLETE" });
    expect(await subscriptionsOf(stack, artist)).toEqual([]);
  });

  test("S6.013 an admin needs no subscription", async () => {
    const admin = await signInAdmin(stack.worker);
    const response = await post(admin, apiPaths.createSubscription, { isYearly: true });
    expect(response.status).toBe(403);
  });

  test("more than ten a minute are refused, with Retry-After", async () => {
    const artist = await newArtist();
    const statuses: number[] = [];
    let last: Response | null = null;
    for (let times = 0; times < 21 && statuses.at(-1) !== 429; times += 1) {
      last = await post(artist, apiPaths.createSubscription, {});
      statuses.push(last.status);
    }
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(10);
    expect(last?.status).toBe(429);
    expect(last?.headers.get("Retry-After")).toBe("60");
  });
});

describe.each([apiPaths.createSubscription, apiPaths.switchSubscription])(
  "the body of %s",
  (path) => {
    test.each([
      ["nothing", {}],
      ["text", { isYearly: "true" }],
      ["a number", { isYearly: 1 }],
      ["null", { isYearly: null }],
      ["an unknown field", { isYearly: true, coupon: "FREE" }],
      ["a price", { isYearly: true, price: 1 }],
    ])("may not be %s", async (_what, body) => {
      const response = await post(await newArtist(), path, body);
      await expectError(response, "VALIDATION_FAILED");
    });
  },
);

describe("managing a subscription", () => {
  test("S4.058 S7.035 S7.041 after a cancellation access continues until the end of the paid period, and ends then", async () => {
    const artist = await newArtist();
    const before = await subscribe(stack, artist, false);
    const after = await readUser(post(artist, apiPaths.cancelSubscription));
    expect(after).toEqual({ ...before, cancelAtPeriodEnd: true });
    expect(await readUser(post(artist, apiPaths.cancelSubscription))).toEqual(after);
    await stack.control.advance({ months: 1, days: 1 });
    expect(await syncUser(artist)).toMatchObject({
      isSubscribed: false,
      isFreeVersion: true,
      cancelAtPeriodEnd: false,
      currentPeriodEnd: null,
      subscriptionDetails: null,
    });
  });

  test("S4.060 S7.037 S7.041 resuming withdraws a pending cancellation, and bills nothing", async () => {
    const artist = await newArtist();
    const before = await subscribe(stack, artist);
    await post(artist, apiPaths.cancelSubscription);
    expect(await readUser(post(artist, apiPaths.resumeSubscription))).toEqual(before);
    expect(await countInvoices(artist)).toBe(1);
  });

  test("S4.059 S7.036 S7.041 after a pause access continues until the end of the paid period, and nothing more is billed", async () => {
    const artist = await newArtist();
    const before = await subscribe(stack, artist, false);
    const paused = await readUser(post(artist, apiPaths.pauseSubscription));
    expect(paused).toEqual({ ...before, isPaused: true });
    await stack.control.advance({ months: 2 });
    expect(await syncUser(artist)).toMatchObject({
      isSubscribed: false,
      isFreeVersion: true,
      isPaused: true,
      subscriptionDetails: { isYearly: false },
    });
    expect(await countPaid(artist)).toBe(1);
  });

  test("a subscription that is paused after its paid time does not prevent another, and is cancelled once that is paid", async () => {
    const artist = await signInSubscriber(stack, false);
    const [paused] = await subscriptionsOf(stack, artist);
    await post(artist, apiPaths.pauseSubscription);
    expect((await post(artist, apiPaths.createSubscription, { isYearly: true })).status).toBe(409);
    await stack.control.advance({ months: 2 });
    await post(artist, apiPaths.syncSubscription);
    expect(await subscribe(stack, artist)).toMatchObject({ isSubscribed: true, isPaused: false });
    expect(await stack.run("quarterHourly")).toBe("ok");
    expect((await stack.stripe.subscriptions.retrieve(paused?.id ?? "")).status).toBe("canceled");
  });

  test("S4.060 resuming within the paid period ends the pause, and bills nothing", async () => {
    const artist = await newArtist();
    const before = await subscribe(stack, artist);
    await post(artist, apiPaths.pauseSubscription);
    expect(await readUser(post(artist, apiPaths.resumeSubscription))).toEqual(before);
    expect(await countInvoices(artist)).toBe(1);
  });

  test("S4.060 resuming after the paid period bills a new period at once, and only once", async () => {
    const artist = await signInSubscriber(stack, false);
    await post(artist, apiPaths.pauseSubscription);
    await stack.control.advance({ months: 2, days: 3 });
    const users = await Promise.all([
      post(artist, apiPaths.resumeSubscription),
      post(artist, apiPaths.resumeSubscription),
    ]);
    expect(users.map(({ status }) => status)).toContain(200);
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: true, isPaused: false });
    expect(await countPaid(artist)).toBe(2);
    const [subscription] = await subscriptionsOf(stack, artist);
    const { now } = await stack.control.clock();
    expect(subscription?.items.data[0]?.current_period_start).toBeGreaterThan(now - 60);
    expect(subscription?.metadata).not.toHaveProperty("paid_through");
  });

  test("a pause before a renewal is charged ends access at once, and the renewal is not charged", async () => {
    const artist = await signInSubscriber(stack, false);
    await stack.control.advance({ months: 1 });
    const [subscription] = await subscriptionsOf(stack, artist);
    const invoice = await unsettleRenewal(stack, subscription?.id ?? "");
    expect(await readUser(post(artist, apiPaths.pauseSubscription))).toMatchObject({
      isPaused: true,
      isSubscribed: false,
      currentPeriodEnd: null,
    });
    expect(await stack.stripe.invoices.retrieve(invoice)).toMatchObject({ status: "void" });
    expect(await countPaid(artist)).toBe(1);
  });

  test("a pause made at Stripe before a renewal is charged ends access at once", async () => {
    const artist = await signInSubscriber(stack, false);
    await stack.control.advance({ months: 1 });
    const [subscription] = await subscriptionsOf(stack, artist);
    await unsettleRenewal(stack, subscription?.id ?? "");
    const pause_collection = { behavior: "void" } as const;
    await stack.stripe.subscriptions.update(subscription?.id ?? "", { pause_collection });
    expect(await syncUser(artist)).toMatchObject({
      isPaused: true,
      isSubscribed: false,
      currentPeriodEnd: null,
    });
  });

  test("a renewal that is charged after the pause counts as paid", async () => {
    const artist = await signInSubscriber(stack, false);
    await stack.control.advance({ months: 1 });
    const [subscription] = await subscriptionsOf(stack, artist);
    const invoice = await unsettleRenewal(stack, subscription?.id ?? "");
    await stack.control.misbehave({ kind: "fail", path: "/v1/invoices/", times: 0 });
    expect((await post(artist, apiPaths.pauseSubscription)).status).toBe(502);
    await stack.control.behave();
    const { invoices } = await stack.control.state();
    Object.assign(invoices[invoice] ?? {}, { status: "paid" });
    const end = (subscription?.items.data[0]?.current_period_end ?? 0) * 1000;
    expect(await syncUser(artist)).toMatchObject({
      isPaused: true,
      currentPeriodEnd: new Date(end).toISOString(),
    });
  });

  test("a declined card at resuming changes nothing, and the next try succeeds", async () => {
    const artist = await signInSubscriber(stack, false);
    await post(artist, apiPaths.pauseSubscription);
    await stack.control.advance({ months: 2 });
    await stack.control.failCharges({ times: 1 });
    const declined = await post(artist, apiPaths.resumeSubscription);
    await expectError(declined, "CONFLICT");
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false, isPaused: true });
    expect(await readUser(post(artist, apiPaths.resumeSubscription))).toMatchObject({
      isSubscribed: true,
      isPaused: false,
    });
  });

  test("cancelling while paused after the paid time ends the subscription at once", async () => {
    const artist = await signInSubscriber(stack, false);
    await post(artist, apiPaths.pauseSubscription);
    await stack.control.advance({ months: 2 });
    expect(await readUser(post(artist, apiPaths.cancelSubscription))).toMatchObject({
      isSubscribed: false,
      isPaused: false,
      subscriptionDetails: null,
    });
    expect(await subscriptionsOf(stack, artist)).toMatchObject([{ status: "canceled" }]);
  });

  test("S7.038 S7.041 switching changes the plan, and switching back as well", async () => {
    const artist = await signInSubscriber(stack, false);
    for (const isYearly of [true, false, true, true]) {
      const user = await readUser(post(artist, apiPaths.switchSubscription, { isYearly }));
      expect(user).toMatchObject({ isSubscribed: true, subscriptionDetails: { isYearly } });
    }
    expect(await subscriptionsOf(stack, artist)).toHaveLength(1);
  });

  test("two concurrent switches are billed once", async () => {
    const artist = await signInSubscriber(stack, false);
    await stack.control.misbehave({ kind: "hold", method: "POST", path: "/v1/subscriptions/" });
    const sent = async () =>
      (await stack.control.requests()).requests.filter(
        ({ method, path }) => method === "POST" && path.startsWith("/v1/subscriptions/"),
      );
    const body = { isYearly: true };
    const first = post(artist, apiPaths.switchSubscription, body);
    await expect.poll(async () => (await sent()).length).toBe(1);
    expect((await post(artist, apiPaths.switchSubscription, body)).status).toBe(409);
    await stack.control.release();
    expect((await first).status).toBe(200);
    expect(new Set((await sent()).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(await countPaid(artist)).toBe(2);
  });

  test.each([
    ["paused", apiPaths.pauseSubscription],
    ["cancelling", apiPaths.cancelSubscription],
  ])("S7.038 switching is refused while %s", async (_state, path) => {
    const artist = await signInSubscriber(stack);
    const before = await readUser(post(artist, path));
    const response = await post(artist, apiPaths.switchSubscription, { isYearly: false });
    expect(response.status).toBe(409);
    expect(await currentUser(artist)).toEqual(before);
  });

  test("a failed renewal is shown, and access continues while Stripe retries", async () => {
    const artist = await signInSubscriber(stack, false);
    await stack.control.failCharges({ times: 1 });
    await stack.control.advance({ months: 1, days: 1 });
    expect(await syncUser(artist)).toMatchObject({ isSubscribed: true, isPastDue: true });
    for (const path of [apiPaths.pauseSubscription, apiPaths.switchSubscription]) {
      const body = path === apiPaths.switchSubscription ? { isYearly: true } : undefined;
      expect((await post(artist, path, body)).status).toBe(409);
    }
  });

  test("pausing a subscription that is being cancelled is refused", async () => {
    const artist = await signInSubscriber(stack);
    await post(artist, apiPaths.cancelSubscription);
    expect((await post(artist, apiPaths.pauseSubscription)).status).toBe(409);
  });

  test.each(actions)("%s without a subscription is refused", async (path) => {
    const response = await post(await newArtist(), path);
    await expectError(response, "CONFLICT");
  });

  test("after a subscription has ended, another can be started", async () => {
    const artist = await signInSubscriber(stack);
    await cancelAtStripe(stack, artist);
    expect(await syncUser(artist)).toMatchObject({ isSubscribed: false });
    // For a shorter time than the one that has ended, which no longer counts.
    expect(await subscribe(stack, artist, false)).toMatchObject({
      isSubscribed: true,
      subscriptionDetails: { isYearly: false },
    });
    const statuses = (await subscriptionsOf(stack, artist)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(["active", "canceled"]);
  });
});

/** A card whose bank requires authentication for every payment, and refuses off-session payments. */
const askedCard = "4000002760003184";

describe("when the bank requires authentication", () => {
  async function newSubscriber(isYearly: boolean): Promise<TestArtist> {
    const artist = await newArtist();
    const session = await startCheckout(artist, isYearly);
    await stack.control.pay({ session, card: askedCard });
    await post(artist, apiPaths.syncSubscription);
    return artist;
  }

  test("a switch stays pending until the artist has answered on Stripe's page", async () => {
    const artist = await newSubscriber(false);
    const before = await currentUser(artist);
    expect(before).toMatchObject({ isSubscribed: true });
    const answer = await post(artist, apiPaths.switchSubscription, { isYearly: true });
    const { bankQuestion } = await readAnswer(bankQuestionSchema, answer);
    expect(await syncUser(artist)).toEqual(before);
    if (!("url" in bankQuestion)) throw new Error("Without a publishable key it is a page.");
    expect((await fetch(bankQuestion.url, { method: "POST" })).status).toBe(200);
    expect(await syncUser(artist)).toMatchObject({
      isSubscribed: true,
      subscriptionDetails: { isYearly: true },
    });
    expect(await countPaid(artist)).toBe(2);
    expect(await subscriptionsOf(stack, artist)).toHaveLength(1);
  });

  test("a switch that is never answered expires, and can be requested again", async () => {
    const artist = await newSubscriber(false);
    const before = await currentUser(artist);
    await post(artist, apiPaths.switchSubscription, { isYearly: true });
    await stack.control.advance({ days: 1 });
    expect(await syncUser(artist)).toEqual(before);
    const repeated = await post(artist, apiPaths.switchSubscription, { isYearly: true });
    v.parse(bankQuestionSchema, await repeated.json());
    expect(await countPaid(artist)).toBe(1);
  });

  test("a switch that was requested twice is charged once", async () => {
    const artist = await newSubscriber(false);
    await post(artist, apiPaths.switchSubscription, { isYearly: true });
    const second = await post(artist, apiPaths.switchSubscription, { isYearly: true });
    const { bankQuestion } = v.parse(bankQuestionSchema, await second.json());
    if ("url" in bankQuestion) await fetch(bankQuestion.url, { method: "POST" });
    await post(artist, apiPaths.syncSubscription);
    expect(await countPaid(artist)).toBe(2);
  });

  test("resuming is refused with a code of its own and changes nothing, and a new subscription can be paid", async () => {
    const artist = await newSubscriber(false);
    await post(artist, apiPaths.pauseSubscription);
    await stack.control.advance({ months: 2 });
    const before = await syncUser(artist);
    const answer = await post(artist, apiPaths.resumeSubscription);
    await expectError(answer, "PAYMENT_ACTION_REQUIRED");
    expect(await currentUser(artist)).toEqual(before);
    const session = await startCheckout(artist, false);
    await stack.control.pay({ session, card: askedCard });
    expect(await syncUser(artist)).toMatchObject({ isSubscribed: true, isPaused: false });
  });
});

describe("the billing portal", () => {
  test("is opened for a customer", async () => {
    const artist = await signInSubscriber(stack);
    const response = await post(artist, apiPaths.billingPortal);
    expect(await response.json()).toEqual({ url: expect.stringContaining("http") });
  });

  test("shows receipts and the card, and changes no subscription", async () => {
    const artist = await signInSubscriber(stack);
    await post(artist, apiPaths.billingPortal);
    const { portalConfigurations, portalSessions } = await stack.control.state();
    const [session] = Object.values(portalSessions);
    const used = portalConfigurations[String(session?.configuration)];
    expect(used?.features).toMatchObject({
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
    });
  });

  test("is unavailable before its configuration is created", async () => {
    const artist = await signInSubscriber(stack);
    const { portalConfigurations } = await stack.control.state();
    for (const id of Object.keys(portalConfigurations)) delete portalConfigurations[id];
    expect((await post(artist, apiPaths.billingPortal)).status).toBe(502);
  });

  test("is refused to an artist who never was a customer", async () => {
    expect((await post(await newArtist(), apiPaths.billingPortal)).status).toBe(409);
  });
});

test("a sync without a subscription responds with the user unchanged", async () => {
  const artist = await newArtist();
  expect(await syncUser(artist)).toEqual(await currentUser(artist));
});

test("S4.034 Free cannot be chosen while subscribed, only afterwards", async () => {
  const artist = await signInSubscriber(stack);
  const free = { isSubscribed: false, isFreeVersion: true };
  expect((await artist.send("PATCH", apiPaths.profile, free)).status).toBe(409);
  await cancelAtStripe(stack, artist);
  await post(artist, apiPaths.syncSubscription);
  expect((await artist.send("PATCH", apiPaths.profile, free)).status).toBe(200);
});

test.each([
  apiPaths.createSubscription,
  apiPaths.syncSubscription,
  apiPaths.switchSubscription,
  apiPaths.billingPortal,
  ...actions,
])("%s is for the signed in, from the application's own pages", async (path) => {
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ isYearly: true }),
  };
  expect((await stack.worker.request(path, init)).status).toBe(401);
  const artist = await newArtist();
  const foreign = { ...init, headers: { ...init.headers, Origin: "https://evil.example" } };
  expect((await artist.request(path, foreign)).status).toBe(403);
  expect((await artist.request(path)).status).toBe(405);
});

async function countInvoices(artist: TestArtist): Promise<number> {
  const [subscription] = await subscriptionsOf(stack, artist);
  const list = await stack.stripe.invoices.list({ subscription: subscription?.id ?? "" });
  return list.data.length;
}

async function countPaid(artist: TestArtist): Promise<number> {
  const [subscription] = await subscriptionsOf(stack, artist);
  const list = await stack.stripe.invoices.list({
    subscription: subscription?.id ?? "",
    limit: 100,
  });
  return list.data.filter(({ status }) => status === "paid").length;
}
