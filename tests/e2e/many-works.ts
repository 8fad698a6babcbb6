import type { Page } from "@playwright/test";
import { artworkColumns, multiplyWorks } from "#tests/support/multiply-works.ts";
import { runSql } from "./database.ts";
import { readUser, saveWork } from "./users.ts";

/** Saves "Low Tide", and copies it in the database until there are `count` works: "Work 1" and so on. */
export async function saveWorks(page: Page, works: number): Promise<void> {
  await saveWork(page);
  const { id } = await readUser(page.request);
  const rows = await runSql(page, artworkColumns);
  const multiply = multiplyWorks(rows.map(([name]) => String(name)));
  await runSql(page, multiply, String(works), id);
}
