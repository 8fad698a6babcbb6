import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Currency } from "#schema/currency.ts";
import type { Decision, EntryKind } from "#schema/links/entry.ts";
import type { LinkKind, LinkLanguage } from "#schema/links/link.ts";
import { flag, time } from "./columns.ts";

/** The tables of links, as the migrations create them; `tables.test.ts` compares the two. */

/** What whoever has its address may see; text that does not belong to a kind is empty, a flag off (decision 087). */
export const links = sqliteTable("links", {
  /** The first half of the address, or the code of a label. */
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  kind: text("kind").$type<LinkKind>().notNull(),
  language: text("language").$type<LinkLanguage>().notNull(),
  title: text("title").notNull(),
  note: text("note").notNull(),
  /** Of a room in their order; of a label the one; none of an invoice. */
  workIds: text("work_ids", { mode: "json" }).$type<readonly string[]>().notNull(),
  invoiceId: text("invoice_id"),
  personId: text("person_id"),
  showPrices: flag("show_prices").notNull(),
  showWhy: flag("show_why").notNull(),
  showSold: flag("show_sold").notNull(),
  showContact: flag("show_contact").notNull(),
  showStatus: flag("show_status").notNull(),
  isPublic: flag("is_public").notNull(),
  /** The last ISO day; null for none, and for an invoice's where it follows from its payment. */
  endsOn: text("ends_on"),
  revokedAt: time("revoked_at"),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
  consignmentId: text("consignment_id"),
});
export type LinkRow = typeof links.$inferSelect;

/** How often a link was opened on a day. */
export const linkDays = sqliteTable(
  "link_days",
  {
    userId: text("user_id").notNull(),
    linkId: text("link_id").notNull(),
    day: text("day").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
);

/** What guests sent. */
export const entries = sqliteTable("entries", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  linkId: text("link_id").notNull(),
  kind: text("kind").$type<EntryKind>().notNull(),
  workId: text("work_id"),
  name: text("name").notNull(),
  /** An email address or a phone number, as it was typed. */
  contact: text("contact").notNull(),
  message: text("message").notNull(),
  /** Who it is among the artist's people; null while that is not known. */
  personId: text("person_id"),
  sentAt: time("sent_at").notNull(),
  /** Null while it waits, as the time is. */
  decision: text("decision").$type<Decision>(),
  decidedAt: time("decided_at"),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  /** Of what a gallery sent, as what follows is: the ISO day of it. */
  date: text("date"),
  /** What the buyer paid before tax; null with its currency unless it is a sale. */
  priceCents: integer("price_cents"),
  currency: text("currency").$type<Currency>(),
  /** How the work was when it was received. */
  condition: text("condition").notNull().default(""),
  /** Who bought it, as the gallery says. */
  buyer: text("buyer").notNull().default(""),
});
export type EntryRow = typeof entries.$inferSelect;

/** Hashes of network addresses that sent entries within the hour. */
export const entrySenders = sqliteTable("entry_senders", {
  hash: text("hash").notNull(),
  sentAt: time("sent_at").notNull(),
});
