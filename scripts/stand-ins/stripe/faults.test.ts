import { expect, test } from "vitest";
import { clientOf, errorOf, openStripe } from "./testing/open-stripe.ts";

const path = "/v1/customers";
const email = "odile+one@example.com";

test("the same key and parameters get the same response, and act once", async () => {
  const { stripe } = await openStripe();
  const options = { idempotencyKey: "key-1" };
  const first = await stripe.customers.create({ email }, options);
  const second = await stripe.customers.create({ email }, options);
  expect(second.id).toBe(first.id);
  expect((await stripe.customers.list()).data).toHaveLength(1);
  const other = await errorOf(stripe.customers.create({ email: "marc@example.com" }, options));
  expect(other).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
});

test("a key is forgotten after a day, and a refused request can be corrected under it", async () => {
  const { stripe, control } = await openStripe();
  const options = { idempotencyKey: "key-1" };
  await errorOf(stripe.customers.create({ wrong: "x" } as object, options));
  const first = await stripe.customers.create({ email }, options);
  await control.advance({ days: 2 });
  expect((await stripe.customers.create({}, options)).id).not.toBe(first.id);
});

test("a 500 is replayed under its key, whether or not it had acted", async () => {
  const { stripe, control } = await openStripe();
  for (const [kind, acted] of [
    ["fail", 0],
    ["act-then-fail", 1],
  ] as const) {
    await control.misbehave({ kind, method: "POST", path });
    for (let count = 0; count < 2; count += 1) {
      const created = stripe.customers.create({ email: kind }, { idempotencyKey: kind });
      expect(await errorOf(created)).toMatchObject({ statusCode: 500, type: "StripeAPIError" });
    }
    expect((await stripe.customers.list({ email: kind })).data).toHaveLength(acted);
  }
});

test.each([
  ["unavailable", 503],
  ["rate-limit", 429],
  ["lock-timeout", 429],
] as const)("%s is a %i that is not saved: the same key works afterwards", async (kind, status) => {
  const { stripe, control } = await openStripe();
  await control.misbehave({ kind, path });
  const options = { idempotencyKey: kind };
  expect((await errorOf(stripe.customers.create({}, options))).statusCode).toBe(status);
  expect((await stripe.customers.create({}, options)).object).toBe("customer");
});

test.each([
  ["hang", 0],
  ["act-then-hang", 1],
] as const)("after %s the key is free again, and has acted %i times", async (kind, acted) => {
  const { stripe, standIn, control } = await openStripe();
  const impatient = clientOf(standIn.url, { timeout: 200 });
  await control.misbehave({ kind, method: "POST", path });
  const error = await errorOf(impatient.customers.create({ email }, { idempotencyKey: kind }));
  expect(error.type).toBe("StripeConnectionError");
  expect((await stripe.customers.list()).data).toHaveLength(acted);
  await stripe.customers.create({ email }, { idempotencyKey: kind });
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test.each(["disconnect", "act-then-disconnect"] as const)(
  "after %s Stripe's package retries under the same key, and the request acts once",
  async (kind) => {
    const { stripe, control } = await openStripe();
    await control.misbehave({ kind, method: "POST", path });
    await stripe.customers.create({ email });
    expect((await stripe.customers.list()).data).toHaveLength(1);
    const { requests } = await control.requests();
    const keys = requests.filter((sent) => sent.path === path && sent.method === "POST");
    expect(keys).toHaveLength(2);
    expect(keys[0]?.idempotencyKey).toBe(keys[1]?.idempotencyKey);
  },
);

test("a key is in use while its request is held, which acts once it is released", async () => {
  const { stripe, control } = await openStripe();
  const options = { idempotencyKey: "key-1" };
  await control.misbehave({ kind: "hold", method: "POST", path });
  const held = stripe.customers.create({ email }, options);
  await expect
    .poll(async () => (await control.requests()).requests.some((sent) => sent.path === path))
    .toBe(true);
  const error = await errorOf(stripe.customers.create({ email }, options));
  expect(error).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
  await control.release();
  expect((await held).email).toBe(email);
});

test("a fault affects as many requests as it says, after those that it leaves alone", async () => {
  const { stripe, control } = await openStripe();
  await control.misbehave({ kind: "fail", path, after: 1, times: 2 });
  const outcomes: boolean[] = [];
  for (let count = 0; count < 4; count += 1) {
    outcomes.push(
      await stripe.customers.list().then(
        () => true,
        () => false,
      ),
    );
  }
  expect(outcomes).toEqual([true, false, false, true]);
  await control.misbehave({ kind: "fail", times: 0 });
  for (let count = 0; count < 3; count += 1) await errorOf(stripe.prices.list());
  await control.behave();
  await stripe.prices.list();
});

test("a fault affects only requests that contain what it is about", async () => {
  const { stripe, control } = await openStripe();
  await control.misbehave({ kind: "fail", method: "POST", path, about: email });
  const other = await stripe.customers.create({ email: "marc@example.com" });
  expect((await errorOf(stripe.customers.create({ email }))).statusCode).toBe(500);
  await control.misbehave({ kind: "fail", about: other.id });
  await stripe.customers.list();
  expect((await errorOf(stripe.customers.retrieve(other.id))).statusCode).toBe(500);
});
