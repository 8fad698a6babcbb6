import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { artworkColumns, multiplyWorks } from "#tests/support/multiply-works.ts";
import { stateDirectory } from "./playwright.config.ts";
import { readUser, saveWork } from "./users.ts";

/** Saves "Low Tide", and copies it in the database until there are `count` works: "Work 1" and so on. */
export async function saveWorks(page: Page, works: number): Promise<void> {
  await saveWork(page);
  const { id } = await readUser(page.request);
  const database = openDatabase();
  const columns = database.prepare(artworkColumns).all();
  const multiply = multiplyWorks(columns.map(({ name }) => String(name)));
  database.prepare(multiply).run(works, id, works);
  database.close();
}

/**
 * The file of the running product's database, or of stores in another directory. The Worker does not wait for a lock, so writes are short: they do not wait
 * for the disk.
 */
export function openDatabase(directory = stateDirectory): DatabaseSync {
  const folder = join(directory, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (file === undefined) throw new Error(`${folder} holds no database.`);
  const database = new DatabaseSync(join(folder, file), { timeout: 10_000 });
  database.exec("PRAGMA synchronous = OFF");
  return database;
}
