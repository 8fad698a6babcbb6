import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SQLOutputValue } from "node:sqlite";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { openDatabase } from "./many-works.ts";
import { stateDirectory } from "./playwright.config.ts";
import { becomeUndecided } from "./users.ts";

const run = promisify(execFile);

/** What the demonstration artist has, in an order in which it can be copied. */
const tables = [
  "subscriptions",
  "channels",
  "artworks",
  "price_history",
  "sales",
  "price_lists",
  "contradiction_dismissals",
] as const;

/**
 * Signs in an artist with the works, prices and list of `npm run seed`, but for the pictures. The command fills stores of
 * its own, because it would lock those of the running product.
 */
export async function becomeOdile(page: Page): Promise<void> {
  const seeded = join(stateDirectory, "seeded");
  if (!existsSync(seeded)) {
    await run(process.execPath, ["scripts/seed.ts"], {
      env: { ...process.env, STATE_DIRECTORY: seeded },
    });
  }
  await page.addInitScript(() => localStorage.setItem("user-welcomed-back", "yes"));
  const { id } = await becomeUndecided(page);
  const from = openDatabase(seeded);
  const rows = tables.flatMap((table) =>
    from
      .prepare(`SELECT * FROM ${table}`)
      .all()
      .map((row) => ({ table, values: valuesFor(id, table, row) })),
  );
  from.close();
  const to = openDatabase();
  to.exec("BEGIN IMMEDIATE");
  for (const { table, values } of rows) {
    const columns = Object.keys(values);
    const places = columns.map(() => "?").join(", ");
    to.prepare(`INSERT OR REPLACE INTO ${table} (${columns.join(", ")}) VALUES (${places})`).run(
      ...Object.values(values),
    );
  }
  to.exec("COMMIT");
  to.close();
}

type Row = Record<string, SQLOutputValue>;

/** A row of hers as another artist's, with new ids: works that one more artist gets are others. */
function valuesFor(userId: string, table: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      if (table === "price_history" && column === "id") return [];
      if (column === "user_id") return [[column, userId]];
      if (column.startsWith("picture_")) return [[column, null]];
      const isText = typeof value === "string";
      return [[column, isText ? value.replaceAll(uuids, (id) => renamed(id, userId)) : value]];
    }),
  );
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** For one artist always the same: the id with the last digits of the artist's. */
function renamed(id: string, userId: string): string {
  return `${id.slice(0, -12)}${userId.slice(-12)}`;
}
