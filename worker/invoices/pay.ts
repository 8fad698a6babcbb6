import type { Invoice } from "#schema/invoices/invoice.ts";
import type { InvoicePaymentInput, PaymentInput } from "#schema/invoices/invoice-input.ts";
import type { VerbContext } from "#worker/context.ts";
import { type AppError, notFound } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { requireTodayOrEarlier } from "#worker/http/validation.ts";
import { requireHolding } from "./credit.ts";
import { insertPayment, payWhole, reverseAll, reversePayment } from "./payment-queries.ts";
import { presentInvoice, sumsOf } from "./present.ts";
import {
  notAnInvoice,
  nothingOpen,
  nothingPaid,
  overpaid,
  refundedAbovePaid,
  refundedFrom,
  refundPaidSince,
} from "./refusals.ts";
import type { PaidInvoiceRow } from "./shared-sql.ts";

/** A payment or refund of the artist's invoice `id`. */
interface PaymentRequest {
  readonly id: string;
  readonly input: PaymentInput;
  readonly idempotencyKey: string | null;
}

/**
 * Enters a payment of at most what is open of an invoice, or a refund of at most what was paid (price list, section 4),
 * in whole cents of the invoice's currency. A request that is repeated with its idempotency key is entered once.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT with a sentence that says the sum.
 */
export async function enterPayment(
  { db, artist, now }: VerbContext,
  { id, input, idempotencyKey }: PaymentRequest,
): Promise<Invoice> {
  requireTodayOrEarlier("date", input.date, now);
  const requestHash = await hashRequest(idempotencyKey, ["payment", id, input]);
  const { isWritten, invoices, earlier } = await insertPayment(db, {
    id: crypto.randomUUID(),
    userId: artist.id,
    invoiceId: id,
    ...input,
    reversedAt: null,
    idempotencyKey,
    requestHash,
    createdAt: now,
  });
  if (!isWritten && requireSameRequest(earlier, requestHash, "another payment") === null) {
    throw refusalOfPayment(invoices, id, input);
  }
  return presentInvoice(id, invoices);
}

function refusalOfPayment(
  rows: readonly PaidInvoiceRow[],
  id: string,
  { kind }: PaymentInput,
): AppError {
  const invoice = kind === "payment" ? requireHolding(rows, id) : requireInvoice(rows, id);
  const { paidCents, openCents } = sumsOf(invoice, rows);
  const { currency } = invoice.content;
  if (kind === "payment") return openCents > 0 ? overpaid(openCents, currency) : nothingOpen();
  return paidCents > 0 ? refundedAbovePaid(paidCents, currency) : nothingPaid();
}

/**
 * Reverses a payment or refund of the artist's invoice `id`, once; one that is reversed already stays so.
 * @throws AppError NOT_FOUND, or CONFLICT when a refund or a later payment depends on it.
 */
export async function undoPayment(
  { db, artist, now }: VerbContext,
  { id, paymentId }: { readonly id: string; readonly paymentId: string },
): Promise<Invoice> {
  const request = { id: paymentId, invoiceId: id };
  const { isWritten, invoices } = await reversePayment(db, artist.id, request, now);
  const payment = requireInvoice(invoices, id).payments.find((one) => one.id === paymentId);
  if (payment === undefined) throw notFound();
  if (!isWritten && payment.reversedAt === null) {
    throw payment.kind === "payment" ? refundedFrom() : refundPaidSince();
  }
  return presentInvoice(id, invoices);
}

/**
 * Says when and how all that is open of the artist's invoice `id` was paid, or with null that nothing was, as the
 * application of the previous release does.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT for a credit note and an invoice that was credited.
 */
export async function payInvoice(
  { db, artist, now }: VerbContext,
  { id, payment }: { readonly id: string; readonly payment: InvoicePaymentInput },
): Promise<Invoice> {
  if (payment !== null) requireTodayOrEarlier("paidOn", payment.paidOn, now);
  const invoices =
    payment === null
      ? await reverseAll(db, artist.id, id, now)
      : await payWhole(db, {
          id: crypto.randomUUID(),
          userId: artist.id,
          invoiceId: id,
          date: payment.paidOn,
          method: payment.method,
          createdAt: now,
        });
  requireHolding(invoices, id);
  return presentInvoice(id, invoices);
}

/** @throws AppError NOT_FOUND, or CONFLICT for a credit note. */
function requireInvoice(rows: readonly PaidInvoiceRow[], id: string): PaidInvoiceRow {
  const invoice = rows.find((row) => row.id === id);
  if (invoice === undefined) throw notFound();
  if (invoice.kind !== "invoice") throw notAnInvoice();
  return invoice;
}
