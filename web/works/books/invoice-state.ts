import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Cents } from "#schema/money.ts";
import { invoiceSums, lastPayment } from "#schema/sales/payments.ts";

/** The state that is shown first of an invoice. */
type InvoiceState =
  | { readonly kind: "credit-note"; readonly number: string }
  | { readonly kind: "credited"; readonly number: string; readonly toRefundCents: Cents }
  | { readonly kind: "paid"; readonly day: string; readonly method: string }
  | { readonly kind: "overdue" | "due" | "open"; readonly cents: Cents; readonly day: string }
  | { readonly kind: "settled" };

/** `today` is an ISO day: on its due day an invoice is not overdue yet. */
export function invoiceState(invoice: Invoice, today: string): InvoiceState {
  const { credits, creditedBy, openCents, toRefundCents, issuedOn, content } = invoice;
  if (credits) return { kind: "credit-note", number: credits.number };
  if (creditedBy) return { kind: "credited", number: creditedBy.number, toRefundCents };
  if (isPaid(invoice)) {
    const last = lastPayment(invoice.payments);
    return last ? { kind: "paid", day: last.date, method: last.method } : { kind: "settled" };
  }
  const { dueOn } = content;
  const { since, isOverdue } = openSince({ issuedOn, dueOn }, today);
  if (isOverdue) return { kind: "overdue", cents: openCents, day: since };
  if (dueOn !== null) return { kind: "due", cents: openCents, day: dueOn };
  return { kind: "open", cents: openCents, day: since };
}

/** Since when an invoice is open: since the day on which it was due once that is over, before and without one since its issue. */
export function openSince(
  { issuedOn, dueOn }: { readonly issuedOn: string; readonly dueOn: string | null },
  today: string,
): { since: string; isOverdue: boolean } {
  const isOverdue = dueOn !== null && dueOn < today;
  return { since: isOverdue ? dueOn : issuedOn, isOverdue };
}

/** Whether it holds: it is neither a credit note nor taken back by one. */
export function isHolding({ credits, creditedBy }: Pick<Invoice, "credits" | "creditedBy">) {
  return credits === null && creditedBy === null;
}

/** Whether nothing is left to be paid. */
export function isPaid({ openCents }: Pick<Invoice, "openCents">): boolean {
  return openCents <= 0;
}

/** Whether the whole was paid, also of an invoice that was taken back since, refunded or not. */
export function wasPaid(invoice: Invoice): boolean {
  if (isHolding(invoice)) return isPaid(invoice);
  const { totalCents, depositCents } = invoice.content;
  const payments = invoice.payments.filter(({ kind }) => kind === "payment");
  return invoiceSums({ totalCents, depositCents, state: "holding" }, payments).openCents <= 0;
}

/** What can be done with the payments of an invoice: one be entered, a refund, or those that were entered be seen. */
export function paymentAction(invoice: Invoice): "pay" | "refund" | "see" | null {
  if (invoice.openCents > 0) return "pay";
  if (invoice.toRefundCents > 0) return "refund";
  return invoice.payments.length > 0 ? "see" : null;
}

/** What is still to be paid by currency, over the invoices that hold, and on how many of them. */
export function unpaidSums(invoices: readonly Invoice[]) {
  const unpaid = invoices.filter((invoice) => isHolding(invoice) && !isPaid(invoice));
  const byCurrency = Map.groupBy(unpaid, ({ content }) => content.currency);
  return {
    count: unpaid.length,
    sums: [...byCurrency].map(([currency, ofCurrency]) => ({
      currency,
      cents: ofCurrency.reduce((sum, { openCents }) => sum + openCents, 0),
    })),
  };
}
