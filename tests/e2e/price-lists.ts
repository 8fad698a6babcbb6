import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { earliestToday } from "#schema/days.ts";
import {
  type PriceList,
  priceListSchema,
  priceListsSchema,
} from "#schema/price-lists/price-list.ts";
import type { DraftInput } from "#schema/price-lists/price-list-input.ts";
import { priceListPaths, publishPath } from "#schema/price-lists/price-list-paths.ts";
import { runSql } from "./database.ts";
import { ownOrigin } from "./users.ts";

/** Starts a draft, as the page does with its first change. */
export async function startDraft(page: Page, data: DraftInput): Promise<PriceList> {
  const answer = await page.request.post(priceListPaths.lists, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(201);
  return v.parse(priceListSchema, await answer.json());
}

/** Publishes a draft that was just started; from today where nothing else is said. */
export async function publishList(
  page: Page,
  draft: PriceList,
  holdsFrom = earliestToday(new Date()),
): Promise<void> {
  const answer = await page.request.post(publishPath(draft.id), {
    data: { holdsFrom },
    headers: { ...ownOrigin(), "If-Match": `"${draft.updatedAt}"` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The draft first, then the published lists. */
export async function readLists(page: Page): Promise<PriceList[]> {
  return v.parse(priceListsSchema, await (await page.request.get(priceListPaths.lists)).json());
}

/** Moves the day from which a published list holds, as if the days until then had passed. */
export async function moveStartDate(
  page: Page,
  id: string,
  day = earliestToday(new Date()),
): Promise<void> {
  const sql = "UPDATE price_lists SET holds_from = ? WHERE id = ? RETURNING id";
  const changed = await runSql(page, sql, day, id);
  expect(changed).toEqual([[id]]);
}
