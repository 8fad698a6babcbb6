import { expect } from "@playwright/test";
import fr from "#web/i18n/fr-CA.json" with { type: "json" };
import { expectFits, walkByKeyboard } from "./keyboard.ts";
import { becomeArtist, openApp } from "./people.ts";
import { test as base } from "./test.ts";

/** Chromium as someone has set it who reads text twice as large. */
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
  await openApp(page);
  await expectFits(page);
  const header = page.getByRole("banner");
  for (const control of await header.getByRole("button").or(header.getByRole("tab")).all()) {
    const box = await control.boundingBox();
    if (box === null) continue;
    expect(box.x, `${await control.textContent()}`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${await control.textContent()}`).toBeLessThanOrEqual(320);
  }
});
