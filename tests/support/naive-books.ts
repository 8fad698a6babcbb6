import type { Tax } from "#schema/sales/tax-rates.ts";
import { naiveTaxes } from "./naive-taxes.ts";
import { type DeliveryName, deliveries, registrationChoices } from "./sales-model.ts";
import { halfUp } from "./second-calculation.ts";

/**
 * The books of an artist, kept as plainly as possible and apart from the product's code: a row is written when something
 * happens, and never changed. Only sales that were never on a document are read anew at the end.
 */

/** What a channel takes. */
export interface NaiveTerms {
  /** Thousandths of the price. */
  readonly commission: bigint;
  /** Thousandths of what is paid. */
  readonly percentageFee: bigint;
  readonly fixedFee: number;
  readonly discountBorneBy: "artist" | "gallery" | "both";
  /** It charges the taxes itself. */
  readonly isAgent: boolean;
}

const free: NaiveTerms = {
  ...{ commission: 0n, percentageFee: 0n, fixedFee: 0, discountBorneBy: "artist", isAgent: false },
};

/** The artist's channels, each with the terms that it has one after the other. */
export const channelTerms = {
  studio: [free, { ...free, fixedFee: 250 }],
  agent: [
    { ...free, commission: 500n, discountBorneBy: "both", isAgent: true },
    { ...free, commission: 450n, discountBorneBy: "both", isAgent: true },
  ],
  // Its share of a discount ends at nothing.
  gallery: [
    { ...free, commission: 400n, discountBorneBy: "gallery" },
    { ...free, commission: 1n, discountBorneBy: "gallery" },
  ],
  site: [
    { ...free, percentageFee: 29n, fixedFee: 30 },
    { ...free, percentageFee: 35n, fixedFee: 0, isAgent: true },
  ],
  marketplace: [
    { ...free, commission: 350n },
    { ...free, commission: 333n, percentageFee: 5n },
  ],
} as const satisfies Record<string, readonly [NaiveTerms, NaiveTerms]>;
export type ChannelName = keyof typeof channelTerms;

interface NaivePayment {
  readonly id: string;
  readonly kind: "payment" | "refund";
  readonly cents: number;
  isReversed: boolean;
}

export interface NaiveSale {
  readonly id: string;
  readonly work: number;
  date: string;
  price: number;
  discount: number;
  shipping: number;
  currency: "CAD" | "USD";
  rate: number;
  channel: ChannelName;
  /** Those of the channel when the sale got it. */
  terms: NaiveTerms;
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
  readonly fee: number;
  readonly shipping: number;
  /** Cents by tax. */
  readonly taxes: readonly { readonly tax: Tax; readonly cents: number }[];
}

interface NaiveInvoice {
  readonly sales: readonly NaiveSale[];
  readonly others: readonly OtherLine[];
  readonly deposit: number;
}

interface OtherLine {
  readonly description: string;
  readonly priceCents: number;
}

export class NaiveBooks {
  registrations = 0;
  /** Which of their terms the channels have. */
  terms: 0 | 1 = 0;
  readonly sales: NaiveSale[] = [];
  /** Of issued documents and returns. */
  readonly #rows: NaiveRow[] = [];
  readonly #deposits = new Map<string, number>();
  readonly #payments = new Map<string, NaivePayment[]>();
  readonly totals = new Map<string, number>();
  readonly credited = new Set<string>();

  termsOf(channel: ChannelName): NaiveTerms {
    return channelTerms[channel][this.terms];
  }

  /** Null while it is not known where the work was delivered. */
  taxesOf(sale: NaiveSale, amountCents: number): NaiveRow["taxes"] | null {
    const registrations = registrationChoices[this.registrations] ?? [];
    if (sale.terms.isAgent || !registrations.some(({ since }) => since <= sale.date)) return [];
    const delivery = deliveries[sale.delivery];
    if (delivery === null) return null;
    return naiveTaxes({ ...delivery, ...{ date: sale.date, amountCents, registrations } }).filter(
      ({ cents }) => cents !== 0,
    );
  }

  /** What an invoice of these sales and other lines comes to. */
  totalOf(sales: readonly NaiveSale[], others: readonly OtherLine[]): number {
    return this.#billed("", "", sales, others).reduce((sum, row) => sum + charged(row), 0);
  }

  issue(number: string, day: string, { sales, others, deposit }: NaiveInvoice): void {
    this.totals.set(number, this.totalOf(sales, others));
    this.#deposits.set(number, deposit);
    this.#rows.push(...this.#billed(number, day, sales, others));
    for (const sale of sales) {
      sale.invoice = number;
      sale.wasInvoiced = true;
    }
  }

