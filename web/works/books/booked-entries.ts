import type { Business } from "#schema/business/business.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { type LedgerEntry, ledgerEntries } from "#schema/sales/ledger.ts";
import type { Sale } from "#schema/sales/sale.ts";

/** An entry of the ledger with what is shown of it. */
export interface BookedEntry {
  readonly key: string;
  /** ISO day. */
  readonly date: string;
  readonly entry: LedgerEntry;
  /** Null for what an invoice charges beside its sales. */
  readonly sale: Sale | null;
  /** Of its sale, or of the first sale on its invoice. */
  readonly channel: Sale["channel"] | null;
  readonly buyer: Sale["buyer"];
  /** The invoice or credit note that it is on. */
  readonly document: Invoice | null;
  /** Whether it is the newest entry that sells its sale. */
  readonly isNewest: boolean;
}

/** The entries of the ledger, newest first. */
export function bookedEntries({
  sales,
  invoices,
  business,
}: {
  readonly sales: readonly Sale[];
  readonly invoices: readonly Invoice[];
  /** Undefined while the details are not fetched. */
  readonly business: Pick<Business, "registrations"> | undefined;
}): BookedEntry[] {
  const saleOf = new Map(sales.map((sale) => [sale.id, sale]));
  const documentOf = new Map(invoices.map((invoice) => [invoice.number, invoice]));
  const counts = new Map<string, number>();
  const sold = new Set<string>();
  const entries = ledgerEntries({
    sales,
    invoices,
    ...(business && { registrations: business.registrations }),
  });
  return entries.map((entry) => {
    const { kind, saleId, invoiceNumber } = entry;
    const sale = saleOf.get(saleId ?? "") ?? null;
    const document = documentOf.get(invoiceNumber ?? "") ?? null;
    const first = document?.content.lines.find((line) => line.saleId !== null);
    const booked = sale ?? saleOf.get(first?.saleId ?? "") ?? null;
    // A sale is the same entry once it is invoiced.
    const on = kind === "sale" ? null : invoiceNumber;
    const name = [kind, saleId, on, entry.description].join(" ");
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const isNewest = kind === "sale" && saleId !== null && !sold.has(saleId);
    if (isNewest) sold.add(saleId);
    return {
      key: `${name} ${count}`,
      date: entry.date,
      entry,
      sale,
      document,
      isNewest,
      channel: booked?.channel ?? null,
      buyer: document?.content.buyer ?? booked?.buyer ?? null,
    };
  });
}
