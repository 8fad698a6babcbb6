import { expect, test } from "vitest";
import { signInArtist } from "#tests/support/artists.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import { signInSubscriber, subscribe, subscriptionIdOf, syncUser } from "#tests/support/stripe.ts";
import { inSeconds, stripeSubscription } from "#tests/support/subscriptions.ts";
import type { SubscriptionRow } from "#worker/db/subscription-tables.ts";
import { isEntitled, presentSubscription } from "./entitlement.ts";
import { noSubscription, unknownCustomer } from "./queries.ts";
import {
  cancelsAtOf,
  describeSubscription,
  describeUnknownCustomer,
  earlier,
  isDormant,
  isEnded,
  isLive,
  isPaused,
  paidPeriodEndOf,
  paidThroughKey,
  paidThroughOf,
  renewalInvoiceOf,
} from "./state.ts";

const stack = stackForTests();

test("the price is the one that is billed, whatever the plan costs now", async () => {
  const artist = await signInSubscriber(stack, false);
  const { subscriptions } = await stack.control.state();
  const [item] = subscriptions[await subscriptionIdOf(stack, artist)]?.items.data ?? [];
  if (item) item.price = { ...item.price, unit_amount: 1200 };
  const { subscriptionDetails } = await syncUser(artist);
  expect(subscriptionDetails).toMatchObject({ price: "$12.00/month" });
});

test("access ends at a time that was set at Stripe", async () => {
  const artist = await signInSubscriber(stack);
  const end = Math.floor(Date.now() / 1000) + 10 * 24 * 60 * 60;
  await stack.stripe.subscriptions.update(await subscriptionIdOf(stack, artist), {
    cancel_at: end,
  });
  expect(await syncUser(artist)).toMatchObject({
    isSubscribed: true,
    cancelAtPeriodEnd: true,
    currentPeriodEnd: new Date(end * 1000).toISOString(),
  });
});

test.each(["5 days", "day 5"])(
  "a pause with '%s' written at Stripe for a date is paid until the period's end",
  async (text) => {
    const artist = await signInArtist(stack.worker);
    const { currentPeriodEnd } = await subscribe(stack, artist, false);
    await stack.stripe.subscriptions.update(await subscriptionIdOf(stack, artist), {
      pause_collection: { behavior: "void" },
      metadata: { paid_through: text },
    });
    expect(await syncUser(artist)).toMatchObject({
      isSubscribed: true,
      isPaused: true,
      currentPeriodEnd,
    });
    await stack.control.advance({ months: 1, days: 1 });
    expect(await syncUser(artist)).toMatchObject({ isSubscribed: false, isPaused: true });
  },
);

test("access ends at its time, whatever the reason", () => {
  const accessUntil = new Date("2026-12-01T00:00:00Z");
  const before = new Date(accessUntil.getTime() - 1);
  for (const status of ["active", "trialing", "past_due"]) {
    expect(isEntitled({ status, accessUntil }, before)).toBe(true);
    expect(isEntitled({ status, accessUntil }, accessUntil)).toBe(false);
  }
});

test("of two times the earlier one counts, or the only one", () => {
  const [soon, later] = [new Date("2026-12-01T00:00:00Z"), new Date("2026-12-02T00:00:00Z")];
  expect([earlier(soon, later), earlier(later, soon)]).toEqual([soon, soon]);
  expect([earlier(null, later), earlier(later, null), earlier(null, null)]).toEqual([
    later,
    later,
    null,
  ]);
});

test("without a live subscription there is no access, and nothing is past due", () => {
  const now = new Date();
  for (const status of [null, "canceled", "incomplete", "incomplete_expired", "unpaid", "paused"]) {
    expect(isEntitled({ status, accessUntil: null }, now), String(status)).toBe(false);
  }
  expect(isEntitled(null, now)).toBe(false);
  expect(presentSubscription(null, now)).toEqual({
    isSubscribed: false,
    isPaused: false,
    isPastDue: false,
    cancelAtPeriodEnd: false,
    currentPeriodEnd: null,
    subscriptionDetails: null,
  });
});

const now = new Date("2026-11-15T00:00:00Z");
const [periodStart, periodEnd] = [new Date("2026-11-01"), new Date("2026-12-01")];

