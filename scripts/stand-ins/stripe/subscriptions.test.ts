import type Stripe from "stripe";
import { expect, test } from "vitest";
import {
  clientOf,
  customerWithCard,
  errorOf,
  openStripe,
  subscribed,
  type TestStripe,
} from "./testing/stand-in.ts";

const expand = ["latest_invoice.confirmation_secret", "pending_setup_intent"];

async function beginIncomplete({ stripe, prices }: TestStripe) {
  const customer = await stripe.customers.create({ email: "odile@example.com" });
  return await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.monthly.id }],
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    metadata: { userId: "user-1" },
    expand,
  });
}

function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string {
  if (invoice === null || typeof invoice === "string") throw new Error("It is not expanded.");
  return invoice.confirmation_secret?.client_secret ?? "";
}

function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error("There is no item.");
  return item;
}

test("an incomplete subscription is active once its confirmation secret is paid", async () => {
  const opened = await openStripe();
  const { stripe, control, receiver } = opened;
  const begun = await beginIncomplete(opened);
  expect(begun.status).toBe("incomplete");
  const intent = secretOf(begun).split("_secret_")[0] ?? "";
  const paid = await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
  expect(paid).toMatchObject({ status: "succeeded", amount_received: 1365 });
  const active = await stripe.subscriptions.retrieve(begun.id, { expand: ["latest_invoice"] });
  expect(active).toMatchObject({
    status: "active",
    default_payment_method: paid.payment_method,
    latest_invoice: { status: "paid", amount_paid: 1365 },
  });
  await control.settled();
  expect(receiver.types()).toEqual(
    expect.arrayContaining([
      "customer.subscription.created",
      "payment_intent.succeeded",
      "invoice.paid",
      "customer.subscription.updated",
    ]),
  );
});

test("a declined card leaves the subscription incomplete, and another one may be tried", async () => {
  const opened = await openStripe();
  const { stripe } = opened;
  const begun = await beginIncomplete(opened);
  const intent = secretOf(begun).split("_secret_")[0] ?? "";
  const error = await errorOf(
    stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_chargeDeclined" }),
  );
  expect(error).toMatchObject({
    type: "StripeCardError",
    statusCode: 402,
    code: "card_declined",
    decline_code: "generic_decline",
  });
  expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe("incomplete");
  await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
  expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe("active");
});

test("an incomplete subscription that is cancelled, or left for a day, has expired", async () => {
  const opened = await openStripe();
  const cancelled = await beginIncomplete(opened);
  await opened.stripe.subscriptions.cancel(cancelled.id);
  const left = await beginIncomplete(opened);
  await opened.control.advance({ days: 1 });
  for (const { id } of [cancelled, left]) {
    const expired = await opened.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
    expect(expired).toMatchObject({
      status: "incomplete_expired",
      latest_invoice: { status: "void" },
    });
  }
});

test("with a credit that covers it there is a SetupIntent instead of a payment", async () => {
  const { stripe, prices } = await openStripe();
  const customer = await stripe.customers.create({ balance: -5000 });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.monthly.id }],
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    expand,
  });
  const setup = subscription.pending_setup_intent;
  if (setup === null || typeof setup === "string") throw new Error("It is not expanded.");
  expect(subscription.status).toBe("active");
  const done = await stripe.setupIntents.confirm(setup.id, { payment_method: "pm_card_visa" });
  expect(done.status).toBe("succeeded");
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    pending_setup_intent: null,
    default_payment_method: done.payment_method,
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -5000 + 1365 });
});

test("a SetupIntent of its own is confirmed, or refused", async () => {
  const { stripe } = await openStripe();
  const customer = await stripe.customers.create();
  const intent = await stripe.setupIntents.create({ customer: customer.id });
  const error = await errorOf(
    stripe.setupIntents.confirm(intent.id, { payment_method: "pm_card_chargeDeclined" }),
  );
  expect(error.code).toBe("card_declined");
  await stripe.setupIntents.confirm(intent.id, { payment_method: "pm_card_visa" });
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
});

test("without a card a subscription that is paid at once is refused", async () => {
  const { stripe, prices } = await openStripe();
  const customer = await stripe.customers.create();
  const error = await errorOf(
    stripe.subscriptions.create({ customer: customer.id, items: [{ price: prices.monthly.id }] }),
  );
  expect(error).toMatchObject({ statusCode: 400, code: "resource_missing" });
});

