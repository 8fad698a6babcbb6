import * as v from "valibot";
import { expect, test } from "vitest";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { figure } from "#tests/support/figure.ts";
import { manyRefusedWebhooks } from "#tests/support/refused-webhooks.ts";
import { readRow, readTables } from "#tests/support/rows.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import {
  currentUser,
  customerOf,
  signInSubscriber,
  subscriptionsOf,
} from "#tests/support/stripe.ts";
import { webhookSecret } from "#tests/support/stripe-events.ts";
import { countEvents, deliver, lifeOf, sendWebhook } from "#tests/support/webhooks.ts";

// As while the secret is rotated.
const stack = stackForTests({ STRIPE_WEBHOOK_SECRET: `whsec_next,${webhookSecret}` });

test("1,000 forged, stale, future-dated or tampered webhooks are all 400, and write nothing", async (context) => {
  const artist = await signInSubscriber(stack);
  const customer = (await customerOf(stack, artist)) ?? "";
  const before = await readTables(stack.worker);
  const asked = (await stack.control.requests()).requests.length;
  const taken: string[] = [];
  let refused = 0;
  for (let batch = 0; batch < 10; batch += 1) {
    // Created just before they are sent, so that those dated half a minute ahead still are.
    const hundred = manyRefusedWebhooks(1000, new Date(), customer)
      .slice(100 * batch)
      .slice(0, 100);
    const answers = hundred.map(async ([what, { body, signature }]) => {
      const response = await sendWebhook(stack, body, signature);
      const { code } = v.parse(v.object({ code: v.string() }), await response.json());
      if (response.status === 400 && code === "VALIDATION_FAILED") refused += 1;
      else taken.push(what);
    });
    expect(await Promise.all(answers)).toHaveLength(100);
  }
  expect(taken).toEqual([]);
  expect(await readTables(stack.worker)).toEqual(before);
  expect((await stack.control.requests()).requests.length).toBe(asked);
  figure(context, 6, 1000, refused);
});

/** Deletes the recorded events, and stores a wrong state for the artist. */
async function storeWrongState(
  artist: TestArtist,
  events: readonly { id: string }[],
): Promise<void> {
  const { DB } = stack.worker.env;
  await DB.batch([
    ...events.map(({ id }) => DB.prepare("DELETE FROM webhook_events WHERE id = ?").bind(id)),
    DB.prepare(
      "UPDATE subscriptions SET status = 'unpaid', term = 'monthly', price_cents = 1, is_paused = 1, access_until = 1 WHERE user_id = ?",
    ).bind(artist.id),
  ]);
}

function readState(artist: TestArtist): Promise<unknown> {
  return readRow(stack.worker, "SELECT * FROM subscriptions WHERE user_id = ?", artist.id);
}

test.for([
  [
    "all 120 orders",
    "deleted",
    "customer.subscription.deleted",
    { isSubscribed: false, isFreeVersion: true },
  ],
  [
    "20 of the orders",
    "cancelling",
    "customer.subscription.updated",
    { isSubscribed: true, isPaused: false, cancelAtPeriodEnd: true },
  ],
] as const)(
  "%s of five events of one second, each sent twice, lead to Stripe's own state: %s",
  async ([share, end, lastType, outcome], context) => {
    // Several artists concurrently, each with a part of the orders.
    const lanes = share === "all 120 orders" ? 6 : 1;
    const artists = await atOnce(lanes, () => signInArtist(stack.worker));
    const lives: Awaited<ReturnType<typeof lifeOf>>[] = [];
    for (const artist of artists) lives.push(await lifeOf(stack, artist, end));
    const orders = permutations([0, 1, 2, 3, 4]);
    expect(orders).toHaveLength(120);
    let settled = 0;
    await Promise.all(
      artists.map(async (artist, lane) => {
        const [first, second, third, fourth, ...rest] = lives[lane] ?? [];
        const five = [first, second, third, fourth, rest.at(-1)].map((event) => {
          if (event === undefined) throw new Error("Five events are needed.");
          return { ...event, created: 1_790_000_000 };
        });
        expect(five.at(-1)?.type).toBe(lastType);
        const subscriptionAtStripe = (await subscriptionsOf(stack, artist))[0];
        for (const order of orders.slice(20 * lane, 20 * (lane + 1))) {
          await storeWrongState(artist, five);
          const events = order.flatMap((index) => five[index] ?? []);
          for (const event of [...events, ...events]) expect(await deliver(stack, event)).toBe(204);
          expect(await currentUser(artist)).toMatchObject(outcome);
          expect(await readState(artist)).toMatchObject({
            subscription_id: subscriptionAtStripe?.id,
            status: subscriptionAtStripe?.status,
            term: "yearly",
            price_cents: subscriptionAtStripe?.items.data[0]?.price.unit_amount,
            current_period_end:
              (subscriptionAtStripe?.items.data[0]?.current_period_end ?? 0) * 1000,
            is_paused: 0,
          });
          expect(
            await countEvents(
              stack,
              five.map(({ id }) => id),
            ),
          ).toBe(5);
          settled += 1;
        }
      }),
    );
    figure(context, 5, 20 * lanes, settled);
  },
);

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
