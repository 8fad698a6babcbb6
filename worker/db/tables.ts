import { sql } from "drizzle-orm";
import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CareerStage, Country, SalesHistory, WeeklyHours } from "#schema/artist/profile.ts";
import type { Medium } from "#schema/artworks/media.ts";
import type { PictureType } from "#schema/artworks/pictures.ts";
import type { HistoryKind } from "#schema/artworks/price-history.ts";
import type { Support } from "#schema/artworks/supports.ts";
import type { WorkStatus } from "#schema/artworks/work-status.ts";
import type { Currency } from "#schema/currency.ts";
import type { FeedbackStatus, FeedbackType } from "#schema/feedback.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import { flag, noListsVersion, time } from "./columns.ts";

/** The tables as the migrations create them; `tables.test.ts` compares the two. */

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  issuer: text("issuer").notNull(),
  subject: text("subject").notNull(),
  email: text("email").notNull().default(""),
  emailVerified: flag("email_verified").notNull().default(false),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  profileImageUrl: text("profile_image_url"),
  careerStages: text("career_stages", { mode: "json" })
    .$type<CareerStage[]>()
    .notNull()
    .default([]),
  weeklyHours: text("weekly_hours").$type<WeeklyHours>(),
  salesHistory: text("sales_history").$type<SalesHistory>(),
  education: text("education").notNull().default(""),
  currency: text("currency").$type<Currency>(),
  usesMetric: flag("uses_metric").notNull().default(false),
  customHourlyRateCents: integer("custom_hourly_rate_cents"),
  city: text("city").notNull().default(""),
  provinceState: text("province_state").notNull().default(""),
  country: text("country").$type<Country>(),
  tosAcceptedAt: time("tos_accepted_at"),
  optInAppUpdates: flag("opt_in_app_updates").notNull().default(false),
  optInPdaNews: flag("opt_in_pda_news").notNull().default(false),
  hasCompletedSetup: flag("has_completed_setup").notNull().default(false),
  isFreeVersion: flag("is_free_version").notNull().default(false),
  hasUsedFreeCalculation: flag("has_used_free_calculation").notNull().default(false),
  artworkSaveCount: integer("artwork_save_count").notNull().default(0),
  maxArtworkSaves: integer("max_artwork_saves").notNull().default(1),
  createdAt: time("created_at").notNull(),
  /** A random text that triggers renew with every change of the artist's works. */
  artworksVersion: text("artworks_version").notNull().default(sql`lower(hex(randomblob(8)))`),
  /** Set with the first price that is saved on the free plan, and never reset. */
  hasSavedFreeCalculation: flag("has_saved_free_calculation").notNull().default(false),
  /** A random text that a trigger renews with every change of the artist's published price lists. */
  priceListsVersion: text("price_lists_version").notNull().default(noListsVersion),
  /** The first day of a published price list that works do not follow yet; null without one. */
  listDueFrom: text("list_due_from"),
  /** Earlier sales count as paid by galleries; null where all are kept. */
  payoutsKeptFrom: text("payouts_kept_from"),
  /** Whether the artist has said so. */
  payoutsKeptChosen: flag("payouts_kept_chosen").notNull().default(false),
});
export type UserRow = typeof users.$inferSelect;

export const sessions = sqliteTable("sessions", {
  tokenHash: text("token_hash").primaryKey(),
  userId: text("user_id").notNull(),
  isReturning: flag("is_returning").notNull(),
  createdAt: time("created_at").notNull(),
  lastUsedAt: time("last_used_at").notNull(),
  expiresAt: time("expires_at").notNull(),
});
export type SessionRow = typeof sessions.$inferSelect;

/** The columns of a work, soft-deleted or not. */
const artworkColumns = () => ({
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  title: text("title").notNull(),
  dateCreated: text("date_created").notNull(),
  widthInches: real("width_inches").notNull(),
  heightInches: real("height_inches").notNull(),
  support: text("support").$type<Support>().notNull(),
  medium: text("medium").$type<Medium>().notNull(),
  materialsCostCents: integer("materials_cost_cents").notNull(),
  hoursSpent: real("hours_spent").notNull(),
  priceCents: integer("price_cents"),
  currency: text("currency").$type<Currency>().notNull(),
  breakdown: text("breakdown", { mode: "json" }).$type<Breakdown>(),
  pictureKey: text("picture_key"),
  pictureType: text("picture_type").$type<PictureType>(),
  pictureHash: text("picture_hash"),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
});

/** In bytes, with the thumbnail; null without a picture, or for one stored before sizes were. */
const pictureBytes = () => integer("picture_bytes");

