import type { Invoice } from "#schema/sales/invoice.ts";

/** The state that is shown first of an invoice. */
type InvoiceState =
  | { readonly kind: "credit-note" | "credited"; readonly number: string }
  | { readonly kind: "paid"; readonly day: string; readonly method: string }
  | { readonly kind: "overdue" | "due"; readonly day: string }
  | { readonly kind: "settled" | "unpaid" };

/** `today` is an ISO day: on its due day an invoice is not overdue yet. */
export function invoiceState(
  { credits, creditedBy, payment, content }: Invoice,
  today: string,
): InvoiceState {
  if (credits) return { kind: "credit-note", number: credits.number };
  if (creditedBy) return { kind: "credited", number: creditedBy.number };
  if (payment) return { kind: "paid", day: payment.paidOn, method: payment.method };
  if (content.balanceCents <= 0) return { kind: "settled" };
  if (content.dueOn === null) return { kind: "unpaid" };
  return { kind: content.dueOn < today ? "overdue" : "due", day: content.dueOn };
}

/** Whether it holds: it is neither a credit note nor taken back by one. */
export function isHolding({ credits, creditedBy }: Pick<Invoice, "credits" | "creditedBy">) {
  return credits === null && creditedBy === null;
}

/** Whether nothing is left to be paid: it is marked as paid, or the deposit covers it. */
export function isPaid({ payment, content }: Invoice): boolean {
  return payment !== null || content.balanceCents <= 0;
}

/** What is still to be paid by currency, over the invoices that hold, and on how many of them. */
export function unpaidSums(invoices: readonly Invoice[]) {
  const unpaid = invoices.filter((invoice) => isHolding(invoice) && !isPaid(invoice));
  const byCurrency = Map.groupBy(unpaid, ({ content }) => content.currency);
  return {
    count: unpaid.length,
    sums: [...byCurrency].map(([currency, ofCurrency]) => ({
      currency,
      cents: ofCurrency.reduce((sum, { content }) => sum + content.balanceCents, 0),
    })),
  };
}
