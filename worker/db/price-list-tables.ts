import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { HeldPrice } from "#schema/artworks/asking-prices.ts";
import type { Currency } from "#schema/currency.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { flag, time } from "./columns.ts";

/** The tables of price lists, as the migrations create them; `tables.test.ts` compares the two. */

/** A version of an artist's list; a draft has neither number, `publishedAt` nor curves (decision 041). */
export const priceLists = sqliteTable("price_lists", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  number: integer("number"),
  publishedAt: time("published_at"),
  holdsFrom: text("holds_from"),
  currency: text("currency").$type<Currency>().notNull(),
  roundingTo: integer("rounding_to").$type<PriceList["rounding"]["to"]>().notNull(),
  roundingDirection: text("rounding_direction")
    .$type<PriceList["rounding"]["direction"]>()
    .notNull(),
  minimumCents: integer("minimum_cents").notNull(),
  framesApart: flag("frames_apart").notNull(),
  /** Canadian dollars. */
  overheadCents: integer("overhead_cents").notNull(),
  hoursPerMonth: real("hours_per_month").notNull(),
  profit: real("profit").notNull(),
  startsFrom: text("starts_from").$type<PriceList["startsFrom"]>().notNull(),
  anchors: text("anchors", { mode: "json" }).$type<PriceList["anchors"]>().notNull(),
  raise: text("raise", { mode: "json" }).$type<PriceList["raise"]>().notNull(),
  curves: text("curves", { mode: "json" }).$type<NonNullable<PriceList["curves"]>>(),
  appliedAt: time("applied_at"),
  undoneAt: time("undone_at"),
  /** A random text of the write that last changed what works follow. */
  changeId: text("change_id"),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
});
export type PriceListRow = typeof priceLists.$inferSelect;

/**
 * What the list that was applied last gave works, and what they had before its first application; null without such a
 * price.
 */
export const appliedPrices = sqliteTable(
  "applied_prices",
  {
    userId: text("user_id").notNull(),
    /** A work, or one that was deleted since. */
    artworkId: text("artwork_id").notNull(),
    listId: text("list_id").notNull(),
    listedCents: integer("listed_cents").notNull(),
    listedCurrency: text("listed_currency").$type<Currency>().notNull(),
    earlierCents: integer("earlier_cents"),
    earlierCurrency: text("earlier_currency").$type<Currency>(),
    /** The work's own price, of one that was let follow the list afterwards. */
    earlierAskingCents: integer("earlier_asking_cents"),
    earlierAskingCurrency: text("earlier_asking_currency").$type<Currency>(),
    /** The batch of prices that let it follow; null for what the list changed itself. */
    batchId: text("batch_id"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.artworkId] })],
);

/** Asking prices that were changed by one request (decision 069). */
export const priceBatches = sqliteTable("price_batches", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  /** How many works got another price. */
  changed: integer("changed").notNull(),
  held: text("held", { mode: "json" }).$type<readonly HeldPrice[]>().notNull(),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  createdAt: time("created_at").notNull(),
  undoneAt: time("undone_at"),
});
export type PriceBatchRow = typeof priceBatches.$inferSelect;

/** What works had before such a request, and what it gave them; removed when it is undone. */
export const batchPrices = sqliteTable(
  "batch_prices",
  {
    userId: text("user_id").notNull(),
    batchId: text("batch_id").notNull(),
    /** A work, or one that was deleted since. */
    artworkId: text("artwork_id").notNull(),
    earlierAskingCents: integer("earlier_asking_cents"),
    earlierAskingCurrency: text("earlier_asking_currency").$type<Currency>(),
    earlierListedCents: integer("earlier_listed_cents"),
    earlierListedCurrency: text("earlier_listed_currency").$type<Currency>(),
    askingCents: integer("asking_cents"),
    askingCurrency: text("asking_currency").$type<Currency>(),
    listedCents: integer("listed_cents"),
    listedCurrency: text("listed_currency").$type<Currency>(),
    /** The applied list that the work follows since; null for none. */
    listId: text("list_id"),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.artworkId] })],
);
export type BatchPriceRow = typeof batchPrices.$inferSelect;

export const contradictionDismissals = sqliteTable(
  "contradiction_dismissals",
  {
    userId: text("user_id").notNull(),
    key: text("key").notNull(),
    reason: text("reason").notNull(),
    dismissedAt: time("dismissed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
export type DismissalRow = typeof contradictionDismissals.$inferSelect;
