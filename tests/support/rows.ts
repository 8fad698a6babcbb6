import type { TestWorker } from "./harness.ts";

/** The product's own tables: neither SQLite's nor D1's. */
export async function listTables(worker: TestWorker): Promise<string[]> {
  const tables = await readRows<{ name: string }>(
    worker,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*' ORDER BY name",
  );
  return tables.map(({ name }) => name);
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

/** The rows of a query. */
export async function readRows<Row = Record<string, unknown>>(
  { env }: Pick<TestWorker, "env">,
  sql: string,
  ...values: readonly unknown[]
): Promise<Row[]> {
  return (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;
}

/** The first row of a query, or null. */
export async function readRow<Row = Record<string, unknown>>(
  worker: Pick<TestWorker, "env">,
  sql: string,
  ...values: readonly unknown[]
): Promise<Row | null> {
  return (await readRows<Row>(worker, sql, ...values))[0] ?? null;
}

/** Writes what no request can, such as an old time; the number of rows that it changed. */
export async function runSql(
  { env }: TestWorker,
  sql: string,
  ...values: readonly unknown[]
): Promise<number> {
  const statement = env.DB.prepare(sql).bind(...values);
  return (await statement.run()).meta.changes;
}

/** The number of rows in a table, or of those `WHERE` something is so. */
export async function countRows(
  worker: TestWorker,
  from: string,
  ...values: readonly unknown[]
): Promise<number> {
  const row = await readRow<{ n: number }>(worker, `SELECT count(*) AS n FROM ${from}`, ...values);
  return row?.n ?? 0;
}
