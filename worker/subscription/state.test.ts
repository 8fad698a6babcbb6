import { expect, test } from "vitest";
import { signInArtist } from "#tests/support/artists.ts";
import { shopForTests } from "#tests/support/started-for-tests.ts";
import { signInSubscriber, subscribe, subscriptionIdOf, syncUser } from "#tests/support/stripe.ts";
import { isEntitled, presentSubscription } from "./entitlement.ts";
import { earlier } from "./state.ts";

const shop = shopForTests();

test("the price is the one that is billed, whatever the plan costs now", async () => {
  const artist = await signInSubscriber(shop, false);
  const { subscriptions } = await shop.control.state();
  const [item] = subscriptions[await subscriptionIdOf(shop, artist)]?.items.data ?? [];
  if (item) item.price = { ...item.price, unit_amount: 1200 };
  const { subscriptionDetails } = await syncUser(artist);
  expect(subscriptionDetails).toMatchObject({ price: "$12.00/month" });
});

test("access ends at a time that was set at Stripe", async () => {
  const artist = await signInSubscriber(shop);
  const end = Math.floor(Date.now() / 1000) + 10 * 24 * 60 * 60;
  await shop.stripe.subscriptions.update(await subscriptionIdOf(shop, artist), { cancel_at: end });
  expect(await syncUser(artist)).toMatchObject({
    isSubscribed: true,
    cancelAtPeriodEnd: true,
    currentPeriodEnd: new Date(end * 1000).toISOString(),
  });
});

test.each(["5 days", "day 5"])(
  "a pause with '%s' written at Stripe for a date is paid until the period's end",
  async (text) => {
    const artist = await signInArtist(shop.worker);
    const { currentPeriodEnd } = await subscribe(shop, artist, false);
    await shop.stripe.subscriptions.update(await subscriptionIdOf(shop, artist), {
      pause_collection: { behavior: "void" },
      metadata: { paid_through: text },
    });
    expect(await syncUser(artist)).toMatchObject({
      isSubscribed: true,
      isPaused: true,
      currentPeriodEnd,
    });
    await shop.control.advance({ months: 1, days: 1 });
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
  const [soon, late] = [new Date("2026-12-01T00:00:00Z"), new Date("2026-12-02T00:00:00Z")];
  expect([earlier(soon, late), earlier(late, soon)]).toEqual([soon, soon]);
  expect([earlier(null, late), earlier(late, null), earlier(null, null)]).toEqual([
    late,
    late,
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