test("the browser with the publishable key confirms what it knows the secret of, and no more", async () => {
  const opened = await openStripe();
  const begun = await beginIncomplete(opened);
  const intent = secretOf(begun).split("_secret_")[0] ?? "";
  const headers = { Authorization: "Bearer pk_test_local" };
  const confirm = (secret: string) =>
    fetch(`${opened.standIn.url}/v1/payment_intents/${intent}/confirm`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ client_secret: secret, payment_method: "pm_card_visa" }),
    });
  expect((await confirm("pi_guessed_secret_guessed")).status).toBe(404);
  expect((await confirm(secretOf(begun))).status).toBe(200);
  const others = await fetch(`${opened.standIn.url}/v1/customers`, { headers });
  expect(others.status).toBe(400);
});

test("cancelling at the period's end can be taken back", async () => {
  const opened = await openStripe();
  const { id } = await subscribed(opened);
  const { stripe } = opened;
  const cancelling = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(cancelling).toMatchObject({ status: "active", cancel_at_period_end: true });
  expect(cancelling.cancel_at).toBe(itemOf(cancelling).current_period_end);
  const kept = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
});

test("cancelling can give the rest of the period back, as a credit on what is billed next", async () => {
  const opened = await openStripe();
  const { stripe, control } = opened;
  const { id, customer } = await subscribed(opened);
  await control.advance({ days: 10 });
  await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
  const { balance } = (await stripe.customers.retrieve(String(customer))) as Stripe.Customer;
  expect(balance).toBeLessThan(-800);
  expect(balance).toBeGreaterThan(-1000);
  const error = await errorOf(stripe.subscriptions.cancel(id, { prorate: true }));
  expect(error.statusCode).toBe(400);
});

test("cancelling ends at once, and what has ended is not found by another cancellation", async () => {
  const opened = await openStripe();
  const { id } = await subscribed(opened);
  expect((await opened.stripe.subscriptions.cancel(id)).status).toBe("canceled");
  const error = await errorOf(opened.stripe.subscriptions.cancel(id));
  expect(error).toMatchObject({ statusCode: 404, code: "resource_missing" });
  expect((await opened.stripe.subscriptions.retrieve(id)).status).toBe("canceled");
  const update = opened.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect((await errorOf(update)).statusCode).toBe(400);
  await opened.control.settled();
  expect(opened.receiver.types()).toContain("customer.subscription.deleted");
});

test("a pause is set and lifted, and metadata is merged and emptied", async () => {
  const opened = await openStripe();
  const { id } = await subscribed(opened);
  const { stripe } = opened;
  const paused = await stripe.subscriptions.update(id, {
    pause_collection: { behavior: "void" },
    metadata: { paid_through: "123" },
  });
  expect(paused.pause_collection).toEqual({ behavior: "void", resumes_at: null });
  expect(paused.metadata).toEqual({ paid_through: "123" });
  const resumed = await stripe.subscriptions.update(id, {
    pause_collection: "",
    metadata: { paid_through: "", other: "x" },
  });
  expect(resumed).toMatchObject({ status: "active", pause_collection: null });
  expect(resumed.metadata).toEqual({ other: "x" });
});

test("a new period now is billed in full without proration", async () => {
  const opened = await openStripe();
  const { id } = await subscribed(opened);
  const { now } = await opened.control.advance({ days: 10 });
  const restarted = await opened.stripe.subscriptions.update(id, {
    billing_cycle_anchor: { type: "now" },
    proration_behavior: "none",
    payment_behavior: "error_if_incomplete",
    expand: ["latest_invoice"],
  });
  expect(itemOf(restarted).current_period_start).toBeGreaterThanOrEqual(now);
  expect(restarted.latest_invoice).toMatchObject({ status: "paid", amount_paid: 1365 });
});

test("the yearly price starts a year now, less what is left of the month", async () => {
  const opened = await openStripe();
  const subscription = await subscribed(opened);
  const switched = await opened.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: opened.prices.yearly.id }],
    expand: ["latest_invoice"],
  });
  expect(itemOf(switched).price.id).toBe(opened.prices.yearly.id);
  const length = itemOf(switched).current_period_end - itemOf(switched).current_period_start;
  expect(length).toBeGreaterThanOrEqual(365 * 86_400);
  expect(switched.latest_invoice).toMatchObject({
    status: "paid",
    billing_reason: "subscription_update",
    amount_paid: 11328 - 1365,
  });
});

