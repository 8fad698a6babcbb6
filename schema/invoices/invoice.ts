import * as v from "valibot";
import { invoiceContentSchema } from "#schema/documents/content.ts";
import { paymentKinds } from "#schema/sales/payments.ts";

const invoiceKinds = ["invoice", "credit-note"] as const;

/** What was paid of an invoice, or paid back, in whole cents of its currency. It counts until it is reversed. */
export const invoicePaymentSchema = v.object({
  id: v.string(),
  /** An ISO day. */
  date: v.string(),
  amountCents: v.number(),
  /** Empty where it is not stated. */
  method: v.string(),
  kind: v.picklist(paymentKinds),
  reversedAt: v.nullable(v.string()),
});
export type InvoicePayment = v.InferOutput<typeof invoicePaymentSchema>;

/**
 * An invoice or credit note as the API answers it (price list, section 4). `content` is frozen; only what is paid
 * changes. Both kinds share the year's numbers.
 */
export const invoiceSchema = v.object({
  id: v.string(),
  kind: v.picklist(invoiceKinds),
  number: v.string(),
  issuedOn: v.string(),
  /** The invoice that a credit note takes back. */
  credits: v.nullable(v.object({ id: v.string(), number: v.string() })),
  /** The credit note that took an invoice back. */
  creditedBy: v.nullable(v.object({ id: v.string(), number: v.string() })),
  /** What is still to be paid: 0 for a credit note and for an invoice that was taken back (`invoiceSums`). */
  openCents: v.number(),
  /** What was paid of an invoice that was taken back since, less what was paid back. */
  toRefundCents: v.number(),
  /** Those that were reversed too, by day. */
  payments: v.array(invoicePaymentSchema),
  /** The last payment once the whole is paid, for the application of the previous release; null before. */
  payment: v.nullable(v.object({ paidOn: v.string(), method: v.string() })),
  /** Why a credit note takes the invoice back, as the artist says it; empty without one. It is not printed. */
  reason: v.string(),
  content: invoiceContentSchema,
  createdAt: v.string(),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;

/** The answer of `GET /api/invoices`: invoices and credit notes, newest first. */
export const invoicesSchema = v.array(invoiceSchema);
