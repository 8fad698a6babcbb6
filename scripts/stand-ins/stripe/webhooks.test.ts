import Stripe from "stripe";
import { expect, test } from "vitest";
import { openStripe, webhookSecret } from "./testing/stand-in.ts";
import { startReceiver } from "./testing/webhook-receiver.ts";

test("an answer other than 2xx is tried again until one comes", async () => {
  const { stripe, control, receiver } = await openStripe();
  await control.settled();
  const before = receiver.events.length;
  receiver.answers.push(500, 404, 302);
  const { id } = await stripe.customers.create();
  await control.settled();
  const received = receiver.events.slice(before);
  expect(received).toHaveLength(4);
  expect(new Set(received.map((event) => event.id)).size).toBe(1);
  const [event] = (await stripe.events.list({ type: "customer.created" })).data;
  expect(event).toMatchObject({ pending_webhooks: 0, data: { object: { id } } });
});

test("a receiver that is away gets everything when the clock is moved", async () => {
  const { stripe, control, receiver } = await openStripe();
  await control.webhooks({ url: "http://127.0.0.1:1/nobody" });
  await stripe.customers.create();
  await control.webhooks({ url: receiver.url });
  await control.advance({ seconds: 1 });
  await control.settled();
  expect(receiver.types()).toContain("customer.created");
});

test("events are sent twice, late, and out of order", async () => {
  const { stripe, control, receiver } = await openStripe();
  await control.settled();
  receiver.events.length = 0;
  await control.webhooks({ copies: 2 });
  await stripe.customers.create();
  await control.settled();
  expect(receiver.types()).toEqual(["customer.created", "customer.created"]);

  receiver.events.length = 0;
  await control.webhooks({ mode: "hold", copies: 1 });
  const { id } = await stripe.customers.create();
  await stripe.customers.update(id, { name: "Odile" });
  await control.settled();
  expect(receiver.events).toEqual([]);
  const { events } = await control.held();
  expect(events.map(({ type }) => type)).toEqual(["customer.created", "customer.updated"]);
  await control.deliver({ order: "reverse" });
  await control.settled();
  expect(receiver.types()).toEqual(["customer.updated", "customer.created"]);

  await control.deliver({ events: [...events, ...events].map((event) => event.id) });
  await control.settled();
  expect(receiver.events).toHaveLength(6);
});

test("dropped events are recorded, and never sent", async () => {
  const { stripe, control, receiver } = await openStripe();
  await control.settled();
  receiver.events.length = 0;
  await control.webhooks({ mode: "drop" });
  await stripe.customers.create();
  await control.behave();
  await control.settled();
  expect(receiver.events).toEqual([]);
  expect((await stripe.events.list({ type: "customer.created" })).data).toHaveLength(1);
});

test("an update says what was before", async () => {
  const { stripe } = await openStripe();
  const { id } = await stripe.customers.create({ name: "Odile" });
  await stripe.customers.update(id, { name: "Marc" });
  const [event] = (await stripe.events.list({ types: ["customer.updated"] })).data;
  expect(event?.data).toMatchObject({
    object: { name: "Marc" },
    previous_attributes: { name: "Odile" },
  });
  expect(event?.api_version).toBe(Stripe.API_VERSION);
});

test("while secrets are exchanged, both sign", async () => {
  const { stripe, control } = await openStripe();
  const newer = await startReceiver("whsec_newer");
  try {
    await control.webhooks({ url: newer.url, secrets: [webhookSecret, "whsec_newer"] });
    await stripe.customers.create();
    await control.settled();
    expect(newer.types()).toContain("customer.created");
  } finally {
    await newer.close();
  }
});
