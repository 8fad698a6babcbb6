import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { declaredTables } from "#tests/support/declared-tables.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();

interface ColumnInfo {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}

/** What the migrations made of a table. */
async function migrated(name: string) {
  const { results } = await worker.env.DB.prepare(`PRAGMA table_info(${name})`).all<ColumnInfo>();
  return results.map((column) => ({
    name: column.name,
    type: column.type.toLowerCase(),
    isRequired: column.notnull === 1 || column.pk > 0,
    hasDefault: column.dflt_value !== null,
    isKey: column.pk > 0,
  }));
}

/** What the queries take it for. */
function declared(table: SQLiteTable) {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
  return columns.map((column) => ({
    name: column.name,
    type: column.getSQLType(),
    isRequired: column.notNull,
    // SQLite numbers the rows of an integer key itself, which the declaration counts as a default.
    hasDefault: column.hasDefault && !(column.primary && column.getSQLType() === "integer"),
    isKey: column.primary || keys.includes(column.name),
  }));
}

const tables = declaredTables.map((table) => [getTableConfig(table).name, table] as const);

test.each(tables)("%s is declared as the migrations make it", async (name, table) => {
  expect(declared(table)).toEqual(await migrated(name));
});

test("no table is left undeclared", async () => {
  const { results } = await worker.env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'",
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name).sort();
  expect(tables.map(([name]) => name).sort()).toEqual(names);
});

test("foreign keys are enforced", async () => {
  const orphan = worker.env.DB.prepare(
    "INSERT INTO artwork_saves VALUES ('nobody', 'key', 'hash', 'work', 0)",
  );
  await expect(orphan.run()).rejects.toThrow("FOREIGN KEY");
});
