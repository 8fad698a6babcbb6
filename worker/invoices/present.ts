import type { Invoice } from "#schema/sales/invoice.ts";
import { invoiceNumber } from "#schema/sales/invoice-number.ts";
import type { InvoiceRow } from "#worker/db/document-tables.ts";

/** Invoices and credit notes in a response. Which one credits which is read from the rows themselves. */
export function presentInvoices(rows: readonly InvoiceRow[]): Invoice[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const creditOf = new Map(rows.map((row) => [row.creditsId, row]));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    number: numberOf(row),
    issuedOn: row.issuedOn,
    credits: row.creditsId === null ? null : reference(byId.get(row.creditsId)),
    creditedBy: row.kind === "invoice" ? reference(creditOf.get(row.id)) : null,
    payment: row.paidOn === null ? null : { paidOn: row.paidOn, method: row.paymentMethod ?? "" },
    reason: row.reason,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The row of this id in a response. The rows also contain the one that it credits, or that credits it. */
export function presentInvoice(id: string, rows: readonly InvoiceRow[]): Invoice {
  const presented = presentInvoices(rows).find((invoice) => invoice.id === id);
  if (presented === undefined) throw new Error("The invoice is not among the rows.");
  return presented;
}

/** Such as `2026-007`. */
export function numberOf({ year, sequence }: InvoiceRow): string {
  return invoiceNumber(year, sequence);
}

function reference(row: InvoiceRow | undefined): Invoice["credits"] {
  return row === undefined ? null : { id: row.id, number: numberOf(row) };
}
