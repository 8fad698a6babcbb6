import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { findLines, type LogLine } from "#tests/support/log-lines.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import {
  currentUser,
  customerOf,
  post,
  signInSubscriber,
  startCheckout,
  subscriptionIdOf,
  subscriptionsOf,
  syncUser,
  unsettleRenewal,
} from "#tests/support/stripe.ts";
import { signedEvent } from "#tests/support/stripe-events.ts";
import { sendWebhook } from "#tests/support/webhooks.ts";
import { priceLookupKeys } from "./plan-at-stripe.ts";

const stack = stackForTests();

/** A second subscription, created at Stripe by hand, paid with the artist's card. */
async function subscribeByHand(
  artist: TestArtist,
  wish: { lookupKey: string; trialDays?: number },
): Promise<string> {
  const customer = (await customerOf(stack, artist)) ?? "";
  const { data } = await stack.stripe.prices.list({ lookup_keys: [wish.lookupKey] });
  const { data: cards } = await stack.stripe.paymentMethods.list({ customer, type: "card" });
  const subscription = await stack.stripe.subscriptions.create({
    customer,
    items: [{ price: data[0]?.id ?? "" }],
    default_payment_method: cards[0]?.id ?? "",
    ...(wish.trialDays !== undefined && { trial_period_days: wish.trialDays }),
  });
  return subscription.id;
}

/** Each subscription's status at Stripe. */
async function statuses(artist: TestArtist): Promise<Record<string, string>> {
  const all = await subscriptionsOf(stack, artist);
  return Object.fromEntries(all.map(({ id, status }) => [id, status]));
}

/** The log's line about a subscription that the job cancelled. */
function endingOf(subscription: string): LogLine | undefined {
  const lines = findLines(stack.worker, "a duplicate subscription was ended");
  return lines.find((line) => line.subscription === subscription);
}

async function expectJobRun(): Promise<void> {
  expect(await stack.run("quarterHourly")).toBe("ok");
}

/** Every occasion for a sync: the artist's own request, a webhook, or the cron. */
const occasions: Record<string, (artist: TestArtist) => Promise<unknown>> = {
  "the artist's return": (artist) => post(artist, apiPaths.syncSubscription),
  "a webhook": async (artist) => {
    const object = { customer: await customerOf(stack, artist) };
    const { body, signature } = signedEvent({ data: { object } });
    expect((await sendWebhook(stack, body, signature)).status).toBe(204);
  },
  "the daily cron": async () => {
    expect(await stack.run("daily")).toBe("ok");
  },
};

test.each(Object.keys(occasions))(
  "of two that live, the one that is paid the longest stays after %s, and the other's rest is a credit",
  async (occasion) => {
    const artist = await signInSubscriber(stack, false);
    const monthly = await subscriptionIdOf(stack, artist);
    const yearly = await subscribeByHand(artist, { lookupKey: priceLookupKeys.yearly });
    await occasions[occasion]?.(artist);
    // A sync moves no money.
    expect(await statuses(artist)).toEqual({ [monthly]: "active", [yearly]: "active" });
    await expectJobRun();
    expect(await statuses(artist)).toEqual({ [monthly]: "canceled", [yearly]: "active" });
    expect(await currentUser(artist)).toMatchObject({
      isSubscribed: true,
      subscriptionDetails: { isYearly: true },
    });
    const customer = await stack.stripe.customers.retrieve((await customerOf(stack, artist)) ?? "");
    const balance = customer.deleted ? 0 : customer.balance;
    expect(balance).toBeLessThanOrEqual(-1360);
    expect(balance).toBeGreaterThanOrEqual(-1365);
    expect(endingOf(monthly)).toMatchObject({
      reason: "beside one that is paid for longer",
      kept: yearly,
      creditCents: -balance,
      currency: "cad",
    });
  },
);

test("two concurrent syncs and two concurrent runs cancel the other subscription once, and all succeed", async () => {
  const artist = await signInSubscriber(stack, false);
  const monthly = await subscriptionIdOf(stack, artist);
  const yearly = await subscribeByHand(artist, { lookupKey: priceLookupKeys.yearly });
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => post(artist, apiPaths.syncSubscription)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await Promise.all([expectJobRun(), expectJobRun()]);
  expect(await statuses(artist)).toEqual({ [monthly]: "canceled", [yearly]: "active" });
  const { data } = await stack.stripe.invoices.list({ subscription: monthly });
  expect(data.filter(({ total }) => total < 0)).toHaveLength(1);
});

