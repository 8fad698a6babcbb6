import { expect, type Page } from "@playwright/test";
import { type Calculator, calculatorOn } from "./calculator.ts";
import { download } from "./downloads.ts";
import { completeSetupOnFreePlan, dismiss, expectToast, openForEdit, openTab } from "./journeys.ts";
import { manage } from "./stripe.ts";
import { test } from "./test.ts";
import { newPerson } from "./users.ts";

async function exportQuote(page: Page, { exportQuote: button }: Calculator): Promise<void> {
  const file = await download(page, () => button.click());
  expect(file.suggestedFilename()).toMatch(/\.txt$/);
}

test("S4.058 S8.046 S8.050 S6.007 S6.008 a Professional plan bought, used, switched and cancelled, through Checkout", async ({
  page,
}) => {
  await completeSetupOnFreePlan(page, newPerson({ firstName: "Odile", lastName: "Fournier" }));
  await dismiss(page.getByRole("dialog", { name: "Welcome, Odile" }));

  await test.step("S2.147 Upgrade to Professional leads to Checkout, yearly by default", async () => {
    await openTab(page, "Profile");
    await page.getByRole("button", { name: "Upgrade to Professional" }).click();
    const dialog = page.getByRole("dialog", { name: "Subscribe to Professional" });
    await expect(dialog.getByRole("radio", { name: "Yearly Save 34%" })).toBeChecked();
    await dialog.getByRole("button", { name: "Continue to Payment" }).click();
    await page.getByRole("button", { name: "Decline card" }).click();
    await expect(page.getByText("Your card was declined.")).toBeVisible();
    await page.getByRole("button", { name: "Pay" }).click();
  });
  await test.step("the return greets once, and the plan is there", async () => {
    await expectToast(page, "Subscription Created!", "Welcome to the Professional plan!");
    await expect(page).toHaveURL(/\/app$/);
    await expect(page.getByRole("banner").getByText("Pro")).toBeVisible();
  });
  await test.step("S1.013 S1.024 as many prices, works, edits and quotes as wanted", async () => {
    const calculator = calculatorOn(page);
    for (const [title, width] of [
      ["Low Tide", "30"],
      ["Slack Water", "24"],
    ] as const) {
      await openTab(page, "Pricing Tool");
      await calculator.enter({ title, width, hours: "6" });
      await calculator.calculatePrice(/^CA\$\d/);
      await exportQuote(page, calculator);
      await calculator.save.click();
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    }
    for (const width of ["32", "36"]) {
      await openForEdit(page, "Low Tide");
      await calculator.width.fill(width);
      await calculator.calculatePrice(/^CA\$\d/);
      await exportQuote(page, calculator);
      await calculator.saveEdit();
    }
  });
  await test.step("S4.063 the plan is switched", async () => {
    await openTab(page, "Profile");
    await manage(page, "Switch", "Switch Plan");
    await expectToast(page, "Plan Switched");
    await expect(page.getByText("$13.65 per month, tax included")).toBeVisible();
  });
  await test.step("S4.058 S8.047 the plan is cancelled, and access is kept", async () => {
    await manage(page, "Cancel subscription", "Cancel Subscription");
    await expectToast(page, "Subscription Canceled");
    await expect(page.getByRole("banner", { includeHidden: true }).getByText("Pro")).toBeVisible();
  });
});