/** A stored row of a customer without a subscription. */
const before: SubscriptionRow = {
  ...noSubscription,
  userId: "1",
  customerId: "cus_1",
  actionRound: 0,
  version: "1",
  syncedAt: now,
  retryAt: now,
};

const renewal = (status: "draft" | "open" | "paid") =>
  ({ billing_reason: "subscription_cycle", status }) as const;

const paidThrough = (date: string) => ({ [paidThroughKey]: String(inSeconds(date)) });

test("a status is live, dormant, ended, or none of these", () => {
  const all = [
    ...["active", "trialing", "past_due", "unpaid", "paused"],
    ...["canceled", "incomplete_expired", "incomplete"],
  ];
  expect(all.filter(isLive)).toEqual(["active", "trialing", "past_due"]);
  expect(all.filter(isDormant)).toEqual(["unpaid", "paused"]);
  expect(all.filter(isEnded)).toEqual(["canceled", "incomplete_expired"]);
  expect(isLive(null)).toBe(false);
});

test("only an expanded invoice of a new period is a renewal's", () => {
  const invoice = renewal("draft");
  expect(renewalInvoiceOf(stripeSubscription({ invoice }))).toEqual(invoice);
  expect(renewalInvoiceOf(stripeSubscription())).toBeNull();
  const first = { billing_reason: "subscription_create", status: "paid" } as const;
  expect(renewalInvoiceOf(stripeSubscription({ invoice: first }))).toBeNull();
  expect(renewalInvoiceOf({ ...stripeSubscription(), latest_invoice: "in_1" })).toBeNull();
});

test("what is paid ends with the period, or begins it while its renewal is not paid", () => {
  expect(paidPeriodEndOf(stripeSubscription())).toEqual(periodEnd);
  expect(paidPeriodEndOf(stripeSubscription({ invoice: renewal("paid") }))).toEqual(periodEnd);
  for (const status of ["draft", "open"] as const) {
    const invoice = renewal(status);
    expect(paidPeriodEndOf(stripeSubscription({ invoice }))).toEqual(periodStart);
    expect(paidPeriodEndOf(stripeSubscription({ invoice, hasItem: false }))).toBeNull();
  }
  expect(paidPeriodEndOf(stripeSubscription({ hasItem: false }))).toBeNull();
});

test("a paused subscription is paid through the time in its metadata, or a period whose renewal was paid since", () => {
  const metadata = paidThrough("2026-11-20");
  expect(paidThroughOf(stripeSubscription({ metadata }))).toEqual(new Date("2026-11-20"));
  for (const [status, end] of [
    ["paid", periodEnd],
    ["draft", new Date("2026-11-20")],
  ] as const) {
    expect(paidThroughOf(stripeSubscription({ metadata, invoice: renewal(status) }))).toEqual(end);
  }
  const longer = { metadata: paidThrough("2026-12-20"), invoice: renewal("paid") };
  expect(paidThroughOf(stripeSubscription(longer))).toEqual(new Date("2026-12-20"));
  expect(paidThroughOf(stripeSubscription())).toBeNull();
  for (const text of ["", "5 days", "day 5", "1234567890123"]) {
    const strange = stripeSubscription({ metadata: { [paidThroughKey]: text } });
    expect(paidThroughOf(strange), text).toBeNull();
  }
});

test("a subscription is paused while its collection is, as long as it is live", () => {
  expect(isPaused(stripeSubscription({ isPaused: true }))).toBe(true);
  expect(isPaused(stripeSubscription())).toBe(false);
  expect(isPaused(stripeSubscription({ isPaused: true, status: "canceled" }))).toBe(false);
});

test("a subscription ends at the time set at Stripe, at the end of its period, or not at all", () => {
  const cancelAt = "2026-11-20";
  expect(cancelsAtOf(stripeSubscription({ cancelAt }))).toEqual(new Date(cancelAt));
  expect(cancelsAtOf(stripeSubscription({ cancelsAtPeriodEnd: true }))).toEqual(periodEnd);
  expect(cancelsAtOf(stripeSubscription())).toBeNull();
  expect(cancelsAtOf(stripeSubscription({ cancelsAtPeriodEnd: true, hasItem: false }))).toBeNull();
});

