import type { DatabaseSync, SQLOutputValue } from "node:sqlite";

/** In bytes of UTF-8. D1 refuses a statement of more than 100,000. */
const longestStatement = 90_000;
/** In characters, of which each takes at most four bytes, or six digits or a doubled quotation mark. */
const longestPart = 12_000;

/** In characters: what is longer identifies no row, and can be inserted empty. */
const longestKey = 300;

const otherControls = /[^\P{Cc}\n\t]/u;

/**
 * A database as statements that D1 takes: the tables with their rows in their order, then indexes, triggers and views. A
 * text that is too long for a statement is inserted in parts, before there is a trigger that refuses changes.
 */
export function* writeStatements(db: DatabaseSync): Generator<string> {
  yield "PRAGMA defer_foreign_keys=TRUE;";
  const tables = readTables(db);
  for (const { sql } of tables) yield `${sql};`;
  for (const { name } of tables) {
    for (const row of readRows(db, name)) yield* writeRow(name, row);
  }
  if (hasSequences(db)) {
    yield "DELETE FROM sqlite_sequence;";
    for (const row of readRows(db, "sqlite_sequence")) yield* writeRow("sqlite_sequence", row);
  }
  for (const sql of readOthers(db)) yield `${sql};`;
}

/** The tables, but for those of SQLite, in the order in which they were made. */
export function readTables(db: DatabaseSync): { name: string; sql: string }[] {
  return db
    .prepare(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY rowid",
    )
    .all()
    .map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));
}

export type StoredRow = Readonly<Record<string, SQLOutputValue>>;

export function readRows(db: DatabaseSync, table: string): Iterable<StoredRow> {
  return db.prepare(`SELECT * FROM ${quoteName(table)} ORDER BY rowid`).iterate();
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function hasSequences(db: DatabaseSync): boolean {
  return (
    db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'").get() !== undefined
  );
}

function readOthers(db: DatabaseSync): string[] {
  return db
    .prepare(
      "SELECT sql FROM sqlite_schema WHERE type <> 'table' AND sql IS NOT NULL ORDER BY type, rowid",
    )
    .all()
    .map(({ sql }) => String(sql));
}

function* writeRow(table: string, row: StoredRow): Generator<string> {
  const names = Object.keys(row).map(quoteName).join(",");
  const values = Object.values(row).map(writeValue);
  const insert = (cells: readonly string[]) =>
    `INSERT INTO ${quoteName(table)} (${names}) VALUES (${cells.join(",")});`;
  const whole = insert(values);
  if (Buffer.byteLength(whole) <= longestStatement) {
    yield whole;
    return;
  }
  const isLong = (value: SQLOutputValue) => typeof value === "string" && value.length > longestKey;
  yield insert(
    Object.values(row).map((value, index) => (isLong(value) ? "''" : (values[index] ?? ""))),
  );
  for (const [column, value] of Object.entries(row)) {
    if (typeof value !== "string" || !isLong(value)) continue;
    const name = quoteName(column);
    // The row that was inserted last is the last one of its table.
    const last = `rowid = (SELECT max(rowid) FROM ${quoteName(table)})`;
    for (const part of split(value)) {
      yield `UPDATE ${quoteName(table)} SET ${name} = ${name} || ${writeValue(part)} WHERE ${last};`;
    }
  }
}

function* split(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    // Not between the halves of a pair.
    const isPair = (text.codePointAt(start + longestPart - 1) ?? 0) > 0xffff;
    const end = start + longestPart + (isPair ? 1 : 0);
    yield text.slice(start, end);
    start = end;
  }
}

/** @throws Error for a value that no table of the product has. */
function writeValue(value: SQLOutputValue): string {
  if (value === null) return "NULL";
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string") throw new Error("A value is neither a text, a number nor null.");
  // As it is but for what a file of statements cannot have, such as NUL.
  return otherControls.test(value)
    ? `CAST(X'${Buffer.from(value).toString("hex")}' AS TEXT)`
    : `'${value.replaceAll("'", "''")}'`;
}
