import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { findLines } from "#tests/support/log-lines.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import {
  cancelAtStripe,
  currentUser,
  customerOf,
  post,
  readUser,
  signInSubscriber,
  startCheckout,
  subscribe,
  subscriptionsOf,
} from "#tests/support/stripe.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const stack = stackForTests();

/** An artist who subscribed in test mode, before the live keys were configured. */
async function subscribedBefore(isYearly = true): Promise<TestArtist> {
  const artist = await signInSubscriber(stack, isYearly);
  await stack.changeAccount();
  return artist;
}

const noAccess = { isSubscribed: false, isFreeVersion: true, subscriptionDetails: null };

describe("a customer whom Stripe does not know", () => {
  test("loses access at the next sync, and no request fails", async () => {
    const artist = await subscribedBefore();
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
    const answer = await post(artist, apiPaths.syncSubscription);
    expect(answer.status).toBe(200);
    expect(await readUser(answer)).toMatchObject(noAccess);
    const warnings = () => findLines(stack.worker, "a customer is unknown to Stripe");
    expect(warnings()).toHaveLength(1);
    await post(artist, apiPaths.syncSubscription);
    expect(warnings()).toHaveLength(1);
  });

  test.each([
    apiPaths.cancelSubscription,
    apiPaths.pauseSubscription,
    apiPaths.resumeSubscription,
    apiPaths.billingPortal,
  ])("%s has nothing to change, and shows the plan as it is", async (path) => {
    const artist = await subscribedBefore();
    expect((await post(artist, path)).status).toBe(409);
    expect(await currentUser(artist)).toMatchObject(noAccess);
  });

  test("loses access within a day without any request", async () => {
    const artist = await subscribedBefore();
    expect(await stack.run("quarterHourly", new Date(Date.now() + 21 * hour))).toBe("ok");
    expect(await currentUser(artist)).toMatchObject(noAccess);
  });

  test("subscribes again in one step, as another customer", async () => {
    const artist = await subscribedBefore();
    const before = await customerOf(stack, artist);
    expect(await subscribe(stack, artist, false)).toMatchObject({
      isSubscribed: true,
      subscriptionDetails: { isYearly: false },
    });
    expect(await customerOf(stack, artist)).not.toBe(before);
  });

  test("subscribes again after a sync, and with a payment that was pending before", async () => {
    const artist = await signInArtist(stack.worker);
    const session = await startCheckout(artist);
    await stack.changeAccount();
    await post(artist, apiPaths.syncSubscription);
    expect(await startCheckout(artist)).not.toBe(session);
    expect(await subscribe(stack, artist)).toMatchObject({ isSubscribed: true });
    expect(await subscriptionsOf(stack, artist)).toHaveLength(1);
  });

  test("subscribing in many windows at once creates one payment", async () => {
    const artist = await subscribedBefore();
    const sessions = await Promise.all([1, 2, 3, 4].map(() => startCheckout(artist)));
    expect(new Set(sessions).size).toBe(1);
    const customers = Object.keys((await stack.control.state()).customers);
    expect(customers).toContain(await customerOf(stack, artist));
  });

  test("subscribes again in one step after being deleted at Stripe", async () => {
    const artist = await signInSubscriber(stack);
    await stack.stripe.customers.del((await customerOf(stack, artist)) ?? "");
    expect(await subscribe(stack, artist, false)).toMatchObject({ isSubscribed: true });
  });

  test("has access again within a day once the right keys are configured", async () => {
    const artist = await signInSubscriber(stack);
    const customer = (await customerOf(stack, artist)) ?? "";
    const { customers } = await stack.control.state();
    const known = customers[customer];
    delete customers[customer];
    const start = Date.now();
    expect(await stack.run("daily", new Date(start))).toBe("ok");
    expect(await currentUser(artist)).toMatchObject(noAccess);
    if (known) customers[customer] = known;
    expect(await stack.run("quarterHourly", new Date(start + 21 * hour))).toBe("ok");
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
  });

  test("is read for a month, and not after that", async () => {
    const artist = await subscribedBefore();
    const customer = (await customerOf(stack, artist)) ?? "";
    const start = Date.now();
    const asked = async (at: number) => {
      await stack.worker.env.DB.prepare("UPDATE subscriptions SET synced_at = 0").run();
      const before = (await stack.control.requests()).requests.length;
      expect(await stack.run("quarterHourly", new Date(start + at))).toBe("ok");
      return (await stack.control.requests()).requests.length > before;
    };
    expect(await asked(0)).toBe(true);
    expect(await asked(29 * day)).toBe(true);
    expect(await asked(31 * day)).toBe(true);
    expect(await asked(32 * day)).toBe(false);
    expect(await customerOf(stack, artist)).toBe(customer);
  });
});

describe("a customer who cannot be read", () => {
  test("is logged and skipped, and fails the run", async () => {
    const artists = await atOnce(12, () => signInArtist(stack.worker));
    for (const artist of artists) await subscribe(stack, artist);
    // More than are read concurrently, and due before all others.
    for (const artist of artists.slice(0, 6)) {
      const about = (await customerOf(stack, artist)) ?? "";
      await stack.control.misbehave({ kind: "lock-timeout", path: "/v1/", about, times: 0 });
    }
    for (const artist of artists.slice(6)) {
      await cancelAtStripe(stack, artist);
    }
    expect(await stack.run("daily")).toBe("exception");
    for (const artist of artists.slice(6)) {
      expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });
    }
    const about = (await customerOf(stack, artists[0] as TestArtist)) ?? "";
    expect(stack.worker.logs().some((line) => line.includes(about))).toBe(true);
  });

  test("is retried after the others, within the day", async () => {
    const artist = await signInSubscriber(stack);
    await cancelAtStripe(stack, artist);
    await stack.control.misbehave({ kind: "fail", path: "/v1/subscriptions", times: 2 });
    const start = Date.now();
    const countRequests = async () => (await stack.control.requests()).requests.length;
    expect(await stack.run("quarterHourly", new Date(start + 20.25 * hour))).toBe("exception");
    const before = await countRequests();
    expect(await stack.run("quarterHourly", new Date(start + 20.5 * hour))).toBe("ok");
    expect(await countRequests()).toBe(before);
    expect(await stack.run("quarterHourly", new Date(start + 23.5 * hour))).toBe("ok");
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });
  });
});
