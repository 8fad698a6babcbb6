import { type CDPSession, expect, type Page } from "@playwright/test";

/** One way to look at a screen. */
export interface View {
  /** In pixels. */
  readonly width: number;
  readonly language: "en-CA" | "fr-CA";
  /** The text size that the browser is set to, in per cent of the usual. */
  readonly textSize: number;
}

const widths = [320, 360, 375, 390, 412, 430, 768, 1024, 1440];
const textSizes = [125, 150, 200];
/** The widths in which text is also larger. */
const widthsOfLargerText = [390, 1440];
const languages = ["en-CA", "fr-CA"] as const;

const sizes = [
  ...widths.map((width) => ({ width, textSize: 100 })),
  ...textSizes.flatMap((textSize) => widthsOfLargerText.map((width) => ({ width, textSize }))),
];

export const views: readonly View[] = languages.flatMap((language) =>
  sizes.map((size) => ({ ...size, language })),
);

export function nameOf({ width, language, textSize }: View): string {
  return `${width} px, ${language.slice(0, 2)}, ${textSize} %`;
}

/** A phone's height, or a small laptop's, in pixels. */
const heightOf = (width: number) => (width < 768 ? 740 : 900);

/** Shows what is open in a view, without loading or closing anything. */
export async function showView(page: Page, session: CDPSession, view: View): Promise<void> {
  const { width, language, textSize } = view;
  await session.send("Page.setFontSizes", {
    fontSizes: { standard: (16 * textSize) / 100, fixed: Math.round((13 * textSize) / 100) },
  });
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.evaluate((chosen) => {
    if (document.documentElement.lang === chosen) return;
    // As if it had been chosen in another tab, so that no menu or dialog closes.
    localStorage.setItem("language", chosen);
    window.dispatchEvent(new StorageEvent("storage", { key: "language", newValue: chosen }));
    // A guest chooses on the page itself.
    document.querySelector<HTMLElement>(`fieldset button[lang="${chosen}"]`)?.click();
  }, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is measured when the window changes is rendered in the frames after it.
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
