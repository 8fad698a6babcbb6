import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { inspect } from "./inspect.ts";
import { test } from "./still-test.ts";
import { becomeProfessional, control, passTime } from "./stripe.ts";
import { becomeArtist, becomeUndecided, openApp, ownOrigin, patchProfile } from "./users.ts";

// Twelve pictures of each screen take longer than checking it once.
test.describe.configure({ timeout: process.env.SCREENS_FOLDER ? 600_000 : 120_000 });

const button = (page: Page, name: string) => page.getByRole("button", { name });

test("axe: the plan chooser and the subscribe dialog, up to Stripe", async ({ page }) => {
  await becomeUndecided(page);
  await openApp(page);
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  await inspect(page, "the plan chooser");
  await button(page, "Subscribe Now").click();
  await expect(button(page, "Continue to Payment")).toBeVisible();
  await inspect(page, "the subscribe dialog");
  await page.context().clearCookies();
  await button(page, "Continue to Payment").click();
  await expect(button(page, "Continue to Payment")).toBeVisible();
  await inspect(page, "the subscribe dialog with a toast");
  await button(page, "Continue to Payment").click();
  await expect(page.getByRole("dialog", { name: "Sign In Required" })).toBeVisible();
  await inspect(page, "the subscribe dialog, signed out");
});

test("axe: the subscribe dialog of an incomplete profile", async ({ page }) => {
  await becomeArtist(page);
  await patchProfile(page.request, { hasCompletedSetup: false });
  await openApp(page, "profile");
  await button(page, "Upgrade to Professional").click();
  await button(page, "Continue to Payment").click();
  await expect(page.getByRole("dialog", { name: "Complete Your Profile First" })).toBeVisible();
  await inspect(page, "the subscribe dialog of an incomplete profile");
});

test("axe: a subscription and each way to change it", async ({ page }) => {
  const { customer } = await becomeProfessional(page);
  await openApp(page, "profile");
  await expect(button(page, "Manage Subscription")).toBeVisible();
  await inspect(page, "the profile tab of a subscriber");
  await button(page, "Manage Subscription").click();
  await inspect(page, "manage");
  for (const [choose, back] of [
    ["Switch", "Back"],
    ["Pause", "Back"],
    ["Cancel subscription", "Keep Subscription"],
  ] as const) {
    await button(page, choose).click();
    await expect(button(page, back)).toBeVisible();
    await inspect(page, `manage, ${choose.split(" ")[0]?.toLowerCase()}`);
    await button(page, back).click();
  }
  await page.request.post(apiPaths.pauseSubscription, { headers: ownOrigin() });
  await page.reload();
  await expect(button(page, "Manage Subscription")).toBeVisible();
  await inspect(page, "the profile tab of a paused subscriber");
  await button(page, "Manage Subscription").click();
  await button(page, "Resume").click();
  await expect(button(page, "Resume Subscription")).toBeVisible();
  await inspect(page, "manage, resume");

  await passTime(customer, { days: 366 });
  await page.reload();
  await expect(
    page.getByText("Your Professional plan is paused. Nothing is billed until you resume it."),
  ).toBeVisible();
  await inspect(page, "the profile tab with a rested subscription");
});

test("axe: the notice of a payment that did not go through", async ({ page }) => {
  const { customer } = await becomeProfessional(page);
  await control("failCharges", { customer });
  await passTime(customer, { days: 366 });
  await openApp(page);
  await expect(page.getByText("Your last payment did not go through")).toBeVisible();
  await inspect(page, "the calculator with a payment due");
});
