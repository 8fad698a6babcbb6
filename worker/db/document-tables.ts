import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PictureType } from "#schema/artworks/pictures.ts";
import type { InvoiceContent } from "#schema/documents/content.ts";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import type { Invoice, InvoicePayment } from "#schema/invoices/invoice.ts";
import { time } from "./columns.ts";

/** The tables of issued documents, as the migrations create them; `tables.test.ts` compares the two. */

/** Invoices and credit notes; triggers refuse any change (decision 048). */
export const invoices = sqliteTable("invoices", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  kind: text("kind").$type<Invoice["kind"]>().notNull(),
  year: integer("year").notNull(),
  /** Of the artist and year, without gaps; credit notes have theirs of the same sequence. */
  sequence: integer("sequence").notNull(),
  issuedOn: text("issued_on").notNull(),
  /** The invoice that a credit note takes back; null for an invoice. */
  creditsId: text("credits_id"),
  /** Why it is taken back, which is not printed. */
  reason: text("reason").notNull(),
  content: text("content", { mode: "json" }).$type<InvoiceContent>().notNull(),
  /** Of the previous Worker only, as the method is: payments are in `invoice_payments` (decision 068). */
  paidOn: text("paid_on"),
  paymentMethod: text("payment_method"),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  createdAt: time("created_at").notNull(),
  /** Whose sales it is of, when it was issued; a trigger sets it. */
  personId: text("person_id"),
});
export type InvoiceRow = typeof invoices.$inferSelect;

/** Payments and refunds of invoices; triggers refuse any change but one reversal (decision 068). */
export const invoicePayments = sqliteTable("invoice_payments", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  invoiceId: text("invoice_id").notNull(),
  date: text("date").notNull(),
  amountCents: integer("amount_cents").notNull(),
  method: text("method").notNull(),
  kind: text("kind").$type<InvoicePayment["kind"]>().notNull(),
  /** Null while it counts. */
  reversedAt: time("reversed_at"),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  createdAt: time("created_at").notNull(),
});
export type InvoicePaymentRow = typeof invoicePayments.$inferSelect;

/** Certificates and consignment lists; triggers refuse any change. */
export const issuedDocuments = sqliteTable("issued_documents", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  kind: text("kind").$type<IssuedDocument["kind"]>().notNull(),
  issuedOn: text("issued_on").notNull(),
  content: text("content", { mode: "json" }).$type<IssuedDocument["content"]>().notNull(),
  idempotencyKey: text("idempotency_key"),
  requestHash: text("request_hash"),
  createdAt: time("created_at").notNull(),
});
export type IssuedDocumentRow = typeof issuedDocuments.$inferSelect;

/** The works that a document of either table names, with the copy of each one's picture; null without a picture. */
export const documentWorks = sqliteTable(
  "document_works",
  {
    userId: text("user_id").notNull(),
    documentId: text("document_id").notNull(),
    artworkId: text("artwork_id").notNull(),
    pictureKey: text("picture_key"),
    pictureType: text("picture_type").$type<PictureType>(),
    pictureHash: text("picture_hash"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.documentId, table.artworkId] })],
);
export type DocumentWorkRow = typeof documentWorks.$inferSelect;
