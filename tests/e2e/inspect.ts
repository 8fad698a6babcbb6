import { mkdirSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Each width with each theme and both languages; checks that do not depend on these run at one of the widths, the other on the next day. */
const views = [
  { width: 1440, theme: "light", language: "en-CA", isWhole: isCaseOfDay(0, 2) },
  { width: 1440, theme: "dark", language: "fr-CA", isWhole: false },
  { width: 320, theme: "light", language: "en-CA", isWhole: false },
  { width: 320, theme: "dark", language: "fr-CA", isWhole: isCaseOfDay(1, 2) },
] as const;

/** Set by `npm run screens`: the folder for a picture of every view. */
const folder = process.env.SCREENS_FOLDER;
/** In pixels. Of a taller page Chromium makes an empty picture; the window is enough of it. */
const tallestPicture = 16_384;

/**
 * Checks the current screen, wide and narrow, in both themes and languages: axe finds nothing, and nothing is wider
 * than the window. `without` are axe rules that do not apply to this screen.
 */
export async function inspect(page: Page, name: string, ...without: string[]): Promise<void> {
  if (folder !== undefined) await takePictures(page, name, folder);
  for (const { width, theme, language, isWhole } of views) {
    await show(page, width, theme, language);
    const view = `${name}, ${width} px, ${theme}, ${language}`;
    await endAnimations(page);
    await expectNothingFound(
      isWhole
        ? (await axeOf(page)).withTags(rules).disableRules(without)
        : (await axeOf(page)).withRules("color-contrast"),
      view,
    );
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(scrolled, `${view}: width`).toBeLessThanOrEqual(width);
  }
  await show(page, 1440, "light", "en-CA");
}

/** axe finds nothing on the current screen as it is. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await endAnimations(page);
  await expectNothingFound((await axeOf(page)).withTags(rules), name);
}

/** What still fades in has not its own colours yet. An animation out of sight may not end by itself. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}

async function axeOf(page: Page): Promise<AxeBuilder> {
  // Parsing axe takes longer than its checks, so a document without frames gets it once.
  const isInjected = page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
  return (
    // Its types are those of another playwright-core; without frames it need not open a page for every run.
    new AxeBuilder({ page: page as never, ...(isInjected && { axeSource: ";" }) })
      .setLegacyMode()
      // Without descriptions of what passed.
      .options({ resultTypes: ["violations"] })
  );
}

async function expectNothingFound(axe: AxeBuilder, view: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)]);
  expect.soft(found, view).toEqual([]);
}

type Theme = "light" | "dark";
type Language = "en-CA" | "fr-CA";

async function show(page: Page, width: number, theme: Theme, language: Language): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    ([isDark, chosen]) => {
      document.documentElement.classList.toggle("dark", isDark);
      // As if it had been chosen in another tab, so that no menu or dialog closes.
      localStorage.setItem("language", chosen);
      window.dispatchEvent(new StorageEvent("storage", { key: "language", newValue: chosen }));
    },
    [theme === "dark", language] as const,
  );
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

async function takePictures(page: Page, name: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  for (const width of [1440, 768, 320]) {
    for (const theme of ["light", "dark"] as const) {
      for (const language of ["en-CA", "fr-CA"] as const) {
        await show(page, width, theme, language);
        await page.evaluate(() => document.fonts.ready);
        // A dialog or menu is positioned in the window, where the page under it ends.
        const isCovered = await page.locator("[role$=dialog]").first().isVisible();
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        const view = [name.replaceAll(/[^a-z0-9]+/gi, "-"), width, theme, language.slice(0, 2)];
        await page.screenshot({
          path: `${into}/${view.join("--")}.jpg`,
          type: "jpeg",
          quality: 80,
          fullPage: !isCovered && height <= tallestPicture,
          animations: "disabled",
        });
      }
    }
  }
}
