import { expect } from "@playwright/test";
import fr from "#web/i18n/fr-CA.json" with { type: "json" };
import { walkByKeyboard } from "./keyboard.ts";
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

test("by keyboard alone, in French, with the text twice as large", async ({ page }) => {
  await page.goto("/fr");
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe("32px");
  await walkByKeyboard(page, { words: fr, province: "colom", medium: "aqua" });
});
