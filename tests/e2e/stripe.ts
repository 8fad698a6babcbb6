import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIResponse, expect, type Page, type Route } from "@playwright/test";
import type Stripe from "stripe";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import type { User } from "#schema/artist/user.ts";
import { subscriptionStartSchema } from "#schema/subscription.ts";
import { stripeAt } from "#scripts/stripe/stripe-at.ts";
import { test } from "./test.ts";
import { becomeUndecided, ownOrigin, readUser } from "./users.ts";

const rememberedSchema = v.object({ stripePort: v.number() });

/** The stand-in for Stripe of the product under test. */
function standInUrl(): string {
  const { port } = new URL(test.info().project.use.baseURL ?? "");
  const file = join(import.meta.dirname, `../../.tmp/e2e-${port}/stand-ins.json`);
  const { stripePort } = v.parse(rememberedSchema, JSON.parse(readFileSync(file, "utf8")));
  return `http://127.0.0.1:${stripePort}`;
}

/** Stripe's own package, with the stand-in's address. */
export function openStripe(): Stripe {
  return stripeAt("sk_test_local", standInUrl());
}

type Control = "advance" | "failCharges" | "misbehave" | "release" | "pay" | "settled";

/** The stand-in's control, beyond Stripe's API. Other tests use the stand-in too, so always name the customer. */
export async function control(name: Control, argument: object = {}): Promise<void> {
  const answer = await fetch(`${standInUrl()}/_control/${name}`, {
    method: "POST",
    body: JSON.stringify(argument),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

export async function findCustomer({ email }: User): Promise<string> {
  const { data } = await openStripe().customers.list({ email: email ?? "" });
  expect(data).toHaveLength(1);
  return data[0]?.id ?? "";
}

/** All of the customer's subscriptions at Stripe, ended ones included. */
export async function findSubscriptions(customer: string): Promise<Stripe.Subscription[]> {
  return (await openStripe().subscriptions.list({ customer, status: "all" })).data;
}

/** The newest first. */
export async function findInvoices(customer: string): Promise<Stripe.Invoice[]> {
  return (await openStripe().invoices.list({ customer })).data;
}

interface Professional {
  readonly customer: string;
  readonly subscriptionId: string;
}

/** An artist who has used the free calculation and has just paid by Stripe Checkout, before the page returns. */
export async function payAtCheckout(
  page: Page,
  { isYearly = true }: { isYearly?: boolean } = {},
): Promise<User> {
  const user = await becomeUndecided(page, { hasUsedFreeCalculation: true });
  const answer = await page.request.post(apiPaths.createSubscription, {
    data: { isYearly },
    headers: ownOrigin(),
  });
  const start = v.parse(subscriptionStartSchema, await answer.json());
  if (!("checkoutUrl" in start)) throw new Error("Checkout was expected.");
  await control("pay", { session: new URL(start.checkoutUrl).pathname.split("/").at(-1) });
  return user;
}

/** An artist who has used the free calculation, and paid for the Professional plan by Stripe Checkout. */
export async function becomeProfessional(
  page: Page,
  term: { isYearly?: boolean } = {},
): Promise<Professional> {
  const user = await payAtCheckout(page, term);
  await page.request.post(apiPaths.syncSubscription, { headers: ownOrigin() });
  expect((await readUser(page.request)).isSubscribed).toBe(true);
  const customer = await findCustomer(user);
  const [subscription] = await findSubscriptions(customer);
  return { customer, subscriptionId: subscription?.id ?? "" };
}

/** Moves the customer's clock at Stripe, and waits until the webhooks have been delivered. */
export async function passTime(
  customer: string,
  span: { days?: number; years?: number },
): Promise<void> {
  await control("advance", { customer, ...span });
  await control("settled");
}

/** Chooses a change in Manage Subscription of the Profile tab, and confirms it. */
export async function manage(page: Page, choose: string, confirm: string): Promise<void> {
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: choose }).click();
  await dialog.getByRole("button", { name: confirm }).click();
}

/** Serves Stripe's script, frames and API in the browser from the stand-in. */
export async function serveStripe(page: Page): Promise<void> {
  await page.route("https://js.stripe.com/**", forward);
  await page.route("https://api.stripe.com/**", forward);
}

async function forward(route: Route): Promise<void> {
  await route.fulfill({ response: await carryOut(route) });
}

/** Forwards the page's request to the stand-in, and withholds the response. */
export async function carryOut(route: Route): Promise<APIResponse> {
  const { pathname, search } = new URL(route.request().url());
  const path = pathname.endsWith("/stripe.js") ? "/stripe.js" : `${pathname}${search}`;
  return route.fetch({ url: `${standInUrl()}${path}` });
}

interface Confirming {
  confirmPayment: (options: unknown) => Promise<unknown>;
}

/**
 * Stripe.js reports an error of a confirmation with a message, and does not throw: here it reports one without a
 * message, then throws, and then confirms.
 */
export async function failConfirmation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let given: unknown;
    let confirmations = 0;
    Object.defineProperty(window, "Stripe", {
      configurable: true,
      get: () => given,
      set: (Stripe: (...args: unknown[]) => Confirming) => {
        const spoilt = (...args: unknown[]) => {
          const stripe: Confirming = Stripe(...args);
          return {
            ...stripe,
            confirmPayment: async (options: unknown) => {
              confirmations += 1;
              if (confirmations === 1) return { error: { type: "api_error" } };
              if (confirmations === 2) throw new Error("Broken off");
              return stripe.confirmPayment(options);
            },
          };
        };
        given = Object.assign(spoilt, Stripe);
      },
    });
  });
}
