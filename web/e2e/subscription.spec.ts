import { expect, type Page, test } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import type { User } from "#schema/user.ts";
import { pressDisabled } from "./journeys.ts";
import { answerNext, fire, readStripeCalls, serveStripeScript } from "./stripe-script.ts";

/** Complete, with no plan chosen yet. */
const artist: User = {
  id: "odile",
  firstName: "Odile",
  lastName: "Fournier",
  email: "odile@example.com",
  profileImageUrl: null,
  careerStages: ["established"],
  weeklyHours: "0-5",
  salesHistory: "1-5k",
  education: "bfa",
  currency: "CAD",
  usesMetric: false,
  customHourlyRate: null,
  city: "Rimouski",
  provinceState: "QC",
  country: "Canada",
  hasAcceptedTos: true,
  tosAcceptedAt: "2026-01-01T00:00:00.000Z",
  optInAppUpdates: false,
  optInPdaNews: false,
  hasCompletedSetup: true,
  isSubscribed: false,
  isFreeVersion: false,
  hasUsedFreeCalculation: false,
  artworkSaveCount: 0,
  maxArtworkSaves: 1,
  isAdmin: false,
  isReturningUser: false,
  isPaused: false,
  isPastDue: false,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: null,
  subscriptionDetails: null,
};
const incomplete: User = { ...artist, hasCompletedSetup: false };
const free: User = { ...artist, isFreeVersion: true };
const professional: User = {
  ...artist,
  isSubscribed: true,
  currentPeriodEnd: "2031-09-13T16:00:00.000Z",
  subscriptionDetails: { name: "Professional", price: "$113.28/year", isYearly: true },
};

interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string;
}

/** Answers one call in the Worker's place, and keeps the bodies that it was sent. */
async function answer(page: Page, path: string, given: Answer): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill(given);
  });
  return bodies;
}

async function open(page: Page, user: User, address = "/app"): Promise<void> {
  await answer(page, apiPaths.authUser, { json: user });
  await answer(page, apiPaths.artworks, { json: [] });
  await page.goto(address);
}

/** By its text: while a dialog is open the toast is read out, but not part of the page's tree. */
async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page.locator("li", { hasText: title }).last();
  await expect(toast).toBeVisible();
  await expect(toast).toContainText(text);
}

async function subscribe(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
}

const subscribeDialog = { name: "Subscribe to Professional" } as const;

test.describe("the plan chooser", () => {
  test("S2.049–S2.062 two plans, yearly unless monthly is chosen", async ({ page }) => {
    await open(page, artist);
    await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Yearly Save 34%" })).toBeChecked();
    const plan = page.locator("section", { has: page.getByText("Recommended") });
    await expect(plan).toContainText("$8.99per month CAD, tax included");
    await expect(plan).toContainText("Billed annually ($113.28/year, tax included)");
    await page.getByRole("radio", { name: "Monthly" }).click();
    await expect(plan).toContainText("$13.65per month");
    await expect(plan).not.toContainText("Billed annually");
  });

  test("S2.063–S2.066 S4.036 an incomplete profile is completed first", async ({ page }) => {
    await open(page, incomplete);
    await pressDisabled(page.getByRole("button", { name: "Complete Profile First" }));
    await expectToast(
      page,
      "Complete Your Profile First",
      "Please complete your profile setup before subscribing. This helps us provide accurate pricing for your artwork.",
    );
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Complete Profile Setup" }).click();
    await expect(page.getByRole("heading", { name: "Artist Profile Setup" })).toBeVisible();
  });
});

