import type { IssuedDocument } from "#schema/documents/issued.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Sale } from "#schema/sales/sale.ts";

export interface Books {
  readonly sales: readonly Pick<Sale, "buyer">[];
  readonly invoices: readonly Pick<Invoice, "kind">[];
  readonly documents: readonly Pick<IssuedDocument, "kind">[];
}

export const bookParts = [
  "sales",
  "invoices",
  "creditNotes",
  "certificates",
  "consignmentLists",
  "buyers",
] as const;
type BookPart = (typeof bookParts)[number];

/** How much there is of each part of an artist's books; a buyer of several works is one. */
export function countBooks({ sales, invoices, documents }: Books): Record<BookPart, number> {
  const invoicesOf = (kind: Invoice["kind"]) => invoices.filter((one) => one.kind === kind).length;
  const documentsOf = (kind: IssuedDocument["kind"]) =>
    documents.filter((one) => one.kind === kind).length;
  const buyers = sales.flatMap(({ buyer }) => (buyer ? [nameOf(buyer)] : []));
  return {
    sales: sales.length,
    invoices: invoicesOf("invoice"),
    creditNotes: invoicesOf("credit-note"),
    certificates: documentsOf("certificate"),
    consignmentLists: documentsOf("consignment"),
    buyers: new Set(buyers).size,
  };
}

function nameOf({ name, email }: NonNullable<Sale["buyer"]>): string {
  return `${name.trim().toLowerCase()} ${email.trim().toLowerCase()}`;
}
