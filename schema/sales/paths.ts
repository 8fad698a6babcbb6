/** The URL contract of sales, invoices and documents, apart from `apiPaths`, which the first view loads. */
export const salesPaths = {
  sale: "/api/sales/:id",
  business: "/api/business",
  invoices: "/api/invoices",
  invoicePayment: "/api/invoices/:id/payment",
  creditNote: "/api/invoices/:id/credit-note",
  documents: "/api/documents",
  documentPicture: "/api/documents/:id/pictures/:artworkId",
} as const;

/** Completes a sale: its buyer, where it was delivered, the rate of its day. */
export function salePath(id: string): string {
  return salesPaths.sale.replace(":id", encodeURIComponent(id));
}

/** When and how an invoice was paid. */
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
