import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type Artwork, artworksSchema } from "#schema/artwork.ts";
import { appPaths } from "#schema/page-paths.ts";
import { type Sale, salesSchema } from "#schema/sales/sale.ts";

/** The page for imports, for every test that goes through it. */
export async function openImport(page: Page): Promise<void> {
  await page.goto(appPaths.import);
  await expect(page.getByRole("heading", { level: 1, name: "Import Works" })).toBeVisible();
}

export async function chooseFile(
  page: Page,
  name: string,
  content: Uint8Array | string,
): Promise<void> {
  const buffer = Buffer.from(content);
  await page
    .getByLabel("A spreadsheet of works")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

export function answerQuestion(page: Page, question: string, words: string): Promise<void> {
  return page.getByRole("group", { name: question }).getByRole("radio", { name: words }).check();
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { name });

export async function readWorks(page: Page): Promise<Artwork[]> {
  return v.parse(artworksSchema, await (await page.request.get(apiPaths.artworks)).json());
}

export async function readSales(page: Page): Promise<Sale[]> {
  return v.parse(salesSchema, await (await page.request.get(apiPaths.sales)).json());
}
