import Stripe from "stripe";
import { expect, test } from "vitest";
import { openStripe } from "../stand-ins/stripe/testing/open-stripe.ts";
import { setUpStripe } from "./set-up-stripe.ts";

test("the plan's prices are created once, and one of another amount passes its key on", async () => {
  const { stripe, control } = await openStripe();
  await control.reset();
  const [account, ...first] = await setUpStripe(stripe);
  expect(account).toBe("Account acct_local (Local stand-in for Stripe), test mode");
  expect(first).toHaveLength(4);
  expect(first.every((line) => line.endsWith("created"))).toBe(true);
  const [, ...second] = await setUpStripe(stripe);
  expect(second).toHaveLength(4);
  expect(second.every((line) => line.endsWith("there"))).toBe(true);
  const wanted = { lookup_keys: ["professional_monthly", "professional_yearly"] };
  const { data } = await stripe.prices.list(wanted);
  expect(
    data.map(({ currency, unit_amount, tax_behavior }) => [currency, unit_amount, tax_behavior]),
  ).toEqual([
    ["cad", 11328, "inclusive"],
    ["cad", 1365, "inclusive"],
  ]);
  const another = {
    product: String(data[0]?.product),
    currency: "cad",
    unit_amount: 1,
    recurring: { interval: "year" },
    lookup_key: "professional_yearly",
  } as const;
  await expect(stripe.prices.create(another)).rejects.toThrow(Stripe.errors.StripeError);
  await stripe.prices.create({ ...another, transfer_lookup_key: true });
  expect(await setUpStripe(stripe)).toContain("Price professional_yearly: created");
  expect((await stripe.prices.list(wanted)).data).toHaveLength(2);
});

test("a product or a portal that was changed in the dashboard is put right", async () => {
  const { stripe, control } = await openStripe();
  const { products, portalConfigurations } = await control.state();
  for (const product of Object.values(products)) product.active = false;
  for (const { features } of Object.values(portalConfigurations)) {
    features.subscription_cancel = { enabled: true };
  }
  const lines = await setUpStripe(stripe);
  expect(lines.filter((line) => /: (active again|changed back)$/.test(line))).toHaveLength(2);
  const [, ...repeated] = await setUpStripe(stripe);
  expect(repeated).toHaveLength(4);
  expect(repeated.filter((line) => !line.endsWith("there"))).toEqual([]);
});

test("live mode is named", async () => {
  const { stripe, control } = await openStripe();
  const { products } = await control.state();
  for (const product of Object.values(products)) product.livemode = true;
  const [account] = await setUpStripe(stripe);
  expect(account).toBe("Account acct_local (Local stand-in for Stripe), live mode");
});
