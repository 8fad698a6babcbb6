import { expect, type Page } from "@playwright/test";
import { choose } from "./calculator.ts";
import { expectToast, expectToastBeside, pressDisabled, toast } from "./journeys.ts";
import { addressOf, watchRequests } from "./page-requests.ts";
import { chooseIn } from "./select-list.ts";
import { test } from "./test.ts";
import { passUntilVisible, stopClock } from "./time.ts";
import { becomeArtist, becomeNewcomer, openApp, openAppAsArtist } from "./users.ts";

const missingName = "First Name Required";

/** The form of a new artist, in which clicking the button shows a toast. */
async function openForm(page: Page): Promise<() => Promise<void>> {
  await becomeNewcomer(page);
  await page.goto("/app?flow=create");
  const submit = page.getByRole("button", { name: "Complete Setup" });
  await expect(submit).toBeVisible();
  return async () => {
    await pressDisabled(submit);
    await expectToast(page, missingName);
    await page.mouse.move(0, 0);
  };
}

test("S4.020 S9.042 a toast stays for five seconds", async ({ page }) => {
  const complain = await openForm(page);
  await stopClock(page);
  await complain();
  await page.clock.runFor(4900);
  await expect(toast(page, missingName)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page, missingName)).toBeHidden();
});

test("a toast whose script cannot be loaded is shown as a dialog", async ({ page }) => {
  await page.route("**/assets/toast-*", (route) => route.abort());
  await becomeNewcomer(page);
  await page.goto("/app?flow=create");
  const firstName = page.getByRole("textbox", { name: "First name" });
  await firstName.fill("Maren");
  await firstName.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Last Name Required" });
  await expect(dialog).toHaveAccessibleDescription("Please enter your last name.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(firstName).toHaveValue("Maren");
});

test("a confirmation whose toast cannot be loaded does not interrupt the user", async ({
  page,
}) => {
  await page.route("**/assets/toast-*", (route) => route.abort());
  await openAppAsArtist(page);
  await page.getByRole("textbox", { name: "Title" }).fill("Ebb");
  const gallery = page.getByRole("tab", { name: "Gallery" });
  await gallery.click();
  await expect(page.getByText("Draft auto-saved")).toHaveRole("status");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(gallery).toBeFocused();
});

test("no part of the application is prefetched while the user types", async ({ page }) => {
  await becomeArtist(page);
  await stopClock(page);
  const loaded = watchRequests(page, (request) => /\/assets\/gallery-page-/.test(request.url()));
  await page.goto("/app");
  const title = page.getByRole("textbox", { name: "Title" });
  await passUntilVisible(page, title);
  for (let key = 0; key < 8; key += 1) {
    await title.press("a");
    await page.clock.runFor(900);
  }
  expect(loaded.map(addressOf)).toEqual([]);
  await expect(async () => {
    await page.clock.runFor(500);
    expect(loaded).toHaveLength(1);
  }).toPass();
});

test("S4.020 S4.022 a dismissed toast is removed after 1,000,000 ms", async ({ page }) => {
  const complain = await openForm(page);
  await stopClock(page);
  await complain();
  // The toasts' region belongs to the toast that is kept, and is removed with it.
  const place = await page.getByRole("region", { name: "Notifications (F8)" }).elementHandle();
  const isThere = () => place?.evaluate((element) => element.isConnected);
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(toast(page, missingName)).toBeHidden();
  // An artist who is idle for so long is signed out.
  await page.clock.runFor(500_000);
  await page.mouse.move(20, 20, { steps: 2 });
  await page.clock.runFor(499_900);
  expect(await isThere()).toBe(true);
  await page.clock.runFor(200);
  await expect.poll(isThere).toBe(false);
});

test("S4.021 S9.041 S9.043 S9.044 S9.045 one toast, reached by F8, dismissed by a swipe to the right", async ({
  page,
}) => {
  const complain = await openForm(page);
  await complain();
  await page.getByRole("textbox", { name: "First name" }).fill("Maren");
  await page.getByRole("textbox", { name: "First name" }).press("Enter");
  await expectToast(page, "Last Name Required");
  await expect(toast(page, /^.+ Required$/)).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(page.getByRole("list").filter({ has: toast(page, /^.+ Required$/) })).toBeFocused();

  const shown = toast(page, /^.+ Required$/);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await shown.boundingBox())?.width, `${width} px`).toBeLessThanOrEqual(420);
  }
  const swipe = async (distance: number) => {
    const box = await shown.boundingBox();
    if (box === null) throw new Error("There is no toast.");
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + distance, box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
  };
  await swipe(-80);
  await expect(shown).toBeVisible();
  await swipe(44);
  await expect(shown).toBeVisible();
  await swipe(60);
  await expect(shown).toBeHidden();
});

