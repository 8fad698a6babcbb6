import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startStripe } from "./start.ts";
import { clientOf, openStripe, subscribed, webhookSecret } from "./testing/open-stripe.ts";

test("the control is reached over HTTP too", async () => {
  const { standIn } = await openStripe();
  const sendControl = (name: string, argument?: object) =>
    fetch(`${standIn.url}/_control/${name}`, {
      method: "POST",
      body: JSON.stringify(argument ?? {}),
    });
  const before = (await (await sendControl("clock")).json()) as { now: number };
  const after = (await (await sendControl("advance", { days: 1 })).json()) as { now: number };
  expect(after.now - before.now).toBeGreaterThanOrEqual(86_400);
  expect((await sendControl("advance", { days: -5 })).status).toBe(400);
  expect((await sendControl("misbehave", { kind: "dance" })).status).toBe(400);
  expect((await sendControl("constructor")).status).toBe(404);
});

test("the state outlives a restart, with its keys, its clock and what was not delivered yet", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stripe-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const stateFile = join(folder, "state", "stripe.json");
  const opened = await openStripe({ stateFile, webhookUrl: "http://127.0.0.1:1/nowhere" });
  const subscription = await subscribed(opened);
  const { now } = await opened.control.advance({ years: 1 });
  const options = { idempotencyKey: "key-1" };
  const { id } = await opened.stripe.customers.create({}, options);

  const webhookUrl = opened.receiver.url;
  const restarted = await startStripe({ port: 0, webhookUrl, webhookSecret, stateFile });
  onTestFinished(() => restarted.close());
  const stripe = clientOf(restarted.url);
  expect((await restarted.control.clock()).now).toBeGreaterThanOrEqual(now);
  expect((await stripe.customers.create({}, options)).id).toBe(id);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
  await restarted.control.settled();
  expect(opened.receiver.types()).toContain("customer.subscription.created");
});

test("the page at / shows what is held, as text, and moves the clock", async () => {
  const opened = await openStripe();
  const { url } = opened.standIn;
  await subscribed(opened);
  const { customers } = await opened.control.state();
  for (const customer of Object.values(customers)) customer.email = "<img>@example.com";
  const read = async () => (await fetch(url)).text();
  const press = (action: string) =>
    fetch(url, { method: "POST", body: new URLSearchParams({ action }) });
  expect(await read()).toContain("&lt;img&gt;@example.com");
  await press("fail");
  expect(await read()).toContain("The next renewal fails.");
  await press("months");
  expect(await read()).toContain("past_due");
});
