import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { expectToast, expectToastSeen } from "./journeys.ts";
import { holdRequests } from "./page-requests.ts";
import { becomeProfessional, control } from "./stripe.ts";
import { test } from "./test.ts";
import { openApp, openAppAsArtist, ownOrigin, readUser } from "./users.ts";

/** The format of the subscription's dates. */
function longDate(iso: string | null): string {
  const date = new Date(iso ?? "");
  return date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/Montreal" });
}

/** The card, with Manage Subscription open over it. */
async function openManage(page: Page): Promise<void> {
  await openApp(page, "profile");
  await page.getByRole("button", { name: "Manage Subscription" }).click();
}

for (const {
  name,
  path,
  choose,
  asks,
  says,
  back = "Back",
  confirm,
  title,
  text,
  failed,
  date,
  before = [],
  body,
} of [
  {
    name: "S4.056 S7.035 S8.022 S8.047 cancel",
    path: apiPaths.cancelSubscription,
    choose: "Cancel subscription",
    asks: "Cancel your subscription?",
    says: (until: string) =>
      `You keep Professional until ${until}, then move to the Free plan: you can no longer calculate, edit or export. Every work you saved stays yours.`,
    back: "Keep Subscription",
    confirm: "Cancel Subscription",
    title: "Subscription Canceled",
    text: () =>
      "Your subscription will be canceled at the end of the current billing period. You keep access until then.",
    failed: "Failed to cancel subscription. Please try again.",
    date: "Access until",
  },
  {
    name: "S4.056 S7.036 S8.023 S8.048 pause",
    path: apiPaths.pauseSubscription,
    choose: "Pause",
    asks: "Pause your subscription?",
    says: (until: string) =>
      `You keep access until ${until}. From then on nothing is billed and Professional is paused until you resume it. Your works stay on the wall.`,
    confirm: "Pause Subscription",
    title: "Subscription Paused",
    text: (until: string) => `You keep access until ${until}.`,
    failed: "Failed to pause subscription. Please try again.",
    date: "Access until",
  },
  {
    name: "S4.056 S7.037 S8.024 S8.049 resume",
    path: apiPaths.resumeSubscription,
    before: [apiPaths.pauseSubscription],
    choose: "Resume",
    asks: "Resume your subscription?",
    says: (until: string) =>
      `It takes effect at once and billing restarts. What you have paid for lasts until ${until}; then the next period is charged: $113.28 per year, tax included.`,
    confirm: "Resume Subscription",
    title: "Subscription Resumed",
    text: () => "Professional continues, and so does its billing.",
    failed: "Failed to resume subscription. Please try again.",
    date: "Next billing",
  },
  {
    name: "S4.056 S7.038 S8.025 S8.050 switch",
    path: apiPaths.switchSubscription,
    choose: "Switch",
    asks: "Switch to monthly?",
    says: () =>
      "The change takes effect at once. What you have already paid for counts towards it; from then on it is $13.65 per month, tax included.",
    confirm: "Switch Plan",
    title: "Plan Switched",
    text: () => "You are on the monthly plan now.",
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
    const until = longDate((await readUser(page.request)).currentPeriodEnd);
    await dialog.getByRole("button", { name: choose }).click();
    await expect(dialog).toHaveAccessibleName(asks);
    await expect(dialog).toHaveAccessibleDescription(says(until));
    await dialog.getByRole("button", { name: back }).click();
    await expect(dialog).toHaveAccessibleName("Manage Subscription");
    await dialog.getByRole("button", { name: choose }).click();
    await control("misbehave", { kind: "fail", method: "POST", about: subscriptionId });
    const press = dialog.getByRole("button", { name: confirm });
    await press.click();
    await expectToastSeen(page, "Error", failed);
    await expect(press).toBeVisible();
    const sent = page.waitForRequest(`**${path}`);
    await press.click();
    expect((await sent).postDataJSON()).toEqual(body ?? null);
    await expectToast(page, title, text(until));
    await expect(dialog).toBeHidden();
    await expect(page.getByText(date)).toBeVisible();
  });
}

test("S2.151 S4.056 S4.057 a cancellation offers a pause or a switch instead", async ({ page }) => {
  await becomeProfessional(page);
  await openManage(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText([
    "Pause instead",
    "Switch to monthly instead",
  ]);
  await dialog.getByRole("button", { name: "Switch" }).click();
  await expect(dialog.getByRole("button", { name: "Switch Plan" })).toBeVisible();
  await dialog.getByRole("button", { name: "Back" }).click();
  await dialog.getByRole("button", { name: "Cancel subscription" }).click();
  await dialog.getByRole("button", { name: "Keep Subscription" }).click();
  await dialog.getByRole("button", { name: "Cancel subscription" }).click();
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(dialog.getByRole("button", { name: "Pause Subscription" })).toBeVisible();
});

test("a change that ends after its dialog was closed leaves open what was opened since", async ({
  page,
}) => {
  await becomeProfessional(page);
  await openManage(page);
  const { release } = await holdRequests(page, `**${apiPaths.cancelSubscription}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel subscription" }).click();
  await dialog.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Delete Profile" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete your profile?" });
  await expect(question).toBeVisible();
  release();
  await expectToastSeen(page, "Subscription Canceled");
  await expect(question).toBeVisible();
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
  const card = page.locator("section", {
    has: page.getByRole("heading", { name: "Professional Plan" }),
  });
  await expect(card.getByText("Active")).toBeVisible();
  await expect(card.getByRole("term")).toHaveText(["Price", "Next billing"]);
  await expect(card.getByRole("definition")).toHaveText([
    "$113.28 per year, tax included",
    longDate(currentPeriodEnd),
  ]);
  await expect(card.getByRole("button")).toHaveText([
    "Manage Subscription",
    "Receipts",
    "Delete Profile",
  ]);
  await page.route(`**${apiPaths.billingPortal}`, (route) => route.abort());
  await card.getByRole("button", { name: "Receipts" }).click();
  await expectToast(page, "Error", "The billing portal could not be opened. Please try again.");
  await page.unroute(`**${apiPaths.billingPortal}`);
  await card.getByRole("button", { name: "Receipts" }).click();
  await expect(page.getByRole("heading", { name: "Billing" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "113.28" })).toContainText("paid");
});

test("S2.147 S2.148 the free card, with the upgrade button", async ({ page }) => {
  await openAppAsArtist(page, "profile");
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Free Plan" }) });
  await expect(card.getByText("$113.28/year or $13.65/month (tax included)")).toBeVisible();
  await expect(card.getByRole("button")).toHaveText(["Upgrade to Professional", "Delete Profile"]);
  await card.getByRole("button", { name: "Upgrade to Professional" }).click();
  await expect(page.getByRole("dialog", { name: "Subscribe to Professional" })).toBeVisible();
});
