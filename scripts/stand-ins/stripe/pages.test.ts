import { expect, test } from "vitest";
import { errorOf, openStripe, subscribed } from "./testing/stand-in.ts";

async function text(url: string | URL): Promise<string> {
  return await (await fetch(url)).text();
}

function press(url: string, action: string): Promise<Response> {
  return fetch(url, { method: "POST", body: new URLSearchParams({ action }), redirect: "manual" });
}

test("the page at / shows what is held, and moves the clock", async () => {
  const opened = await openStripe();
  const { id, customer } = await subscribed(opened);
  const { url } = opened.standIn;
  for (const shown of [id, String(customer), "odile@example.com", "$13.65", "invoice.paid"]) {
    expect(await text(url)).toContain(shown);
  }
  expect((await press(url, "fail")).headers.get("location")).toBe("/");
  expect(await text(url)).toContain("The next renewal fails.");
  await press(url, "month");
  expect(await text(url)).toContain("past_due");
  await press(url, "year");
  expect((await opened.stripe.subscriptions.retrieve(id)).status).toBe("active");
});

test("what people typed is text on the page", async () => {
  const { stripe, standIn } = await openStripe();
  await stripe.customers.create({ email: "<img src=x onerror=alert(1)>@example.com" });
  expect(await text(standIn.url)).not.toContain("<img");
});

test("the billing portal lists invoices, leads back, and takes a card that pays", async () => {
  const opened = await openStripe();
  const { stripe, control } = opened;
  const { id, customer } = await subscribed(opened);
  await control.failCharges({});
  await control.advance({ months: 1 });
  const wish = { customer: String(customer), return_url: "https://example.com/app" };
  const refusal = await errorOf(stripe.billingPortal.sessions.create(wish));
  expect(refusal).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("No configuration provided"),
  });
  const { id: configuration } = await stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
  });
  const { url } = await stripe.billingPortal.sessions.create({ ...wish, configuration });
  const before = await text(url);
  expect(before).toContain('href="https://example.com/app"');
  expect(before.match(/<td>(paid|open)<\/td>/g)).toEqual(["<td>open</td>", "<td>paid</td>"]);
  await press(url, "card");
  expect(await text(url)).not.toContain("<td>open</td>");
  expect((await stripe.subscriptions.retrieve(id)).status).toBe("active");
  const [invoice] = (await stripe.invoices.list({ customer: String(customer) })).data;
  expect(await text(invoice?.hosted_invoice_url ?? "")).toContain("$13.65");
});

test("what is not there is not found", async () => {
  const { standIn } = await openStripe();
  for (const path of [
    "/nothing",
    "/c/pay/cs_test_absent",
    "/p/session/bps_absent",
    "/i/in_absent",
  ]) {
    expect((await fetch(new URL(path, standIn.url))).status).toBe(404);
  }
});
