import type Stripe from "stripe";
import { expect, test } from "vitest";
import { inSeconds, stripeSubscription } from "#tests/support/subscriptions.ts";
import { isOurs, pickCurrent } from "./current.ts";
import { priceLookupKeys } from "./plan-at-stripe.ts";
import { paidThroughKey } from "./state.ts";

const application = { APP_URL: "https://art.example" };

/** Of a subscription that this application created. */
const metadata = { application: application.APP_URL, user_id: "1" };

/** What is picked, in whichever order Stripe lists them. */
function picked(...subscriptions: Stripe.Subscription[]): string | undefined {
  const [one, other] = [subscriptions, subscriptions.toReversed()].map(
    (listed) => pickCurrent(application, listed)?.id,
  );
  expect(one).toBe(other);
  return one;
}

const monthly = stripeSubscription({ id: "monthly" });

test("without a subscription none is current", () => {
  expect(pickCurrent(application, [])).toBeNull();
});

test("of live subscriptions the one that is paid for longest is current, whichever began first", () => {
  for (const created of ["2026-10-01", "2026-11-30"]) {
    const yearly = stripeSubscription({ id: "yearly", created, periodEnd: "2027-11-01" });
    expect(picked(monthly, yearly)).toBe("yearly");
  }
});

test.each([
  ["it ends at a date", { cancelAt: "2026-11-20" }],
  ["its payment failed", { status: "past_due" }],
  [
    "it is paused, and paid until a date",
    { isPaused: true, metadata: { [paidThroughKey]: String(inSeconds("2026-11-20")) } },
  ],
] as const)("a subscription is not paid for its whole period where %s", (_why, change) => {
  const yearly = { id: "yearly", created: "2026-10-01", periodEnd: "2027-11-01" };
  expect(picked(monthly, stripeSubscription(yearly))).toBe("yearly");
  expect(picked(monthly, stripeSubscription({ ...yearly, ...change }))).toBe("monthly");
});

test("a date of ending after the period does not lengthen what is paid", () => {
  const ending = stripeSubscription({
    id: "ending",
    periodEnd: "2026-11-28",
    cancelAt: "2027-12-01",
  });
  expect(picked(monthly, ending)).toBe("monthly");
});

test("a paused subscription without a date is paid for its period", () => {
  const paused = stripeSubscription({ id: "paused", isPaused: true, periodEnd: "2026-12-02" });
  expect(picked(monthly, paused)).toBe("paused");
});

test("of two whose payment failed, the one that was paid for longer is current", () => {
  const failed = (id: string, periodStart: string) =>
    stripeSubscription({ id, status: "past_due", periodStart });
  expect(picked(failed("earlier", "2026-10-01"), failed("later", "2026-11-01"))).toBe("later");
});

test("a subscription whose payment failed was paid until its period began", () => {
  const failed = stripeSubscription({
    id: "failed",
    status: "past_due",
    periodStart: "2026-11-29",
  });
  expect(picked(stripeSubscription({ cancelAt: "2026-11-28" }), failed)).toBe("failed");
  expect(picked(stripeSubscription({ id: "ending", cancelAt: "2026-11-30" }), failed)).toBe(
    "ending",
  );
});

test.each(["active", "past_due"] as const)(
  "a subscription without an item, which is %s, is not paid",
  (status) => {
    const empty = stripeSubscription({ id: "empty", status, metadata, hasItem: false });
    expect(picked(empty, monthly)).toBe("monthly");
  },
);

test.each([
  ["is cancelled", { cancelsAtPeriodEnd: true }],
  ["is paused", { isPaused: true }],
] as const)(
  "of two that are paid for equally long, the one that renews precedes an older one that %s",
  (_what, change) => {
    const older = stripeSubscription({ id: "older", created: "2026-10-01", ...change });
    expect(picked(monthly, older)).toBe("monthly");
  },
);

test("of two equal ones the older is current", () => {
  expect(picked(monthly, stripeSubscription({ id: "older", created: "2026-10-31" }))).toBe("older");
});

test("a subscription to another product is current only where no other is live", () => {
  const workshops = stripeSubscription({
    id: "workshops",
    created: "2026-10-01",
    periodEnd: "2027-11-01",
    lookupKey: "workshops",
  });
  expect(picked(monthly, workshops)).toBe("monthly");
  expect(picked(stripeSubscription({ status: "canceled" }), workshops)).toBe("workshops");
});

test.each(["trialing", "past_due"] as const)("a subscription that is %s is live", (status) => {
  const live = stripeSubscription({ id: "live", status, created: "2026-10-01" });
  expect(picked(stripeSubscription({ status: "unpaid" }), live)).toBe("live");
});

test("without a live one, the newest is current, but an ended one only where all have ended", () => {
  const ended = (id: string, created: string) =>
    stripeSubscription({ id, created, status: "canceled" });
  const unpaid = stripeSubscription({ id: "unpaid", created: "2026-09-01", status: "unpaid" });
  const paused = stripeSubscription({ id: "paused", created: "2026-08-01", status: "paused" });
  expect(picked(ended("earlier", "2026-10-01"), ended("later", "2026-11-01"))).toBe("later");
  expect(picked(ended("later", "2026-11-01"), unpaid)).toBe("unpaid");
  expect(picked(paused, unpaid)).toBe("unpaid");
});

test("a subscription is ours by its plan, or by the artist that we wrote into it", () => {
  const lookupKey = "workshops";
  const isOne = (changes: Parameters<typeof stripeSubscription>[0]) =>
    isOurs(application, stripeSubscription(changes));
  expect(isOne({ lookupKey: priceLookupKeys.yearly })).toBe(true);
  expect(isOne({ lookupKey, metadata })).toBe(true);
  expect(isOne({ lookupKey: null, metadata })).toBe(true);
  expect(isOne({ lookupKey })).toBe(false);
  expect(isOne({ lookupKey: null })).toBe(false);
  expect(isOne({ lookupKey, metadata: { ...metadata, application: "https://example.com" } })).toBe(
    false,
  );
  expect(isOne({ hasItem: false })).toBe(false);
});
