import { expect, type Page } from "@playwright/test";
import { calculatorOfAdmin, calculatorOfArtist, calculatorOn } from "./calculator.ts";
import {
  closeTab,
  expectToast,
  findArtworks,
  newTitle,
  openAsAdmin,
  openAsArtist,
  openCalculator,
  openForEdit,
  openTab,
  saveAndEdit,
} from "./journeys.ts";
import { expireSession } from "./page-requests.ts";
import { test } from "./test.ts";
import { becomeAdmin, openLanding } from "./users.ts";

const gallery = (page: Page) => page.getByRole("button", { name: "Create Artwork" });
const dialogOn = (page: Page) => page.getByRole("alertdialog", { name: "Unsaved changes" });
const pathOf = (page: Page) => new URL(page.url()).pathname;

test("S4.076 S4.079 the browser's Back and Forward ask as the tabs do", async ({ page }) => {
  const name = newTitle("Back");
  const calculator = await calculatorOfAdmin(page);
  const dialog = dialogOn(page);
  await openTab(page, "Gallery");
  await expect(gallery(page)).toBeVisible();
  await openTab(page, "Pricing Tool");

  await test.step("nothing unsaved: Back and Forward go at once", async () => {
    await page.goBack();
    await expect(gallery(page)).toBeVisible();
    await page.goForward();
    await expect(calculator.title).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("Cancel stays, where the address says", async () => {
    await calculator.title.fill(name);
    await page.goBack();
    await expect(dialog).toBeVisible();
    expect(pathOf(page)).toBe("/app");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(calculator.title).toHaveValue(name);
    await expect(calculator.title).toBeFocused();
    expect(pathOf(page)).toBe("/app");
  });

  await test.step("Back again asks again; Discard Changes goes there", async () => {
    await page.goBack();
    await dialog.getByRole("button", { name: "Discard Changes" }).click();
    await expect(gallery(page)).toBeVisible();
    expect(pathOf(page)).toBe("/app/gallery");
    await page.goForward();
    await expect(calculator.title).toHaveValue("Untitled Artwork");
  });

  await test.step("Forward asks too, and Save Artwork saves and goes", async () => {
    await openTab(page, "Profile");
    await page.goBack();
    await calculator.title.fill(name);
    await page.goForward();
    await dialog.getByRole("button", { name: "Save Artwork" }).click();
    await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
    expect(pathOf(page)).toBe("/app/profile");
    expect(await findArtworks(page, name)).toHaveLength(1);
  });
});

test("S4.076 S4.079 Back out of an edit, and out of the application, asks", async ({ page }) => {
  const name = newTitle("Edited");
  await becomeAdmin(page);
  await openLanding(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("button", { name: "Log in here" }).click();
  const calculator = calculatorOn(page);
  await expect(calculator.title).toBeVisible();
  await calculator.title.fill(name);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.goBack();
  await expect(dialogOn(page)).toBeVisible();
  await dialogOn(page).getByRole("button", { name: "Cancel" }).click();
  await expect(calculator.title).toHaveValue(name);
  await page.goBack();
  await dialogOn(page).getByRole("button", { name: "Discard Changes" }).click();
  await expect(page.getByRole("button", { name: "Create Your Profile" })).toBeVisible();
  expect(pathOf(page)).toBe("/");

  await openCalculator(page);
  await saveAndEdit(page, name);
  await calculator.year.fill("1950");
  await page.goBack();
  await dialogOn(page).getByRole("button", { name: "Save Artwork" }).click();
  await expect(gallery(page)).toBeVisible();
  expect(await findArtworks(page, name)).toMatchObject([{ dateCreated: "1950" }]);
});

test("S4.077 S8.057 a free artist leaves without a question, and the draft is kept", async ({
  page,
}) => {
  const { title } = await calculatorOfArtist(page);
  await openTab(page, "Gallery");
  await openTab(page, "Pricing Tool");
  await title.fill("Low Tide");
  await page.goBack();
  await expectToast(page, "Draft auto-saved");
  await expect(page.getByRole("heading", { name: "No artwork saved yet" })).toBeVisible();
  await page.goForward();
  await expect(title).toHaveValue("Low Tide");
});

test("S4.076 S4.077 closing the window asks an artist without limits, and keeps a free one's draft", async ({
  browser,
}) => {
  async function closeAfterTyping(page: Page): Promise<string[]> {
    await calculatorOn(page).title.fill(newTitle("Closing"));
    return closeTab(page);
  }
  const [unlimited, free] = [await browser.newContext(), await browser.newContext()];
  const adminPage = await unlimited.newPage();
  await openAsAdmin(adminPage);
  expect(await closeAfterTyping(adminPage)).toEqual(["beforeunload"]);
  const freePage = await free.newPage();
  await openAsArtist(freePage);
  expect(await closeAfterTyping(freePage)).toEqual([]);
  const reopened = await free.newPage();
  await openCalculator(reopened);
  await expect(calculatorOn(reopened).title).toHaveValue(/^Closing/);
  await unlimited.close();
  await free.close();
});

test("Cancel Edit can save instead, and an unchanged edit is left without a question", async ({
  page,
}) => {
  const name = newTitle("Cancelled");
  await openAsAdmin(page);
  await saveAndEdit(page, name);
  const cancel = page.getByRole("button", { name: "Cancel Edit" });
  await cancel.click();
  await expect(gallery(page)).toBeVisible();
  await openForEdit(page, name);
  await calculatorOn(page).year.fill("1950");
  await cancel.click();
  await dialogOn(page).getByRole("button", { name: "Save Artwork" }).click();
  await expect(page.getByRole("button", { name: `Edit ${name}` })).toBeFocused();
  expect(await findArtworks(page, name)).toMatchObject([{ dateCreated: "1950" }]);
  await openTab(page, "Pricing Tool");
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
});

test("every Log out asks a free artist about the only price", async ({ page }) => {
  const calculator = await calculatorOfArtist(page);
  const dialog = page.getByRole("alertdialog", { name: "Log out without saving?" });
  const logOut = page.getByRole("button", { name: "Log out" });
  await calculator.title.fill("Low Tide");
  await calculator.calculatePrice(/^CA\$\d/);
  for (const tab of ["Pricing Tool", "Gallery"] as const) {
    await openTab(page, tab);
    await logOut.click();
    await expect(dialog).toHaveAccessibleDescription(
      "The price you calculated is not in your gallery yet. It is the one that the Free plan has, and logging out removes it from this device.",
    );
    await expect(dialog.getByRole("button", { name: "Stay" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await openTab(page, "Pricing Tool");
  await calculator.expectPrice(/^CA\$\d/);
  await calculator.save.click();
  await expect(page.getByRole("heading", { name: "Low Tide" })).toBeVisible();
  await logOut.click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("Log out asks about an unsaved edit and an unsaved price, not about a draft without one", async ({
  page,
}) => {
  const name = newTitle("Parting");
  const calculator = await calculatorOfAdmin(page);
  const dialog = page.getByRole("alertdialog", { name: "Log out without saving?" });
  const logOut = page.getByRole("button", { name: "Log out" });
  await calculator.title.fill(name);
  await calculator.calculatePrice(/^CA\$\d/);
  await logOut.click();
  await expect(dialog).toHaveAccessibleDescription(
    "You calculated a price that is not in your gallery yet. Logging out removes it from this device.",
  );
  await dialog.getByRole("button", { name: "Stay" }).click();
  await calculator.save.click();
  await expect(gallery(page)).toBeVisible();

  await openForEdit(page, name);
  await calculator.year.fill("1950");
  await logOut.click();
  await expect(dialog).toHaveAccessibleDescription(
    "A work has changes that are not in your gallery yet. Logging out removes them from this device.",
  );
  await dialog.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Cancel Edit" }).click();
  await dialogOn(page).getByRole("button", { name: "Discard Changes" }).click();

  await openTab(page, "Pricing Tool");
  await calculator.title.fill(newTitle("Draft"));
  await logOut.click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(dialog).toBeHidden();
});

test("S8.007 an expired session opens the log-in without a second question, and the draft stays", async ({
  page,
}) => {
  const name = newTitle("Expired");
  const calculator = await calculatorOfAdmin(page);
  await calculator.title.fill(name);
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await expireSession(page, "**/api/artworks");
  const login = page.waitForRequest("**/api/login");
  await calculator.save.click();
  await login;
  await page.waitForURL("**/app**");
  expect(asked).toBe(0);
  await page.unroute("**/api/artworks");
  await openCalculator(page);
  await expect(calculator.title).toHaveValue(name);
});
