import { expect, test } from "vitest";
import { clientOf, errorOf, openStripe } from "./testing/stand-in.ts";

const path = "/v1/customers";

test("the same key and parameters get the same answer, and do it once", async () => {
  const { stripe } = await openStripe();
  const options = { idempotencyKey: "key-1" };
  const first = await stripe.customers.create({ name: "Odile" }, options);
  const second = await stripe.customers.create({ name: "Odile" }, options);
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test("the same key with other parameters is refused", async () => {
  const { stripe } = await openStripe();
  const options = { idempotencyKey: "key-1" };
  await stripe.customers.create({ name: "Odile" }, options);
  const error = await errorOf(stripe.customers.create({ name: "Marc" }, options));
  expect(error).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
});

test("a key is forgotten after a day, and a refused request can be corrected under it", async () => {
  const { stripe, control } = await openStripe();
  const options = { idempotencyKey: "key-1" };
  await errorOf(stripe.customers.create({ wrong: "x" } as object, options));
  const first = await stripe.customers.create({ name: "Odile" }, options);
  await control.advance({ days: 2 });
  expect((await stripe.customers.create({ name: "Marc" }, options)).id).not.toBe(first.id);
});

test("a 500 is replayed under its key, whether it had acted or not", async () => {
  const { stripe, control } = await openStripe();
  for (const [kind, acted] of [
    ["fail", 0],
    ["act-then-fail", 1],
  ] as const) {
    await control.misbehave({ kind, method: "POST", path });
    const options = { idempotencyKey: kind };
    for (let count = 0; count < 2; count += 1) {
      const error = await errorOf(stripe.customers.create({ name: kind }, options));
      expect(error).toMatchObject({ statusCode: 500, type: "StripeAPIError" });
    }
    const { data } = await stripe.customers.list();
    expect(data.filter(({ name }) => name === kind)).toHaveLength(acted);
  }
});

test("503 and 429 are not kept: the same key works afterwards", async () => {
  const { stripe, control } = await openStripe();
  for (const [kind, status] of [
    ["unavailable", 503],
    ["rate-limit", 429],
  ] as const) {
    await control.misbehave({ kind, path });
    const options = { idempotencyKey: kind };
    expect((await errorOf(stripe.customers.create({}, options))).statusCode).toBe(status);
    expect((await stripe.customers.create({}, options)).object).toBe("customer");
  }
});

test("what acts and then times out has acted, and its key tells so", async () => {
  const { standIn, stripe, control } = await openStripe();
  const impatient = clientOf(standIn.url, { timeout: 200 });
  for (const [kind, acted] of [
    ["hang", false],
    ["act-then-hang", true],
  ] as const) {
    await control.misbehave({ kind, method: "POST", path });
    const options = { idempotencyKey: kind };
    const error = await errorOf(impatient.customers.create({ name: kind }, options));
    expect(error.type).toBe("StripeConnectionError");
    const { data } = await stripe.customers.list();
    expect(data.some(({ name }) => name === kind)).toBe(acted);
    const customer = await stripe.customers.create({ name: kind }, options);
    expect(customer.lastResponse.headers["idempotent-replayed"]).toBe(acted ? "true" : undefined);
  }
});

test("a broken connection is repeated by the package under the same key, and acts once", async () => {
  const { stripe, control } = await openStripe();
  await control.misbehave({ kind: "act-then-disconnect", method: "POST", path });
  await stripe.customers.create({ name: "Odile" });
  expect((await stripe.customers.list()).data).toHaveLength(1);
  const { requests } = await control.requests();
  const keys = requests.filter((sent) => sent.path === path && sent.method === "POST");
  expect(keys).toHaveLength(2);
  expect(keys[0]?.idempotencyKey).toBe(keys[1]?.idempotencyKey);
});

test("a key is in use while its request is held, which acts once it is released", async () => {
  const { stripe, control } = await openStripe();
  const options = { idempotencyKey: "key-1" };
  await control.misbehave({ kind: "hold", method: "POST", path });
  const held = stripe.customers.create({ name: "Odile" }, options);
  await expect
    .poll(async () => (await control.requests()).requests.some((sent) => sent.path === path))
    .toBe(true);
  const error = await errorOf(stripe.customers.create({ name: "Odile" }, options));
  expect(error).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
  await control.release();
  expect((await held).name).toBe("Odile");
});

test("a fault strikes as often as it was told to, and good behaviour ends it", async () => {
  const { stripe, control } = await openStripe();
  await control.misbehave({ kind: "fail", path, times: 2 });
  for (let count = 0; count < 2; count += 1) {
    expect((await errorOf(stripe.customers.list())).statusCode).toBe(500);
  }
  await stripe.customers.list();
  await control.misbehave({ kind: "fail", times: 0 });
  expect((await errorOf(stripe.prices.list())).statusCode).toBe(500);
  await control.behave();
  await stripe.prices.list();
});

test("a fault can be told whom to strike", async () => {
  const { stripe, control } = await openStripe();
  const email = "odile+one@example.com";
  await control.misbehave({ kind: "fail", method: "POST", path, about: email });
  const other = await stripe.customers.create({ email: "marc@example.com" });
  expect((await errorOf(stripe.customers.create({ email }))).statusCode).toBe(500);
  await control.misbehave({ kind: "fail", about: other.id });
  await stripe.customers.list();
  expect((await errorOf(stripe.customers.retrieve(other.id))).statusCode).toBe(500);
});

test("a fault can let some requests go first", async () => {
  const { stripe, control } = await openStripe();
  await control.misbehave({ kind: "unavailable", method: "POST", path, after: 2 });
  const outcomes: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const outcome = await stripe.customers.create({}, { maxNetworkRetries: 0 }).then(
      () => "done",
      () => "failed",
    );
    outcomes.push(outcome);
  }
  expect(outcomes).toEqual(["done", "done", "failed", "done"]);
});
