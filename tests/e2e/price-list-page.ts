import { expect, type Locator, type Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";

/** The part of the price-list page with this heading. */
export function listSection(page: Page, name: string): Locator {
  return page.getByRole("region", { name });
}

/** Opens the price-list page at a section, whose heading gets the focus. */
export async function openListSection(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`${appPaths.priceList}#${id}`);
  const section = listSection(page, name);
  await expect(section.getByRole("heading", { level: 2, name })).toBeFocused();
}
