import { expect, test } from "vitest";
import { clientOf, errorOf, openStripe, subscribed } from "./testing/open-stripe.ts";

test("what is not found in the path is a 404, and among the parameters a 400 that names it", async () => {
  const { stripe } = await openStripe();
  const absent = await errorOf(stripe.subscriptions.retrieve("sub_absent"));
  expect(absent).toMatchObject({
    type: "StripeInvalidRequestError",
    statusCode: 404,
    code: "resource_missing",
    message: "No such subscription: 'sub_absent'",
  });
  const customer = "cus_absent";
  for (const list of [
    stripe.subscriptions.list({ customer }),
    stripe.checkout.sessions.list({ customer }),
    stripe.invoices.list({ customer }),
    stripe.paymentMethods.list({ customer }),
    stripe.billingPortal.sessions.create({ customer }),
  ]) {
    expect(await errorOf(Promise.resolve(list))).toMatchObject({
      statusCode: 400,
      code: "resource_missing",
      param: "customer",
    });
  }
});

test("a parameter, an expansion or a route that the stand-in does not have is refused", async () => {
  const { stripe, standIn } = await openStripe();
  const unknown = await errorOf(stripe.customers.create({ nickname: "x" } as object));
  expect(unknown).toMatchObject({ statusCode: 400, code: "parameter_unknown", param: "nickname" });
  await stripe.customers.create({ email: "odile@example.com" });
  const expanded = await errorOf(stripe.customers.list({ expand: ["data.email"] }));
  expect(expanded.statusCode).toBe(400);
  const other = await errorOf(clientOf(standIn.url).coupons.list());
  expect(other).toMatchObject({ statusCode: 404, code: undefined });
});

test("a wrong key is refused, and a publishable key may only confirm what it knows the secret of", async () => {
  const opened = await openStripe();
  const { stripe, standIn } = opened;
  const send = (key: string, path: string, form: Record<string, string> = {}) =>
    fetch(`${standIn.url}${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}` },
      body: new URLSearchParams(form),
    });
  expect((await send("test_local", "/v1/customers")).status).toBe(401);
  expect((await send("pk_test_local", "/v1/customers")).status).toBe(400);

  const { customer, items } = await subscribed(opened);
  const begun = await stripe.subscriptions.create({
    customer: String(customer),
    items: [{ price: items.data[0]?.price.id ?? "" }],
    payment_behavior: "default_incomplete",
    expand: ["latest_invoice.confirmation_secret"],
  });
  const invoice = begun.latest_invoice;
  if (invoice === null || typeof invoice === "string") throw new Error("It is not expanded.");
  const secret = invoice.confirmation_secret?.client_secret ?? "";
  const path = `/v1/payment_intents/${secret.split("_secret_")[0]}/confirm`;
  const confirm = (client_secret: string) =>
    send("pk_test_local", path, { client_secret, payment_method: "pm_card_visa" });
  expect((await confirm("pi_guessed_secret_guessed")).status).toBe(404);
  expect((await confirm(secret)).status).toBe(200);
  expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe("active");
});

test("what has ended is not found by a cancellation, and refuses an update", async () => {
  const opened = await openStripe();
  const { stripe } = opened;
  const { id } = await subscribed(opened);
  await stripe.subscriptions.cancel(id);
  expect(await errorOf(stripe.subscriptions.cancel(id))).toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
  const update = stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect((await errorOf(update)).statusCode).toBe(400);
});
