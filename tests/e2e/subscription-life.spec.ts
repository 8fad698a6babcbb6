import { expect, type Page } from "@playwright/test";
import { calculatorOn } from "./calculator.ts";
import { expectToast, expectToastSeen, openTab } from "./journeys.ts";
import {
  becomeProfessional,
  control,
  findInvoices,
  findSubscriptions,
  manage,
  passTime,
} from "./stripe.ts";
import { test } from "./test.ts";
import { openApp, readUser, saveWork } from "./users.ts";

async function expectBadge(page: Page, plan: "Pro" | "Free"): Promise<void> {
  await expect(page.getByRole("banner", { includeHidden: true }).getByText(plan)).toBeVisible();
}

/** The calculator of an artist without the plan, who has used the free calculation. */
async function expectLocked(page: Page): Promise<void> {
  await openTab(page, "Pricing Tool");
  await expect(calculatorOn(page).exportQuote).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("button", { name: "Upgrade Now" }).first()).toBeVisible();
}

test("S3.011 S4.059 S4.060 S4.061 S8.048 S8.049 a pause keeps access until the paid period ends; resuming is billed at once", async ({
  page,
}) => {
  const { customer } = await becomeProfessional(page);
  await saveWork(page);
  await openApp(page, "profile");

  await test.step("paused", async () => {
    await manage(page, "Pause", "Pause Subscription");
    await expectToast(page, "Subscription Paused", /^You keep access until \w+ \d+, \d{4}\.$/);
    await expectBadge(page, "Pro");
    await expect(page.getByText("Access until")).toBeVisible();
    const [paused] = await findSubscriptions(customer);
    expect(paused?.pause_collection?.behavior).toBe("void");
  });
  await test.step("the paid period ends", async () => {
    await passTime(customer, { days: 366 });
    await page.reload();
    await expectBadge(page, "Free");
    await expect(
      page.getByText("Your Professional plan is paused. Nothing is billed until you resume it."),
    ).toBeVisible();
    await expectLocked(page);
    await openTab(page, "Gallery");
    await expect(page.getByRole("heading", { name: "Low Tide" })).toBeVisible();
  });
  await test.step("to upgrade is to resume, and not to buy a second time", async () => {
    await openTab(page, "Pricing Tool");
    await page.getByRole("button", { name: "Upgrade Now" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Manage Subscription" });
    await expect(dialog.getByRole("button", { name: "Pause" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByRole("dialog")).toContainText("$113.28 per year");
    await page.getByRole("button", { name: "Resume Subscription" }).click();
    await expectToast(page, "Subscription Resumed");
    await expectBadge(page, "Pro");
    const [latest] = await findInvoices(customer);
    expect(latest).toMatchObject({ status: "paid", amount_paid: 11_328 });
    expect(Date.now() / 1000 - (latest?.created ?? 0)).toBeLessThan(60);
  });
});

test("S4.058 S8.047 cancelled: access is kept to the end of the paid period, then lost, and every work stays", async ({
  page,
}) => {
  const { customer } = await becomeProfessional(page, { isYearly: false });
  for (const title of ["Low Tide", "Slack Water"]) await saveWork(page, { title });
  await openApp(page, "profile");
  await manage(page, "Cancel subscription", "Cancel Subscription");
  await expectToast(
    page,
    "Subscription Canceled",
    "Your subscription will be canceled at the end of the current billing period. You keep access until then.",
  );
  await page.reload();
  await expectBadge(page, "Pro");
  await openTab(page, "Pricing Tool");
  await expect(calculatorOn(page).exportQuote).not.toHaveAttribute("aria-disabled", "true");

  await passTime(customer, { days: 32 });
  await page.reload();
  await expectBadge(page, "Free");
  await expectLocked(page);
  await openTab(page, "Gallery");
  for (const title of ["Low Tide", "Slack Water"]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await openTab(page, "Profile");
  await expect(page.getByRole("button", { name: "Upgrade to Professional" })).toBeVisible();
});

test("S4.060 a cancellation is withdrawn, and nothing is billed for it", async ({ page }) => {
  const { customer } = await becomeProfessional(page);
  await openApp(page, "profile");
  await manage(page, "Cancel subscription", "Cancel Subscription");
  await expectToast(page, "Subscription Canceled");
  await manage(page, "Resume", "Resume Subscription");
  await expectToast(page, "Subscription Resumed");
  await expect(page.getByText("Next billing")).toBeVisible();
  expect(await findInvoices(customer)).toHaveLength(1);
  expect((await findSubscriptions(customer))[0]?.cancel_at_period_end).toBe(false);
});

test("a renewal that fails is shown, and resolved at Stripe", async ({ page }) => {
  const { customer } = await becomeProfessional(page);
  await openApp(page);
  const notice = page.getByText("Your last payment did not go through");
  await expect(notice).toBeHidden();
  await control("failCharges", { customer });
  await passTime(customer, { days: 366 });
  await page.reload();
  await expect(notice).toBeVisible();
  await expectBadge(page, "Pro");

  await page.getByRole("button", { name: "Update Payment" }).click();
  await page.getByRole("button", { name: "Use a new card" }).click();
  await control("settled");
  await page.getByRole("link", { name: "Back" }).click();
  await expectBadge(page, "Pro");
  await expect(notice).toBeHidden();
  expect(await readUser(page.request)).toMatchObject({ isPastDue: false, isSubscribed: true });
});

test("S2.151 S7.019 deleting the profile ends the subscription at Stripe at once", async ({
  page,
}) => {
  const { customer } = await becomeProfessional(page);
  await openApp(page, "profile");
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  const open = page.getByRole("dialog").getByRole("button", { name: "Delete Profile" });
  await open.click();
  const confirm = page.getByRole("alertdialog", { name: "Delete your profile?" });
  await confirm.getByRole("button", { name: "Keep Profile" }).click();
  await expect(page.getByRole("button", { name: "Manage Subscription" })).toBeFocused();
  expect((await findSubscriptions(customer))[0]?.status).toBe("active");

  await page.getByRole("button", { name: "Manage Subscription" }).click();
  await open.click();
  await confirm.getByRole("button", { name: "Delete Profile" }).click();
  await expectToastSeen(page, "Profile Deleted");
  await page.waitForURL((url) => url.pathname === "/");
  const subscriptions = await findSubscriptions(customer);
  expect(subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
});
