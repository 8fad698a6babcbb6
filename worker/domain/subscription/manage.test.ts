import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "../../testing/artists.ts";
import {
  openShop,
  post,
  readUser,
  type Shop,
  subscribe,
  subscriptionsOf,
} from "../../testing/stripe.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.reopen());
afterAll(() => shop.close());

async function countPaid(artist: TestArtist): Promise<number> {
  const [subscription] = await subscriptionsOf(shop, artist);
  const { data } = await shop.stripe.invoices.list({ subscription: subscription?.id ?? "" });
  return data.filter(({ status }) => status === "paid").length;
}

interface Action {
  readonly path: string;
  readonly body?: object;
  readonly prepare?: (artist: TestArtist) => Promise<unknown>;
  readonly outcome: object;
  /** How many invoices are paid in the end, the first one included. */
  readonly paid: number;
}

const actions: Record<string, Action> = {
  cancel: { path: apiPaths.cancelSubscription, outcome: { cancelAtPeriodEnd: true }, paid: 1 },
  pause: { path: apiPaths.pauseSubscription, outcome: { isPaused: true }, paid: 1 },
  "resume within what is paid": {
    path: apiPaths.resumeSubscription,
    prepare: (artist) => post(artist, apiPaths.pauseSubscription),
    outcome: { isPaused: false, isSubscribed: true },
    paid: 1,
  },
  "resume beyond what is paid": {
    path: apiPaths.resumeSubscription,
    prepare: async (artist) => {
      await post(artist, apiPaths.pauseSubscription);
      await shop.control.advance({ months: 2 });
    },
    outcome: { isPaused: false, isSubscribed: true },
    paid: 2,
  },
  switch: {
    path: apiPaths.switchSubscription,
    body: { isYearly: true },
    outcome: { subscriptionDetails: { isYearly: true } },
    paid: 2,
  },
};
const faults = [
  "fail",
  "act-then-fail",
  "disconnect",
  "act-then-disconnect",
  "unavailable",
] as const;
const cases = Object.keys(actions).flatMap((name) => faults.map((fault) => [name, fault] as const));

test.each(cases)(
  "%s, while Stripe does: %s; repeated, it has happened once",
  async (name, kind) => {
    const action = actions[name];
    if (action === undefined) throw new Error(name);
    const artist = await signInArtist(shop.worker);
    await subscribe(shop, artist, false);
    await action.prepare?.(artist);
    await shop.control.misbehave({ kind, method: "POST", path: "/v1/subscriptions/", times: 2 });
    const first = await post(artist, action.path, action.body);
    expect([200, 502]).toContain(first.status);
    await shop.control.behave();
    const user = await readUser(post(artist, action.path, action.body));
    expect(user).toMatchObject(action.outcome);
    expect(await countPaid(artist)).toBe(action.paid);
  },
);

test("an action that Stripe carried out without answering is known at the next reading", async () => {
  const artist = await signInArtist(shop.worker);
  await subscribe(shop, artist, false);
  const fault = { method: "POST", path: "/v1/subscriptions/", times: 2 } as const;
  await shop.control.misbehave({ ...fault, kind: "act-then-hang" });
  expect((await post(artist, apiPaths.switchSubscription, { isYearly: true })).status).toBe(502);
  expect(await readUser(post(artist, apiPaths.syncSubscription))).toMatchObject({
    subscriptionDetails: { isYearly: true },
  });
  expect(await countPaid(artist)).toBe(2);
}, 60_000);

test("an edit of the row that goes wrong leaves it as it was, until the next reading", async () => {
  const artist = await signInArtist(shop.worker);
  const before = await subscribe(shop, artist, false);
  await shop.worker.env.DB.exec(
    "CREATE TRIGGER fault BEFORE UPDATE OF is_paused ON subscriptions WHEN NEW.is_paused = 1 BEGIN SELECT RAISE(ABORT, 'fault'); END",
  );
  expect((await post(artist, apiPaths.pauseSubscription)).status).toBe(500);
  expect(await readUser(artist.request(apiPaths.authUser))).toEqual(before);
  await shop.worker.env.DB.exec("DROP TRIGGER fault");
  expect(await readUser(post(artist, apiPaths.syncSubscription))).toEqual({
    ...before,
    isPaused: true,
  });
});