test("the monthly price gives back the rest of the year as a credit", async () => {
  const opened = await openStripe();
  const { stripe, prices } = opened;
  const customer = await customerWithCard(stripe);
  const items = [{ price: prices.yearly.id }];
  const yearly = await stripe.subscriptions.create({ customer: customer.id, items });
  const monthly = await stripe.subscriptions.update(yearly.id, {
    items: [{ id: itemOf(yearly).id, price: prices.monthly.id }],
    payment_behavior: "error_if_incomplete",
    expand: ["latest_invoice"],
  });
  expect(monthly.latest_invoice).toMatchObject({ status: "paid", amount_paid: 0 });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 1365 - 11328 });
  await opened.control.advance({ months: 1 });
  const renewed = await stripe.subscriptions.retrieve(yearly.id, { expand: ["latest_invoice"] });
  expect(renewed.latest_invoice).toMatchObject({ total: 1365, amount_due: 0, status: "paid" });
});

test("a switch that has to be paid and is declined changes nothing", async () => {
  const opened = await openStripe();
  const { stripe, control } = opened;
  const subscription = await subscribed(opened);
  await control.failCharges({});
  const change = {
    items: [{ id: itemOf(subscription).id, price: opened.prices.yearly.id }],
    payment_behavior: "error_if_incomplete" as const,
  };
  const error = await errorOf(stripe.subscriptions.update(subscription.id, change));
  expect(error).toMatchObject({ type: "StripeCardError", code: "card_declined" });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
  const switched = await stripe.subscriptions.update(subscription.id, change);
  expect(itemOf(switched).price.id).toBe(opened.prices.yearly.id);
});

test("a customer who is deleted loses the subscription, and cannot be used again", async () => {
  const opened = await openStripe();
  const subscription = await subscribed(opened);
  const customer = String(subscription.customer);
  await opened.stripe.customers.del(customer);
  expect(await opened.stripe.customers.retrieve(customer)).toEqual({
    id: customer,
    object: "customer",
    deleted: true,
  });
  expect((await opened.stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
  const items = [{ price: opened.prices.monthly.id }];
  const error = await errorOf(opened.stripe.subscriptions.create({ customer, items }));
  expect(error).toMatchObject({ statusCode: 400, code: "resource_missing", param: "customer" });
});

test("lists are filtered, and come in pages", async () => {
  const opened = await openStripe();
  const { stripe } = opened;
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) made.unshift((await subscribed(opened)).id);
  await stripe.subscriptions.cancel(made[0] ?? "");
  const live = await stripe.subscriptions.list();
  expect(live.data.map(({ id }) => id)).toEqual(made.slice(1));
  const all: string[] = [];
  for await (const { id } of stripe.subscriptions.list({ status: "all", limit: 1 })) all.push(id);
  expect(all).toEqual(made);
});

test("errors have Stripe's shapes", async () => {
  const { stripe, standIn } = await openStripe({ secretKey: "sk_test_local" });
  const absent = await errorOf(stripe.subscriptions.retrieve("sub_absent"));
  expect(absent).toMatchObject({
    type: "StripeInvalidRequestError",
    statusCode: 404,
    code: "resource_missing",
    message: "No such subscription: 'sub_absent'",
  });
  expect(absent.requestId).toMatch(/^req_/);
  const customer = "cus_absent";
  for (const list of [
    stripe.subscriptions.list({ customer }),
    stripe.checkout.sessions.list({ customer }),
    stripe.invoices.list({ customer }),
    stripe.paymentMethods.list({ customer }),
  ]) {
    expect(await errorOf(Promise.resolve(list))).toMatchObject({
      statusCode: 400,
      code: "resource_missing",
      param: "customer",
      message: "No such customer: 'cus_absent'",
    });
  }
  const unknown = await errorOf(stripe.customers.list({ nickname: "x" } as object));
  expect(unknown).toMatchObject({ statusCode: 400, code: "parameter_unknown", param: "nickname" });
  await stripe.customers.create({ email: "odile@example.com" });
  const expanded = await errorOf(stripe.customers.list({ expand: ["data.email"] }));
  expect(expanded.statusCode).toBe(400);
  const other = await fetch(`${standIn.url}/v1/customers`, {
    headers: { Authorization: "Bearer sk_test_other" },
  });
  expect(other.status).toBe(401);
  const unplayed = await errorOf(clientOf(standIn.url).coupons.list());
  expect(unplayed.statusCode).toBe(404);
});
