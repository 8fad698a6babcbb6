import { expect } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import type { TestArtist } from "./artists.ts";
import {
  customerOf,
  post,
  readUser,
  type Stack,
  startCheckout,
  subscribe,
  subscriptionsOf,
  syncUser,
} from "./stripe.ts";
import { signedEvent } from "./stripe-events.ts";

/** An operation of an artist, Stripe or the cron, with several steps at Stripe and in D1. */
export interface Operation {
  /** The preparation, without faults. */
  readonly prepare?: (stack: Stack, artist: TestArtist) => Promise<unknown>;
  readonly run: (stack: Stack, artist: TestArtist) => Promise<Response>;
  /** What must be true after the operation was repeated without the fault. */
  readonly check: (stack: Stack, artist: TestArtist) => Promise<void>;
  /** The rows that it writes: the trigger's event, and the column with the artist's id. */
  readonly writes: readonly (readonly [event: string, column: string])[];
}

/** Expects one live subscription, nothing left to pay, and this number of paid invoices. */
async function expectOneLive(stack: Stack, artist: TestArtist, paid: number): Promise<void> {
  const live = (await subscriptionsOf(stack, artist)).filter(({ status }) => status === "active");
  expect(live).toHaveLength(1);
  const { data } = await stack.stripe.invoices.list({ subscription: live[0]?.id ?? "" });
  expect(data.filter(({ status }) => status === "paid")).toHaveLength(paid);
  expect(await openSessionsOf(stack, artist)).toEqual([]);
}

async function openSessionsOf(stack: Stack, artist: TestArtist): Promise<string[]> {
  const { checkoutSessions } = await stack.control.state();
  return Object.values(checkoutSessions)
    .filter((session) => session.status === "open" && session.client_reference_id === artist.id)
    .map(({ id }) => id);
}

function manage(
  path: string,
  {
    body,
    prepare,
    outcome,
    paid = 1,
  }: {
    body?: object;
    prepare?: (stack: Stack, artist: TestArtist) => Promise<unknown>;
    outcome: object;
    paid?: number;
  },
): Operation {
  return {
    prepare: async (stack, artist) => {
      await subscribe(stack, artist, false);
      await prepare?.(stack, artist);
    },
    run: (_shop, artist) => post(artist, path, body),
    check: async (stack, artist) => {
      expect(await syncUser(artist)).toMatchObject(outcome);
      await expectOneLive(stack, artist, paid);
    },
    writes: [["UPDATE ON subscriptions", "user_id"]],
  };
}

async function pause(_shop: Stack, artist: TestArtist): Promise<void> {
  await post(artist, apiPaths.pauseSubscription);
}

async function payFor(stack: Stack, artist: TestArtist): Promise<void> {
  await stack.control.pay({ session: await startCheckout(artist, false) });
}

async function checkSubscribed(stack: Stack, artist: TestArtist): Promise<void> {
  expect(await readUser(artist.request(apiPaths.authUser))).toMatchObject({
    isSubscribed: true,
    isFreeVersion: false,
  });
  await expectOneLive(stack, artist, 1);
}

const settled = [
  ["UPDATE ON subscriptions", "user_id"],
  ["DELETE ON subscription_attempts", "user_id"],
  ["UPDATE OF is_free_version ON users", "id"],
] as const;

export const operations: Record<string, Operation> = {
  subscribe: {
    run: (_shop, artist) => post(artist, apiPaths.createSubscription, { isYearly: false }),
    check: async (stack, artist) => {
      const [session, ...others] = await openSessionsOf(stack, artist);
      expect(others).toEqual([]);
      await stack.control.pay({ session: session ?? "" });
      await post(artist, apiPaths.syncSubscription);
      await checkSubscribed(stack, artist);
    },
    writes: [
      ["INSERT ON subscription_attempts", "user_id"],
      ["INSERT ON subscriptions", "user_id"],
      ["UPDATE ON subscription_attempts", "user_id"],
    ],
  },
  sync: {
    prepare: payFor,
    run: (_shop, artist) => post(artist, apiPaths.syncSubscription),
    check: checkSubscribed,
    writes: settled,
  },
  webhook: {
    prepare: payFor,
    run: async (stack, artist) => {
      const object = { customer: await customerOf(stack, artist) };
      // The same event repeatedly, as Stripe does.
      const { body, signature } = signedEvent({ id: `evt_${artist.id}`, data: { object } });
      const init = { method: "POST", headers: { "Stripe-Signature": signature }, body };
      return stack.worker.request(apiPaths.stripeWebhook, init);
    },
    check: async (stack, artist) => {
      await checkSubscribed(stack, artist);
      const event = stack.worker.env.DB.prepare("SELECT id FROM webhook_events WHERE id = ?");
      expect(await event.bind(`evt_${artist.id}`).first()).not.toBeNull();
    },
    writes: [...settled, ["INSERT ON webhook_events", "substr(id, 5)"]],
  },
  cancel: manage(apiPaths.cancelSubscription, { outcome: { cancelAtPeriodEnd: true } }),
  pause: manage(apiPaths.pauseSubscription, { outcome: { isPaused: true } }),
  "resume within what is paid": manage(apiPaths.resumeSubscription, {
    prepare: pause,
    outcome: { isPaused: false, isSubscribed: true },
  }),
  "resume beyond what is paid": manage(apiPaths.resumeSubscription, {
    prepare: async (stack, artist) => {
      await pause(stack, artist);
      await stack.control.advance({ months: 2, customer: (await customerOf(stack, artist)) ?? "" });
      await post(artist, apiPaths.syncSubscription);
    },
    outcome: { isPaused: false, isSubscribed: true },
    paid: 2,
  }),
  switch: manage(apiPaths.switchSubscription, {
    body: { isYearly: true },
    outcome: { subscriptionDetails: { isYearly: true } },
    paid: 2,
  }),
  "delete the profile": {
    prepare: (stack, artist) => subscribe(stack, artist, false),
    run: (_shop, artist) => artist.request(apiPaths.profile, { method: "DELETE" }),
    check: async (stack, artist) => {
      expect((await artist.request(apiPaths.authUser)).status).toBe(401);
      await stack.run("quarterHourly");
      const { subscriptions } = await stack.control.state();
      const own = Object.values(subscriptions).filter(
        ({ metadata: { user_id: owner } }) => owner === artist.id,
      );
      expect(own).toMatchObject([{ status: "canceled" }]);
    },
    writes: [
      ["INSERT ON jobs", "customer_id"],
      ["DELETE ON users", "id"],
      ["DELETE ON subscriptions", "user_id"],
      ["DELETE ON sessions", "user_id"],
    ],
  },
};