test("of two equal subscriptions the older one is kept", async () => {
  const artist = await signInSubscriber(stack, false);
  const first = await subscriptionIdOf(stack, artist);
  const { current_period_end: end } = (await stack.stripe.subscriptions.retrieve(first)).items
    .data[0] ?? { current_period_end: 0 };
  const second = await subscribeByHand(artist, { lookupKey: priceLookupKeys.monthly });
  const { subscriptions } = await stack.control.state();
  const item = subscriptions[second]?.items.data[0];
  if (item) item.current_period_end = end;
  const copy = subscriptions[second];
  if (copy) copy.created += 5;
  await post(artist, apiPaths.syncSubscription);
  await expectJobRun();
  expect(await statuses(artist)).toEqual({ [first]: "active", [second]: "canceled" });
});

test.each([
  ["being cancelled", { cancel_at_period_end: true }],
  ["paused", { pause_collection: { behavior: "void" } }],
] as const)(
  "of two paid equally long, the one that goes on stays, and not the one that is %s",
  async (_what, change) => {
    const artist = await signInSubscriber(stack, false);
    const first = await subscriptionIdOf(stack, artist);
    const second = await subscribeByHand(artist, { lookupKey: priceLookupKeys.monthly });
    await stack.stripe.subscriptions.update(first, change);
    const { subscriptions } = await stack.control.state();
    const [one, other] = [first, second].map((id) => subscriptions[id]?.items.data[0]);
    if (one && other) other.current_period_end = one.current_period_end;
    await post(artist, apiPaths.syncSubscription);
    await expectJobRun();
    expect(await statuses(artist)).toEqual({ [first]: "canceled", [second]: "active" });
  },
);

test("a past-due subscription does not count as paid, and gives no credit", async () => {
  const artist = await signInSubscriber(stack, true);
  const yearly = await subscriptionIdOf(stack, artist);
  const customer = (await customerOf(stack, artist)) ?? "";
  await stack.control.failCharges({ customer, times: 1 });
  await stack.control.advance({ years: 1, days: 1 });
  const monthly = await subscribeByHand(artist, { lookupKey: priceLookupKeys.monthly });
  expect(await statuses(artist)).toEqual({ [yearly]: "past_due", [monthly]: "active" });
  expect(await syncUser(artist)).toMatchObject({ isSubscribed: true, isPastDue: false });
  await expectJobRun();
  expect(await statuses(artist)).toEqual({ [yearly]: "canceled", [monthly]: "active" });
  const remaining = await stack.stripe.customers.retrieve(customer);
  expect(remaining).toMatchObject({ balance: 0 });
  await stack.control.advance({ months: 1, days: 1 });
  const { data } = await stack.stripe.invoices.list({ subscription: yearly });
  expect(data.filter(({ status }) => status === "paid")).toHaveLength(1);
});

test("a past-due subscription precedes one that was paused before, and counts as paid until the failed period", async () => {
  const artist = await signInSubscriber(stack, false);
  const paused = await subscriptionIdOf(stack, artist);
  await post(artist, apiPaths.pauseSubscription);
  const overdue = await subscribeByHand(artist, { lookupKey: priceLookupKeys.monthly });
  await stack.control.failCharges({ customer: (await customerOf(stack, artist)) ?? "", times: 1 });
  await stack.control.advance({ months: 1, days: 1 });
  expect(await syncUser(artist)).toMatchObject({ isSubscribed: true, isPastDue: true });
  await expectJobRun();
  expect(await statuses(artist)).toEqual({ [paused]: "canceled", [overdue]: "past_due" });
});

test("a subscription that was paused at Stripe has its own paid time, not that of the one before it", async () => {
  const artist = await signInSubscriber(stack, false);
  const monthly = await subscriptionIdOf(stack, artist);
  await post(artist, apiPaths.pauseSubscription);
  const yearly = await subscribeByHand(artist, { lookupKey: priceLookupKeys.yearly });
  await stack.stripe.subscriptions.cancel(monthly);
  const { items } = await stack.stripe.subscriptions.update(yearly, {
    pause_collection: { behavior: "void" },
  });
  const paidUntil = new Date((items.data[0]?.current_period_end ?? 0) * 1000);
  expect(await syncUser(artist)).toMatchObject({
    isPaused: true,
    currentPeriodEnd: paidUntil.toISOString(),
  });
});

