import * as v from "valibot";
import { invoiceContentSchema } from "#schema/documents/content.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { creditNoteContent } from "#schema/invoices/invoice-content.ts";
import type { CreditNoteInput } from "#schema/invoices/invoice-input.ts";
import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { requireToday } from "#worker/documents/day-of-issue.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { hashRequest } from "#worker/http/idempotency-key.ts";
import { changedTaxes } from "#worker/sales/taxes.ts";
import { findCreditContext, insertCreditNote } from "./credit-queries.ts";
import { earlierIssue } from "./issue.ts";
import { numberOf, presentInvoice } from "./present.ts";
import { invoiceCredited, notAnInvoice } from "./refusals.ts";
import type { PaidInvoiceRow } from "./shared-sql.ts";

/** A request to take the artist's invoice `id` back. */
interface CreditRequest {
  readonly id: string;
  readonly input: CreditNoteInput;
  readonly idempotencyKey: string | null;
}

/**
 * Takes an invoice back by a credit note (price list, section 4): the same with every amount negated and the next number;
 * its sales can be invoiced again, with the taxes that today's registrations give them. A request that is repeated with its
 * idempotency key returns the credit note that the first one issued. A conflict is tried again once.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT.
 */
export async function creditInvoice(
  { db, artist, now }: VerbContext,
  { id, input, idempotencyKey }: CreditRequest,
): Promise<Invoice> {
  const requestHash = await hashRequest(idempotencyKey, ["credit-note", id, input]);
  const key = { idempotencyKey, requestHash };
  return retryOnceOrThrow(async () => {
    const context = await findCreditContext(db, artist.id, id, idempotencyKey);
    const repeated = earlierIssue(context.earlier, key);
    if (repeated) return repeated;
    const invoice = requireHolding(context.invoices, id);
    requireToday(input.issuedOn, now);
    const { business, sales } = context;
    const rates = new Map(sales.map((sale) => [sale.id, sale.cadRate]));
    const note = await insertCreditNote(
      db,
      {
        id: crypto.randomUUID(),
        userId: artist.id,
        year: Number(input.issuedOn.slice(0, 4)),
        issuedOn: input.issuedOn,
        creditsId: id,
        reason: input.reason ?? "",
        content: v.parse(invoiceContentSchema, creditNoteContent(invoice.content, rates)),
        paidOn: null,
        paymentMethod: null,
        ...key,
        createdAt: now,
      },
      { business, taxes: changedTaxes(sales, business?.registrations ?? []) },
    );
    return note && presentInvoice(note.id, [invoice, { ...note, payments: [] }]);
  }, conflict("This invoice has been changed elsewhere meanwhile. Try again."));
}

/**
 * The invoice of this id, which has not been credited.
 * @throws AppError NOT_FOUND, or CONFLICT.
 */
export function requireHolding(rows: readonly PaidInvoiceRow[], id: string): PaidInvoiceRow {
  const invoice = rows.find((row) => row.id === id);
  if (invoice === undefined) throw notFound();
  if (invoice.kind !== "invoice") throw notAnInvoice();
  const credit = rows.find(({ creditsId }) => creditsId === id);
  if (credit !== undefined) throw invoiceCredited(numberOf(credit));
  return invoice;
}