test.describe("the subscribe dialog", () => {
  test("S4.049–S4.054 S5.030 S8.038 paying by card", async ({ page }) => {
    const start = { clientSecret: "pi_1", requiresSetup: false, publishableKey: "pk_test_1" };
    await serveStripeScript(page);
    const bodies = await answer(page, apiPaths.createSubscription, { json: start });
    await answer(page, apiPaths.syncSubscription, { json: professional });
    await open(page, artist);
    await subscribe(page);
    const dialog = page.getByRole("dialog", subscribeDialog);
    const pay = dialog.getByRole("button", { name: "Pay $113.28" });
    await expect(dialog.getByLabel("Card number")).toBeVisible();
    expect(bodies).toEqual([{ isYearly: true }]);
    expect(await readStripeCalls(page)).toMatchObject({ key: "pk_test_1", layout: "tabs" });

    await pay.click();
    await expectToast(
      page,
      "Payment Form Loading",
      "Please wait for the payment form to fully load before submitting.",
    );
    await fire(page, "ready");
    await answerNext(page, { error: { type: "card_error", code: "card_declined" } });
    await pay.click();
    await expectToast(
      page,
      "Payment Failed",
      "Your card was declined. Please check your card details or try a different payment method.",
    );
    await answerNext(page, "throw");
    await pay.click();
    await expectToast(page, "Payment Failed", "An unexpected error occurred during payment");
    await pay.click();
    await expectToast(page, "Subscription Created!", "Welcome to the Professional plan!");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
    expect(await readStripeCalls(page)).toMatchObject({
      confirmed: "payment",
      redirect: "if_required",
      returnUrl: expect.stringMatching(/\/app\?checkout=success$/),
    });
  });

  test("S4.051 nothing to pay now is a setup", async ({ page }) => {
    const start = { clientSecret: "seti_1", requiresSetup: true, publishableKey: "pk_test_1" };
    await serveStripeScript(page);
    await answer(page, apiPaths.createSubscription, { json: start });
    await answer(page, apiPaths.syncSubscription, { json: professional });
    await open(page, artist);
    await subscribe(page);
    await expect(page.getByLabel("Card number")).toBeVisible();
    await fire(page, "ready");
    await page.getByRole("button", { name: "Start Professional" }).click();
    await expectToast(page, "Subscription Created!", "Welcome to the Professional plan!");
    expect(await readStripeCalls(page)).toMatchObject({ confirmed: "setup" });
  });

  test("S4.048 closing forgets the step and the secret", async ({ page }) => {
    const start = { clientSecret: "pi_1", requiresSetup: false, publishableKey: "pk_test_1" };
    await serveStripeScript(page);
    await answer(page, apiPaths.createSubscription, { json: start });
    await open(page, artist);
    await subscribe(page);
    await expect(page.getByLabel("Card number")).toBeVisible();
    await page.keyboard.press("Escape");
    expect((await readStripeCalls(page)).clientSecret).toBeUndefined();
    await expect(page.getByRole("button", { name: "Subscribe Now" })).toBeFocused();
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(page.getByRole("button", { name: "Continue to Payment" })).toBeVisible();
  });

  test("S8.036 S8.034 S4.055 a payment form that cannot be had", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const start = { clientSecret: "pi_1", requiresSetup: false, publishableKey: "sk_test_1" };
    await answer(page, apiPaths.createSubscription, { json: start });
    await open(page, artist);
    await subscribe(page);
    await expectToast(page, "Payment Form Error", "Failed to load payment form. Please try again.");
    expect(errors).toEqual(["The payment public key must begin with pk_."]);
    await page.getByRole("button", { name: "Pay $113.28" }).click();
    await expectToast(
      page,
      "Payment Not Ready",
      "Payment system is not ready. Please refresh the page and try again.",
    );
  });

  for (const [name, given, title, text] of [
    [
      "S4.046 the server's message",
      { status: 502, json: { code: "PAYMENT_UNAVAILABLE", message: "Stripe does not answer." } },
      "Subscription Setup Failed",
      "Stripe does not answer.",
    ],
    [
      "S8.039 neither address nor secret",
      { json: {} },
      "Subscription Setup Failed",
      "No checkout URL or client secret received from server",
    ],
    [
      "S4.044 a session that has ended",
      { status: 401, json: { code: "UNAUTHORIZED", message: "Unauthorized" } },
      "Session Expired",
      "Please sign in again",
    ],
  ] as const) {
    test(`${name} leads back to the choice`, async ({ page }) => {
      await answer(page, apiPaths.createSubscription, given);
      await open(page, artist);
      await subscribe(page);
      await expectToast(page, title, text);
      await expect(page.getByRole("radio", { name: "Yearly Save 34%" })).toBeChecked();
    });
  }

  test("S4.042 who has lost the session signs in first", async ({ page }) => {
    await answer(page, apiPaths.createSubscription, { status: 401, body: "Unauthorized" });
    await open(page, artist);
    await subscribe(page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign In Required" });
    await page.route(`**${apiPaths.login}?flow=create`, (route) => route.fulfill({ body: "in" }));
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL("**/api/login?flow=create");
  });

  test("S4.045 the server finds the profile incomplete", async ({ page }) => {
    await answer(page, apiPaths.createSubscription, {
      status: 403,
      json: { code: "PROFILE_INCOMPLETE", message: "Complete your profile first." },
    });
    await open(page, artist);
    await subscribe(page);
    const dialog = page.getByRole("dialog", { name: "Complete Your Profile First" });
    await dialog.getByRole("button", { name: "Complete Profile Setup" }).click();
    await expect(page.getByRole("heading", { name: "Update Artist Profile" })).toBeVisible();
  });
});