  #billed(
    number: string,
    day: string,
    sales: readonly NaiveSale[],
    others: readonly OtherLine[],
  ): NaiveRow[] {
    const [first] = sales;
    if (first === undefined) throw new Error("An invoice has a sale.");
    const { currency, rate } = first;
    return [
      ...sales.map((sale) => ({
        ...this.#sold(sale),
        date: sale.wasInvoiced ? day : sale.date,
        document: number,
      })),
      ...others.map(({ priceCents: paid }) => ({
        ...{ date: day, kind: "invoice-line", document: number, currency, rate, paid },
        ...{ commission: 0, fee: 0, shipping: 0, taxes: this.taxesOf(first, paid) ?? [] },
      })),
    ];
  }

  credit(invoice: string, number: string, day: string): void {
    const taken = this.#rows.filter(({ document }) => document === invoice);
    this.#rows.push(...taken.map((row) => minus({ ...row, date: day, kind: "credit" }, number)));
    this.totals.set(number, -(this.totals.get(invoice) ?? 0));
    this.credited.add(invoice);
    for (const sale of this.sales) if (sale.invoice === invoice) sale.invoice = null;
  }

  takeBack(sale: NaiveSale, day: string): void {
    if (!sale.wasInvoiced) {
      const sold = this.#sold(sale);
      this.#rows.push(sold, minus({ ...sold, date: day, kind: "return" }, null));
    }
    sale.state = "returned";
  }

  paymentsOf(invoice: string): readonly NaivePayment[] {
    return this.#payments.get(invoice) ?? [];
  }

  pay(invoice: string, payment: Pick<NaivePayment, "id" | "kind" | "cents">): void {
    this.#payments.set(invoice, [...this.paymentsOf(invoice), { ...payment, isReversed: false }]);
  }

  /** Whether a payment can be reversed: not below what was refunded, and a refund not above the total of an invoice that holds. */
  reverse(invoice: string, payment: NaivePayment): boolean {
    const isCovered =
      payment.kind === "payment"
        ? this.paidOf(invoice) >= payment.cents
        : this.credited.has(invoice) || this.openOf(invoice) >= payment.cents;
    if (isCovered) payment.isReversed = true;
    return isCovered;
  }

  /** With the deposit, and without what was refunded. */
  paidOf(invoice: string): number {
    let sum = this.#deposits.get(invoice) ?? 0;
    for (const { kind, cents, isReversed } of this.paymentsOf(invoice)) {
      if (!isReversed) sum += kind === "payment" ? cents : -cents;
    }
    return sum;
  }

  openOf(invoice: string): number {
    const total = this.totals.get(invoice) ?? 0;
    return this.credited.has(invoice) ? 0 : total - this.paidOf(invoice);
  }

  rows(): NaiveRow[] {
    const open = this.sales.filter(({ state, wasInvoiced }) => state === "open" && !wasInvoiced);
    return [...this.#rows, ...open.map((sale) => this.#sold(sale))];
  }

  #sold(sale: NaiveSale): NaiveRow {
    const { date, currency, rate, shipping, terms } = sale;
    const paid = sale.price - sale.discount;
    return {
      ...{ date, kind: "sale", document: null, currency, rate, paid, shipping },
      commission: commissionOf(sale),
      fee: shareOf(paid, terms.percentageFee) + terms.fixedFee,
      taxes: this.taxesOf(sale, paid) ?? [],
    };
  }
}

function commissionOf({ price, discount, terms }: NaiveSale): number {
  const { commission, discountBorneBy } = terms;
  if (discountBorneBy === "both") return shareOf(price - discount, commission);
  const whole = shareOf(price, commission);
  if (discountBorneBy === "artist") return whole;
  return discount > whole ? 0 : whole - discount;
}

/** Thousandths of an amount, half a cent rounded up. */
function shareOf(cents: number, thousandths: bigint): number {
  return Number(halfUp(BigInt(cents) * thousandths, 1000n));
}

function minus(row: NaiveRow, document: string | null): NaiveRow {
  return {
    ...{ ...row, document, paid: -row.paid, commission: -row.commission },
    ...{ fee: -row.fee, shipping: -row.shipping },
    taxes: row.taxes.map(({ tax, cents }) => ({ tax, cents: -cents })),
  };
}

function charged({ paid, taxes }: NaiveRow): number {
  return taxes.reduce((sum, { cents }) => sum + cents, paid);
}
