import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { setUpStripe } from "#scripts/stripe/set-up-stripe.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { figure } from "#tests/support/figure.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import {
  currentUser,
  customerOf,
  post,
  signInSubscriber,
  subscribe,
  subscriptionsOf,
} from "#tests/support/stripe.ts";
import { signedEvent } from "#tests/support/stripe-events.ts";
import { sendWebhook } from "#tests/support/webhooks.ts";

const quarter = 15 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

const stack = stackForTests();

/** An artist who has subscribed, with the ids at Stripe. */
interface Subscriber {
  readonly artist: TestArtist;
  readonly customer: string;
  readonly subscription: string;
}

async function newSubscriber(isYearly: boolean): Promise<Subscriber> {
  const artist = await signInSubscriber(stack, isYearly);
  const customer = (await customerOf(stack, artist)) ?? "";
  const [subscription] = await subscriptionsOf(stack, artist);
  return { artist, customer, subscription: subscription?.id ?? "" };
}

async function setStatus({ subscription }: Subscriber, status: "unpaid" | "paused" | "past_due") {
  const { subscriptions } = await stack.control.state();
  Object.assign(subscriptions[subscription] ?? {}, { status });
}

async function replaceBy(
  { subscription }: Subscriber,
  status: "incomplete" | "incomplete_expired",
) {
  const { subscriptions } = await stack.control.state();
  const ended_at = status === "incomplete" ? null : Math.floor(Date.now() / 1000);
  Object.assign(subscriptions[subscription] ?? {}, { status, ended_at });
}

async function forget(kind: "customers" | "subscriptions", id: string): Promise<void> {
  const state = await stack.control.state();
  delete state[kind][id];
}

async function send(type: string, object: object): Promise<void> {
  const { body, signature } = signedEvent({ type, data: { object } });
  expect((await sendWebhook(stack, body, signature)).status).toBe(204);
}

interface Disagreement {
  readonly happen: (subscriber: Subscriber) => Promise<unknown>;
  readonly hasAccess: boolean;
}

const disagreements: Record<string, Disagreement> = {
  "the customer is unknown": {
    happen: ({ customer }) => forget("customers", customer),
    hasAccess: false,
  },
  "the customer and all that was theirs is unknown": {
    happen: async ({ customer, subscription }) => {
      await forget("subscriptions", subscription);
      await forget("customers", customer);
    },
    hasAccess: false,
  },
  "the customer was deleted in the dashboard": {
    happen: ({ customer }) => stack.stripe.customers.del(customer),
    hasAccess: false,
  },
  "the subscription is unknown": {
    happen: ({ subscription }) => forget("subscriptions", subscription),
    hasAccess: false,
  },
  "the subscription was cancelled in the dashboard": {
    happen: ({ subscription }) => stack.stripe.subscriptions.cancel(subscription),
    hasAccess: false,
  },
  unpaid: { happen: (one) => setStatus(one, "unpaid"), hasAccess: false },
  paused: { happen: (one) => setStatus(one, "paused"), hasAccess: false },
  "past due": { happen: (one) => setStatus(one, "past_due"), hasAccess: true },
  incomplete: { happen: (one) => replaceBy(one, "incomplete"), hasAccess: false },
  "incomplete and expired": {
    happen: (one) => replaceBy(one, "incomplete_expired"),
    hasAccess: false,
  },
  "only a refund": {
    happen: ({ customer }) => send("charge.refunded", { customer, refunded: true }),
    hasAccess: true,
  },
  "a refund with a cancellation": {
    happen: async ({ customer, subscription }) => {
      await send("charge.refunded", { customer, refunded: true });
      await stack.stripe.subscriptions.cancel(subscription);
    },
    hasAccess: false,
  },
  "only a dispute": {
    happen: ({ customer }) =>
      send("charge.dispute.created", { customer, status: "needs_response" }),
    hasAccess: true,
  },
  "a dispute that cancels, as the account is set": {
    happen: async ({ customer, subscription }) => {
      await send("charge.dispute.created", { customer, status: "needs_response" });
      await stack.stripe.subscriptions.cancel(subscription);
    },
    hasAccess: false,
  },
};

const names = Object.keys(disagreements);

/** The occasions for a sync. All webhooks are lost, except those of the case. */
const occasions: Record<string, (subscribers: readonly Subscriber[]) => Promise<unknown>> = {
  "the crons of a day": async () => {
    const start = Date.now();
    for (let time = quarter; time <= day; time += quarter) {
      await stack.run("quarterHourly", new Date(start + time));
    }
  },
  "the daily cron": () => stack.run("daily"),
  "a webhook": async (subscribers) => {
    for (const { customer } of subscribers)
      await send("customer.subscription.updated", { customer });
  },
  "a visit": async (subscribers) => {
    for (const { artist } of subscribers) {
      expect((await post(artist, apiPaths.syncSubscription)).status).toBe(200);
    }
  },
};

