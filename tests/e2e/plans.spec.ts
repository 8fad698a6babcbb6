import { expect } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { expectToast } from "./journeys.ts";
import { readHue } from "./pixels.ts";
import { test } from "./test.ts";
import { becomeAdmin, becomeNewcomer, becomeUndecided, openApp, readUser } from "./users.ts";

test("S1.015 S1.016 S1.018 S2.047 S2.048 S2.049 S2.053 S2.054 S2.055 S2.056 S2.064 S2.065 S2.066 the plan chooser for an incomplete profile", async ({
  page,
}) => {
  await becomeNewcomer(page);
  await page.goto("/app?flow=login");
  await expect(page.getByRole("heading", { level: 1, name: "Choose Your Plan" })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  const main = page.getByRole("main");
  for (const text of ["$0", "Forever", "Basic pricing calculation", "Save up to 1 artwork"]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  const unavailable = main.getByRole("listitem").filter({ hasText: "Not included" });
  await expect(unavailable).toHaveText(["ExportNot included", "Unlimited storageNot included"]);
  await expect(main.getByRole("button", { name: "Continue with Free" })).toBeVisible();

  const notice = main.getByRole("heading", { name: "Complete Your Profile First" });
  await expect(notice).toBeVisible();
  const hue = await readHue(notice);
  expect(hue, "orange").toBeGreaterThan(15);
  expect(hue, "orange").toBeLessThan(45);
  await expect(
    main.getByText(
      "Please complete your profile setup before subscribing. This helps us provide accurate pricing for your artwork.",
    ),
  ).toBeVisible();
  await main.getByRole("button", { name: "Complete Profile Setup" }).click();
  await expect(page.getByRole("heading", { name: "Artist Profile Setup" })).toBeVisible();
});

test("S2.047 S4.034 S4.035 S7.013 S8.020 S8.054 choosing Free, at the second attempt", async ({
  page,
}) => {
  await becomeUndecided(page);
  await openApp(page);
  await expect(page.getByRole("heading", { name: "Complete Your Profile First" })).toHaveCount(0);
  const choose = page.getByRole("button", { name: "Continue with Free" });
  await page.route(`**${apiPaths.profile}`, (route) => route.abort());
  await choose.click();
  await expectToast(page, "Error", "Failed to update subscription. Please try again.");
  await expect(choose).toBeVisible();
  await page.unroute(`**${apiPaths.profile}`);
  const sent = page.waitForRequest(`**${apiPaths.profile}`);
  await choose.click();
  expect((await sent).postDataJSON()).toEqual({ isSubscribed: false, isFreeVersion: true });
  await expectToast(page, "Profile updated");
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  const user = await readUser(page.request);
  expect(user).toMatchObject({ isSubscribed: false, isFreeVersion: true });
});

test("S2.042 S2.047 S6.010 S6.012 an admin skips the chooser and has unlimited use", async ({
  page,
}) => {
  await becomeAdmin(page);
  await openApp(page);
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Pro")).toBeVisible();
});
