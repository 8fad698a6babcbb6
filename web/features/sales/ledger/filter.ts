import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { BookedEntry } from "#web/works/books/booked-entries.ts";
import { wasPaid } from "#web/works/books/invoice-state.ts";

export const taxChoices = ["taxed", "untaxed", "unknown"] as const;
type TaxChoice = (typeof taxChoices)[number];

export const paymentChoices = ["paid", "unpaid", "not-invoiced"] as const;
export type PaymentChoice = (typeof paymentChoices)[number];

/** Whether the invoice of an entry is paid. */
export type PaymentOf = (entry: Pick<BookedEntry, "document">) => PaymentChoice;

/** That of a credit note is that of the invoice which it takes back. */
export function paymentsBy(invoices: readonly Invoice[]): PaymentOf {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return ({ document }) => {
    if (document === null) return "not-invoiced";
    return wasPaid(byId.get(document.credits?.id ?? "") ?? document) ? "paid" : "unpaid";
  };
}

/** Null where it leaves all entries. */
export interface LedgerFilter {
  readonly channelId: string | null;
  readonly year: string | null;
  readonly tax: TaxChoice | null;
  readonly payment: PaymentChoice | null;
}

export const noFilter: LedgerFilter = { channelId: null, year: null, tax: null, payment: null };

export function filterEntries(
  booked: readonly BookedEntry[],
  filter: LedgerFilter,
  paymentOf: PaymentOf,
): BookedEntry[] {
  return booked.filter(
    (each) =>
      (filter.channelId === null || each.channel?.id === filter.channelId) &&
      (filter.year === null || each.date.startsWith(`${filter.year}-`)) &&
      (filter.tax === null || taxOf(each) === filter.tax) &&
      (filter.payment === null || paymentOf(each) === filter.payment),
  );
}

/** Whether the artist charged a tax; an export that is zero-rated has none. */
function taxOf({ entry }: BookedEntry): TaxChoice {
  if (entry.untaxed === "not-known") return "unknown";
  return entry.taxedBy === "artist" ? "taxed" : "untaxed";
}

/** The years of the entries, the newest first. */
export function yearsOf(booked: readonly BookedEntry[]): string[] {
  const years = new Set(booked.map(({ date }) => date.slice(0, 4)));
  return [...years].toSorted().toReversed();
}

/** The channels of the entries, each by the name that it has in its newest one. */
export function channelsOf(booked: readonly BookedEntry[]): Sale["channel"][] {
  const channels = new Map<string, Sale["channel"]>();
  for (const { channel } of booked) {
    if (channel !== null && !channels.has(channel.id)) channels.set(channel.id, channel);
  }
  return [...channels.values()];
}
