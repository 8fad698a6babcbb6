import { expect, test } from "vitest";
import { openSession, openStripe, subscribed, webhookSecret } from "./testing/open-stripe.ts";
import { startReceiver } from "./testing/webhook-receiver.ts";

test("an answer other than 2xx is retried until one comes", async () => {
  const opened = await openStripe();
  const { stripe, control, receiver } = opened;
  const { id } = await openSession(opened);
  receiver.answers.push(500, 404, 302);
  await stripe.checkout.sessions.expire(id);
  await control.settled();
  expect(receiver.types()).toEqual(Array.from({ length: 4 }, () => "checkout.session.expired"));
  expect(new Set(receiver.events.map((event) => event.id)).size).toBe(1);
  const [event] = Object.values((await control.state()).events);
  expect(event).toMatchObject({ pending_webhooks: 0, data: { object: { id } } });
});

test("events are held back, and sent again, late and out of order", async () => {
  const opened = await openStripe();
  const { stripe, control, receiver } = opened;
  const { id } = await subscribed(opened);
  await control.settled();
  receiver.events.length = 0;
  await control.webhooks({ mode: "hold" });
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await stripe.subscriptions.cancel(id);
  await control.settled();
  expect(receiver.events).toEqual([]);
  const { events } = await control.held();
  const types = ["customer.subscription.updated", "customer.subscription.deleted"];
  expect(events.map(({ type }) => type)).toEqual(types);
  const [first = "", second = ""] = events.map((event) => event.id);
  await control.deliver({ events: [second, first, first] });
  await control.settled();
  expect(receiver.events.map((event) => event.id)).toEqual([second, first, first]);
});

test("dropped events are recorded, and never sent", async () => {
  const opened = await openStripe();
  await opened.control.webhooks({ mode: "drop" });
  await subscribed(opened);
  await opened.control.behave();
  await opened.control.settled();
  expect(opened.receiver.events).toEqual([]);
  const { events } = await opened.control.state();
  expect(Object.values(events).map(({ type }) => type)).toContain("invoice.paid");
});

test("while one secret replaces another, both sign", async () => {
  const opened = await openStripe();
  const newer = await startReceiver("whsec_newer");
  try {
    await opened.control.webhooks({ url: newer.url, secrets: [webhookSecret, "whsec_newer"] });
    await subscribed(opened);
    await opened.control.settled();
    expect(newer.types()).toContain("customer.subscription.created");
  } finally {
    await newer.close();
  }
});
