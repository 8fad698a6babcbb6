import { expect, test } from "@playwright/test";
import { expectToast, newPerson, openTab, settleIn } from "./journeys.ts";

test("S4.058 S8.046 S8.050 S6.007 S6.008 a Professional plan bought, used, switched and cancelled, through Checkout", async ({
  page,
}) => {
  await settleIn(page, newPerson({ firstName: "Odile", lastName: "Fournier" }));
  await page.getByRole("dialog", { name: /Welcome/ }).waitFor();
  await page.keyboard.press("Escape");

  await test.step("S2.147 Upgrade to Professional leads to Checkout, yearly as it stands", async () => {
    await openTab(page, "Profile");
    await page.getByRole("button", { name: "Upgrade to Professional" }).click();
    const dialog = page.getByRole("dialog", { name: "Subscribe to Professional" });
    await expect(dialog.getByRole("radio", { name: /Yearly/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Continue to Payment" }).click();
    await page.getByRole("button", { name: "Decline card" }).click();
    await expect(page.getByText("declined")).toBeVisible();
    await page.getByRole("button", { name: "Pay" }).click();
  });
  await test.step("the return greets, and the plan is there", async () => {
    await expectToast(page, "Subscription Created!", "Welcome to the Professional plan!");
    await expect(page.getByRole("banner").getByText("Pro", { exact: true })).toBeVisible();
  });
  await test.step("S4.063 the plan is switched", async () => {
    await openTab(page, "Profile");
    await page.getByRole("button", { name: "Manage Subscription" }).click();
    await page.getByRole("button", { name: "Switch", exact: true }).click();
    await page.getByRole("button", { name: "Switch Plan" }).click();
    await expectToast(page, "Plan Switched");
    await expect(page.getByText("$13.65 per month, tax included")).toBeVisible();
  });
  await test.step("S4.058 S8.047 the plan is cancelled, and access is kept", async () => {
    await page.getByRole("button", { name: "Manage Subscription" }).click();
    await page.getByRole("button", { name: "Cancel subscription", exact: true }).click();
    await page.getByRole("button", { name: "Cancel Subscription", exact: true }).click();
    await expectToast(page, "Subscription Canceled");
    await expect(
      page.getByRole("banner", { includeHidden: true }).getByText("Pro", { exact: true }),
    ).toBeVisible();
  });
});
