import { expect, test } from "vitest";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { figure } from "#tests/support/figure.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import {
  currentUser,
  customerOf,
  startCheckout,
  subscribe,
  subscriptionIdOf,
} from "#tests/support/stripe.ts";

const hour = 60 * 60 * 1000;

const stack = stackForTests();

type State = Partial<Awaited<ReturnType<typeof currentUser>>>;

/** Checks that each artist has the expected subscription, and returns their number. */
async function countRight(expected: readonly (readonly [TestArtist, State])[]): Promise<number> {
  const users = await Promise.all(expected.map(([artist]) => currentUser(artist)));
  expect(users).toMatchObject(expected.map(([, state]) => state));
  return users.length;
}

test("with every webhook lost, one reconciliation finds every payment, cancellation, pause and end", async (context) => {
  const paying = await signInArtist(stack.worker);
  const unpaid = await signInArtist(stack.worker);
  const ending = await signInArtist(stack.worker);
  const paused = await signInArtist(stack.worker);
  const ended = await signInArtist(stack.worker);
  const overdue = await signInArtist(stack.worker);
  await stack.control.pay({ session: await startCheckout(paying) });
  await startCheckout(unpaid);
  for (const artist of [ending, paused, ended, overdue]) await subscribe(stack, artist, false);
  await stack.stripe.subscriptions.update(await subscriptionIdOf(stack, ending), {
    cancel_at_period_end: true,
  });
  await stack.stripe.subscriptions.update(await subscriptionIdOf(stack, paused), {
    pause_collection: { behavior: "void" },
  });
  await stack.stripe.subscriptions.cancel(await subscriptionIdOf(stack, ended));

  expect(await stack.run("daily")).toBe("ok");
  let right = await countRight([
    [paying, { isSubscribed: true }],
    [unpaid, { isSubscribed: false }],
    [ending, { isSubscribed: true, cancelAtPeriodEnd: true }],
    [paused, { isSubscribed: true, isPaused: true }],
    [ended, { isSubscribed: false, isFreeVersion: true }],
  ]);

  const customer = (await customerOf(stack, overdue)) ?? "";
  await stack.control.failCharges({ customer, times: 1 });
  await stack.control.advance({ months: 1, days: 1 });
  expect(await stack.run("daily")).toBe("ok");
  right += await countRight([
    [ending, { isSubscribed: false }],
    [paused, { isSubscribed: false, isPaused: true }],
    [overdue, { isSubscribed: true, isPastDue: true }],
  ]);
  figure(context, 7, 8, right);
});

test("with every webhook dropped, access lasts less than a day longer than at Stripe, however it ended there", async (context) => {
  await stack.control.webhooks({ url: null });
  const [ended, unpaid, left, deleted, paying] = await atOnce(5, () => signInArtist(stack.worker));
  if (!ended || !unpaid || !left || !deleted || !paying) throw new Error("Five are needed.");
  for (const artist of [ended, unpaid, left, deleted, paying]) {
    await subscribe(stack, artist, false);
  }
  const customer = async (artist: TestArtist) => (await customerOf(stack, artist)) ?? "";
  await stack.stripe.subscriptions.cancel(await subscriptionIdOf(stack, ended));
  await stack.stripe.subscriptions.update(await subscriptionIdOf(stack, left), {
    cancel_at_period_end: true,
  });
  await stack.control.advance({ months: 1, days: 1, customer: await customer(left) });
  await stack.control.failCharges({ customer: await customer(unpaid), times: 20 });
  await stack.control.advance({ months: 2, customer: await customer(unpaid) });
  await stack.stripe.customers.del(await customer(deleted));
  const gone = [ended, unpaid, left, deleted];
  await countRight(gone.map((artist) => [artist, { isSubscribed: true }]));
  const start = Date.now();
  for (let quarter = 1; quarter <= 96; quarter += 1) {
    expect(await stack.run("quarterHourly", new Date(start + (quarter * hour) / 4))).toBe("ok");
  }
  const right = await countRight([
    ...gone.map((artist) => [artist, { isSubscribed: false, isFreeVersion: true }] as const),
    [paying, { isSubscribed: true }],
  ]);
  expect((await stack.control.settled()).attempts).toEqual([]);
  figure(context, 7, 5, right);
});
