import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AgreementContent } from "#schema/consignments/agreement-content.ts";
import type { AgreementState, ConsignmentState } from "#schema/consignments/states.ts";
import type { ConsignmentTerms } from "#schema/consignments/terms.ts";
import type { Currency } from "#schema/currency.ts";
import { flag, time } from "./columns.ts";

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
  /** Whether it paid sales in full and nothing else; triggers take the mark away (decision 093). */
  isSettled: flag("is_settled").notNull().default(false),
});
export type PayoutRow = typeof payouts.$inferSelect;

/** Agreements with galleries (decision 089). */
export const consignments = sqliteTable("consignments", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  channelId: text("channel_id").notNull(),
  /** Of the artist and year, without gaps; both are null before it is first sent. */
  year: integer("year"),
  sequence: integer("sequence"),
  state: text("state").$type<ConsignmentState>().notNull(),
  /** Where the next version is; null without one. */
  amendment: text("amendment").$type<NonNullable<AgreementState["amendment"]>>(),
  /** The version that holds, or of a draft the only one. */
  version: integer("version").notNull(),
  reportedOn: text("reported_on"),
  closedAt: time("closed_at"),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  /** A random text of the write that last changed it. */
  changeId: text("change_id").notNull(),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
});
export type ConsignmentRow = typeof consignments.$inferSelect;

/** Their versions; triggers refuse a change of one that was confirmed, and of terms and works of one that was sent. */
export const consignmentVersions = sqliteTable(
  "consignment_versions",
  {
    userId: text("user_id").notNull(),
    consignmentId: text("consignment_id").notNull(),
    version: integer("version").notNull(),
    terms: text("terms", { mode: "json" }).$type<ConsignmentTerms>().notNull(),
    /** In their order. */
    workIds: text("work_ids", { mode: "json" }).$type<readonly string[]>().notNull(),
    /** As it was confirmed; null before. */
    content: text("content", { mode: "json" }).$type<AgreementContent>(),
    sentAt: time("sent_at"),
    confirmedBy: text("confirmed_by"),
    confirmedAt: time("confirmed_at"),
  },
  (table) => [primaryKey({ columns: [table.consignmentId, table.version] })],
);
export type ConsignmentVersionRow = typeof consignmentVersions.$inferSelect;

/** The works that were sent with them; triggers follow what happens to a work and its sale by hand. */
export const consignmentWorks = sqliteTable(
  "consignment_works",
  {
    userId: text("user_id").notNull(),
    consignmentId: text("consignment_id").notNull(),
    artworkId: text("artwork_id").notNull(),
    /** Whether the gallery has it; of one work once. */
    isHere: flag("is_here").notNull(),
    /** Frozen when the agreement is confirmed; null before, as the currency is, and on request. */
    priceCents: integer("price_cents"),
    currency: text("currency").$type<Currency>(),
    receivedOn: text("received_on"),
    condition: text("condition").notNull(),
    returnedOn: text("returned_on"),
    /** The sale through the gallery that holds. */
    saleId: text("sale_id"),
    /** What the work was before it was sent, and then before it came back or left: in the places that `worker/consignments/earlier-values.ts` names. */
    earlier: text("earlier", { mode: "json" }).$type<readonly (string | null)[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.consignmentId, table.artworkId] })],
);
export type ConsignmentWorkRow = typeof consignmentWorks.$inferSelect;
