import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import { openContext } from "#worker/context.ts";
import { openDatabase } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/subscription-tables.ts";
import { readSettings } from "#worker/env.ts";
import { openBilling } from "#worker/subscription/billing.ts";
import { cancelSubscription } from "#worker/subscription/manage.ts";
import { fillGallery } from "./fill-gallery.ts";

const stack = stackForTests();

test("the demonstration artist has one subscription that can be cancelled, also after the second seeding", {
  timeout: 180_000,
}, async () => {
  const { worker, stripe, standInUrl: url } = stack;
  const db = openDatabase(worker.env.DB);
  const now = new Date();
  const seeding = { issuer: "http://localhost:8788", subject: "odile", now };
  await fillGallery(worker.env, { ...seeding, stripe: { stripe, url } });
  await fillGallery(worker.env, { ...seeding, stripe: { stripe, url } });

  const rows = await db.select().from(subscriptions);
  expect(rows).toMatchObject([{ status: "active", term: "yearly", cancelsAt: null }]);
  const [row] = rows;
  const { data } = await stripe.subscriptions.list({ limit: 100, customer: row?.customerId ?? "" });
  expect(data.map(({ id, status }) => [id, status])).toEqual([[row?.subscriptionId, "active"]]);
  const customers = (await stripe.customers.list({ limit: 100 })).data;
  expect(customers.map(({ id }) => id)).toEqual([row?.customerId]);

  const billing = await openBilling(openContext(worker.env, now), readSettings(worker.env));
  await cancelSubscription(billing, row ?? null);
  const [cancelled] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, row?.userId ?? ""));
  expect(cancelled).toMatchObject({ status: "active", cancelsAt: row?.currentPeriodEnd });
});
