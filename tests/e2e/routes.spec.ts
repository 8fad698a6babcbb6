import { expect, type Page } from "@playwright/test";
import { type AppTab, appPaths, appTabs } from "#schema/page-paths.ts";
import en from "#web/i18n/texts/en-CA.json" with { type: "json" };
import fr from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import { calculatorOfAdmin } from "./calculator.ts";
import { newTitle, openTab, signInAtProvider } from "./journeys.ts";
import { test } from "./test.ts";
import {
  becomeAdmin,
  becomeArtist,
  newPerson,
  openApp,
  openAppAsArtist,
  saveWork,
} from "./users.ts";

const headings: Record<AppTab, string> = {
  pricing: "Price New Artwork",
  gallery: "No artwork saved yet",
  profile: "Profile",
};
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

async function expectTab(page: Page, tab: AppTab): Promise<void> {
  await expect(page.getByRole("heading", { name: headings[tab] })).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toHaveText(en.header[tab]);
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName(en.header[tab]);
  expect(new URL(page.url()).pathname).toBe(appPaths[tab]);
}

test("S2.046 each tab has an address and a title of its own, which a reload keeps", async ({
  page,
}) => {
  await becomeArtist(page);
  for (const tab of appTabs) {
    const answer = await page.goto(appPaths[tab]);
    expect(answer?.status()).toBe(200);
    await expectTab(page, tab);
    await page.reload();
    await expectTab(page, tab);
    const title = tab === "pricing" ? "" : `${en.header[tab]} – `;
    await expect(page).toHaveTitle(`${title}Art Pricing Tool`);
  }
});

test("the title of each tab, in French", async ({ page }) => {
  await becomeArtist(page);
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await openAndReadTitle("/app", "Art Pricing Tool");
  await openAndReadTitle("/app/gallery", "Galerie – Art Pricing Tool");
  await openAndReadTitle("/app/profile", "Profil – Art Pricing Tool");
  await page.getByRole("tab", { name: fr.header.gallery }).click();
  await expect(page).toHaveTitle("Galerie – Art Pricing Tool");

  async function openAndReadTitle(path: string, title: string): Promise<void> {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("tab", { selected: true })).toBeVisible();
    await expect(page).toHaveTitle(title);
  }
});

test("Back and Forward lead through the three tabs, without loading the page again", async ({
  page,
}) => {
  await openAppAsArtist(page);
  await expectTab(page, "pricing");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await openTab(page, "Gallery");
  await expectTab(page, "gallery");
  await openTab(page, "Profile");
  await expectTab(page, "profile");
  await expect(page).toHaveTitle("Profile – Art Pricing Tool");
  await page.goBack();
  await expectTab(page, "gallery");
  await expect(page).toHaveTitle("Gallery – Art Pricing Tool");
  await page.goBack();
  await expectTab(page, "pricing");
  await expect(page).toHaveTitle("Art Pricing Tool");
  await page.goForward();
  await page.goForward();
  await expectTab(page, "profile");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.reload();
  await page.goBack();
  await expectTab(page, "gallery");
});

