import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { setUpStripe } from "../../stripe/set-up-stripe.ts";
import { startStripe } from "./start.ts";
import { clientOf, openStripe, subscribed } from "./testing/stand-in.ts";

test("the control is reached over HTTP too", async () => {
  const { standIn } = await openStripe();
  const ask = (name: string, argument?: object) =>
    fetch(`${standIn.url}/_control/${name}`, {
      method: "POST",
      body: JSON.stringify(argument ?? {}),
    });
  const before = (await (await ask("clock")).json()) as { now: number };
  const after = (await (await ask("advance", { days: 1 })).json()) as { now: number };
  expect(after.now - before.now).toBeGreaterThanOrEqual(86_400);
  expect((await ask("advance", { seconds: -5 })).status).toBe(400);
  expect((await ask("misbehave", { kind: "dance" })).status).toBe(400);
  expect((await ask("constructor")).status).toBe(404);
  expect(await (await ask("settled")).json()).not.toEqual({ attempts: [] });
});

test("the state outlives a restart, with its keys, its clock and what was not yet delivered", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stripe-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const stateFile = join(folder, "state", "stripe.json");
  const opened = await openStripe({ stateFile, webhookUrl: "http://127.0.0.1:1/nobody" });
  const subscription = await subscribed(opened);
  const { now } = await opened.control.advance({ years: 1 });
  const options = { idempotencyKey: "key-1" };
  const { id } = await opened.stripe.customers.create({ name: "Odile" }, options);

  const webhookUrl = opened.receiver.url;
  const webhookSecret = "whsec_test";
  const again = await startStripe({ port: 0, webhookUrl, webhookSecret, stateFile });
  onTestFinished(() => again.close());
  const stripe = clientOf(again.url);
  expect((await again.control.clock()).now).toBeGreaterThanOrEqual(now);
  expect((await stripe.customers.create({ name: "Odile" }, options)).id).toBe(id);
  const found = await stripe.subscriptions.retrieve(subscription.id);
  expect(found.items.data[0]?.price.unit_amount_decimal?.toString()).toBe("1365");
  await again.control.settled();
  expect(opened.receiver.types()).toContain("customer.subscription.created");
});

test("the plan's prices are created once, and one of another amount hands its key over", async () => {
  const { stripe } = await openStripe();
  const [where, ...first] = await setUpStripe(stripe);
  expect(where).toBe("Account acct_local (Local stand-in for Stripe), test mode");
  expect(first).toHaveLength(4);
  expect(first.every((line) => line.endsWith("created"))).toBe(true);
  const [, ...second] = await setUpStripe(stripe);
  expect(second.every((line) => line.endsWith("there"))).toBe(true);
  const wanted = { lookup_keys: ["professional_monthly", "professional_yearly"] };
  const { data } = await stripe.prices.list(wanted);
  expect(
    data.map(({ currency, unit_amount, tax_behavior }) => [currency, unit_amount, tax_behavior]),
  ).toEqual([
    ["cad", 11328, "inclusive"],
    ["cad", 1365, "inclusive"],
  ]);
  const [yearly] = data;
  await stripe.prices.create({
    product: String(yearly?.product),
    currency: "cad",
    unit_amount: 1,
    recurring: { interval: "year" },
    lookup_key: "professional_yearly",
    transfer_lookup_key: true,
  });
  expect(await setUpStripe(stripe)).toContain("Price professional_yearly: created");
  expect((await stripe.prices.list(wanted)).data).toHaveLength(2);
});

test("a checkout is paid without a browser", async () => {
  const { stripe, control, prices } = await openStripe();
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer_email: "odile@example.com",
    line_items: [{ price: prices.monthly.id, quantity: 1 }],
    success_url: "https://example.com/",
  });
  const declined = await control.pay({ session: session.id, card: "4000000000000002" });
  expect(declined).toEqual({ declined: "Your card was declined." });
  expect(await control.pay({ session: session.id })).toEqual({ declined: null });
  expect((await stripe.subscriptions.list()).data).toHaveLength(1);
});