test("S2.072 S9.046 S9.047 a tooltip opens after 700 ms, the next within 300 ms at once", async ({
  page,
}) => {
  await becomeNewcomer(page);
  await page.goto("/app?flow=create");
  const tip = (stage: string) => page.getByRole("button", { name: `About ${stage}` });
  const tooltip = page.getByRole("tooltip");
  for (const stage of ["Aspiring", "Emerging", "Established", "Echelon"]) {
    await expect(tip(stage)).toBeVisible();
  }
  await page.getByRole("heading", { name: "Career stage" }).scrollIntoViewIfNeeded();
  await stopClock(page);
  await tip("Aspiring").hover();
  await page.clock.runFor(680);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(40);
  await expect(tooltip).toContainText("still finding your hand");

  await page.mouse.move(5, 5, { steps: 4 });
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(280);
  await tip("Emerging").hover();
  await page.clock.runFor(20);
  await expect(tooltip).toContainText("Strangers have begun to buy");

  await page.mouse.move(5, 5, { steps: 4 });
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(320);
  await tip("Echelon").hover();
  await page.clock.runFor(680);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(40);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});

test("a tooltip opens by touch, and closes by the next touch, on it or elsewhere", async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await openAppAsArtist(page, "profile");
  await page.getByRole("button", { name: "Edit Profile" }).tap();
  const tip = page.getByRole("button", { name: "About Aspiring" });
  const tooltip = page.getByRole("tooltip");
  for (const close of [tip, page.getByRole("heading", { name: "Career stage" })]) {
    await tip.tap();
    await expect(tooltip).toContainText("still finding your hand");
    await close.tap();
    await expect(tooltip).toHaveCount(0);
  }
  const emerging = page.getByRole("button", { name: "About Emerging in education" });
  await emerging.tap();
  await expect(tooltip).toHaveText(
    "More than self-taught, short of a diploma: workshops, short courses, a certificate.",
  );
  await context.close();
});

test("Escape closes the dialog before the toast that came after it", async ({ page }) => {
  await openAppAsArtist(page, "profile");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await chooseIn(dialog, "Type", "General");
  await dialog.getByRole("textbox", { name: "Subject" }).fill("A word");
  await dialog.getByRole("textbox", { name: "Message" }).fill("About Escape.");
  await page.route("**/api/feedback", (route) => route.fulfill({ status: 500 }));
  await expectToastBeside(
    page,
    () => dialog.getByRole("button", { name: "Submit Feedback" }).click(),
    "Error",
    "Failed to submit feedback. Please try again.",
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(toast(page, "Error")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toast(page, "Error")).toBeHidden();
});

test("S3.026 S3.027 S4.017 S4.018 S4.019 S9.021 the theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openAppAsArtist(page);
  const root = page.locator("html");
  const stored = () => page.evaluate(() => localStorage.getItem("theme"));
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(root).not.toHaveClass(/dark/);
  expect(await stored()).toBeNull();
  const lightPaper = await paper();
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(root).toHaveClass(/dark/);
  expect(await stored()).toBe("dark");
  expect(await paper()).not.toBe(lightPaper);

  await page.goto("/terms");
  await expect(root).toHaveClass(/dark/);
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(root).not.toHaveClass(/dark/);
  expect(await stored()).toBe("light");
  await page.reload();
  await expect(root).not.toHaveClass(/dark/);
});

test("S9.048 a select list stays 10 px from the window's edge", async ({ page }) => {
  await becomeArtist(page);
  await page.setViewportSize({ width: 320, height: 480 });
  await openApp(page);
  const support = page.getByRole("combobox", { name: "Canvas depth or paper type" });
  await support.click();
  const box = await page.getByRole("listbox").boundingBox();
  if (box === null) throw new Error("There is no list.");
  expect(box.x).toBeGreaterThanOrEqual(10);
  expect(box.y).toBeGreaterThanOrEqual(10);
  expect(box.x + box.width).toBeLessThanOrEqual(310);
  expect(box.y + box.height).toBeLessThanOrEqual(470);
});

test("a letter chooses an option of a select that the keyboard has reached and never opened", async ({
  page,
}) => {
  await openAppAsArtist(page);
  await choose(page.getByRole("combobox", { name: "Medium" }), "Oil");
  await page.getByRole("radio", { name: "Imperial" }).focus();
  await page.keyboard.press("Tab");
  const support = page.getByRole("combobox", { name: "Canvas depth or paper type" });
  await expect(support).toBeFocused();
  await expect(support).toHaveText("Canvas, 0.75 in");
  await page.keyboard.press("w");
  await expect(support).toHaveText(/^Wood, .+$/);
});
