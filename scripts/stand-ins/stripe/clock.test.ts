import { expect, test } from "vitest";
import { addMonths, periodEndAfter } from "./calendar.ts";
import { openStripe, subscribed } from "./testing/stand-in.ts";

const expand = ["latest_invoice"];

test("a period that ends is followed by the next, paid by the default card", async () => {
  const opened = await openStripe();
  const { stripe, control, receiver } = opened;
  const { id, items } = await subscribed(opened);
  const end = items.data[0]?.current_period_end ?? 0;
  await control.advance({ months: 1 });
  const renewed = await stripe.subscriptions.retrieve(id, { expand });
  expect(renewed.status).toBe("active");
  expect(renewed.items.data[0]?.current_period_start).toBe(end);
  expect(renewed.latest_invoice).toMatchObject({
    status: "paid",
    billing_reason: "subscription_cycle",
    created: end,
  });
  await control.settled();
  expect(receiver.types().filter((type) => type === "invoice.paid")).toHaveLength(2);
});

test("a year of months makes twelve more invoices", async () => {
  const opened = await openStripe();
  const { id } = await subscribed(opened);
  await opened.control.advance({ years: 1 });
  const { data } = await opened.stripe.invoices.list({ subscription: id, limit: 100 });
  expect(data).toHaveLength(13);
  expect(data.every(({ status }) => status === "paid")).toBe(true);
});

test("time can pass for one customer alone", async () => {
  const opened = await openStripe();
  const { stripe, control } = opened;
  const [one, other] = [await subscribed(opened), await subscribed(opened)];
  const { now } = await control.clock();
  const after = await control.advance({ years: 1, customer: String(one.customer) });
  expect(after.now - now).toBeLessThan(60);
  const invoicesOf = async ({ id }: { id: string }) =>
    (await stripe.invoices.list({ subscription: id, limit: 100 })).data.length;
  expect(await invoicesOf(one)).toBe(13);
  expect(await invoicesOf(other)).toBe(1);
});

test("a renewal that fails is past due, until a later attempt is paid", async () => {
  const opened = await openStripe();
  const { stripe, control, receiver } = opened;
  const { id } = await subscribed(opened);
  await control.failCharges({});
  await control.advance({ months: 1 });
  const overdue = await stripe.subscriptions.retrieve(id, { expand });
  expect(overdue).toMatchObject({
    status: "past_due",
    latest_invoice: { status: "open", attempt_count: 1 },
  });
  await control.advance({ days: 3 });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe("active");
  await control.settled();
  expect(receiver.types()).toContain("invoice.payment_failed");
});

test("a card that never pays again ends the subscription after the last attempt", async () => {
  const opened = await openStripe();
  const { stripe, control } = opened;
  const { id, customer } = await subscribed(opened);
  await control.failCharges({ times: 100, customer: String(customer) });
  await control.advance({ months: 1 });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe("past_due");
  await control.advance({ days: 20 });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
  });
});

test.each([
  ["unpaid", "unpaid"],
  ["past-due", "past_due"],
] as const)("an account can leave it %s after its own last attempt", async (outcome, status) => {
  const opened = await openStripe();
  const { stripe, control } = opened;
  const { id } = await subscribed(opened);
  await control.dun({ retryDays: [1], finally: outcome });
  await control.failCharges({ times: 2 });
  await control.advance({ months: 1, days: 2 });
  expect((await stripe.subscriptions.retrieve(id, { expand })).status).toBe(status);
});

test("an open invoice can be paid with another card", async () => {
  const opened = await openStripe();
  const { stripe, control } = opened;
  const { id, customer } = await subscribed(opened);
  await control.failCharges({});
  await control.advance({ months: 1 });
  const [invoice] = (await stripe.invoices.list({ customer: String(customer), status: "open" }))
    .data;
  const { id: card } = await stripe.paymentMethods.attach("pm_card_mastercard", {
    customer: String(customer),
  });
  const paid = await stripe.invoices.pay(invoice?.id ?? "", { payment_method: card });
  expect(paid).toMatchObject({ status: "paid", amount_remaining: 0 });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe("active");
});

test("a subscription that is cancelled at its period's end is deleted then", async () => {
  const opened = await openStripe();
  const { stripe, control, receiver } = opened;
  const { id, items } = await subscribed(opened);
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await control.advance({ days: 20 });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe("active");
  await control.advance({ days: 20 });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: "canceled",
    ended_at: items.data[0]?.current_period_end,
  });
  await control.settled();
  expect(receiver.types().at(-1)).toBe("customer.subscription.deleted");
});

test("while collection is paused periods go on, and their invoices are void", async () => {
  const opened = await openStripe();
  const { stripe, control } = opened;
  const { id } = await subscribed(opened);
  await stripe.subscriptions.update(id, { pause_collection: { behavior: "void" } });
  const { now } = await control.advance({ months: 2 });
  const paused = await stripe.subscriptions.retrieve(id);
  expect(paused.status).toBe("active");
  expect(paused.items.data[0]?.current_period_end).toBeGreaterThan(now);
  const { data } = await stripe.invoices.list({ subscription: id });
  expect(data.map(({ status }) => status)).toEqual(["void", "void", "paid"]);
});

test("a pause that knows its end is lifted by the clock", async () => {
  const opened = await openStripe();
  const { stripe, control } = opened;
  const { id } = await subscribed(opened);
  const { now } = await control.clock();
  const pause = { behavior: "void" as const, resumes_at: now + 86_400 };
  await stripe.subscriptions.update(id, { pause_collection: pause });
  await control.advance({ days: 2 });
  expect((await stripe.subscriptions.retrieve(id)).pause_collection).toBeNull();
});

test("the 31st renews on a shorter month's last day, and on the 31st after it", async () => {
  const { prices } = await openStripe();
  const seconds = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;
  const anchor = seconds("2026-01-31");
  const february = periodEndAfter(anchor, anchor, prices.monthly);
  expect(february).toBe(seconds("2026-02-28"));
  expect(periodEndAfter(anchor, february, prices.monthly)).toBe(seconds("2026-03-31"));
  expect(addMonths(seconds("2028-02-29"), 12)).toBe(seconds("2029-02-28"));
});
