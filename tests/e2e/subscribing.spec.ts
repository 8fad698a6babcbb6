import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { upgradeForExport } from "./calculator.ts";
import { continueToPayment, dialogOn, subscribe } from "./card-form.ts";
import { dismiss, expectToast, expectToastSeen, pressDisabled, toast } from "./journeys.ts";
import { addressOf, watchRequests } from "./page-requests.ts";
import { control, findCustomer, openStripe } from "./stripe.ts";
import { test } from "./test.ts";
import { passUntilVisible, stopClock } from "./time.ts";
import {
  becomeArtist,
  becomeUndecided,
  openApp,
  openAppAsArtist,
  patchProfile,
  readUser,
  saveWork,
} from "./users.ts";

async function expectChoice(page: Page): Promise<void> {
  const dialog = dialogOn(page);
  await expect(dialog.getByRole("radio", { name: "Yearly Save 34%" })).toBeChecked();
  await expect(dialog.getByRole("button", { name: "Continue to Payment" })).toBeVisible();
}

test.describe("the plan chooser", () => {
  test("S1.014 S1.019 S1.020 S1.021 S1.022 S1.025 S2.050 S2.051 S2.052 S2.057 S2.058 S2.059 S2.060 S2.061 S2.062 Professional, yearly unless monthly is chosen", async ({
    page,
  }) => {
    await becomeUndecided(page);
    await openApp(page);
    await expect(page.getByRole("radio", { name: "Yearly Save 34%" })).toBeChecked();
    const plan = page.locator("section", {
      has: page.getByRole("heading", { name: "Professional" }),
    });
    await expect(plan.getByRole("paragraph")).toHaveText([
      "Recommended",
      "$8.99per month CAD, tax included",
      "Billed annually ($113.28/year, tax included)",
    ]);
    await expect(plan.getByRole("listitem")).toHaveText([
      "Unlimited calculations, saves and edits",
      "Export of quotes or pricing reports",
      "Live currency conversion",
      "Priority support",
      "Advanced pricing algorithm",
    ]);
    await page.getByRole("radio", { name: "Monthly" }).click();
    await expect(plan.getByRole("paragraph")).toHaveText([
      "Recommended",
      "$13.65per month CAD, tax included",
      "",
    ]);
    await plan.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(dialogOn(page).getByRole("radio", { name: "Monthly" })).toBeChecked();
  });

  test("S2.063 S4.036 S6.009 an incomplete profile has to be completed first", async ({ page }) => {
    await becomeUndecided(page, { hasCompletedSetup: false });
    await openApp(page);
    const subscribeNow = page.getByRole("button", { name: "Subscribe Now" });
    await expect(subscribeNow).toHaveCount(0);
    const completeFirst = page.getByRole("button", { name: "Complete Profile First" });
    await pressDisabled(completeFirst);
    await expectToast(
      page,
      "Complete Your Profile First",
      "Please complete your profile setup before subscribing. This helps us provide accurate pricing for your artwork.",
    );
    await expect(page.getByRole("dialog")).toBeHidden();

    await patchProfile(page.request, { hasCompletedSetup: true });
    await page.reload();
    await expect(subscribeNow).toBeVisible();
    await expect(completeFirst).toHaveCount(0);
  });

  // The flow parameter is removed as soon as the profile is complete, so the address is fixed here.
  test("S4.037 on the way to creating a profile, Subscribe goes through the provider", async ({
    page,
  }) => {
    await becomeUndecided(page);
    await page.addInitScript(() => {
      history.replaceState = () => {};
    });
    await page.goto("/app?flow=create");
    const login = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    const { pathname, search } = new URL((await login).url());
    expect(pathname + search).toBe("/api/login?flow=create");
  });
});

