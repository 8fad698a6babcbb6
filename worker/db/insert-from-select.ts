import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import { SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";

/**
 * One row of a table, by the names of its fields: a value, a column that is read, or an expression. Every column
 * has to be named, so that code that does not know a new column does not compile.
 */
export type RowToInsert<Table extends SQLiteTable> = {
  readonly [Field in keyof Table["$inferSelect"]]:
    | Table["$inferSelect"][Field]
    | SQLiteColumn
    | SQL;
};

/**
 * Inserts a row that depends on other rows: `source` is the `from` and `where` of the statement. The columns are
 * named in the statement, and the values are in their order.
 */
export function insertFromSelect<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: RowToInsert<Table>,
  source: SQL,
) {
  const given = new Map<string, unknown>(Object.entries(row));
  const values = Object.entries(getTableColumns(table)).map(([field, column]) => {
    const value = given.get(field);
    return is(value, SQL) || is(value, SQLiteColumn) ? sql`${value}` : sql.param(value, column);
  });
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} ${source}`);
}
