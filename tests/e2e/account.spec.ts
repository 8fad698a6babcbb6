import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import type { User } from "#schema/artist/user.ts";
import { expectToastBeside } from "./journeys.ts";
import { changeAnswers } from "./page-requests.ts";
import { test } from "./test.ts";
import { becomeAdmin, becomeArtist, openApp, saveWork } from "./users.ts";

async function expectFacts(page: Page, facts: Record<string, string | RegExp>): Promise<void> {
  const names = page.getByRole("term");
  await expect(names).toHaveText(Object.keys(facts));
  await expect(page.getByRole("definition")).toHaveText(Object.values(facts));
}

test("S2.136 S2.138 S2.139 S2.141 S2.146 the account's facts and the free plan's card", async ({
  page,
}) => {
  const { email } = await becomeArtist(page, {
    careerStages: ["emerging", "echelon"],
    education: "bfa,academic",
  });
  await openApp(page, "profile");
  await expectFacts(page, {
    "First name": "Odile",
    "Last name": "Fournier",
    Email: email,
    "Career stage": "Emerging",
    "Weekly hours": "11–20",
    "Annual sales": "$1,000 to 5,000",
    Education: "BFA, Academic",
  });
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Free Plan" })).toBeVisible();
  await expect(page.getByText("Limited features")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete Profile" })).toBeVisible();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByRole("heading", { name: "Update Artist Profile" })).toBeVisible();
});

test("S2.137 missing facts are shown as 'Not set'", async ({ page }) => {
  await becomeArtist(page, { hasCompletedSetup: false });
  // The local provider always gives an email; others may not.
  const nothing = { firstName: "", lastName: "", email: "", education: "", careerStages: [] };
  await changeAnswers(page, `**${apiPaths.authUser}`, (user: User) => ({
    ...user,
    ...nothing,
    ...{ weeklyHours: null, salesHistory: null },
  }));
  await openApp(page, "profile");
  await expect(page.getByRole("definition")).toHaveText(Array(7).fill("Not set"));
});

test("S2.142 S2.143 S6.011 S6.013 S6.014 the admin's card", async ({ page }) => {
  await becomeAdmin(page);
  await openApp(page, "profile");
  const card = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Admin Access" }) });
  await expect(card.getByText("Demo Account")).toBeVisible();
  await expect(card.getByText("Demo")).toBeVisible();
  await expect(card.getByRole("button")).toHaveText(["Delete Profile"]);
  await card.getByRole("button", { name: "Delete Profile" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Keep Profile" }).click();
  await expect(dialog).toBeHidden();
});

test("S2.150 S7.019 S7.020 S7.021 S8.026 S8.051 deleting the profile, after a failure, removes everything", async ({
  page,
}) => {
  const { id } = await becomeArtist(page);
  await saveWork(page);
  await openApp(page, "profile");
  await page.evaluate((user) => {
    localStorage.setItem("art-size", "20");
    localStorage.setItem(`pricing-draft:${user}`, "{}");
    sessionStorage.setItem("anything", "at all");
  }, id);
  const cookies = await page.context().cookies();
  const open = page.getByRole("button", { name: "Delete Profile" });
  const dialog = page.getByRole("alertdialog");
  await open.click();
  await expect(dialog).toHaveAccessibleName("Delete your profile?");
  await expect(dialog).toHaveAccessibleDescription(
    "This deletes your profile, and every artwork you saved with its picture and its price. Feedback you sent stays with us, without your name or address. You are logged out at once, and none of this can be undone.",
  );
  await dialog.getByRole("button", { name: "Keep Profile" }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await page.route(`**${apiPaths.profile}`, (route) => route.abort());
  const deleteProfile = () => dialog.getByRole("button", { name: "Delete Profile" }).click();
  await expectToastBeside(
    page,
    deleteProfile,
    "Error",
    "Failed to delete profile. Please try again.",
  );
  await page.unroute(`**${apiPaths.profile}`);
  const deleted = page.waitForRequest((request) => request.method() === "DELETE");
  await expectToastBeside(page, deleteProfile, "Profile Deleted");
  expect((await deleted).postData()).toBeNull();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.context().addCookies(cookies);
  expect((await page.request.get(apiPaths.authUser)).status()).toBe(401);
});
