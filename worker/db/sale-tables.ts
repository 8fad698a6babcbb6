import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Business } from "#schema/business/business.ts";
import type { ChannelKind, SalesChannel } from "#schema/channels/channel.ts";
import type { Currency } from "#schema/currency.ts";
import type { Delivery, Sale } from "#schema/sales/sale.ts";
import { flag, time } from "./columns.ts";

/** The tables of sales, as the migrations create them; `tables.test.ts` compares the two. */

export const channels = sqliteTable(
  "channels",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    kind: text("kind").$type<ChannelKind>().notNull(),
    name: text("name"),
    commission: real("commission").notNull(),
    percentageFee: real("percentage_fee").notNull(),
    fixedFeeCents: integer("fixed_fee_cents").notNull(),
    discount: real("discount").notNull(),
    discountBorneBy: text("discount_borne_by").$type<SalesChannel["discountBorneBy"]>().notNull(),
    shippingCents: integer("shipping_cents").notNull(),
    chargesTax: flag("charges_tax").notNull().default(false),
    /** Whose gallery it is; null for other channels, and where nobody is named. */
    personId: text("person_id"),
    /** Whether it takes the buyer's money, and its days to pay; null where the artist has not said (`takesMoneyOf`). */
    takesMoney: flag("takes_money"),
    daysToPay: integer("days_to_pay"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
export type ChannelRow = typeof channels.$inferSelect;

/** The ledger: amounts in whole cents of the sale's currency, title and channel as they were at the sale. */
export const sales = sqliteTable("sales", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  artworkId: text("artwork_id").notNull(),
  artworkTitle: text("artwork_title").notNull(),
  date: text("date").notNull(),
  priceCents: integer("price_cents").notNull(),
  discountCents: integer("discount_cents").notNull(),
  currency: text("currency").$type<Currency>().notNull(),
  /** Canadian dollars for one unit of the currency; null where the day's rate was not known. */
  cadRate: real("cad_rate"),
  channelId: text("channel_id").notNull(),
  channelKind: text("channel_kind").$type<ChannelKind>().notNull(),
  channelName: text("channel_name"),
  commission: real("commission").notNull(),
  percentageFee: real("percentage_fee").notNull(),
  fixedFeeCents: integer("fixed_fee_cents").notNull(),
  discountBorneBy: text("discount_borne_by").$type<SalesChannel["discountBorneBy"]>().notNull(),
  commissionCents: integer("commission_cents").notNull(),
  feeCents: integer("fee_cents").notNull(),
  shippingCents: integer("shipping_cents").notNull(),
  netCents: integer("net_cents").notNull(),
  /** Null without a buyer, as the other columns of the buyer are. */
  buyerName: text("buyer_name"),
  buyerEmail: text("buyer_email"),
  buyerAddress: text("buyer_address"),
  buyerCountry: text("buyer_country"),
  buyerRegion: text("buyer_region"),
  deliveredBy: text("delivered_by").$type<Delivery>(),
  handedOverIn: text("handed_over_in"),
  /** Null while the work is sold. */
  returnedAt: time("returned_at"),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  createdAt: time("created_at").notNull(),
  /** Whether the channel charges the taxes itself. */
  chargesTax: flag("charges_tax").notNull().default(false),
  /** Null while it is not stated where the work was delivered. */
  taxes: text("taxes", { mode: "json" }).$type<NonNullable<Sale["taxes"]>>().default([]),
  /** The invoice that the sale is on, and its number; null without one, and once it is credited. */
  invoiceId: text("invoice_id"),
  invoiceNumber: text("invoice_number"),
  /** The day of the return, for the ledger; null while the work is sold. */
  returnedOn: text("returned_on"),
  /** When and how a sale without an invoice was paid; both are null where nothing is said. */
  paidOn: text("paid_on"),
  paymentMethod: text("payment_method"),
  /** The buyer; null without one. A trigger finds or makes the person of a buyer who is written without (decision 083). */
  personId: text("person_id"),
  /** Where the work was delivered; both are null where nothing is said. */
  deliverToCountry: text("deliver_to_country"),
  deliverToRegion: text("deliver_to_region"),
  /** Whether the channel takes the buyer's money; triggers say it, as the channel does (decision 089). */
  takesMoney: flag("takes_money").notNull().default(false),
  /** Whether it came in with a file: it counts as paid. */
  isImported: flag("is_imported").notNull().default(false),
  /** Whether payouts paid it in full and nothing that is open beside it; triggers take the mark away (decision 093). */
  isSettled: flag("is_settled").notNull().default(false),
});
export type SaleRow = typeof sales.$inferSelect;

/** What documents say about the artist. */
export const business = sqliteTable("business", {
  userId: text("user_id").primaryKey(),
  tradeName: text("trade_name").notNull(),
  phone: text("phone").notNull(),
  email: text("email").notNull(),
  street: text("street").notNull(),
  city: text("city").notNull(),
  region: text("region").notNull(),
  postalCode: text("postal_code").notNull(),
  country: text("country").notNull(),
  registrations: text("registrations", { mode: "json" })
    .$type<Business["registrations"]>()
    .notNull(),
  documentLanguage: text("document_language").$type<Business["documentLanguage"]>().notNull(),
  units: text("units").$type<Business["units"]>().notNull(),
  paper: text("paper").$type<Business["paper"]>().notNull(),
  /** Another random text after every change. */
  version: text("version").notNull(),
});
export type BusinessRow = typeof business.$inferSelect;
