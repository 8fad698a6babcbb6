import type { Invoice, InvoicePayment } from "#schema/invoices/invoice.ts";
import { invoiceNumber } from "#schema/sales/invoice-number.ts";
import { invoiceSums, lastPayment } from "#schema/sales/payments.ts";
import type { InvoiceRow } from "#worker/db/document-tables.ts";
import type { PaidInvoiceRow, PaymentOfInvoice } from "./shared-sql.ts";

/** Invoices and credit notes in a response. Which one credits which is read from the rows themselves. */
export function presentInvoices(rows: readonly PaidInvoiceRow[]): Invoice[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const creditOf = new Map(rows.map((row) => [row.creditsId, row]));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    number: numberOf(row),
    issuedOn: row.issuedOn,
    credits: row.creditsId === null ? null : reference(byId.get(row.creditsId)),
    creditedBy: row.kind === "invoice" ? reference(creditOf.get(row.id)) : null,
    ...presentSums(row, creditOf.has(row.id)),
    payments: row.payments.map(presentPayment),
    payment: wholePayment(row),
    reason: row.reason,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The row of this id in a response. The rows also contain the one that it credits, or that credits it. */
export function presentInvoice(id: string, rows: readonly PaidInvoiceRow[]): Invoice {
  const presented = presentInvoices(rows).find((invoice) => invoice.id === id);
  if (presented === undefined) throw new Error("The invoice is not among the rows.");
  return presented;
}

/** The same in the data export, with when each payment was entered. */
export function exportInvoices(rows: readonly PaidInvoiceRow[]) {
  const payments = new Map(rows.map((row) => [row.id, row.payments]));
  return presentInvoices(rows).map((invoice) => ({
    ...invoice,
    payments: (payments.get(invoice.id) ?? []).map((payment) => ({
      ...presentPayment(payment),
      createdAt: payment.createdAt.toISOString(),
    })),
  }));
}

/** What is paid, open and to be refunded of an invoice; the rows also contain the one that credits it. */
export function sumsOf(row: PaidInvoiceRow, rows: readonly PaidInvoiceRow[]) {
  return invoiceSumsOf(
    row,
    rows.some(({ creditsId }) => creditsId === row.id),
  );
}

function invoiceSumsOf({ kind, content, payments }: PaidInvoiceRow, isCredited: boolean) {
  const { totalCents, depositCents } = content;
  const ofInvoice = isCredited ? "credited" : "holding";
  const state = kind === "credit-note" ? kind : ofInvoice;
  return invoiceSums({ totalCents, depositCents, state }, payments);
}

function presentSums(row: PaidInvoiceRow, isCredited: boolean) {
  const { openCents, toRefundCents } = invoiceSumsOf(row, isCredited);
  return { openCents, toRefundCents };
}

function presentPayment(payment: PaymentOfInvoice): InvoicePayment {
  const { id, date, amountCents, method, kind, reversedAt } = payment;
  return { id, date, amountCents, method, kind, reversedAt: reversedAt?.toISOString() ?? null };
}

/** What was stored as the payment before there were parts: the last one of an invoice that is paid in whole. */
function wholePayment(row: PaidInvoiceRow): Invoice["payment"] {
  const last = lastPayment(row.payments);
  if (last === null || invoiceSumsOf(row, false).openCents > 0) return null;
  return { paidOn: last.date, method: last.method };
}

/** Such as `2026-007`. */
export function numberOf({ year, sequence }: InvoiceRow): string {
  return invoiceNumber(year, sequence);
}

function reference(row: InvoiceRow | undefined): Invoice["credits"] {
  return row === undefined ? null : { id: row.id, number: numberOf(row) };
}
