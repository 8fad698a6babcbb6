import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { UnappliedReason } from "#schema/imports/update-fields.ts";
import { flag, time } from "./columns.ts";

/** The tables of imports, as the migrations create them; `tables.test.ts` compares the two. */

export const imports = sqliteTable("imports", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  fileName: text("file_name").notNull(),
  /** SHA-256 in hexadecimal digits. */
  fileHash: text("file_hash").notNull(),
  rowCount: integer("row_count").notNull(),
  createdAt: time("created_at").notNull(),
  undoneAt: time("undone_at"),
});
export type ImportTableRow = typeof imports.$inferSelect;

/** The works that an import's rows became, updated, or were already. */
export const importRows = sqliteTable(
  "import_rows",
  {
    userId: text("user_id").notNull(),
    importId: text("import_id").notNull(),
    row: integer("row").notNull(),
    artworkId: text("artwork_id").notNull(),
    /** The work's `updatedAt` after the import; the epoch of one that the import left as it was. */
    workVersion: time("work_version").notNull(),
    /** Whether the row became a work; false when the gallery had it already. */
    isNew: flag("is_new").notNull().default(true),
    /** What an update changed, as it was stored before, by the names of the fields; null where it changed nothing. */
    earlierValues: text("earlier_values", { mode: "json" }).$type<Record<string, unknown>>(),
    /** What of the file an update did not apply. */
    kept: text("kept", { mode: "json" }).$type<UnappliedReason[]>().notNull().default([]),
    /** When the row was applied, as the history has it; null for a work that stayed as it was. */
    appliedAt: time("applied_at"),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
);
export type ImportRowTableRow = typeof importRows.$inferSelect;

/** The people that an import's rows became, updated, or were already. */
export const importPeople = sqliteTable(
  "import_people",
  {
    userId: text("user_id").notNull(),
    importId: text("import_id").notNull(),
    row: integer("row").notNull(),
    personId: text("person_id").notNull(),
    /** The person's `updatedAt` after the import; the epoch of one whom the import left as they were. */
    personVersion: time("person_version").notNull(),
    /** Whether the row became a person; false where there was one already. */
    isNew: flag("is_new").notNull(),
    /** What an update changed, as it was stored before, by the names of the fields; null where it changed nothing. */
    earlierValues: text("earlier_values", { mode: "json" }).$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
);
export type ImportPersonRow = typeof importPeople.$inferSelect;
