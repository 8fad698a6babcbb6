import type Stripe from "stripe";
import { expect, test } from "vitest";
import { runSql } from "#tests/support/rows.ts";
import { shopForTests } from "#tests/support/started-for-tests.ts";
import { currentUser, customerOf, signInSubscriber } from "#tests/support/stripe.ts";
import { openDatabase } from "#worker/db/client.ts";
import { readSettings } from "#worker/env.ts";
import { openBilling } from "./billing.ts";
import { syncSubscription } from "./sync.ts";

const shop = shopForTests();

test("a sync that loses against another each time it writes gives up after 30 tries", async () => {
  const artist = await signInSubscriber(shop);
  const billing = await openBilling(
    openDatabase(shop.worker.env.DB),
    readSettings(shop.worker.env),
  );
  let tries = 0;
  // Another sync writes while this one waits for Stripe.
  async function list(...request: Parameters<Stripe["subscriptions"]["list"]>) {
    tries += 1;
    await runSql(shop.worker, "UPDATE subscriptions SET version = ?", `other-${tries}`);
    return shop.stripe.subscriptions.list(...request);
  }
  const stripe = { subscriptions: { list } } as unknown as Stripe;
  const customer = (await customerOf(shop, artist)) ?? "";
  await expect(syncSubscription({ ...billing, stripe }, customer, new Date())).rejects.toThrow(
    "The subscription was not synced: every write lost against another sync.",
  );
  expect(tries).toBe(30);
  expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
});
