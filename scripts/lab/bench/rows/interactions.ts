import type { Locator, Page } from "@playwright/test";
import { hasCalculator, hasHeading, isIdle, measureInteractions } from "../browser.ts";
import { unlimited, withProduct } from "../product.ts";
import { median, repeat } from "../rounds.ts";
import type { Figure } from "../row.ts";

interface Journey {
  readonly open: (page: Page) => Promise<void>;
  readonly go: (page: Page) => Promise<void>;
}

/** From each press and key of a journey to the next paint, on the processor of a mid-range phone. */
export function interactions(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn }) => {
    const figures: Figure[] = [];
    for (const [name, { open, go }] of Object.entries(journeys)) {
      const times = await repeat(async () => {
        const artist = open === openLanding ? null : await signIn(50, unlimited);
        return visit(artist, (page) => measureInteractions(page, open, go));
      });
      figures.push({
        what: `${name}, interaction to next paint, 98th percentile`,
        unit: "ms",
        product: median(times),
        budget: { limit: 100 },
      });
    }
    return figures;
  });
}

/**
 * The calculator, with the other pages prefetched as for someone who has looked at it for a moment: they need not be
 * loaded when they are opened, and are rendered at once. The pointer starts the prefetch, which is over when the network
 * is idle.
 */
async function openWithPrefetchedParts(page: Page): Promise<void> {
  await page.goto("/app");
  await hasCalculator(page);
  await page.mouse.move(10, 10);
  await isIdle(page);
}

async function openLanding(page: Page): Promise<void> {
  await page.goto("/");
  await hasHeading(page);
}

/** Milliseconds between two keys of a fast typist. */
const betweenKeys = 100;
/** Milliseconds, fewer than anyone takes from one control to the next. */
const betweenControls = 300;

/** Clicks at once where the element is: Playwright's own checks of it would take time in the page. */
async function click(element: Locator): Promise<void> {
  await element.waitFor();
  await element.page().waitForTimeout(betweenControls);
  await element.click({ force: true });
}

async function type(
  page: Page,
  name: string,
  text: string,
  role: "textbox" | "searchbox" = "textbox",
): Promise<void> {
  await click(page.getByRole(role, { name }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text, { delay: betweenKeys });
}

function press(
  page: Page,
  role: "button" | "combobox" | "option" | "radio" | "tab",
  name: string,
): Promise<void> {
  return click(page.getByRole(role, { name, exact: true }));
}

const journeys: Readonly<Record<string, Journey>> = {
  "landing page": {
    open: openLanding,
    go: async (page) => {
      await press(page, "button", "Dark theme");
      await press(page, "button", "Light theme");
    },
  },
  "pricing and saving a work": {
    open: openWithPrefetchedParts,
    go: async (page) => {
      await type(page, "Title", "Low Tide, Kamouraska");
      await type(page, "Width", "24.5");
      await type(page, "Height", "18.25");
      await press(page, "combobox", "Medium");
      await press(page, "option", "Oil");
      await type(page, "Materials cost", "86.4");
      await type(page, "Hours spent", "12");
      await press(page, "button", "Calculate Price");
      await press(page, "button", "Save Artwork");
      await page.getByRole("heading", { name: "Gallery" }).waitFor();
    },
  },
  "searching, sorting and editing in the gallery": {
    open: openWithPrefetchedParts,
    go: async (page) => {
      await press(page, "tab", "Gallery");
      await type(page, "Search", "Work 12", "searchbox");
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press("Backspace");
      await press(page, "radio", "Price");
      await press(page, "radio", "List");
      await press(page, "radio", "Grid");
      await press(page, "button", "Edit Work 49");
      await type(page, "Hours spent", "12");
    },
  },
  "changing the profile": {
    open: openWithPrefetchedParts,
    go: async (page) => {
      await press(page, "button", "Edit Profile");
      await type(page, "First name", "Odile");
      await type(page, "City", "Rimouski");
      await press(page, "radio", "Metric");
      await press(page, "button", "Update Profile");
      await page.getByText("Profile updated!").first().waitFor();
    },
  },
};
