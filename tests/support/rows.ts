import type { TestWorker } from "./harness.ts";

/** The product's own tables: neither SQLite's nor D1's. */
export async function listTables({ env }: TestWorker): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*' ORDER BY name",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Every row of every table. */
export async function readTables(
  worker: TestWorker,
): Promise<Record<string, readonly Record<string, unknown>[]>> {
  const tables = await listTables(worker);
  const { DB } = worker.env;
  const rows = await DB.batch<Record<string, unknown>>(
    tables.map((name) => DB.prepare(`SELECT * FROM "${name}"`)),
  );
  return Object.fromEntries(tables.map((name, index) => [name, rows[index]?.results ?? []]));
}

type Value = string | number | null;

/** Writes what no request can, such as an old time; the number of rows that it changed. */
export async function runSql(
  { env }: TestWorker,
  sql: string,
  ...values: readonly Value[]
): Promise<number> {
  const statement = env.DB.prepare(sql).bind(...values);
  return (await statement.run()).meta.changes;
}

/** The number of rows in a table, or of those `WHERE` something is so. */
export async function countRows(
  { env }: TestWorker,
  from: string,
  ...values: readonly Value[]
): Promise<number | undefined> {
  const count = env.DB.prepare(`SELECT count(*) AS n FROM ${from}`).bind(...values);
  return (await count.first<{ n: number }>())?.n;
}
