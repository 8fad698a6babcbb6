import type { Invoice } from "./invoice.ts";
import type { Sale } from "./sale.ts";

interface CreditableInvoice extends Pick<Invoice, "creditedBy"> {
  readonly content: { readonly lines: readonly { readonly saleId: string | null }[] };
}

/**
 * The ids of the sales whose invoice was taken back by a credit note, and that are on no other one since: they do not
 * count until they are invoiced again (price list, section 4).
 */
export function creditedSales(
  sales: readonly Pick<Sale, "id" | "invoice">[],
  invoices: readonly CreditableInvoice[],
): Set<string> {
  const credited = new Set(
    invoices
      .filter(({ creditedBy }) => creditedBy !== null)
      .flatMap(({ content }) => content.lines.map(({ saleId }) => saleId)),
  );
  return new Set(
    sales.filter(({ id, invoice }) => invoice === null && credited.has(id)).map(({ id }) => id),
  );
}