test("a pending payment is not charged once a subscription was created by hand", async () => {
  const artist = await signInArtist(stack.worker);
  const session = await startCheckout(artist, false);
  const yearly = await subscribeByHand(artist, {
    lookupKey: priceLookupKeys.yearly,
    trialDays: 400,
  }).catch(() => null);
  // Without a card, only a trial is possible.
  expect(yearly).not.toBeNull();
  expect(await stack.run("daily")).toBe("ok");
  expect((await stack.stripe.checkout.sessions.retrieve(session)).status).toBe("expired");
  expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
});

test("another product's subscription is left alone and reported, and does not replace the plan", async () => {
  const artist = await signInSubscriber(stack, false);
  const plan = await subscriptionIdOf(stack, artist);
  const product = await stack.stripe.products.create({ name: "Workshops" });
  await stack.stripe.prices.create({
    product: product.id,
    currency: "cad",
    unit_amount: 90_000,
    recurring: { interval: "year" },
    lookup_key: "workshops",
  });
  const workshops = await subscribeByHand(artist, { lookupKey: "workshops" });
  expect(await syncUser(artist)).toMatchObject({
    subscriptionDetails: { isYearly: false },
  });
  await expectJobRun();
  expect(await statuses(artist)).toEqual({ [plan]: "active", [workshops]: "active" });
  expect(stack.worker.logs().some((line) => line.includes(workshops))).toBe(true);

  await stack.stripe.subscriptions.cancel(plan);
  expect(await syncUser(artist)).toMatchObject({ isSubscribed: true });
});

test("a failed cancellation does not affect the current subscription, and is retried", async () => {
  const artist = await signInSubscriber(stack, false);
  const monthly = await subscriptionIdOf(stack, artist);
  const yearly = await subscribeByHand(artist, { lookupKey: priceLookupKeys.yearly });
  await stack.control.misbehave({ kind: "fail", method: "DELETE", times: 0 });
  expect(await syncUser(artist)).toMatchObject({
    subscriptionDetails: { isYearly: true },
  });
  expect(await stack.run("quarterHourly")).toBe("exception");
  expect(await statuses(artist)).toEqual({ [monthly]: "active", [yearly]: "active" });
  await stack.control.behave();
  await expectJobRun();
  expect(await statuses(artist)).toEqual({ [monthly]: "canceled", [yearly]: "active" });
});

test("a subscription that Stripe no longer collects is cancelled beside a live one, and gives no credit", async () => {
  const artist = await signInSubscriber(stack, false);
  const unpaid = await subscriptionIdOf(stack, artist);
  const yearly = await subscribeByHand(artist, { lookupKey: priceLookupKeys.yearly });
  const { subscriptions } = await stack.control.state();
  const held = subscriptions[unpaid];
  if (held) held.status = "unpaid";
  await post(artist, apiPaths.syncSubscription);
  await expectJobRun();
  expect(await statuses(artist)).toEqual({ [unpaid]: "canceled", [yearly]: "active" });
  expect(endingOf(unpaid)).toMatchObject({
    reason: "unpaid beside a live one",
    creditCents: 0,
  });
});

test("a renewal that is not charged yet gives no credit, and is never charged", async () => {
  const artist = await signInSubscriber(stack, false);
  const monthly = await subscriptionIdOf(stack, artist);
  const yearly = await subscribeByHand(artist, { lookupKey: priceLookupKeys.yearly });
  await stack.control.advance({ days: 32 });
  const invoice = await unsettleRenewal(stack, monthly);
  await post(artist, apiPaths.syncSubscription);
  await expectJobRun();
  expect(await statuses(artist)).toEqual({ [monthly]: "canceled", [yearly]: "active" });
  expect(await stack.stripe.invoices.retrieve(invoice)).toMatchObject({ status: "void" });
  expect(endingOf(monthly)).toMatchObject({
    creditCents: 0,
  });
});