test("a row has what Stripe says of a subscription", () => {
  const active = {
    subscriptionId: "sub_1",
    status: "active",
    term: "monthly",
    priceCents: 1365,
    currentPeriodEnd: periodEnd,
    cancelsAt: null,
    isPaused: false,
    paidThrough: null,
    accessUntil: null,
  };
  expect(describeSubscription(null, before, now)).toEqual(noSubscription);
  expect(noSubscription).toMatchObject({ subscriptionId: null, isPaused: false });
  expect(describeSubscription(stripeSubscription(), before, now)).toEqual(active);
  expect(describeSubscription(stripeSubscription({ interval: "year" }), before, now)).toEqual({
    ...active,
    term: "yearly",
  });
  expect(describeSubscription(stripeSubscription({ hasItem: false }), before, now)).toEqual({
    ...active,
    priceCents: null,
    currentPeriodEnd: null,
  });
  expect(
    describeSubscription(stripeSubscription({ cancelsAtPeriodEnd: true }), before, now),
  ).toMatchObject({ cancelsAt: periodEnd, accessUntil: periodEnd });
});

test("a pause is paid through what is in the metadata, else in the row of the same subscription, else in the period", () => {
  const stored = { ...before, subscriptionId: "sub_1", paidThrough: new Date("2026-11-25") };
  const metadata = paidThrough("2026-11-20");
  const throughOf = (changes: object, row: SubscriptionRow) =>
    describeSubscription(stripeSubscription({ isPaused: true, ...changes }), row, now).paidThrough;
  expect(throughOf({ metadata }, stored)).toEqual(new Date("2026-11-20"));
  expect(throughOf({}, stored)).toEqual(new Date("2026-11-25"));
  expect(throughOf({ id: "sub_2" }, stored)).toEqual(periodEnd);
  expect(throughOf({}, before)).toEqual(periodEnd);
  expect(
    describeSubscription(stripeSubscription({ metadata }), stored, now).paidThrough,
  ).toBeNull();
});

test("a pause gives access through what is paid, and no longer once Stripe's period goes beyond it", () => {
  const untilOf = (metadata: Record<string, string>, changes: object = {}) =>
    describeSubscription(stripeSubscription({ isPaused: true, metadata, ...changes }), before, now)
      .accessUntil;
  expect(untilOf(paidThrough("2026-12-01"))).toEqual(periodEnd);
  expect(untilOf(paidThrough("2026-12-05"))).toEqual(new Date("2026-12-05"));
  expect(untilOf(paidThrough("2026-11-20"))).toEqual(now);
  expect(untilOf(paidThrough("2026-11-10"))).toEqual(new Date("2026-11-10"));
  expect(untilOf(paidThrough("2026-11-20"), { hasItem: false })).toEqual(new Date("2026-11-20"));
  expect(untilOf(paidThrough("2026-12-05"), { cancelAt: "2026-12-03" })).toEqual(
    new Date("2026-12-03"),
  );
});

test("a customer whom Stripe does not know has no access since that was first read, and is forgotten after 30 days", () => {
  const unknown = { ...noSubscription, status: unknownCustomer };
  const day = 24 * 60 * 60 * 1000;
  const since = (days: number, milliseconds = 0) =>
    new Date(now.getTime() - days * day - milliseconds);
  expect(describeUnknownCustomer(before, now)).toEqual({ ...unknown, accessUntil: now });
  // The time at which another state ended says nothing.
  const ended = { ...before, status: "canceled", accessUntil: since(40) };
  expect(describeUnknownCustomer(ended, now)).toEqual({ ...unknown, accessUntil: now });
  const read = { ...before, status: unknownCustomer };
  expect(describeUnknownCustomer({ ...read, accessUntil: null }, now).accessUntil).toEqual(now);
  expect(describeUnknownCustomer({ ...read, accessUntil: since(30) }, now)).toEqual({
    ...unknown,
    accessUntil: since(30),
  });
  expect(describeUnknownCustomer({ ...read, accessUntil: since(30, 1) }, now)).toEqual(
    noSubscription,
  );
});
