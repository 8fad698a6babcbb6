import type { InvoiceContent, InvoiceLine } from "#schema/documents/content.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { creditNoteContent } from "#schema/invoices/invoice-content.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { Registration, TaxLine } from "#schema/sales/taxes.ts";
import { sampleArtist, sampleInvoice, sampleWork } from "./document-contents.ts";

/** Sales and documents as the API answers them, for tests of the ledger. */

export function bookedSale(changes: Partial<Sale> = {}): Sale {
  return {
    ...{ id: "s1", artworkId: "w1", artworkTitle: "Ebb", date: "2026-05-14" },
    ...{ priceCents: 100_000, discountCents: 0, currency: "CAD", cadRate: 1 },
    channel: {
      ...{ id: "studio", kind: "studio", name: "Studio", commission: 0 },
      ...{ percentageFee: 0, fixedFeeCents: 0, discountBorneBy: "artist", chargesTax: false },
    },
    ...{ commissionCents: 0, feeCents: 0, shippingCents: 0, netCents: 100_000 },
    ...{ personId: null, buyer: null, deliverTo: null, deliveredBy: null, handedOverIn: null },
    taxes: [],
    ...{ invoice: null, payment: null },
    ...{ returnedAt: null, returnedOn: null, createdAt: "2026-05-14T12:00:00.000Z" },
    ...changes,
  };
}

interface OtherLine {
  readonly description: string;
  readonly priceCents: number;
  readonly taxes: readonly TaxLine[];
}

interface DocumentFacts {
  readonly kind?: Invoice["kind"];
  readonly number: string;
  readonly issuedOn: string;
  readonly registrations?: readonly Registration[];
}

/** An invoice of sales and other lines, or the credit note that takes such a one back. */
export function documented(
  sales: readonly Sale[],
  others: readonly OtherLine[],
  { kind = "invoice", number, issuedOn, registrations = [] }: DocumentFacts,
): Invoice {
  const lines = [
    ...sales.map(lineOf),
    ...others.map(({ taxes, ...other }) => ({
      ...{ saleId: null, work: null, discountCents: 0, taxes: [...taxes] },
      ...other,
    })),
  ];
  const sum = (of: (line: InvoiceLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const subtotalCents = sum(({ priceCents, discountCents }) => priceCents - discountCents);
  const taxCents = sum(({ taxes }) => taxes.reduce((total, { cents }) => total + cents, 0));
  const artist = {
    ...sampleArtist,
    business: {
      ...sampleArtist.business,
      registrations: registrations.map((one) => ({ ...one, number: "" })),
    },
  };
  const content: Partial<InvoiceContent> = {
    ...{ lines, artist, currency: sales[0]?.currency ?? "CAD", subtotalCents },
    ...{ totalCents: subtotalCents + taxCents, balanceCents: subtotalCents + taxCents },
  };
  const invoice = sampleInvoice(content, {
    ...{ id: number, number, issuedOn, kind, payment: null },
    createdAt: `${issuedOn}T12:00:00.000Z`,
  });
  if (kind === "invoice") return invoice;
  return { ...invoice, content: creditNoteContent(invoice.content) };
}

function lineOf(sale: Sale): InvoiceLine {
  const { id, priceCents, discountCents, date, commissionCents, feeCents, shippingCents } = sale;
  return {
    saleId: id,
    work: sampleWork({ artworkId: sale.artworkId, title: sale.artworkTitle }),
    ...{ description: "", priceCents, discountCents, taxes: sale.taxes ?? [] },
    sold: {
      ...{ date, commissionCents, feeCents, shippingCents },
      ...{ chargesTax: sale.channel.chargesTax, cadRate: sale.cadRate },
    },
  };
}
