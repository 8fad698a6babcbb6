import { expect } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import fr from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import { walkByKeyboard } from "./keyboard.ts";
import { test as base } from "./test.ts";
import { becomeArtist } from "./users.ts";

/** Chromium with its text size set to twice the usual. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const textSize = "--blink-settings=defaultFontSize=32";
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), textSize] });
    },
    { scope: "worker" },
  ],
});
test.use({ locale: "fr-CA", contextOptions: { reducedMotion: "reduce" } });

test("with only the keyboard, in French, with the text twice as large", async ({ page }) => {
  await page.goto("/fr");
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe("32px");
  await walkByKeyboard(page, { words: fr, province: "colom", medium: "aqua" });
});

test("the header fits a phone of 320 px with the text twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await becomeArtist(page);
  await page.goto(appPaths.pricing);
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: fr.header.menu })).toBeVisible();
  const controls = await header.getByRole("button").or(header.getByRole("tab")).all();
  expect(controls.length).toBeGreaterThan(3);
  for (const control of controls) {
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${await control.textContent()} is not visible.`);
    expect(box.x, `${await control.textContent()}`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${await control.textContent()}`).toBeLessThanOrEqual(320);
  }
});
