import { expect, test } from "vitest";
import { customerWithCard, errorOf, openStripe, type TestStripe } from "./testing/stand-in.ts";

const successUrl = "https://example.com/paid?session={CHECKOUT_SESSION_ID}";

async function openSession({ stripe, prices }: TestStripe) {
  const customer = await stripe.customers.create({ email: "odile@example.com" });
  return await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: prices.yearly.id, quantity: 1 }],
    success_url: successUrl,
    cancel_url: "https://example.com/back",
    client_reference_id: "user-1",
    subscription_data: { metadata: { userId: "user-1" } },
  });
}

function press(url: string | null, action: string): Promise<Response> {
  const body = new URLSearchParams({ action });
  return fetch(url ?? "", { method: "POST", body, redirect: "manual" });
}

test("paying on the hosted page begins an active subscription, and says so by signed webhooks", async () => {
  const opened = await openStripe();
  const { stripe, receiver, control, prices } = opened;
  const session = await openSession(opened);
  expect(session).toMatchObject({ status: "open", payment_status: "unpaid", subscription: null });

  const html = await (await fetch(session.url ?? "")).text();
  expect(html).toContain(">Pay</button>");
  expect(html).toContain(">Decline card</button>");
  expect(html).toContain("https://example.com/back");
  expect(html).toContain("$113.28");

  const answer = await press(session.url, "pay");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`https://example.com/paid?session=${session.id}`);

  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription", "subscription.latest_invoice.payments", "line_items"],
  });
  expect(paid).toMatchObject({ status: "complete", payment_status: "paid", url: null });
  expect(paid.line_items?.data[0]?.price?.id).toBe(prices.yearly.id);
  if (typeof paid.subscription !== "object") throw new Error("It is not expanded.");
  expect(paid.subscription).toMatchObject({ status: "active", metadata: { userId: "user-1" } });
  expect(paid.subscription?.latest_invoice).toMatchObject({ status: "paid", amount_paid: 11328 });
  const [item] = paid.subscription?.items.data ?? [];
  const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400;
  expect(days).toBeGreaterThanOrEqual(365);

  await control.settled();
  expect(receiver.types()).toEqual(
    expect.arrayContaining([
      "customer.subscription.created",
      "invoice.paid",
      "checkout.session.completed",
    ]),
  );
  expect(receiver.events.every(({ object }) => object === "event")).toBe(true);
});

test("a declined card leaves the session open and begins nothing", async () => {
  const opened = await openStripe();
  const session = await openSession(opened);
  const answer = await press(session.url, "decline");
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain("Your card was declined.");
  const { data } = await opened.stripe.subscriptions.list({ status: "all" });
  expect(data).toEqual([]);
  expect((await press(session.url, "pay")).status).toBe(303);
});

test("paying twice subscribes once", async () => {
  const opened = await openStripe();
  const session = await openSession(opened);
  await press(session.url, "pay");
  const again = await press(session.url, "pay");
  expect(await again.text()).toContain("Already paid");
  expect((await opened.stripe.subscriptions.list()).data).toHaveLength(1);
});

test("a session that was expired cannot be paid, nor expired again", async () => {
  const opened = await openStripe();
  const session = await openSession(opened);
  const expired = await opened.stripe.checkout.sessions.expire(session.id);
  expect(expired).toMatchObject({ status: "expired", url: null });
  expect((await press(session.url, "pay")).status).toBe(410);
  const error = await errorOf(opened.stripe.checkout.sessions.expire(session.id));
  expect(error).toMatchObject({ statusCode: 400, type: "StripeInvalidRequestError" });
});

test("a session that nobody pays expires after a day", async () => {
  const opened = await openStripe();
  const session = await openSession(opened);
  await opened.control.advance({ days: 1 });
  expect(await opened.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "expired",
  });
  await opened.control.settled();
  expect(opened.receiver.types()).toContain("checkout.session.expired");
});

test("the address of a customer with sessions lists them, the newest first", async () => {
  const opened = await openStripe();
  const { id } = await customerWithCard(opened.stripe);
  const other = await openSession(opened);
  const { data } = await opened.stripe.checkout.sessions.list({ customer: id });
  expect(data).toEqual([]);
  const customer = String(other.customer);
  const listed = await opened.stripe.checkout.sessions.list({ customer, status: "open" });
  expect(listed.data.map((session) => session.id)).toEqual([other.id]);
});