test.describe("Stripe Checkout", () => {
  test("S8.046 from Subscribe to the return", async ({ page, baseURL }) => {
    await answer(page, apiPaths.createSubscription, {
      json: { checkoutUrl: `${baseURL}/app?checkout=success` },
    });
    await answer(page, apiPaths.syncSubscription, { json: professional });
    await open(page, artist);
    await subscribe(page);
    await expectToast(page, "Subscription Created!", "Welcome to the Professional plan!");
    await expect(page).toHaveURL(/\/app(#\w+)?$/);
    await expect(page.getByText("Pro", { exact: true })).toBeVisible();
  });

  test("a cancelled one asks nothing of the server", async ({ page }) => {
    const syncs = await answer(page, apiPaths.syncSubscription, { json: artist });
    await open(page, artist, "/app?checkout=cancelled");
    await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
    await expect(page).toHaveURL(/\/app(#\w+)?$/);
    expect(syncs).toEqual([]);
  });
});

async function openManage(page: Page, user: User): Promise<void> {
  await open(page, user, "/app#profile");
  await page.getByRole("button", { name: "Manage Subscription" }).click();
}

test.describe("Manage Subscription", () => {
  for (const { name, path, user, choose, confirm, changed, title, text, failed } of [
    {
      name: "S4.058 S8.047 S8.022 cancel",
      path: apiPaths.cancelSubscription,
      user: professional,
      choose: "Cancel subscription",
      confirm: "Cancel Subscription",
      changed: { ...professional, cancelAtPeriodEnd: true },
      title: "Subscription Canceled",
      text: "will be canceled at the end of the current billing period",
      failed: "Failed to cancel subscription. Please try again.",
    },
    {
      name: "S4.059 S8.048 S8.023 pause",
      path: apiPaths.pauseSubscription,
      user: professional,
      choose: "Pause",
      confirm: "Pause Subscription",
      changed: { ...professional, isPaused: true },
      title: "Subscription Paused",
      text: "September 13, 2031",
      failed: "Failed to pause subscription. Please try again.",
    },
    {
      name: "S4.060 S4.061 S8.049 S8.024 resume",
      path: apiPaths.resumeSubscription,
      user: { ...professional, isPaused: true },
      choose: "Resume",
      confirm: "Resume Subscription",
      changed: professional,
      title: "Subscription Resumed",
      text: "billing",
      failed: "Failed to resume subscription. Please try again.",
    },
    {
      name: "S8.050 S8.025 switch",
      path: apiPaths.switchSubscription,
      user: professional,
      choose: "Switch",
      confirm: "Switch Plan",
      changed: {
        ...professional,
        subscriptionDetails: { name: "Professional", price: "$13.65/month", isYearly: false },
      },
      title: "Plan Switched",
      text: "monthly",
      failed: "Failed to switch subscription plan. Please try again.",
    },
  ]) {
    test(name, async ({ page }) => {
      await openManage(page, user);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: choose, exact: true }).click();
      await answer(page, path, { status: 502, body: "Bad gateway" });
      await dialog.getByRole("button", { name: confirm, exact: true }).click();
      await expectToast(page, "Error", failed);
      const bodies = await answer(page, path, { json: changed });
      await dialog.getByRole("button", { name: confirm, exact: true }).click();
      await expectToast(page, title, text);
      await expect(dialog).toBeHidden();
      expect(bodies).toEqual([path === apiPaths.switchSubscription ? { isYearly: false } : null]);
      const renews = !(changed.isPaused || changed.cancelAtPeriodEnd);
      await expect(
        page.getByText(renews ? "Next billing" : "Access until", { exact: true }),
      ).toBeVisible();
    });
  }

  test("S4.057 a cancel offers pause or switch instead", async ({ page }) => {
    await openManage(page, professional);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Cancel subscription", exact: true }).click();
    await expect(dialog.getByRole("heading", { name: "Switch to monthly instead" })).toBeVisible();
    await dialog.getByRole("button", { name: "Pause", exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Pause Subscription" })).toBeVisible();
  });

  test("S2.151 deleting the profile is asked for once more, and can be left", async ({ page }) => {
    await openManage(page, professional);
    await page.getByRole("dialog").getByRole("button", { name: "Delete Profile" }).click();
    const confirm = page.getByRole("alertdialog", { name: "Delete your profile?" });
    await confirm.getByRole("button", { name: "Keep Profile" }).click();
    await expect(page.getByRole("button", { name: "Manage Subscription" })).toBeFocused();
  });
});

test.describe("the subscription card", () => {
  test("S2.144 S2.145 subscribed, with receipts at Stripe", async ({ page, baseURL }) => {
    await answer(page, apiPaths.billingPortal, { json: { url: `${baseURL}/terms` } });
    await open(page, professional, "/app#profile");
    const card = page.locator("section", { hasText: "Professional Plan" }).last();
    await expect(card).toContainText("Active");
    await expect(card).toContainText("$113.28 per year, tax included");
    await expect(card).toContainText("September 13, 2031");
    await card.getByRole("button", { name: "Receipts" }).click();
    await page.waitForURL("**/terms");
  });

  test("S2.146–S2.148 free, with the way to Professional", async ({ page }) => {
    await open(page, free, "/app#profile");
    const card = page.locator("section", { hasText: "Free Plan" }).last();
    await expect(card).toContainText("Limited features");
    await expect(card).toContainText("$113.28/year or $13.65/month (tax included)");
    await card.getByRole("button", { name: "Upgrade to Professional" }).click();
    await expect(page.getByRole("dialog", subscribeDialog)).toBeVisible();
  });

  test("S2.142 S2.143 S6.013 an administrator has nothing to manage", async ({ page }) => {
    await open(page, { ...artist, isAdmin: true }, "/app#profile");
    const card = page.locator("section", { hasText: "Admin Access" }).last();
    await expect(card).toContainText("Demo Account");
    await expect(card.getByRole("button")).toHaveText(["Delete Profile"]);
  });

  test("a past due payment is put right at Stripe", async ({ page, baseURL }) => {
    await answer(page, apiPaths.billingPortal, { json: { url: `${baseURL}/terms` } });
    await open(page, { ...professional, isPastDue: true });
    await page.getByRole("button", { name: "Update Payment" }).click();
    await page.waitForURL("**/terms");
  });
});

test.describe("upgrade prompts", () => {
  test("S4.066 S6.006 from the lock and from the export", async ({ page }) => {
    await open(page, { ...free, hasUsedFreeCalculation: true, artworkSaveCount: 1 });
    await pressDisabled(page.getByRole("button", { name: "Export Quote" }));
    await expectToast(
      page,
      "Upgrade Required",
      "Export functionality is available for Professional plan users.",
    );
    await page.getByRole("listitem").getByRole("button", { name: "Upgrade Now" }).click();
    await expect(page.getByRole("dialog", subscribeDialog)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Upgrade Now" }).first().click();
    await expect(page.getByRole("dialog", subscribeDialog)).toBeVisible();
  });

  test("a paused plan is resumed, not bought a second time", async ({ page }) => {
    await open(page, { ...free, isPaused: true, hasUsedFreeCalculation: true });
    await page.getByRole("button", { name: "Upgrade Now" }).click();
    const dialog = page.getByRole("dialog", { name: "Manage Subscription" });
    await expect(dialog.getByRole("button", { name: "Resume" })).toBeVisible();
  });
});
