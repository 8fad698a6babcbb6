import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type Artwork, artworkSchema } from "#schema/artworks/artwork.ts";
import type { RecordInput } from "#schema/artworks/artwork-record.ts";
import type { AskingPriceInput } from "#schema/artworks/asking-price.ts";
import {
  artworkAskingPricePath,
  artworkRecordPath,
  artworkStatusPath,
} from "#schema/artworks/record-paths.ts";
import type { StatusInput } from "#schema/artworks/status-input.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { type Sale, saleSchema, salesSchema } from "#schema/sales/sale.ts";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import { markSold, multiplySales, saleColumns } from "#tests/support/multiply-sales.ts";
import { runSql } from "./database.ts";
import { get } from "./get.ts";
import { saveWorks } from "./many-works.ts";
import { ownOrigin, readUser, saveWork } from "./users.ts";

/** What a work's page changes, for tests of what shows it. */
export function setStatus(page: Page, id: string, data: StatusInput): Promise<Artwork> {
  return patch(page, artworkStatusPath(id), data);
}

export function setAskingPrice(page: Page, id: string, data: AskingPriceInput): Promise<Artwork> {
  return patch(page, artworkAskingPricePath(id), data);
}

export function setRecord(page: Page, id: string, data: RecordInput): Promise<Artwork> {
  return patch(page, artworkRecordPath(id), data);
}

/** Today in Montréal, which the browser of the tests is in. */
export function today(days = 0): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Montreal" }).format(day);
}

/** A day as the page writes it, such as `Jan 1, 2027`. */
export function written(day: string, locale: "en-US" | "fr-CA" = "en-US"): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return format.format(new Date(day)).replace(/^1 /, "1er ");
}

export async function sell(
  page: Page,
  artworkId: string,
  changes: Partial<SaleInput> = {},
): Promise<Sale> {
  const data: SaleInput = {
    artworkId,
    date: today(),
    priceCents: 40_000,
    currency: "CAD",
    channelId: "studio",
    ...changes,
  };
  const answer = await page.request.post(apiPaths.sales, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(201);
  return v.parse(saleSchema, await answer.json());
}

export async function readSales(page: Page): Promise<Sale[]> {
  return v.parse(salesSchema, await (await get(page, apiPaths.sales)).json());
}

/** Saves a work, and records its sale. */
export async function sellNew(page: Page, title: string, sold: Partial<SaleInput> = {}) {
  const work = await saveWork(page, { title });
  return { work, sale: await sell(page, work.id, sold) };
}

/** Saves works, and records a sale of each on a day. */
export async function sellWorks(page: Page, works: number, date: string): Promise<void> {
  await saveWorks(page, works - 1);
  await sellNew(page, "Sumac", { date });
  const { id } = await readUser(page.request);
  const columns = await runSql(page, saleColumns);
  await runSql(page, multiplySales(columns.map(([name]) => String(name))), String(works), id);
  await runSql(page, markSold, id);
}

async function patch(page: Page, path: string, data: object): Promise<Artwork> {
  const answer = await page.request.patch(path, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(200);
  return v.parse(artworkSchema, await answer.json());
}

export async function setChannels(page: Page, data: readonly SalesChannel[]): Promise<void> {
  const answer = await page.request.put(apiPaths.channels, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(200);
}
