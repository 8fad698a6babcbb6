import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Currency } from "#schema/currency.ts";
import { time } from "./columns.ts";

/** The tables of consignments and payouts, as the migrations create them; `tables.test.ts` compares the two. */

/** What galleries paid the artist, in whole cents; triggers refuse any change but one reversal (decision 089). */
export const payouts = sqliteTable("payouts", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  channelId: text("channel_id").notNull(),
  date: text("date").notNull(),
  amountCents: integer("amount_cents").notNull(),
  currency: text("currency").$type<Currency>().notNull(),
  method: text("method").notNull(),
  saleIds: text("sale_ids", { mode: "json" }).$type<readonly string[]>().notNull(),
  /** Null while it counts. */
  reversedAt: time("reversed_at"),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  createdAt: time("created_at").notNull(),
});
export type PayoutRow = typeof payouts.$inferSelect;
