import { expect, type Page } from "@playwright/test";
import type { AppTab } from "#schema/page-paths.ts";
import { calculatorOn } from "./calculator.ts";
import { download } from "./downloads.ts";
import {
  emptyGallery,
  expectToast,
  newTitle,
  openAsAdmin,
  openAsArtist,
  openForEdit,
  openTab,
  saveArtwork,
} from "./journeys.ts";
import { goOffline } from "./network.ts";
import { watchRequests } from "./page-requests.ts";
import { noise } from "./photograph.ts";
import { sendFeedback } from "./sent-feedback.ts";
import { test } from "./test.ts";
import { becomeAdmin, becomeArtist, openApp } from "./users.ts";

const title = "This part could not be loaded";
const inputStored = "What you entered is kept. Please try again.";

const retry = (page: Page) => page.getByRole("button", { name: "Try again" });
const failed = (page: Page) => page.getByRole("alertdialog", { name: title });

/** Counts the pages that the browser loads from now on. */
function countPages(page: Page): () => number {
  const pages = watchRequests(
    page,
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
  return () => pages.length;
}

/**
 * The files fail during the next page, and load in the page after it, as in a browser that caches failed imports,
 * whether or not the tests' browser does.
 */
async function failInNextPage(page: Page, files: RegExp): Promise<() => number> {
  const pages = countPages(page);
  await page.route(files, (route) => (pages() < 2 ? route.abort() : route.continue()));
  return pages;
}

/** Opens the application as a new artist, in a page in which the files fail. */
async function openWithout(page: Page, files: RegExp, tab?: AppTab): Promise<() => number> {
  await becomeArtist(page);
  const pages = await failInNextPage(page, files);
  await openApp(page, tab);
  return pages;
}

test("a missing section is loaded by one automatic reload, if nothing is typed", async ({
  page,
}) => {
  const pages = await openWithout(page, /\/assets\/gallery-page-/);
  await openTab(page, "Gallery");
  await expect(emptyGallery(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toBeHidden();
  expect(pages()).toBe(2);
});

test("a missing dialog is open after an automatic reload, if nothing is typed", async ({
  page,
}) => {
  const pages = await openWithout(page, /\/assets\/about-dialog-/, "profile");
  await page.getByRole("button", { name: "About" }).click();
  await expect(page.getByRole("dialog", { name: "About Art Pricing Tool" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Profile", includeHidden: true })).toBeAttached();
  expect(pages()).toBe(2);
});

test("if something is typed, a button reloads the page, and all input is restored", async ({
  page,
}) => {
  const pages = await openWithout(page, /\/assets\/(about-dialog|gallery-page)-/);
  const calculator = calculatorOn(page);
  await calculator.enter({ title: "Ebb", hours: "4" });

  await test.step("a dialog says so, and can be done without", async () => {
    await page.getByRole("button", { name: "About" }).click();
    await expect(failed(page)).toHaveAccessibleDescription(inputStored);
    await failed(page).getByRole("button", { name: "Close" }).click();
    await expect(failed(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "About" })).toBeFocused();
    await expect(calculator.title).toHaveValue("Ebb");
  });

  await test.step("a section says so in its place", async () => {
    await openTab(page, "Gallery");
    await expect(page.getByRole("alert")).toHaveText(title);
    await expect(page.getByText(inputStored)).toBeVisible();
    expect(pages()).toBe(1);
  });

  await test.step("the button loads it and restores the input", async () => {
    await retry(page).click();
    await expect(emptyGallery(page)).toBeVisible();
    expect(pages()).toBe(2);
    await openTab(page, "Pricing Tool");
    await calculator.expectEntered({ title: "Ebb", hours: "4" });
  });
});

test("a part that stays missing reloads the page once automatically, then at each click of the button", async ({
  page,
}) => {
  await becomeArtist(page);
  const pages = countPages(page);
  await page.route(/\/assets\/gallery-page-/, (route) => route.abort());
  await openApp(page, "gallery");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByText("Please try again.")).toBeVisible();
  expect(pages()).toBe(2);
  await openTab(page, "Profile");
  await openTab(page, "Gallery");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  expect(pages()).toBe(2);
  const reloaded = page.waitForEvent("domcontentloaded");
  await retry(page).click();
  await reloaded;
  await page.waitForEvent("requestfailed");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  expect(pages()).toBe(3);

  await test.step("once it is there, its next failure has a reload of its own", async () => {
    await page.unrouteAll();
    await retry(page).click();
    await expect(emptyGallery(page)).toBeVisible();
    const before = pages();
    await page.route(/\/assets\/gallery-page-/, (route) =>
      pages() < before + 2 ? route.abort() : route.continue(),
    );
    await page.reload();
    await expect(emptyGallery(page)).toBeVisible();
    expect(pages()).toBe(before + 2);
  });
});

test("without a network the page is not reloaded, and the part loads when the network is back", async ({
  page,
  context,
}) => {
  const pages = await openWithout(page, /\/assets\/gallery-page-/);
  await goOffline(page);
  await openTab(page, "Gallery");
  const offline =
    "There is no network. This part loads as soon as you are back; what you entered stays here.";
  await expect(page.getByText(offline)).toBeVisible();
  await retry(page).click();
  await expect(page.getByText(offline)).toBeVisible();
  expect(pages()).toBe(1);
  await context.setOffline(false);
  await expect(emptyGallery(page)).toBeVisible();
  expect(pages()).toBe(2);
});

test("if the server answers pages with errors, the page is not reloaded", async ({ page }) => {
  await becomeArtist(page);
  const pages = countPages(page);
  await openApp(page);
  await page.route(/\/assets\/gallery-page-/, (route) => route.abort());
  await page.route("/app/gallery", (route) => route.fulfill({ status: 503 }));
  await openTab(page, "Gallery");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await retry(page).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  expect(pages()).toBe(1);
});

test("an edit is restored with its input and scroll position", async ({ page }) => {
  const name = newTitle("Ebb");
  await openAsAdmin(page);
  await saveArtwork(page, { title: name });
  await page.setViewportSize({ width: 375, height: 600 });
  const pages = await failInNextPage(page, /\/assets\/select-list-/);
  await page.reload();
  await openForEdit(page, name);
  const calculator = calculatorOn(page);
  await calculator.enter({ year: "1950", hours: "7" });
  await calculator.select("Medium").click();
  await expect(failed(page)).toHaveAccessibleDescription(inputStored);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await retry(page).click();
  await expect.poll(pages).toBe(2);
  await expect(page.getByRole("heading", { name: "Edit Artwork" })).toBeVisible();
  await calculator.expectEntered({ title: name, year: "1950", hours: "7" });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await calculator.select("Medium").click();
  await expect(page.getByRole("option", { name: "Mosaic" })).toBeVisible();
});

test("a profile form is restored with its input", async ({ page }) => {
  await openWithout(page, /\/assets\/about-dialog-/, "profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("City").fill("Gaspé");
  await page.getByRole("button", { name: "About" }).click();
  await expect(failed(page)).toHaveAccessibleDescription(inputStored);
  await retry(page).click();
  await expect(page.getByRole("dialog", { name: "About Art Pricing Tool" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Update Artist Profile" })).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Gaspé");
});

test("a dialog is restored with its input", async ({ page }) => {
  await openWithout(page, /\/assets\/select-list-/, "profile");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  const feedback = page.getByRole("dialog", { name: "Feedback and Suggestions" });
  await feedback.getByLabel("Subject").fill("The wall");
  await feedback.getByLabel("Message").fill("It could be wider.");
  await feedback.getByRole("combobox").click();
  await expect(failed(page)).toHaveAccessibleDescription(inputStored);
  await retry(page).click();
  await expect(feedback.getByLabel("Subject")).toHaveValue("The wall");
  await expect(feedback.getByLabel("Message")).toHaveValue("It could be wider.");
  await feedback.getByRole("combobox").click();
  await expect(page.getByRole("option", { name: "Bug" })).toBeVisible();
});

test("an admin's notes are restored at their entry", async ({ page }) => {
  await becomeAdmin(page);
  const subject = newTitle("Notes");
  await sendFeedback(page, { subject });
  await failInNextPage(page, /\/assets\/select-list-/);
  await page.goto("/admin/feedback");
  const entry = page.getByRole("article").filter({ hasText: subject });
  await entry.getByRole("textbox").fill("Asked for the browser.");
  await entry.getByRole("combobox").click();
  await expect(failed(page)).toHaveAccessibleDescription(inputStored);
  await retry(page).click();
  await expect(entry.getByRole("textbox")).toHaveValue("Asked for the browser.");
  await entry.getByRole("combobox").click();
  await expect(page.getByRole("option").first()).toBeVisible();
});

test("a picture that is too large to be stored is mentioned before the page is reloaded", async ({
  page,
}) => {
  await openAsArtist(page);
  const pages = await failInNextPage(page, /\/assets\/gallery-page-/);
  await page.reload();
  const calculator = calculatorOn(page);
  await calculator.title.fill("Heavy");
  await calculator.choosePicture(noise(1000, 800));
  await expect(calculator.picture).toBeVisible();
  await openTab(page, "Gallery");
  await expect(
    page.getByText(
      "Trying again reloads the page. What you typed comes back, but the picture is too large to be kept: you would have to choose it again.",
    ),
  ).toBeVisible();
  // The application has warned already, so the browser does not ask.
  page.on("dialog", () => expect(false, "the browser asked").toBe(true));
  await retry(page).click();
  await expect(emptyGallery(page)).toBeVisible();
  expect(pages()).toBe(2);
  await openTab(page, "Pricing Tool");
  await expect(calculator.title).toHaveValue("Heavy");
  await expect(calculator.picture).toBeHidden();
});

test("a small part that the user did not open reports in a toast that it is missing", async ({
  page,
}) => {
  const pages = await openWithout(page, /\/assets\/breakdown-charts-/);
  const calculator = calculatorOn(page);
  await calculator.title.fill("Ebb");
  await calculator.calculate.click();
  await expectToast(page, title, inputStored);
  await retry(page).click();
  await expect(calculator.title).toHaveValue("Ebb");
  await expect(calculator.price.getByRole("img").first()).toBeVisible();
  expect(pages()).toBe(2);
});

test("a quote whose script is missing is reported, and exported after the reload", async ({
  page,
}) => {
  await becomeAdmin(page);
  const pages = await failInNextPage(page, /\/assets\/quote-download-/);
  await openApp(page);
  const calculator = calculatorOn(page);
  await calculator.title.fill("Ebb");
  await calculator.exportQuote.click();
  await expectToast(page, title, inputStored);
  const reloaded = page.waitForEvent("domcontentloaded");
  await retry(page).click();
  await reloaded;
  expect(pages()).toBe(2);
  await expect(calculator.title).toHaveValue("Ebb");
  const file = await download(page, () => calculator.exportQuote.click());
  expect(file.suggestedFilename()).toBe("Ebb_quote.txt");
});

test("a language that cannot be loaded in this page is loaded after the next navigation", async ({
  page,
}) => {
  await becomeArtist(page);
  const pages = await failInNextPage(page, /\/assets\/fr-CA-/);
  // Then the prefetched parts have failed.
  await page.goto("/app/profile", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Français" }).click();
  await expectToast(page, "French could not be loaded", "Check your connection, then try again.");
  await retry(page).click();
  await expect(page.getByRole("heading", { name: "Profil" })).toBeVisible();
  expect(pages()).toBe(2);
});
