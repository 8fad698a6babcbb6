import { expect, test } from "vitest";
import { refusedWebhooks } from "#tests/support/refused-webhooks.ts";
import { newEvent, sign, webhookSecret } from "#tests/support/stripe-events.ts";
import { readEvent } from "./events.ts";

const now = new Date("2026-11-20T12:00:00.900Z");
const secrets = [webhookSecret];
const body = JSON.stringify(newEvent({ id: "evt_1" }));

test.each(refusedWebhooks(now))("%s is refused", async (_what, { body, signature }) => {
  expect(await readEvent(body, signature, secrets, now)).toBeNull();
});

test("a thousand events with one changed character are all refused", async () => {
  const signature = sign(body, now);
  for (let index = 0; index < 1000; index += 1) {
    const place = index % body.length;
    const changed = String.fromCharCode(
      body.charCodeAt(place) ^ (1 + Math.floor(index / body.length)),
    );
    const tampered = body.slice(0, place) + changed + body.slice(place + 1);
    expect(await readEvent(tampered, signature, secrets, now)).toBeNull();
  }
});

test.each([0, -1, -299, -300, 1, 5])("%i seconds from now is accepted", async (seconds) => {
  const signature = sign(body, new Date(now.getTime() + seconds * 1000));
  expect(await readEvent(body, signature, secrets, now)).toMatchObject({ id: "evt_1" });
});

test("while the secret is rotated, either signature is accepted, and both together", async () => {
  const rotated = ["whsec_new", "whsec_old"];
  for (const signers of [["whsec_new"], ["whsec_old"], ["whsec_other", "whsec_new"], rotated]) {
    const event = await readEvent(body, sign(body, now, signers), rotated, now);
    expect(event).toMatchObject({ id: "evt_1" });
  }
  expect(await readEvent(body, sign(body, now, ["whsec_older"]), rotated, now)).toBeNull();
});

test.each([
  ["an id", "cus_1"],
  ["an expanded object", { id: "cus_1", object: "customer", email: "a@example.com" }],
])("the customer is read from %s", async (_what, customer) => {
  const object = { customer, metadata: { user_id: "u" } };
  const text = JSON.stringify(newEvent({ data: { object } }));
  expect(await readEvent(text, sign(text, now), secrets, now)).toMatchObject({
    customerId: "cus_1",
    metadata: { user_id: "u" },
  });
});

test.each([null, undefined])("a customer may be %s", async (customer) => {
  const text = JSON.stringify(newEvent({ data: { object: { customer, metadata: null } } }));
  expect(await readEvent(text, sign(text, now), secrets, now)).toMatchObject({
    customerId: null,
    metadata: {},
  });
});
