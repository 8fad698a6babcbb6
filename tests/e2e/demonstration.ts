import { execFile } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { runSql } from "./database.ts";
import { stateDirectory } from "./playwright.config.ts";
import { becomeUndecided, skipWelcome } from "./users.ts";

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
export async function becomeDemonstrationArtist(page: Page): Promise<void> {
  const seeded = join(stateDirectory, "seeded");
  if (!existsSync(seeded)) {
    const unfinished = `${seeded}-${process.pid}`;
    await run(process.execPath, ["scripts/seed.ts"], {
      env: { ...process.env, STATE_DIRECTORY: unfinished },
    });
    // Another test may have filled them meanwhile.
    if (existsSync(seeded)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, seeded);
  }
  await skipWelcome(page);
  const { id } = await becomeUndecided(page);
  const database = openDatabase(seeded);
  for (const table of tables) {
    const rows = database
      .prepare(`SELECT * FROM ${table}`)
      .all()
      .map((row) => valuesFor(id, table, row));
    const [first] = rows;
    if (first === undefined) continue;
    const columns = Object.keys(first);
    const values = columns.map((_, index) => `value ->> ${index}`);
    await runSql(
      page,
      `INSERT OR REPLACE INTO ${table} (${columns.join(", ")})
        SELECT ${values.join(", ")} FROM json_each(?)`,
      JSON.stringify(rows.map((row) => Object.values(row))),
    );
  }
  database.close();
}

/** The database of stores that no Worker runs on. */
function openDatabase(directory: string): DatabaseSync {
  const folder = join(directory, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (file === undefined) throw new Error(`${folder} holds no database.`);
  return new DatabaseSync(join(folder, file), { readOnly: true });
}

type Row = Record<string, SQLOutputValue>;

/** A row of hers as another artist's, with new ids: works that one more artist gets are others. */
function valuesFor(userId: string, table: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      if (table === "price_history" && column === "id") return [];
      if (column === "user_id") return [[column, userId]];
      if (column.startsWith("picture_") || column === "subscription_id") return [[column, null]];
      // Stripe knows only hers, and is not asked before the subscription ends.
      if (column === "customer_id") return [[column, `cus_of_${userId}`]];
      if (table === "subscriptions" && column === "retry_at")
        return [[column, row.current_period_end ?? 0]];
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
