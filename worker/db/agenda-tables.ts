import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CalendarLanguage } from "#schema/agenda/calendar-input.ts";
import { time } from "./columns.ts";

/** The tables of the agenda, as the migrations create them; `tables.test.ts` compares the two. */

/** Items of the agenda that are left out until a day. */
export const postponements = sqliteTable(
  "postponements",
  {
    userId: text("user_id").notNull(),
    key: text("key").notNull(),
    until: text("until").notNull(),
    putOffAt: time("put_off_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** The address of an artist's calendar; its proof is computed, and stored nowhere (decision 085). */
export const calendars = sqliteTable("calendars", {
  userId: text("user_id").primaryKey(),
  id: text("id").notNull(),
  language: text("language").$type<CalendarLanguage>().notNull(),
  createdAt: time("created_at").notNull(),
});
export type CalendarRow = typeof calendars.$inferSelect;

/** What is open of an invoice that has a day to be paid by, in whole cents of its currency; triggers write it. */
export const invoiceBalances = sqliteTable(
  "invoice_balances",
  {
    userId: text("user_id").notNull(),
    invoiceId: text("invoice_id").notNull(),
    dueOn: text("due_on").notNull(),
    openCents: integer("open_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.invoiceId] })],
);
