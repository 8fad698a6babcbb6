import { expect, type Page, test } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { expectToast, expectToastSeen } from "./journeys.ts";
import { becomeArtist, openApp, ownOrigin, readUser } from "./people.ts";
import { becomeProfessional, control } from "./stripe.ts";

/** The card, with Manage Subscription open over it. */
async function openManage(page: Page): Promise<void> {
  await openApp(page, "profile");
  await page.getByRole("button", { name: "Manage Subscription" }).click();
}

for (const { name, path, choose, confirm, title, text, failed, date, before = [], body } of [
  {
    name: "S4.056 S7.035 S8.022 S8.047 cancel",
    path: apiPaths.cancelSubscription,
    choose: "Cancel subscription",
    confirm: "Cancel Subscription",
    title: "Subscription Canceled",
    text: "will be canceled at the end of the current billing period",
    failed: "Failed to cancel subscription. Please try again.",
    date: "Access until",
  },
  {
    name: "S4.056 S7.036 S8.023 S8.048 pause",
    path: apiPaths.pauseSubscription,
    choose: "Pause",
    confirm: "Pause Subscription",
    title: "Subscription Paused",
    text: "You keep access until",
    failed: "Failed to pause subscription. Please try again.",
    date: "Access until",
  },
  {
    name: "S4.056 S7.037 S8.024 S8.049 resume",
    path: apiPaths.resumeSubscription,
    before: [apiPaths.pauseSubscription],
    choose: "Resume",
    confirm: "Resume Subscription",
    title: "Subscription Resumed",
    text: "billing",
    failed: "Failed to resume subscription. Please try again.",
    date: "Next billing",
  },
  {
    name: "S4.056 S7.038 S8.025 S8.050 switch",
    path: apiPaths.switchSubscription,
    choose: "Switch",
    confirm: "Switch Plan",
    title: "Plan Switched",
    text: "monthly",
    failed: "Failed to switch subscription plan. Please try again.",
    date: "Next billing",
    body: { isYearly: false },
  },
]) {
  test(`${name}, at the second try`, async ({ page }) => {
    const { subscriptionId } = await becomeProfessional(page);
    for (const earlier of before) await page.request.post(earlier, { headers: ownOrigin() });
    await openManage(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: choose, exact: true }).click();
    await control("misbehave", { kind: "fail", method: "POST", about: subscriptionId });
    const press = dialog.getByRole("button", { name: confirm, exact: true });
    await press.click();
    await expectToastSeen(page, "Error", failed);
    await expect(press).toBeVisible();
    const sent = page.waitForRequest(`**${path}`);
    await press.click();
    expect((await sent).postDataJSON()).toEqual(body ?? null);
    await expectToast(page, title, text);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(date, { exact: true })).toBeVisible();
  });
}

test("S2.151 S4.056 S4.057 a cancel offers pause or switch instead", async ({ page }) => {
  await becomeProfessional(page);
  await openManage(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel subscription", exact: true }).click();
  await expect(dialog.getByRole("heading", { name: "Switch to monthly instead" })).toBeVisible();
  await dialog.getByRole("button", { name: "Keep Subscription" }).click();
  await dialog.getByRole("button", { name: "Cancel subscription", exact: true }).click();
  await dialog.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Pause Subscription" })).toBeVisible();
});

test("S2.144 S2.145 S3.010 S4.062 the subscriber's card, with the receipts at Stripe", async ({
  page,
}) => {
  await becomeProfessional(page);
  const { subscriptionDetails, currentPeriodEnd } = await readUser(page.request);
  expect(subscriptionDetails).toEqual({
    name: "Professional Plan",
    price: "$113.28/year",
    isYearly: true,
  });
  await openApp(page, "profile");
  const card = page.locator("section", { hasText: "Professional Plan" }).last();
  await expect(card).toContainText("Active");
  await expect(card).toContainText("$113.28 per year, tax included");
  const end = new Date(currentPeriodEnd ?? "");
  const date = end.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/Montreal" });
  await expect(card).toContainText(`Next billing${date}`);
  await expect(card.getByRole("button")).toHaveText([
    "Manage Subscription",
    "Receipts",
    "Delete Profile",
  ]);
  await card.getByRole("button", { name: "Receipts" }).click();
  await expect(page.getByRole("heading", { name: "Billing" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "113.28" })).toContainText("paid");
});

test("S2.147 S2.148 the free card, with the way to Professional", async ({ page }) => {
  await becomeArtist(page);
  await openApp(page, "profile");
  const card = page.locator("section", { hasText: "Free Plan" }).last();
  await expect(card).toContainText("$113.28/year or $13.65/month (tax included)");
  await expect(card.getByRole("button")).toHaveText(["Upgrade to Professional", "Delete Profile"]);
  await card.getByRole("button", { name: "Upgrade to Professional" }).click();
  await expect(page.getByRole("dialog", { name: "Subscribe to Professional" })).toBeVisible();
});
