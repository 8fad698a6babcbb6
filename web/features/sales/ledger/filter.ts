import type { Invoice } from "#schema/sales/invoice.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { isPaid } from "../invoices/invoice-state.ts";
import type { SaleLine } from "../view.ts";

export const taxChoices = ["taxed", "untaxed", "unknown"] as const;
type TaxChoice = (typeof taxChoices)[number];

export const paymentChoices = ["paid", "unpaid", "not-invoiced"] as const;
export type PaymentChoice = (typeof paymentChoices)[number];

/** Whether the invoice of a sale is paid. */
export type PaymentOf = (sale: Pick<Sale, "invoice">) => PaymentChoice;

export function paymentsBy(invoices: readonly Invoice[]): PaymentOf {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return ({ invoice }) => {
    if (invoice === null) return "not-invoiced";
    const issued = byId.get(invoice.id);
    return issued && isPaid(issued) ? "paid" : "unpaid";
  };
}

/** Null where it leaves all sales. */
export interface LedgerFilter {
  readonly channelId: string | null;
  readonly year: string | null;
  readonly tax: TaxChoice | null;
  readonly payment: PaymentChoice | null;
}

export const noFilter: LedgerFilter = { channelId: null, year: null, tax: null, payment: null };

export function filterLines(
  lines: readonly SaleLine[],
  filter: LedgerFilter,
  paymentOf: PaymentOf,
): SaleLine[] {
  return lines.filter(
    ({ sale }) =>
      (filter.channelId === null || sale.channel.id === filter.channelId) &&
      (filter.year === null || sale.date.startsWith(`${filter.year}-`)) &&
      (filter.tax === null || taxOf(sale) === filter.tax) &&
      (filter.payment === null || paymentOf(sale) === filter.payment),
  );
}

/** Whether the artist charged a tax; an export that is zero-rated has none. */
function taxOf({ taxes }: SaleLine["sale"]): TaxChoice {
  if (taxes === null) return "unknown";
  return taxes.some(({ cents }) => cents > 0) ? "taxed" : "untaxed";
}

/** The years of the sales, the newest first. */
export function yearsOf(lines: readonly SaleLine[]): string[] {
  const years = new Set(lines.map(({ sale }) => sale.date.slice(0, 4)));
  return [...years].toSorted().toReversed();
}

/** The channels of the sales, each by the name that it has in its newest sale. */
export function channelsOf(lines: readonly SaleLine[]): SaleLine["sale"]["channel"][] {
  const channels = new Map<string, SaleLine["sale"]["channel"]>();
  for (const { sale } of lines) {
    if (!channels.has(sale.channel.id)) channels.set(sale.channel.id, sale.channel);
  }
  return [...channels.values()];
}
