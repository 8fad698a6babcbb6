import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { bankQuestionSchema } from "#schema/subscription.ts";
import type { Price } from "#scripts/stand-ins/stripe/state.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { stackForTests } from "#tests/support/started-for-tests.ts";
import {
  currentUser,
  post,
  type Stack,
  startCheckout,
  subscriptionsOf,
  syncUser,
} from "#tests/support/stripe.ts";

const stack = stackForTests();

function start(artist: TestArtist, isYearly = true): Promise<Response> {
  return post(artist, apiPaths.createSubscription, { isYearly });
}

/** The sessions of all artists that could still be paid. */
async function openSessions(): Promise<string[]> {
  const { checkoutSessions } = await stack.control.state();
  return Object.values(checkoutSessions)
    .filter(({ status }) => status === "open")
    .map(({ id }) => id);
}

/** Pays everything that can be paid, as a user with many tabs would. */
async function payAll(): Promise<void> {
  for (const session of await openSessions()) await stack.control.pay({ session });
}

async function expectOneLive(artist: TestArtist): Promise<void> {
  expect(await syncUser(artist)).toMatchObject({ isSubscribed: true });
  const live = (await subscriptionsOf(stack, artist)).filter(({ status }) => status === "active");
  expect(live).toHaveLength(1);
}

test("choosing both plans concurrently, repeatedly, leaves one open payment", async () => {
  const artist = await signInArtist(stack.worker);
  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((index) => start(artist, index % 2 === 0)),
  );
  for (const { status } of answers) expect([200, 409, 502]).toContain(status);
  const last = await startCheckout(artist, true);
  expect(await openSessions()).toEqual([last]);
  await payAll();
  await expectOneLive(artist);
}, 40_000);

const otherPrices: Record<string, (price: Price) => void> = {
  "of another amount": (price) => {
    price.unit_amount = 100;
  },
  "in another currency": (price) => {
    price.currency = "usd";
  },
  "of another product": (price) => {
    price.product = "workshops";
  },
  "for another interval": (price) => {
    if (price.recurring) price.recurring.interval = "week";
  },
  "for several intervals": (price) => {
    if (price.recurring) price.recurring.interval_count = 2;
  },
  "paid once": (price) => {
    price.recurring = null;
  },
  "before tax": (price) => {
    price.tax_behavior = "exclusive";
  },
  "by tiers": (price) => {
    price.billing_scheme = "tiered";
  },
  "by use": (price) => {
    if (price.recurring) price.recurring.usage_type = "metered";
  },
  "no longer sold": (price) => {
    price.active = false;
  },
};

test.each(Object.entries(otherPrices))("a price %s is not sold", async (_what, change) => {
  const { prices } = await stack.control.state();
  for (const price of Object.values(prices)) change(price);
  const response = await start(await signInArtist(stack.worker));
  expect(response.status).toBe(502);
  expect(await openSessions()).toEqual([]);
});

test("only cards are accepted", async () => {
  const artist = await signInArtist(stack.worker);
  await start(artist);
  const { requests } = await stack.control.requests();
  const sent = requests.find(({ path, method }) => method === "POST" && path.endsWith("/sessions"));
  const types = [...new URLSearchParams(sent?.body)].filter(([name]) => name.includes("types"));
  expect(types).toEqual([["allowed_payment_method_types[0]", "card"]]);
});

test("a payment can be started whatever Stripe's clock says", async () => {
  const artist = await signInArtist(stack.worker);
  await stack.control.advance({ months: 1 });
  expect((await start(artist)).status).toBe(200);
  await payAll();
  await expectOneLive(artist);
});

describe("a subscription that Stripe no longer collects", () => {
  async function unpaidArtist(): Promise<[artist: TestArtist, id: string]> {
    const artist = await signInArtist(stack.worker);
    await start(artist, false);
    await payAll();
    await expectOneLive(artist);
    await stack.control.dun({ retryDays: [3], finally: "unpaid" });
    await stack.control.failCharges({ times: 2 });
    await stack.control.advance({ months: 1, days: 4 });
    const [subscription] = await subscriptionsOf(stack, artist);
    expect(subscription?.status).toBe("unpaid");
    return [artist, subscription?.id ?? ""];
  }

  test("gives no access", async () => {
    const [artist] = await unpaidArtist();
    expect(await syncUser(artist)).toMatchObject({
      isSubscribed: false,
      isFreeVersion: true,
      isPastDue: false,
    });
  });

  test("is cancelled before another starts, so that there are never two", async () => {
    const [artist, unpaid] = await unpaidArtist();
    await post(artist, apiPaths.syncSubscription);
    expect((await start(artist)).status).toBe(200);
    expect((await stack.stripe.subscriptions.retrieve(unpaid)).status).toBe("canceled");
    await payAll();
    await expectOneLive(artist);
  });

  test("gives access again when it is paid after all", async () => {
    const [artist, unpaid] = await unpaidArtist();
    await post(artist, apiPaths.syncSubscription);
    const { data } = await stack.stripe.invoices.list({ subscription: unpaid, status: "open" });
    await stack.stripe.invoices.pay(data[0]?.id ?? "");
    expect(await stack.run("daily")).toBe("ok");
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: true });
  });
});

