import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import type { User } from "#schema/artist/user.ts";
import { becomeProfessional, findInvoices, findSubscriptions, openStripe } from "../stripe.ts";
import { becomeUndecided, openApp, ownOrigin, readUser } from "../users.ts";
import type { Mutation, Mutations } from "./mutation.ts";

interface Change {
  readonly path: RegExp;
  /** What comes before it. */
  readonly before?: string;
  readonly choose: string;
  readonly confirm: string;
  readonly failed: string;
  readonly done: string;
  readonly isDone: (user: User) => boolean;
  /** Stripe bills for it once. */
  readonly isBilled?: true;
}

const changes: Readonly<Record<string, Change>> = {
  "cancel the subscription": {
    path: /\/api\/cancel-subscription$/,
    choose: "Cancel subscription",
    confirm: "Cancel Subscription",
    failed: "Failed to cancel subscription. Please try again.",
    done: "Subscription Canceled",
    isDone: ({ cancelAtPeriodEnd }) => cancelAtPeriodEnd,
  },
  "keep a subscription that was cancelled": {
    path: /\/api\/resume-subscription$/,
    before: apiPaths.cancelSubscription,
    choose: "Resume",
    confirm: "Resume Subscription",
    failed: "Failed to resume subscription. Please try again.",
    done: "Subscription Resumed",
    isDone: ({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd,
  },
  "switch the plan": {
    path: /\/api\/switch-subscription$/,
    choose: "Switch",
    confirm: "Switch Plan",
    failed: "Failed to switch subscription plan. Please try again.",
    done: "Plan Switched",
    isDone: ({ subscriptionDetails }) => subscriptionDetails?.isYearly === false,
    isBilled: true,
  },
  "pause the subscription": {
    path: /\/api\/pause-subscription$/,
    choose: "Pause",
    confirm: "Pause Subscription",
    failed: "Failed to pause subscription. Please try again.",
    done: "Subscription Paused",
    isDone: ({ isPaused }) => isPaused,
  },
  "resume a subscription that was paused": {
    path: /\/api\/resume-subscription$/,
    before: apiPaths.pauseSubscription,
    choose: "Resume",
    confirm: "Resume Subscription",
    failed: "Failed to resume subscription. Please try again.",
    done: "Subscription Resumed",
    isDone: ({ isPaused }) => !isPaused,
  },
};

function manage(change: Change): Mutation {
  const { path, before, choose, confirm, failed, done, isDone, isBilled } = change;
  return {
    path,
    method: "POST",
    failed: ["Error", failed],
    done: [done],
    setUp: async (page) => {
      const { customer } = await becomeProfessional(page);
      const paid = (await findInvoices(customer)).length;
      if (before) await page.request.post(before, { headers: ownOrigin() });
      const dialog = page.getByRole("dialog");
      const press = dialog.getByRole("button", { name: confirm });
      return {
        open: async () => {
          await openApp(page, "profile");
          await page.getByRole("button", { name: "Manage Subscription" }).click();
          await dialog.getByRole("button", { name: choose }).click();
        },
        submit: (pressOn) => pressOn(press),
        expectInput: () => expect(press).toBeVisible(),
        countDone: async () => {
          const done = isDone(await readUser(page.request)) ? 1 : 0;
          // One subscription after all attempts, and nothing billed twice.
          expect(await findSubscriptions(customer)).toHaveLength(1);
          expect(await findInvoices(customer)).toHaveLength(paid + (isBilled ? done : 0));
          return done;
        },
      };
    },
  };
}

/** Payments that are open at Stripe. */
async function countPayable(page: Page): Promise<number> {
  const stripe = openStripe();
  const { email, isSubscribed } = await readUser(page.request);
  expect(isSubscribed).toBe(false);
  const { data: customers } = await stripe.customers.list({ email });
  const open = await Promise.all(
    customers.map(async ({ id }) => {
      const { data } = await stripe.checkout.sessions.list({ customer: id });
      return data.filter(({ status }) => status === "open");
    }),
  );
  return open.flat().length;
}

const subscribe: Mutation = {
  method: "POST",
  path: /\/api\/create-subscription$/,
  failed: ["Subscription Setup Failed"],
  done: null,
  signedOut: {
    toast: ["Session Expired", "Please sign in again to subscribe."],
    openLogIn: async (page) => {
      await page.getByRole("button", { name: "Continue to Payment" }).click();
      const dialog = page.getByRole("dialog", { name: "Sign In Required" });
      await dialog.getByRole("button", { name: "Sign In" }).click();
    },
  },
  setUp: async (page) => {
    await becomeUndecided(page);
    const dialog = page.getByRole("dialog", { name: "Subscribe to Professional" });
    return {
      open: async () => {
        await openApp(page);
        await page.getByRole("radio", { name: "Monthly" }).click();
        await page.getByRole("button", { name: "Subscribe Now" }).click();
      },
      submit: (press) => press(dialog.getByRole("button", { name: "Continue to Payment" })),
      expectInput: async () => {
        await expect(dialog.getByRole("radio", { name: "Monthly" })).toBeChecked();
        await expect(dialog.getByRole("button", { name: "Continue to Payment" })).toBeVisible();
      },
      expectDone: () => expect(page.getByRole("button", { name: "Decline card" })).toBeVisible(),
      countDone: () => countPayable(page),
    };
  },
};

const openPortal: Mutation = {
  method: "POST",
  path: /\/api\/billing-portal$/,
  failed: ["Error", "The billing portal could not be opened. Please try again."],
  done: null,
  setUp: async (page) => {
    const { customer } = await becomeProfessional(page);
    const receipts = page.getByRole("button", { name: "Receipts" });
    const portal = page.getByRole("heading", { name: "Billing" });
    return {
      open: () => openApp(page, "profile"),
      submit: (press) => press(receipts),
      expectInput: () => expect(receipts).toBeVisible(),
      expectDone: () => expect(portal).toBeVisible(),
      countDone: async () => {
        expect(await findSubscriptions(customer)).toHaveLength(1);
        return portal.count();
      },
    };
  },
};

export const subscriptionMutations: Mutations = {
  subscribe,
  ...Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, manage(change)])),
  "open the billing portal": openPortal,
};