test.describe("the subscribe dialog", () => {
  test("S4.046 S4.047 S8.040 a failure with the server's message leads back to the choice", async ({
    page,
  }) => {
    const { email } = await becomeUndecided(page);
    await control("misbehave", {
      ...{ kind: "fail", method: "POST", path: "/v1/customers", about: email },
    });
    await continueToPayment(page);
    await expectToastSeen(
      page,
      "Subscription Setup Failed",
      "Payments are not available right now. Please try again.",
    );
    await expectChoice(page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByRole("button", { name: "Decline card" })).toBeVisible();
  });

  // The Worker never responds like this, but a proxy could.
  test("S4.046 S4.047 S8.039 an HTML response, and a response with neither address nor secret", async ({
    page,
  }) => {
    await becomeUndecided(page);
    const answers = [{ status: 502, body: "<h1>Bad gateway</h1>" }, { json: {} }];
    await page.route(`**${apiPaths.createSubscription}`, (route) => route.fulfill(answers.shift()));
    await continueToPayment(page);
    await expectToastSeen(page, "Subscription Setup Failed", "Please try again in a moment.");
    await expectChoice(page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expectToastSeen(
      page,
      "Subscription Setup Failed",
      "No checkout URL or client secret received from server",
    );
    await expectChoice(page);
  });

  test("S4.042 S4.044 S8.040 an artist with an ended session signs in first", async ({ page }) => {
    await becomeUndecided(page);
    await openApp(page);
    await page.context().clearCookies();
    await subscribe(page);
    await expectToastSeen(page, "Session Expired", "Please sign in again to subscribe.");
    await expectChoice(page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign In Required" });
    await expectToastSeen(page, "Sign In Required", "Please sign in to subscribe.");
    await expect(dialog).toHaveAccessibleDescription(
      "Please sign in to subscribe. You come straight back here.",
    );
    const login = page.waitForRequest(`**${apiPaths.login}?flow=create`);
    await dialog.getByRole("button", { name: "Sign In" }).click();
    expect((await login).isNavigationRequest()).toBe(true);
    await expect(page.locator('[name="email"]')).toBeVisible();
  });

  test("S4.039 S4.043 a profile that the page knows to be incomplete", async ({ page }) => {
    await becomeArtist(page, { hasCompletedSetup: false });
    await openApp(page, "profile");
    const asked = watchRequests(page, (request) =>
      request.url().endsWith(apiPaths.createSubscription),
    );
    await page.getByRole("button", { name: "Upgrade to Professional" }).click();
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    const dialog = page.getByRole("dialog", { name: "Complete Your Profile First" });
    await expect(dialog).toHaveAccessibleDescription(
      "Please complete your profile setup before subscribing. This helps us provide accurate pricing for your artwork.",
    );
    await dialog.getByRole("button", { name: "Not now" }).click();
    await expect(dialog).toBeHidden();
    expect(asked.map(addressOf)).toEqual([]);
  });

  test("S4.039 S4.045 a profile that the server knows to be incomplete", async ({ page }) => {
    await becomeUndecided(page);
    await openApp(page);
    await patchProfile(page.request, { hasCompletedSetup: false });
    await subscribe(page);
    const dialog = page.getByRole("dialog", { name: "Complete Your Profile First" });
    await dialog.getByRole("button", { name: "Complete Profile Setup" }).click();
    await expect(page.getByRole("heading", { name: "Update Artist Profile" })).toBeVisible();
  });
});

test("S3.025 S7.032 S7.033 leaving Checkout buys nothing, and sends nothing to Stripe", async ({
  page,
}) => {
  const user = await becomeUndecided(page);
  const started = page.waitForRequest(`**${apiPaths.createSubscription}`);
  await continueToPayment(page);
  expect((await started).postDataJSON()).toEqual({ isYearly: true });
  const syncs = watchRequests(page, (request) => request.url().endsWith(apiPaths.syncSubscription));
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);
  expect(syncs.map(addressOf)).toEqual([]);
  expect(await readUser(page.request)).toMatchObject({ isSubscribed: false });
  const customer = await findCustomer(user);
  const { data } = await openStripe().checkout.sessions.list({ customer });
  expect(data.map(({ status }) => status)).toEqual(["open"]);
});

test("leaving Checkout by its link or by the browser's Back returns to where it was opened, with a toast", async ({
  page,
}) => {
  await openAppAsArtist(page, "profile");
  const ways = {
    link: () => page.getByRole("link", { name: "Back" }).click(),
    browser: () => page.goBack(),
  };
  for (const [name, leave] of Object.entries(ways)) {
    await test.step(name, async () => {
      await page.getByRole("button", { name: "Upgrade to Professional" }).click();
      await page.getByRole("button", { name: "Continue to Payment" }).click();
      await expect(page.getByRole("link", { name: "Back" })).toBeVisible();
      await leave();
      await expectToastSeen(
        page,
        "Back from the payment page",
        "If you did not finish paying, nothing was charged.",
      );
      await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/app\/profile$/);
      await dismissOpenDialog(page);
    });
  }
});

/** A page from the back/forward cache still has its dialog. */
async function dismissOpenDialog(page: Page): Promise<void> {
  if (await dialogOn(page).isVisible()) await dismiss(dialogOn(page));
}

test("a payment that the bank has yet to confirm is shown for twice as long", async ({ page }) => {
  await becomeUndecided(page);
  await stopClock(page);
  await page.goto("/app?checkout=success");
  const toastText = toast(page, "Payment on its way");
  await passUntilVisible(page, toastText, 20);
  await expectToast(
    page,
    "Payment on its way",
    "Professional opens as soon as your bank confirms it. Nothing more is needed from you.",
  );
  await page.clock.runFor(9900);
  await expect(toastText).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastText).toBeHidden();
});

test("S8.038 a payment that had to leave the page, and failed there", async ({ page }) => {
  await becomeUndecided(page);
  await page.goto("/app?checkout=success&redirect_status=failed");
  await expectToast(page, "Payment Failed", "Payment failed");
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);
});

test("S4.066 S6.006 upgrade prompts, from the lock and from the export", async ({ page }) => {
  await becomeArtist(page);
  await saveWork(page);
  await patchProfile(page.request, { hasUsedFreeCalculation: true });
  await openApp(page, "pricing");
  await pressDisabled(page.getByRole("button", { name: "Export Quote" }));
  await expectToast(page, "Upgrade Required", upgradeForExport);
  await page.getByRole("listitem").getByRole("button", { name: "Upgrade Now" }).click();
  await dismiss(dialogOn(page));
  await page.getByRole("button", { name: "Upgrade Now" }).first().click();
  await expect(dialogOn(page)).toBeVisible();
});
