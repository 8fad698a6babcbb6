import { expect, type Locator, type Page } from "@playwright/test";

/** The gallery's works, by their titles in the order in which they are shown. */
export const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
export const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
export const queryOf = (page: Page) => new URL(page.url()).search;

export function card(page: Page, title: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
}

/** The button of a work's menu. */
export const more = (page: Page, title: string) =>
  page.getByRole("button", { name: `More for ${title}` });

/** Chooses from a work's menu. */
export async function chooseFromMenu(page: Page, title: string, item: string): Promise<void> {
  await more(page, title).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Deletes a work, without checking what the question says. */
export async function deleteWork(page: Page, title: string): Promise<void> {
  await chooseFromMenu(page, title, "Delete Artwork");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Artwork" }).click();
}

/** The picture has been decoded. */
export async function expectDecoded(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1);
}
