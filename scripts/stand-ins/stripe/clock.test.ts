import type Stripe from "stripe";
import { expect, test } from "vitest";
import { addMonths, periodEndAfter } from "./calendar.ts";
import { openSession, openStripe, subscribed, type TestStripe } from "./testing/open-stripe.ts";

const expand = ["latest_invoice"];

function invoicesOf({ stripe }: TestStripe, { id }: Stripe.Subscription) {
  return stripe.invoices.list({ subscription: id, limit: 100 });
}

test("a period that ends is followed by the next, paid by the saved card", async () => {
  const opened = await openStripe();
  const subscription = await subscribed(opened);
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  await opened.control.advance({ months: 1 });
  const renewed = await opened.stripe.subscriptions.retrieve(subscription.id, { expand });
  expect(renewed.items.data[0]?.current_period_start).toBe(end);
  expect(renewed.latest_invoice).toMatchObject({
    status: "paid",
    billing_reason: "subscription_cycle",
    created: end,
  });
});

test("time can pass for one customer only", async () => {
  const opened = await openStripe();
  const [one, other] = [await subscribed(opened), await subscribed(opened)];
  const { now } = await opened.control.clock();
  const after = await opened.control.advance({ years: 1, customer: String(one.customer) });
  expect(after.now - now).toBeLessThan(60);
  const { data } = await invoicesOf(opened, one);
  expect(data).toHaveLength(13);
  expect(data.every(({ status }) => status === "paid")).toBe(true);
  expect((await invoicesOf(opened, other)).data).toHaveLength(1);
});

test("a renewal that fails is past due until a later attempt is paid", async () => {
  const opened = await openStripe();
  const { stripe, control, receiver } = opened;
  const { id } = await subscribed(opened);
  await control.failCharges({});
  await control.advance({ months: 1 });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe("past_due");
  await control.advance({ days: 3 });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe("active");
  await control.settled();
  expect(receiver.types()).toContain("invoice.payment_failed");
});

test.each([
  ["cancel", "canceled"],
  ["unpaid", "unpaid"],
] as const)(
  "after the last attempt the account's setting %s makes it %s",
  async (outcome, status) => {
    const opened = await openStripe();
    const { id, customer } = await subscribed(opened);
    await opened.control.dun({ retryDays: [1], finally: outcome });
    await opened.control.failCharges({ times: 2, customer: String(customer) });
    await opened.control.advance({ months: 1, days: 2 });
    expect((await opened.stripe.subscriptions.retrieve(id)).status).toBe(status);
  },
);

test("while a subscription is paused its periods go on, and their invoices are void", async () => {
  const opened = await openStripe();
  const subscription = await subscribed(opened);
  const pause_collection = { behavior: "void" } as const;
  await opened.stripe.subscriptions.update(subscription.id, { pause_collection });
  await opened.control.advance({ months: 2 });
  const { data } = await invoicesOf(opened, subscription);
  expect(data.map(({ status }) => status)).toEqual(["void", "void", "paid"]);
});

test("a Checkout session that no one pays expires after a day", async () => {
  const opened = await openStripe();
  const { id } = await openSession(opened);
  await opened.control.advance({ days: 1 });
  expect((await opened.stripe.checkout.sessions.retrieve(id)).status).toBe("expired");
  await opened.control.settled();
  expect(opened.receiver.types()).toContain("checkout.session.expired");
});

test("the 31st renews on a shorter month's last day, and on the 31st after it", async () => {
  const { prices } = await (await openStripe()).control.state();
  const monthly = Object.values(prices).find(({ recurring }) => recurring?.interval === "month");
  if (monthly === undefined) throw new Error("There is no monthly price.");
  const seconds = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;
  const anchor = seconds("2026-01-31");
  const february = periodEndAfter(anchor, anchor, monthly);
  expect(february).toBe(seconds("2026-02-28"));
  expect(periodEndAfter(anchor, february, monthly)).toBe(seconds("2026-03-31"));
  expect(addMonths(seconds("2028-02-29"), 12)).toBe(seconds("2029-02-28"));
});