test("when a profile is deleted while a payment starts, nothing remains to be paid", async () => {
  const artist = await signInArtist(stack.worker);
  await stack.control.misbehave({ kind: "hold", method: "POST", path: "/v1/checkout/sessions" });
  const begun = start(artist);
  const requests = async () => (await stack.control.requests()).requests;
  const isHeld = async () =>
    (await requests()).some(({ method, path }) => method === "POST" && path.endsWith("/sessions"));
  await expect.poll(isHeld).toBe(true);
  expect((await artist.request(apiPaths.profile, { method: "DELETE" })).status).toBe(204);
  await stack.control.release();
  expect((await begun).status).toBe(401);
  expect(await openSessions()).toEqual([]);
});

/** Clicks Complete on the stand-in's page of the bank. */
async function answerBank({ standInUrl }: Stack, clientSecret: string): Promise<void> {
  const intent = clientSecret.split("_secret_")[0];
  const query = new URLSearchParams({ client_secret: clientSecret });
  const body = new URLSearchParams({ action: "complete" });
  const answer = await fetch(`${standInUrl}/3ds/${intent}?${query}`, { method: "POST", body });
  expect(answer.status).toBe(200);
}

describe("with a publishable key", () => {
  const element = stackForTests({ STRIPE_PUBLISHABLE_KEY: "pk_test_element" });

  test("S7.034 the payment is made in the page, and a second start returns the same one", async () => {
    const artist = await signInArtist(element.worker);
    const answers = await Promise.all([start(artist), start(artist)]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first).toEqual({
      clientSecret: expect.stringContaining("_secret_"),
      requiresSetup: false,
      publishableKey: "pk_test_element",
    });
    expect(second).toEqual(first);
    expect(await (await start(artist)).json()).toEqual(first);
    expect(await currentUser(artist)).toMatchObject({ isSubscribed: false });

    const { clientSecret } = first as { clientSecret: string };
    const intent = clientSecret.split("_secret_")[0] ?? "";
    await element.stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    expect(await syncUser(artist)).toMatchObject({ isSubscribed: true });
    expect((await start(artist)).status).toBe(409);
  });

  test("only cards are accepted", async () => {
    await start(await signInArtist(element.worker));
    const { requests } = await element.control.requests();
    const isBegun = ({ method, path }: { method: string; path: string }) =>
      method === "POST" && path === "/v1/subscriptions";
    const sent = new URLSearchParams(requests.find(isBegun)?.body);
    const types = [...sent].filter(([name]) => name.includes("types"));
    expect(types).toEqual([["payment_settings[payment_method_types][0]", "card"]]);
  });

  test("choosing the other plan cancels the pending payment", async () => {
    const artist = await signInArtist(element.worker);
    await start(artist, true);
    await start(artist, false);
    const subscriptions = await subscriptionsOf(element, artist);
    const statuses = subscriptions.map(({ status, items }) => [
      status,
      items.data[0]?.price.recurring?.interval,
    ]);
    expect(statuses).toEqual([
      ["incomplete", "month"],
      ["incomplete_expired", "year"],
    ]);
  });

  test("a switch that requires authentication is confirmed in the page", async () => {
    const artist = await signInArtist(element.worker);
    const { clientSecret: first } = v.parse(
      v.object({ clientSecret: v.string() }),
      await (await start(artist, false)).json(),
    );
    const card = { payment_method: "pm_card_authenticationRequired" };
    await element.stripe.paymentIntents.confirm(first.split("_secret_")[0] ?? "", card);
    await answerBank(element, first);
    expect(await syncUser(artist)).toMatchObject({
      subscriptionDetails: { isYearly: false },
    });

    const answer = await post(artist, apiPaths.switchSubscription, { isYearly: true });
    const { bankQuestion } = v.parse(bankQuestionSchema, await answer.json());
    if (!("clientSecret" in bankQuestion)) throw new Error("It is asked in the page.");
    expect(bankQuestion.publishableKey).toBe("pk_test_element");
    expect(await currentUser(artist)).toMatchObject({ subscriptionDetails: { isYearly: false } });
    await answerBank(element, bankQuestion.clientSecret);
    expect(await syncUser(artist)).toMatchObject({
      subscriptionDetails: { isYearly: true },
    });
  });

  test("when a credit covers the price, only a card is requested", async () => {
    const artist = await signInArtist(element.worker);
    await start(artist, true);
    const [begun] = await subscriptionsOf(element, artist);
    const customer = typeof begun?.customer === "string" ? begun.customer : "";
    const { customers } = await element.control.state();
    Object.assign(customers[customer] ?? {}, { balance: -100_000 });
    const answer = await (await start(artist, false)).json();
    expect(answer).toMatchObject({ requiresSetup: true, publishableKey: "pk_test_element" });
  });
});
