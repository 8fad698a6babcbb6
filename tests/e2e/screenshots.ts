import { chromium, type Page } from "@playwright/test";
import { findChromium } from "#scripts/local/chromium.ts";
import { reportFailure } from "#scripts/local/process.ts";
import { email } from "#scripts/seed/odile.ts";

const folder = "docs/images";

/** `npm run screenshots`: the README's pictures, of the seeded product that `npm start` is running. */
async function takeScreenshots(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("No Chromium. `npm test` finds or installs one.");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(10_000);
    await page.goto(`http://localhost:${process.env.PORT ?? 8787}/`);
    await keep(page, "landing");
    await logIn(page);
    await page.getByRole("tab", { name: "Gallery" }).click();
    await keep(page, "gallery");
    await page.getByRole("button", { name: "Edit Low Tide, Kamouraska" }).click();
    await page.getByRole("heading", { name: "Edit Artwork" }).waitFor();
    // Its size is read before it is drawn.
    await page.getByRole("img", { name: "Low Tide, Kamouraska", exact: true }).waitFor();
    await page.setViewportSize({ width: 1440, height: 1240 });
    await keep(page, "calculator");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    await keep(page, "calculator-phone-dark");
    await page.evaluate(() => document.documentElement.classList.remove("dark"));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("tab", { name: "Profile" }).click();
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await keep(page, "profile");
  } finally {
    await browser.close();
  }
}

async function logIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log in here" }).click();
  await page.locator('[name="email"]').fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("dialog", { name: "Welcome back" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function keep(page: Page, name: string): Promise<void> {
  // A click on the heading removes the focus ring.
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  );
  await page.screenshot({
    path: `${folder}/${name}.jpg`,
    type: "jpeg",
    quality: 82,
    animations: "disabled",
  });
}

await takeScreenshots().catch(reportFailure);