test("Back leads to where the page was scrolled to, and a tab opens at its top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openAppAsArtist(page);
  await expectTab(page, "pricing");
  await page.evaluate(() => window.scrollTo(0, 300));
  // A real click would scroll to the tab first.
  await page.getByRole("tab", { name: "Profile" }).dispatchEvent("click");
  await expectTab(page, "profile");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expectTab(page, "pricing");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test("a tab is a link: Control opens it in a tab of the browser, and another click stays", async ({
  page,
  context,
}) => {
  await openAppAsArtist(page);
  for (const tab of appTabs) {
    const link = page.getByRole("tab", { name: en.header[tab] });
    await expect(link).toHaveAttribute("href", appPaths[tab]);
  }
  const opened = context.waitForEvent("page");
  await page.getByRole("tab", { name: "Gallery" }).click({ modifiers: ["Control"] });
  await expectTab(await opened, "gallery");
  await expectTab(page, "pricing");
  const steps = await page.evaluate(() => history.length);
  await openTab(page, "Pricing Tool");
  await expectTab(page, "pricing");
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("the tabs by keyboard: arrows, Home and End move, Enter and Space open", async ({ page }) => {
  await openAppAsArtist(page);
  const tab = (name: string) => page.getByRole("tab", { name });
  const { keyboard } = page;
  await tab("Pricing Tool").focus();
  await keyboard.press("ArrowRight");
  await expect(tab("Gallery")).toBeFocused();
  await expectTab(page, "pricing");
  await keyboard.press("Enter");
  await expectTab(page, "gallery");
  await expect(tab("Gallery")).toBeFocused();
  await keyboard.press("End");
  await expect(tab("Profile")).toBeFocused();
  await keyboard.press("Space");
  await expectTab(page, "profile");
  await keyboard.press("ArrowRight");
  await expect(tab("Pricing Tool")).toBeFocused();
  await keyboard.press("ArrowLeft");
  await keyboard.press("Home");
  await keyboard.press("Enter");
  await expectTab(page, "pricing");
});

test("S2.013 S2.014 other paths below /app are a 404, and the way back is the browser's", async ({
  page,
}) => {
  await openAppAsArtist(page, "gallery");
  for (const path of ["/app/nothing", "/app/gallery/nothing", "/app/profile/nothing"]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page).toHaveTitle("404 Page Not Found – Art Pricing Tool");
    await page.goBack();
    await expectTab(page, "gallery");
  }
  await page.goto("/app/gallery/");
  await expectTab(page, "gallery");
});

test("S2.035 a tab's address opened signed out leads to the landing page, and after the log-in to the tab", async ({
  page,
}) => {
  await becomeAdmin(page);
  await saveWork(page, { title: newTitle("Deep") });
  await page.context().clearCookies();
  await test.step("with its query", async () => {
    await page.goto("/app/gallery?sort=title&view=list");
    await page.getByRole("button", { name: "Log in here" }).click();
    await signInAtProvider(page, { email: "admin@example.com" });
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Gallery");
    await expect(page.getByRole("radio", { name: "Title" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "List" })).toBeChecked();
    expect(addressOf(page)).toBe("/app/gallery?sort=title&view=list");
  });

  await test.step("not before the profile is complete", async () => {
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("button", { name: "Log in here" })).toBeVisible();
    await page.goto("/app/profile");
    await page.getByRole("button", { name: "Log in here" }).click();
    await signInAtProvider(page, newPerson());
    await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
    expect(addressOf(page)).toBe("/app?flow=login");
  });
});

test("S2.038 S2.039 after a session that ended in the gallery, the log-in returns there, with its search", async ({
  page,
  context,
}) => {
  await becomeAdmin(page);
  const title = newTitle("Buoy");
  await saveWork(page, { title });
  await openApp(page, "gallery");
  await page.getByRole("searchbox", { name: "Search" }).fill(title);
  const address = `/app/gallery?${new URLSearchParams({ search: title })}`;
  await expect.poll(() => addressOf(page)).toBe(address);
  await context.setOffline(true);
  await expect(page.getByText("No network.")).toBeVisible();
  await context.clearCookies();
  // When the network is back, the application fetches the user.
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
  await page.getByRole("button", { name: "Sign In to Get Started" }).click();
  await signInAtProvider(page, { email: "admin@example.com" });
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  expect(addressOf(page)).toBe(address);
});

test("an old address with a fragment opens the tab", async ({ page }) => {
  await becomeArtist(page);
  await page.goto("/app?sort=title#gallery");
  await expectTab(page, "gallery");
  expect(addressOf(page)).toBe("/app/gallery?sort=title");
  await page.goto("/app#profile");
  await expectTab(page, "profile");
  await page.goto("/app#pricing");
  await expectTab(page, "pricing");
});

test("S4.079 a question answered by Cancel keeps what is ahead in the history", async ({
  page,
}) => {
  const { title } = await calculatorOfAdmin(page);
  const dialog = page.getByRole("alertdialog", { name: "Unsaved changes" });
  await openTab(page, "Gallery");
  await openTab(page, "Pricing Tool");
  await openTab(page, "Profile");
  await page.goBack();
  await title.fill(newTitle("Between"));
  await page.goBack();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle("Art Pricing Tool");
  await page.goForward();
  await dialog.getByRole("button", { name: "Discard Changes" }).click();
  await expectTab(page, "profile");
  await page.goBack();
  await expectTab(page, "pricing");
});

test("S4.079 a jump over several entries of the history asks, and arrives", async ({ page }) => {
  const { title } = await calculatorOfAdmin(page);
  const name = newTitle("Jump");
  await openTab(page, "Profile");
  await openTab(page, "Gallery");
  await openTab(page, "Pricing Tool");
  await title.fill(name);
  await page.evaluate(() => history.go(-2));
  const dialog = page.getByRole("alertdialog", { name: "Unsaved changes" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(title).toHaveValue(name);
  await page.evaluate(() => history.go(-2));
  await dialog.getByRole("button", { name: "Discard Changes" }).click();
  await expectTab(page, "profile");
});
