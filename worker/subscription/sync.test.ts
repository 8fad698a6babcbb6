import type Stripe from "stripe";
import { expect, test } from "vitest";
import { runSql } from "#tests/support/rows.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import { currentUser, customerOf, signInSubscriber } from "#tests/support/stripe.ts";
import { openContext } from "#worker/context.ts";
import { readSettings } from "#worker/env.ts";
import { openBilling } from "./billing.ts";
import { syncSubscription } from "./sync.ts";

const stack = stackForTests();

test("a sync that loses against another each time it writes gives up after 30 tries", async () => {
  const artist = await signInSubscriber(stack);
  const billing = await openBilling(
    openContext(stack.worker.env, new Date()),
    readSettings(stack.worker.env),
  );
  let tries = 0;
  // Another sync writes while this one waits for Stripe.
  async function list(...request: Parameters<Stripe["subscriptions"]["list"]>) {
    tries += 1;
    await runSql(stack.worker, "UPDATE subscriptions SET version = ?", `other-${tries}`);
    return stack.stripe.subscriptions.list(...request);
  }
  const stripe = { subscriptions: { list } } as unknown as Stripe;
  const customerId = (await customerOf(stack, artist)) ?? "";
  await expect(syncSubscription({ ...billing, stripe }, { customerId })).rejects.toThrow(
    "The subscription was not synced: every write lost against another sync.",
  );
  expect(tries).toBe(30);
  expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
});
