import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";
import { insertFromSelect, type RowToInsert } from "./insert-from-select.ts";

/** Which of the rows are inserted, and the values that the statement computes for each, which the rows leave out. */
interface Inserting<Column extends string, Computed extends Column> {
  readonly where: (field: (name: Exclude<Column, Computed>) => SQL) => SQL;
  readonly computed?: Readonly<Record<Computed, SQL>>;
}

/**
 * Inserts any number of rows by one statement with one parameter, because a statement takes at most a hundred: those for
 * which the condition holds, in their order.
 */
export function insertMany<
  Table extends SQLiteTable,
  Computed extends keyof Table["$inferSelect"] & string = never,
>(
  db: Database,
  table: Table,
  rows: readonly Omit<Table["$inferSelect"], Computed>[],
  { where, computed }: Inserting<keyof Table["$inferSelect"] & string, Computed>,
) {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name]) => !Object.hasOwn(computed ?? {}, name),
  );
  const places = new Map(columns.map(([name], place) => [name, place]));
  const field = (name: string) => sql`(sent.value ->> ${sql.raw(String(places.get(name)))})`;
  const sent = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return columns.map(([name, column]) => {
      const value = values.get(name);
      return value === null ? null : column.mapToDriverValue(value);
    });
  });
  const row = {
    ...Object.fromEntries(columns.map(([name]) => [name, field(name)])),
    ...computed,
  } as RowToInsert<Table>;
  return insertFromSelect(
    db,
    table,
    row,
    sql`from json_each(${JSON.stringify(sent)}) as sent where ${where(field)}`,
  );
}
