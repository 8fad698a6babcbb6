import { expect, test } from "vitest";
import { readSubscriptionStatus } from "./subscription-status.ts";

const now = Date.parse("2026-03-01T12:00:00.000Z");
const end = "2026-09-13T12:00:00.000Z";
const active = {
  isSubscribed: true,
  isPaused: false,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: end,
};

test.each([
  ["S4.062 active: the next billing", active, "renewing"],
  ["S4.058 cancelling: access until then", { ...active, cancelAtPeriodEnd: true }, "cancelling"],
  ["S4.059 paused: access until then", { ...active, isPaused: true }, "paused"],
  [
    "a pause and a cancel: it ends",
    { ...active, isPaused: true, cancelAtPeriodEnd: true },
    "cancelling",
  ],
  ["a pause whose paid time is over", { ...active, isSubscribed: false, isPaused: true }, "lapsed"],
  ["no subscription", { ...active, isSubscribed: false }, "none"],
] as const)("%s", (_name, user, kind) => {
  expect(readSubscriptionStatus(user, now)).toEqual({ kind, end, isEstimate: false });
});

test("S4.062 without Stripe's date the next billing is estimated, 30 days from now", () => {
  expect(readSubscriptionStatus({ ...active, currentPeriodEnd: null }, now)).toEqual({
    kind: "renewing",
    end: "2026-03-31T12:00:00.000Z",
    isEstimate: true,
  });
});

test("the end of access is never estimated", () => {
  const user = { ...active, cancelAtPeriodEnd: true, currentPeriodEnd: null };
  expect(readSubscriptionStatus(user, now)).toEqual({
    kind: "cancelling",
    end: null,
    isEstimate: false,
  });
});
