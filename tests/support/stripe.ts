import Stripe from "stripe";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type User, userSchema } from "#schema/artist/user.ts";
import { subscriptionStartSchema } from "#schema/subscription.ts";
import { type StripeStandIn, startStripe } from "#scripts/stand-ins/stripe/start.ts";
import { setUpStripe } from "#scripts/stripe/set-up-stripe.ts";
import { crons } from "#worker/scheduled.ts";
import { signInArtist, type TestArtist } from "./artists.ts";
import { startWorker, type TestWorker, type WorkerSettings } from "./harness.ts";
import { readRow, runSql } from "./rows.ts";
import { webhookSecret } from "./stripe-events.ts";

/** A Worker whose Stripe is the stand-in, with the plan's prices; webhooks are delivered only on request. */
export interface Stack {
  readonly worker: TestWorker;
  readonly control: StripeStandIn["control"];
  /** The address of the stand-in's pages. */
  readonly standInUrl: string;
  /** A client of the stand-in. */
  readonly stripe: Stripe;
  /** Runs a cron; returns its outcome. */
  readonly run: (cron: keyof typeof crons, at?: Date) => Promise<string>;
  /** Resets the stand-in, and deletes the Worker's users and jobs. */
  readonly reopen: () => Promise<void>;
  /** Switches to another account or mode, which knows none of the stored customers. */
  readonly changeAccount: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startStack(settings: WorkerSettings = {}): Promise<Stack> {
  const standIn = await startStripe({ port: 0, webhookUrl: null, webhookSecret });
  const { hostname, port } = new URL(standIn.url);
  const stripe = new Stripe("sk_test_harness", {
    host: hostname,
    port,
    protocol: "http",
    telemetry: false,
  });
  await setUpStripe(stripe);
  const worker = await startWorker({ STRIPE_API_BASE: standIn.url, ...settings });
  const changeAccount = async () => {
    await standIn.control.reset();
    await standIn.control.webhooks({ url: null });
    await setUpStripe(stripe);
  };
  return {
    worker,
    control: standIn.control,
    standInUrl: standIn.url,
    stripe,
    run: async (cron, at) => (await worker.runCron(crons[cron], at)).outcome,
    reopen: async () => {
      await worker.env.DB.exec("DELETE FROM users; DELETE FROM jobs;");
      await changeAccount();
    },
    changeAccount,
    close: async () => {
      await worker.close();
      await standIn.close();
    },
  };
}

export function post(artist: TestArtist, path: string, body?: unknown): Promise<Response> {
  return body === undefined
    ? artist.request(path, { method: "POST" })
    : artist.send("POST", path, body);
}

export async function readUser(answer: Response | Promise<Response>): Promise<User> {
  return v.parse(userSchema, await (await answer).json());
}

export function currentUser(artist: TestArtist): Promise<User> {
  return readUser(artist.request(apiPaths.authUser));
}

/** Starts a checkout session for an artist. */
export async function startCheckout(artist: TestArtist, isYearly = true): Promise<string> {
  const answer = await post(artist, apiPaths.createSubscription, { isYearly });
  return sessionOf(await answer.json());
}

/** The session's id in the address of Stripe's page. */
function sessionOf(answer: unknown): string {
  const start = v.parse(subscriptionStartSchema, answer);
  const id = "checkoutUrl" in start ? /cs_\w+/.exec(start.checkoutUrl)?.[0] : undefined;
  if (id === undefined) throw new Error(`No checkout session in ${JSON.stringify(answer)}`);
  return id;
}

/** Subscribes an artist through Checkout, including the sync on return. */
export async function subscribe(stack: Stack, artist: TestArtist, isYearly = true): Promise<User> {
  const session = await startCheckout(artist, isYearly);
  const { declined } = await stack.control.pay({ session });
  if (declined !== null) throw new Error(declined);
  return syncUser(artist);
}

/** A new artist who has subscribed. */
export async function signInSubscriber(stack: Stack, isYearly = true): Promise<TestArtist> {
  const artist = await signInArtist(stack.worker);
  await subscribe(stack, artist, isYearly);
  return artist;
}

/** The artist after a sync. */
export function syncUser(artist: TestArtist): Promise<User> {
  return readUser(post(artist, apiPaths.syncSubscription));
}

/** All of an artist's subscriptions at Stripe. */
export async function subscriptionsOf(
  stack: Stack,
  artist: TestArtist,
): Promise<Stripe.Subscription[]> {
  const customerId = await customerOf(stack, artist);
  if (customerId === null) return [];
  return (await stack.stripe.subscriptions.list({ customer: customerId, status: "all" })).data;
}

/** The id of an artist's newest subscription at Stripe; empty without one. */
export async function subscriptionIdOf(stack: Stack, artist: TestArtist): Promise<string> {
  return (await subscriptionsOf(stack, artist))[0]?.id ?? "";
}

/** Cancels an artist's newest subscription, as in Stripe's dashboard. */
export async function cancelAtStripe(stack: Stack, artist: TestArtist): Promise<void> {
  await stack.stripe.subscriptions.cancel(await subscriptionIdOf(stack, artist));
}

export async function customerOf({ worker }: Stack, artist: TestArtist): Promise<string | null> {
  const query = "SELECT customer_id FROM subscriptions WHERE user_id = ?";
  const row = await readRow<{ customer_id: string }>(worker, query, artist.id);
  return row?.customer_id ?? null;
}

/** Moves the end of an artist's paid time into the past, because the Worker's clock cannot be moved. */
export async function endPaidPeriod({ worker }: Stack, artist: TestArtist): Promise<void> {
  const past = "UPDATE subscriptions SET paid_through = 1, access_until = 1 WHERE user_id = ?";
  await runSql(worker, past, artist.id);
}

/**
 * Resets a renewal's invoice to a draft, which it is at Stripe for about an hour after the period has started; the
 * stand-in charges at once.
 */
export async function unsettleRenewal({ control }: Stack, subscription: string): Promise<string> {
  const { subscriptions, invoices } = await control.state();
  const id = subscriptions[subscription]?.latest_invoice;
  const invoice = id ? invoices[id] : undefined;
  if (invoice?.billing_reason !== "subscription_cycle") throw new Error("It has not been renewed.");
  Object.assign(invoice, { status: "draft", amount_paid: 0 } as const);
  return invoice.id;
}
