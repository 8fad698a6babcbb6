/** The URL contract of sales, invoices and documents, apart from `apiPaths`, which the first view loads. */
export const salesPaths = {
  sale: "/api/sales/:id",
  business: "/api/business",
  invoices: "/api/invoices",
  invoicePayments: "/api/invoices/:id/payments",
  paymentReversal: "/api/invoices/:id/payments/:paymentId/reverse",
  invoicePayment: "/api/invoices/:id/payment",
  creditNote: "/api/invoices/:id/credit-note",
  documents: "/api/documents",
  documentPicture: "/api/documents/:id/pictures/:artworkId",
} as const;

/** Completes a sale: its buyer, where it was delivered, the rate of its day. */
export function salePath(id: string): string {
  return salesPaths.sale.replace(":id", encodeURIComponent(id));
}

/** What was paid of an invoice, or paid back, in parts. */
export function invoicePaymentsPath(id: string): string {
  return salesPaths.invoicePayments.replace(":id", encodeURIComponent(id));
}

/** Reverses a payment or refund that was entered by mistake. */
export function paymentReversalPath(id: string, paymentId: string): string {
  return salesPaths.paymentReversal
    .replace(":id", encodeURIComponent(id))
    .replace(":paymentId", encodeURIComponent(paymentId));
}

/** Of the previous release: when and how the whole of an invoice was paid. */
export function invoicePaymentPath(id: string): string {
  return salesPaths.invoicePayment.replace(":id", encodeURIComponent(id));
}

/** Takes an invoice back. */
export function creditNotePath(id: string): string {
  return salesPaths.creditNote.replace(":id", encodeURIComponent(id));
}

/** The picture of a work as it was when an invoice or another document was issued. */
export function documentPicturePath(id: string, artworkId: string): string {
  return salesPaths.documentPicture
    .replace(":id", encodeURIComponent(id))
    .replace(":artworkId", encodeURIComponent(artworkId));
}
