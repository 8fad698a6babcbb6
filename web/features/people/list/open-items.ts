import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Currency } from "#schema/currency.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Cents } from "#schema/money.ts";
import { invoiceState } from "#web/works/books/invoice-state.ts";
import type { Dealings } from "../dealings.ts";

/** Something that is not settled with a person. Days are ISO. */
export type OpenItem =
  | {
      readonly kind: "overdue" | "due" | "open";
      readonly number: string;
      readonly cents: Cents;
      readonly currency: Currency;
      readonly day: string;
    }
  | { readonly kind: "hold"; readonly work: Artwork; readonly until: string | null }
  | { readonly kind: "dueBack"; readonly work: Artwork; readonly day: string };

/** What is open with a person on a day: overdue invoices, other unpaid ones, holds, then works that are due back. */
export function openItems(
  { invoices, held, consigned }: Pick<Dealings, "invoices" | "held" | "consigned">,
  today: string,
): OpenItem[] {
  const unpaid = invoices.flatMap((invoice) => unpaidItem(invoice, today));
  return [
    ...unpaid.filter(({ kind }) => kind === "overdue"),
    ...unpaid.filter(({ kind }) => kind !== "overdue"),
    ...held.map((work) => ({
      kind: "hold" as const,
      work,
      until: work.statusDetails.until,
    })),
    ...consigned.flatMap((work) => {
      const { dueBack } = work.statusDetails;
      return dueBack === null ? [] : [{ kind: "dueBack" as const, work, day: dueBack }];
    }),
  ];
}

function unpaidItem(invoice: Invoice, today: string): OpenItem[] {
  const state = invoiceState(invoice, today);
  if (state.kind !== "overdue" && state.kind !== "due" && state.kind !== "open") return [];
  const { kind, cents, day } = state;
  return [{ kind, number: invoice.number, cents, currency: invoice.content.currency, day }];
}