/** A work's record: what is kept about it besides its facts and its suggested price (decision 039). */
const recordColumns = () => ({
  inventoryNumber: text("inventory_number").notNull().default(""),
  status: text("status").$type<WorkStatus>().notNull().default("available"),
  /** The details of the status; null where they do not apply. Days are `YYYY-MM-DD`. */
  statusWho: text("status_who"),
  statusUntil: text("status_until"),
  statusChannelId: text("status_channel_id"),
  statusSince: text("status_since"),
  statusDueBack: text("status_due_back"),
  location: text("location").notNull().default(""),
  /** The artist's own figure in whole cents of `askingCurrency`; both are null without one. */
  askingPriceCents: integer("asking_price_cents"),
  askingCurrency: text("asking_currency").$type<Currency>(),
  framed: flag("framed").notNull().default(false),
  /** Canadian dollars. */
  framingCents: integer("framing_cents").notNull().default(0),
  notes: text("notes").notNull().default(""),
  archived: flag("archived").notNull().default(false),
  /** The price of the list that the work follows, in whole cents of `listedCurrency`; both are null without one. */
  listedCents: integer("listed_cents"),
  listedCurrency: text("listed_currency").$type<Currency>(),
  /** The medium as documents print it; empty where the artist gave none (decision 071). */
  mediumLine: text("medium_line").notNull().default(""),
  /** For whom it is on hold; null where nobody is named. A trigger finds or makes the person (decision 083). */
  statusPersonId: text("status_person_id"),
});

export const artworks = sqliteTable("artworks", {
  ...artworkColumns(),
  pictureBytes: pictureBytes(),
  ...recordColumns(),
});
export type ArtworkRow = typeof artworks.$inferSelect;

/** Soft-deleted works, which can still be restored (decision 009). */
export const deletedArtworks = sqliteTable("deleted_artworks", {
  ...artworkColumns(),
  savesBefore: integer("saves_before").notNull(),
  deletedAt: time("deleted_at").notNull(),
  pictureBytes: pictureBytes(),
  ...recordColumns(),
});

/** The last inventory number that was given to a work of a year; it never goes back (decision 039). */
export const inventoryCounters = sqliteTable(
  "inventory_counters",
  {
    userId: text("user_id").notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.year] })],
);

/** Every change of a work's price and status; triggers refuse any change of a row (decision 040). */
export const priceHistory = sqliteTable("price_history", {
  id: integer("id").primaryKey(),
  userId: text("user_id").notNull(),
  /** A work, or a soft-deleted one. */
  artworkId: text("artwork_id").notNull(),
  at: time("at").notNull(),
  kind: text("kind").$type<HistoryKind>().notNull(),
  amountCents: integer("amount_cents"),
  currency: text("currency").$type<Currency>(),
  status: text("status").$type<WorkStatus>(),
  reason: text("reason").notNull().default(""),
  /** Of a suggested price. */
  formulaVersion: integer("formula_version"),
});
export type HistoryRow = typeof priceHistory.$inferSelect;

/**
 * Every price that was asked for a work while it was on offer, with what the work was then; triggers write it (decision
 * 079). The key is all columns but the last two.
 */
export const offeredPrices = sqliteTable(
  "offered_prices",
  {
    userId: text("user_id").notNull(),
    /** A work, or a soft-deleted one. */
    artworkId: text("artwork_id").notNull(),
    medium: text("medium").$type<Medium>().notNull(),
    widthInches: real("width_inches").notNull(),
    heightInches: real("height_inches").notNull(),
    support: text("support").$type<Support>().notNull(),
    materialsCostCents: integer("materials_cost_cents").notNull(),
    hoursSpent: real("hours_spent").notNull(),
    framed: flag("framed").notNull(),
    framingCents: integer("framing_cents").notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    /** When it was first asked. */
    at: time("at").notNull(),
    /** Whether a price was lowered below it with a reason. */
    withdrawn: flag("withdrawn").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.userId,
        table.artworkId,
        table.medium,
        table.widthInches,
        table.heightInches,
        table.support,
        table.materialsCostCents,
        table.hoursSpent,
        table.framed,
        table.framingCents,
        table.amountCents,
        table.currency,
      ],
    }),
  ],
);

export const artworkSaves = sqliteTable(
  "artwork_saves",
  {
    userId: text("user_id").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    requestHash: text("request_hash").notNull(),
    artworkId: text("artwork_id").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.idempotencyKey] })],
);

export const feedback = sqliteTable("feedback", {
  id: text("id").primaryKey(),
  /** Null, as the email is, once the author has deleted their profile. */
  userId: text("user_id"),
  email: text("email"),
  type: text("type").$type<FeedbackType>().notNull(),
  subject: text("subject").notNull(),
  message: text("message").notNull(),
  status: text("status").$type<FeedbackStatus>().notNull().default("new"),
  adminNotes: text("admin_notes").notNull().default(""),
  idempotencyKey: text("idempotency_key"),
  createdAt: time("created_at").notNull(),
});
export type FeedbackRow = typeof feedback.$inferSelect;
