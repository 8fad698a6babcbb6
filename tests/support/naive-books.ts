import type { Tax } from "#schema/sales/tax-rates.ts";
import { naiveTaxes } from "./naive-taxes.ts";
import { type DeliveryName, deliveries, registrationChoices } from "./sales-model.ts";

/**
 * The books of an artist, kept as plainly as possible and apart from the product's code: a row is written when something
 * happens, and never changed. Only sales that were never on a document are read anew at the end.
 */

export interface NaiveSale {
  readonly id: string;
  readonly work: number;
  date: string;
  price: number;
  discount: number;
  shipping: number;
  currency: "CAD" | "USD";
  rate: number;
  /** Through a gallery with half of what is paid, which charges the taxes itself. */
  readonly isAgents: boolean;
  delivery: DeliveryName;
  state: "open" | "returned";
  invoice: string | null;
  wasInvoiced: boolean;
}

export interface NaiveRow {
  readonly date: string;
  readonly kind: string;
  readonly document: string | null;
  readonly currency: string;
  readonly rate: number;
  readonly paid: number;
  readonly commission: number;
  readonly shipping: number;
  /** Cents by tax. */
  readonly taxes: readonly { readonly tax: Tax; readonly cents: number }[];
}

interface OtherLine {
  readonly description: string;
  readonly priceCents: number;
}

export class NaiveBooks {
  registrations = 0;
  readonly sales: NaiveSale[] = [];
  /** Of issued documents and returns. */
  readonly #kept: NaiveRow[] = [];
  readonly #paid = new Map<string, number>();
  readonly totals = new Map<string, number>();
  readonly credited = new Set<string>();

  /** Null while it is not known where the work was delivered. */
  taxesOf(sale: NaiveSale, amountCents: number): NaiveRow["taxes"] | null {
    const registrations = registrationChoices[this.registrations] ?? [];
    if (sale.isAgents || !registrations.some(({ since }) => since <= sale.date)) return [];
    const delivery = deliveries[sale.delivery];
    if (delivery === null) return null;
    return naiveTaxes({ ...delivery, ...{ date: sale.date, amountCents, registrations } }).filter(
      ({ cents }) => cents !== 0,
    );
  }

  issue(number: string, day: string, sales: readonly NaiveSale[], others: readonly OtherLine[]) {
    const [first] = sales;
    if (first === undefined) throw new Error("An invoice has a sale.");
    const rows: NaiveRow[] = sales.map((sale) => ({
      ...this.#sold(sale),
      date: sale.wasInvoiced ? day : sale.date,
      document: number,
    }));
    for (const { priceCents } of others) {
      rows.push({
        ...{ date: day, kind: "invoice-line", document: number, commission: 0, shipping: 0 },
        ...{ currency: first.currency, rate: first.rate, paid: priceCents },
        taxes: this.taxesOf(first, priceCents) ?? [],
      });
    }
    this.#kept.push(...rows);
    for (const sale of sales) {
      sale.invoice = number;
      sale.wasInvoiced = true;
    }
    this.totals.set(
      number,
      rows.reduce((sum, row) => sum + charged(row), 0),
    );
  }

  credit(invoice: string, number: string, day: string): void {
    const taken = this.#kept.filter(({ document }) => document === invoice);
    this.#kept.push(...taken.map((row) => minus({ ...row, date: day, kind: "credit" }, number)));
    this.totals.set(number, -(this.totals.get(invoice) ?? 0));
    this.credited.add(invoice);
    for (const sale of this.sales) if (sale.invoice === invoice) sale.invoice = null;
  }

  takeBack(sale: NaiveSale, day: string): void {
    if (!sale.wasInvoiced) {
      const sold = this.#sold(sale);
      this.#kept.push(sold, minus({ ...sold, date: day, kind: "return" }, null));
    }
    sale.state = "returned";
  }

  /** A payment, or a refund below 0. */
  pay(invoice: string, cents: number): void {
    this.#paid.set(invoice, (this.#paid.get(invoice) ?? 0) + cents);
  }

  paidOf(invoice: string): number {
    return this.#paid.get(invoice) ?? 0;
  }

  openOf(invoice: string): number {
    const total = this.totals.get(invoice) ?? 0;
    return this.credited.has(invoice) ? 0 : total - this.paidOf(invoice);
  }

  rows(): NaiveRow[] {
    const open = this.sales.filter(({ state, wasInvoiced }) => state === "open" && !wasInvoiced);
    return [...this.#kept, ...open.map((sale) => this.#sold(sale))];
  }

  #sold(sale: NaiveSale): NaiveRow {
    const { date, currency, rate, shipping } = sale;
    const paid = sale.price - sale.discount;
    return {
      ...{ date, kind: "sale", document: null, currency, rate, paid, shipping },
      commission: sale.isAgents ? Math.floor((paid + 1) / 2) : 0,
      taxes: this.taxesOf(sale, paid) ?? [],
    };
  }
}

function minus(row: NaiveRow, document: string | null): NaiveRow {
  return {
    ...{ ...row, document, paid: -row.paid, commission: -row.commission },
    shipping: -row.shipping,
    taxes: row.taxes.map(({ tax, cents }) => ({ tax, cents: -cents })),
  };
}

export function charged({ paid, taxes }: NaiveRow): number {
  return taxes.reduce((sum, { cents }) => sum + cents, paid);
}