/** Whether an artist without access can subscribe in one step, and then has one live subscription. */
async function canSubscribeOnce({ artist }: Subscriber): Promise<boolean> {
  const { isSubscribed } = await subscribe(stack, artist, false);
  const all = await subscriptionsOf(stack, artist);
  const open = all.filter(({ status }) => !["canceled", "incomplete_expired"].includes(status));
  return isSubscribed && open.length === 1 && open[0]?.status === "active";
}

/** Each takes a quarter of a minute: each day has two. */
const occasionsOfDay = casesOfDay(Object.entries(occasions), 2);

test.for(occasionsOfDay)(
  "when Stripe and the database disagree, access is correct after %s, and the artist can subscribe",
  async ([_occasion, learn], context) => {
    const subscribers = await Promise.all(names.map((_, index) => newSubscriber(index % 2 === 0)));
    for (const [index, subscriber] of subscribers.entries()) {
      await disagreements[names[index] ?? ""]?.happen(subscriber);
    }
    await learn(subscribers);
    const wrong: string[] = [];
    for (const [index, subscriber] of subscribers.entries()) {
      const name = names[index] ?? "";
      const { isSubscribed } = await currentUser(subscriber.artist);
      if (isSubscribed !== disagreements[name]?.hasAccess) wrong.push(`${name}: access`);
      else if (!isSubscribed && !(await canSubscribeOnce(subscriber)))
        wrong.push(`${name}: no way on`);
    }
    expect(wrong).toEqual([]);
    figure(context, 20, names.length, names.length - wrong.length);
  },
);

test("with another account's keys all artists are on Free within a day, and can subscribe again", async (context) => {
  const subscribers = await Promise.all(
    [...names.keys()].map((one) => newSubscriber(one % 2 === 0)),
  );
  await stack.changeAccount();
  await occasions["the crons of a day"]?.(subscribers);
  let right = 0;
  for (const subscriber of subscribers) {
    const { isSubscribed } = await currentUser(subscriber.artist);
    if (!isSubscribed && (await canSubscribeOnce(subscriber))) right += 1;
  }
  figure(context, 20, subscribers.length, right);
});

test("customers that cannot be read from Stripe do not delay the others", async (context) => {
  const refused = await atOnce(14, () => newSubscriber(false));
  const ended = await atOnce(14, () => newSubscriber(true));
  for (const [index, { customer: about }] of refused.entries()) {
    const kind = index % 2 === 0 ? "lock-timeout" : "fail";
    await stack.control.misbehave({ kind, path: "/v1/", about, times: 0 });
  }
  for (const { subscription } of ended) await stack.stripe.subscriptions.cancel(subscription);
  await occasions["the crons of a day"]?.([]);
  const users = await Promise.all(ended.map(({ artist }) => currentUser(artist)));
  const right = users.filter(({ isSubscribed }) => !isSubscribed).length;
  await stack.control.behave();
  for (const { subscription } of refused) await stack.stripe.subscriptions.cancel(subscription);
  await stack.run("daily", new Date(Date.now() + day));
  const after = await Promise.all(refused.map(({ artist }) => currentUser(artist)));
  const read = after.filter(({ isSubscribed }) => !isSubscribed).length;
  figure(context, 20, ended.length + refused.length, right + read);
});

test("without the plan's prices artists who have paid keep access, and a set-up makes the plan available again", async (context) => {
  const subscribers = await Promise.all([true, false].map(newSubscriber));
  const { prices } = await stack.control.state();
  for (const price of Object.values(prices))
    Object.assign(price, { active: false, lookup_key: null });
  await occasions["the daily cron"]?.(subscribers);
  let right = 0;
  for (const [index, { artist }] of subscribers.entries()) {
    const body = { isYearly: index !== 0 };
    const refused = await post(artist, apiPaths.switchSubscription, body);
    const cancelled = await post(artist, apiPaths.cancelSubscription);
    const { isSubscribed } = await currentUser(artist);
    if (isSubscribed && refused.status === 502 && cancelled.status === 200) right += 1;
    await post(artist, apiPaths.resumeSubscription);
  }
  await setUpStripe(stack.stripe);
  for (const [index, { artist }] of subscribers.entries()) {
    const body = { isYearly: index !== 0 };
    if ((await post(artist, apiPaths.switchSubscription, body)).status === 200) right += 1;
  }
  figure(context, 20, 2 * subscribers.length, right);
});
