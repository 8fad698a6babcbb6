import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BillingTerm } from "#schema/plans.ts";
import { flag, time } from "./columns.ts";

export const subscriptions = sqliteTable("subscriptions", {
  userId: text("user_id").primaryKey(),
  customerId: text("customer_id").notNull(),
  subscriptionId: text("subscription_id"),
  /** Stripe's status, or `unknown_customer`; null before there is a subscription. */
  status: text("status"),
  term: text("term").$type<BillingTerm>(),
  priceCents: integer("price_cents"),
  currentPeriodEnd: time("current_period_end"),
  cancelsAt: time("cancels_at"),
  isPaused: flag("is_paused").notNull().default(false),
  paidThrough: time("paid_through"),
  accessUntil: time("access_until"),
  actionRound: integer("action_round").notNull().default(0),
  version: text("version").notNull(),
  syncedAt: time("synced_at").notNull(),
  /** After a failed read from Stripe, the time of the next one. */
  retryAt: time("retry_at").notNull().default(new Date(0)),
});
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** How an attempt is paid: on Stripe's page, or in the Payment Element. */
export type PaymentMethod = "checkout" | "element";

export const subscriptionAttempts = sqliteTable("subscription_attempts", {
  userId: text("user_id").primaryKey(),
  id: text("id").notNull(),
  method: text("method").$type<PaymentMethod>().notNull(),
  term: text("term").$type<BillingTerm>().notNull(),
  priceId: text("price_id").notNull(),
  paymentId: text("payment_id"),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
});
export type AttemptRow = typeof subscriptionAttempts.$inferSelect;

export const webhookEvents = sqliteTable("webhook_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: time("received_at").notNull(),
});
export type WebhookEventRow = typeof webhookEvents.$inferSelect;

/** Whether to cancel everything of a customer whose profile is deleted, or only duplicate subscriptions. */
export type JobKind = "end-subscription" | "end-duplicates";

export const jobs = sqliteTable(
  "jobs",
  {
    customerId: text("customer_id").notNull(),
    kind: text("kind").$type<JobKind>().notNull(),
    subscriptionId: text("subscription_id"),
    attempts: integer("attempts").notNull().default(0),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
);
export type JobRow = typeof jobs.$inferSelect;
