import { addDays, addMonths } from "#schema/days.ts";
import { linkLimits } from "#schema/links/link.ts";
import { lastPayment } from "#schema/sales/payments.ts";
import type { LinkRow } from "#worker/db/link-tables.ts";
import { sumsOf } from "#worker/invoices/present.ts";
import type { PaidInvoiceRow } from "#worker/invoices/shared-sql.ts";

const monthsOfYear = 12;

/** The day on which nothing was left to be paid of an invoice: its last payment, or its credit note; null before. */
function settledOn(invoice: PaidInvoiceRow, rows: readonly PaidInvoiceRow[]): string | null {
  const credit = rows.find(({ creditsId }) => creditsId === invoice.id);
  if (credit !== undefined) return credit.issuedOn;
  if (sumsOf(invoice, rows).openCents > 0) return null;
  return lastPayment(invoice.payments)?.date ?? invoice.issuedOn;
}

/**
 * The last day on which a link opens (people, section 4); null for none. That of an invoice is a year after it was settled
 * unless the artist chose one. `rows` also contain what credits the invoice.
 */
export function lastDayOf(
  { kind, endsOn, invoiceId }: Pick<LinkRow, "kind" | "endsOn" | "invoiceId">,
  rows: readonly PaidInvoiceRow[],
): string | null {
  if (kind !== "invoice" || endsOn !== null) return endsOn;
  const invoice = rows.find(({ id }) => id === invoiceId);
  const settled = invoice ? settledOn(invoice, rows) : null;
  return settled && addMonths(settled, linkLimits.invoiceYears * monthsOfYear);
}

/** The end of a room of which nothing is said. */
export function roomEnd(today: string): string {
  return addDays(today, linkLimits.roomDays);
}
