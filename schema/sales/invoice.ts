import * as v from "valibot";
import { invoiceContentSchema } from "../documents/content.ts";

const invoiceKinds = ["invoice", "credit-note"] as const;

/**
 * An invoice or credit note as the API answers it (price list, section 4). `content` is frozen; only the payment
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
  /** Null while it is unpaid. */
  payment: v.nullable(v.object({ paidOn: v.string(), method: v.string() })),
  /** Why a credit note takes the invoice back, as the artist says it; empty without one. It is not printed. */
  reason: v.string(),
  content: invoiceContentSchema,
  createdAt: v.string(),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;

/** The answer of `GET /api/invoices`: invoices and credit notes, newest first. */
export const invoicesSchema = v.array(invoiceSchema);
