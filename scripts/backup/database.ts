import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { readOutput, run, wrangler } from "../local/run.ts";
import type { Place } from "./arguments.ts";
import { type DatabaseSums, sha256 } from "./files.ts";
import { quoteName, readRows, readTables } from "./sql-file.ts";

/** A database in memory that is filled by a file of statements. */
export function loadDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  // A text with NUL would end the statements, which have it nowhere else.
  db.exec(readFileSync(file, "utf8").replaceAll("\0", "'||char(0)||'"));
  return db;
}

/**
 * D1's whole database as it is at one moment, in memory.
 * @param file Where the export is written meanwhile.
 */
export async function exportDatabase(place: Place, file: string): Promise<DatabaseSync> {
  await run("Exporting the database", ...wrangler("d1", "export", "DB", place, "--output", file));
  try {
    const db = loadDatabase(file);
    await restoreBackslashes(place, db);
    return db;
  } finally {
    rmSync(file, { force: true });
  }
}

const resultsSchema = v.array(
  v.object({ results: v.array(v.object({ position: v.number(), text: v.string() })) }),
);

/**
 * In a text of several lines, D1's export writes each line break as `\n`, so that a backslash with an n that was there
 * before comes out of it as a line break. Such texts are read again.
 * @throws Error when one has been changed since the export.
 */
async function restoreBackslashes(place: Place, db: DatabaseSync): Promise<void> {
  const broken = "instr(%, char(10)) > 0 OR instr(%, char(13)) > 0";
  const isAmbiguous = `(instr(%, char(10)) > 0 AND instr(%, '\\n') > 0) OR (instr(%, char(13)) > 0 AND instr(%, '\\r') > 0)`;
  const columns = readTables(db).flatMap(({ name: table }) =>
    readColumns(db, table)
      .filter((column) => exists(db, table, broken.replaceAll("%", column)))
      .map((column) => ({ table: quoteName(table), column })),
  );
  if (columns.length === 0) return;
  const queries = columns.map(
    ({ table, column }) =>
      `SELECT ${column} AS text, (SELECT count(*) FROM ${table} AS earlier WHERE earlier.rowid <= own.rowid) AS position FROM ${table} AS own WHERE ${isAmbiguous.replaceAll("%", column)}`,
  );
  const answer = await query(place, queries.join("; "));
  withoutTriggers(db, () => {
    for (const [index, { table, column }] of columns.entries()) {
      for (const { position, text } of answer[index]?.results ?? []) {
        const row = db
          .prepare(`SELECT rowid, ${column} AS text FROM ${table} ORDER BY rowid LIMIT 1 OFFSET ?`)
          .get(position - 1);
        const exported = text.replaceAll("\\n", "\n").replaceAll("\\r", "\r");
        const isSame =
          String(row?.text).replaceAll("\\n", "\n").replaceAll("\\r", "\r") === exported;
        if (row === undefined || !isSame)
          throw new Error("A text was changed meanwhile. Begin again.");
        db.prepare(`UPDATE ${table} SET ${column} = ? WHERE rowid = ?`).run(
          text,
          row.rowid ?? null,
        );
      }
    }
  });
}

/** A trigger would change other rows, or refuse the change of one that stays as it was issued. */
function withoutTriggers(db: DatabaseSync, change: () => void): void {
  const triggers = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all();
  for (const { name } of triggers) db.exec(`DROP TRIGGER ${quoteName(String(name))}`);
  change();
  for (const { sql } of triggers) db.exec(String(sql));
}

function readColumns(db: DatabaseSync, table: string): string[] {
  const columns = db
    .prepare("SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT'")
    .all(table);
  return columns.map(({ name }) => quoteName(String(name)));
}

function exists(db: DatabaseSync, table: string, condition: string): boolean {
  return db.prepare(`SELECT 1 FROM ${quoteName(table)} WHERE ${condition}`).get() !== undefined;
}

async function query(place: Place, sql: string): Promise<v.InferOutput<typeof resultsSchema>> {
  const output = await readOutput(
    "Reading the database",
    ...wrangler("d1", "execute", "DB", place, "--json", "--command", sql),
  );
  return v.parse(resultsSchema, JSON.parse(output));
}

/** What two databases have in common when they are equal: their schema, and the rows of each table in their order. */
export function sumDatabase(db: DatabaseSync): DatabaseSums {
  const schema = db
    .prepare("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name")
    .all();
  const tables = readTables(db).map(({ name }) => [name, sumRows(db, name)] as const);
  return { schema: sha256(JSON.stringify(schema)), tables: Object.fromEntries(tables) };
}

function sumRows(db: DatabaseSync, table: string): { rows: number; sha256: string } {
  const hash = createHash("sha256");
  let rows = 0;
  for (const row of readRows(db, table)) {
    hash.update(`${JSON.stringify(row)}\n`);
    rows += 1;
  }
  return { rows, sha256: hash.digest("hex") };
}

/** @throws Error that names what differs. */
export function requireSameSums(what: string, expected: DatabaseSums, found: DatabaseSums): void {
  const names = new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)]);
  const differing = [...names].flatMap((name) => {
    const [own, other] = [expected.tables[name], found.tables[name]];
    if (own?.sha256 === other?.sha256) return [];
    return [`${name} (${own?.rows ?? 0} rows in the backup, ${other?.rows ?? 0} here)`];
  });
  if (differing.length === 0 && expected.schema !== found.schema) differing.push("the schema");
  if (differing.length > 0) throw new Error(`${what} differs: ${differing.join(", ")}.`);
}
