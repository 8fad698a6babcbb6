import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PersonKind, PersonLanguage } from "#schema/people/person.ts";
import { flag, time } from "./columns.ts";

/** The tables of people, as the migrations create them; `tables.test.ts` compares the two. */

/** Text that was never entered is empty. */
export const people = sqliteTable("people", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  kind: text("kind").$type<PersonKind>().notNull(),
  name: text("name").notNull(),
  organization: text("organization").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  street: text("street").notNull(),
  city: text("city").notNull(),
  region: text("region").notNull(),
  postalCode: text("postal_code").notNull(),
  country: text("country").notNull(),
  language: text("language").$type<PersonLanguage>().notNull(),
  notes: text("notes").notNull(),
  archived: flag("archived").notNull().default(false),
  /** ISO days of a consent to news, null where nothing was said. */
  expressSince: text("express_since"),
  withdrawnOn: text("withdrawn_on"),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
  /** Null unless nothing but the row is left of them. */
  erasedAt: time("erased_at"),
  /** When the list of those who may be written to was last exported with them. */
  listedOn: text("listed_on"),
  /** Who is known to be somebody else: ids, one a line. */
  distinctFrom: text("distinct_from").notNull().default(""),
  /** What no merged person is written to any more, in lower case, one a line: `name_buyer` finds the person by them too. */
  formerEmails: text("former_emails").notNull().default(""),
});
export type PersonRow = typeof people.$inferSelect;

/** The merges of a day, for their undo. */
export const peopleMerges = sqliteTable("people_merges", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  mergedId: text("merged_id").notNull(),
  intoId: text("into_id").notNull(),
  /** Who was merged, as the columns of their row are stored. */
  person: text("person", { mode: "json" }).$type<MergedPerson>().notNull(),
  /** What the other one got, before and after, by the names of the columns. */
  filled: text("filled", { mode: "json" }).$type<Filled>().notNull(),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  mergedAt: time("merged_at").notNull(),
});
export type PeopleMergeRow = typeof peopleMerges.$inferSelect;

/** A row of people as JSON has it: times in milliseconds. */
export type MergedPerson = Omit<PersonRow, "createdAt" | "updatedAt" | "erasedAt"> & {
  readonly createdAt: number;
};
export type Filled = Partial<
  Record<keyof PersonRow, { readonly before: string | null; readonly after: string | null }>
>;

/** What a merge moves; `consigned` is a work of an agreement. */
export type MovedKind = "sale" | "artwork" | "channel" | "invoice" | "link" | "entry" | "consigned";

/** What a merge moved. */
export const mergedRows = sqliteTable(
  "merged_rows",
  {
    userId: text("user_id").notNull(),
    mergeId: text("merge_id").notNull(),
    kind: text("kind").$type<MovedKind>().notNull(),
    rowId: text("row_id").notNull(),
    /** What it said: of a sale its buyer's columns and its invoice, of a work for whom it was on hold. */
    earlier: text("earlier", { mode: "json" }).$type<readonly (string | null)[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mergeId, table.kind, table.rowId] })],
);
