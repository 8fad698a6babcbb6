import type { ProvinceCode } from "#schema/provinces.ts";
import type { Tax } from "#schema/sales/tax-rates.ts";
import { type NaiveTax, naiveTaxes } from "./naive-taxes.ts";

/**
 * What should become of an artist's sales, registrations, invoices and credit notes, written as plainly as possible and
 * apart from the product's code: each step leads to an answer and to the next state. Prices are cents of Canadian dollars.
 */

/** To whom and how works of the sequences are delivered; `null` while it is not known. */
export const deliveries = {
  unknown: null,
  toronto: { country: "CA", region: "ON", deliveredBy: "carrier", handedOverIn: "ON" },
  montreal: { country: "CA", region: "QC", deliveredBy: "artist", handedOverIn: "ON" },
  halifax: { country: "CA", region: "NS", deliveredBy: "carrier", handedOverIn: "ON" },
  newYork: { country: "US", region: "ON", deliveredBy: "carrier", handedOverIn: "ON" },
  studio: { country: "US", region: "ON", deliveredBy: "handed-over", handedOverIn: "QC" },
} as const satisfies Record<string, Delivery | null>;
export type DeliveryName = keyof typeof deliveries;

interface Delivery {
  readonly country: string;
  readonly region: ProvinceCode;
  readonly deliveredBy: "artist" | "carrier" | "handed-over";
  readonly handedOverIn: ProvinceCode;
}

/** What the artist is registered for, one choice after another. */
export const registrationChoices: readonly (readonly { tax: Tax; since: string }[])[] = [
  [],
  [{ tax: "gst-hst", since: "2025-01-01" }],
  [
    { tax: "gst-hst", since: "2025-01-01" },
    { tax: "qst", since: "2025-06-01" },
  ],
  [{ tax: "gst-hst", since: "2025-06-01" }],
];

export interface ModelSale {
  readonly key: string;
  readonly work: number;
  readonly date: string;
  readonly price: number;
  /** Through a gallery that charges the taxes itself. */
  readonly isAgents: boolean;
  readonly delivery: DeliveryName;
  readonly taxes: readonly NaiveTax[] | null;
  readonly isOpen: boolean;
  /** The key of the invoice that holds. */
  readonly invoice: string | null;
}

export interface ModelInvoice {
  readonly key: string;
  readonly kind: "invoice" | "credit-note";
  readonly sales: readonly string[];
  /** Of a credit note. */
  readonly credits: string | null;
  readonly subtotal: number;
  readonly tax: number;
  /** In the order in which they were entered. */
  readonly payments: readonly ModelPayment[];
}

export interface ModelPayment {
  /** Null where it was entered as the whole. */
  readonly key: string | null;
  readonly kind: "payment" | "refund";
  readonly cents: number;
  readonly isReversed: boolean;
}

export interface SalesModel {
  readonly registrations: number;
  readonly sales: readonly ModelSale[];
  /** In the order of their numbers. */
  readonly invoices: readonly ModelInvoice[];
}

export type SalesStep =
  | ({ readonly do: "sell" } & Pick<
      ModelSale,
      "key" | "work" | "date" | "price" | "isAgents" | "delivery"
    >)
  | { readonly do: "complete"; readonly sale: string; readonly delivery: DeliveryName }
  | { readonly do: "register"; readonly registrations: number }
  | { readonly do: "invoice"; readonly key: string; readonly sales: readonly string[] }
  | { readonly do: "credit"; readonly key: string; readonly invoice: string }
  | {
      readonly do: "pay";
      readonly key: string;
      readonly invoice: string;
      readonly kind: ModelPayment["kind"];
      readonly cents: number;
    }
  | { readonly do: "reverse"; readonly invoice: string; readonly index: number }
  | { readonly do: "pay whole"; readonly invoice: string; readonly isPaid: boolean }
  | { readonly do: "return"; readonly sale: string };

interface Outcome {
  readonly model: SalesModel;
  /** The HTTP status of the answer. */
  readonly answer: number;
}

/** The answer to a step, and what the sales and invoices are after it. */
export function takeSalesStep(model: SalesModel, step: SalesStep): Outcome {
  switch (step.do) {
    case "sell":
      return sell(model, step);
    case "complete":
      return complete(model, step);
    case "register": {
      const changed = { ...model, registrations: step.registrations };
      return {
        model: taxed(changed, ({ invoice, isOpen }) => invoice === null && isOpen),
        answer: 200,
      };
    }
    case "invoice":
      return issue(model, step);
    case "credit":
      return credit(model, step);
    case "pay":
      return pay(model, step);
    case "reverse":
      return reverse(model, step);
    case "pay whole":
      return payWhole(model, step);
    case "return":
      return takeBack(model, step);
  }
}

/** The taxes of a sale by the registrations of now; null while they wait for its delivery. */
function taxesNow({ registrations }: SalesModel, sale: ModelSale): ModelSale["taxes"] {
  const chosen = registrationChoices[registrations] ?? [];
  if (sale.isAgents || !chosen.some(({ since }) => since <= sale.date)) return [];
  const delivery = deliveries[sale.delivery];
  if (delivery === null) return null;
  return naiveTaxes({
    ...delivery,
    ...{ date: sale.date, amountCents: sale.price, registrations: chosen },
  });
}

/** With the taxes of these sales computed again. */
function taxed(model: SalesModel, isOne: (sale: ModelSale) => boolean): SalesModel {
  const sales = model.sales.map((sale) =>
    isOne(sale) ? { ...sale, taxes: taxesNow(model, sale) } : sale,
  );
  return { ...model, sales };
}

function changeSale(model: SalesModel, key: string, changes: Partial<ModelSale>): SalesModel {
  const sales = model.sales.map((sale) => (sale.key === key ? { ...sale, ...changes } : sale));
  return { ...model, sales };
}

function sell(model: SalesModel, { do: _sell, ...sold }: Extract<SalesStep, { do: "sell" }>) {
  const isSold = model.sales.some(({ work, isOpen }) => work === sold.work && isOpen);
  if (isSold) return { model, answer: 409 };
  const sale = { ...sold, taxes: null, isOpen: true, invoice: null };
  const sales = [...model.sales, sale];
  return { model: taxed({ ...model, sales }, ({ key }) => key === sold.key), answer: 201 };
}

function complete(
  model: SalesModel,
  { sale: key, delivery }: Extract<SalesStep, { do: "complete" }>,
): Outcome {
  const sale = model.sales.find((one) => one.key === key);
  if (sale === undefined) return { model, answer: 404 };
  if (sale.delivery === delivery) return { model, answer: 200 };
  if (sale.invoice !== null) return { model, answer: 409 };
  const changed = changeSale(model, key, { delivery });
  return { model: taxed(changed, (one) => one.key === key && one.isOpen), answer: 200 };
}

function issue(
  model: SalesModel,
  { key, sales: keys }: Extract<SalesStep, { do: "invoice" }>,
): Outcome {
  const earlier = model.invoices.find((one) => one.key === key);
  if (earlier) {
    const isSame = earlier.kind === "invoice" && `${earlier.sales}` === `${keys}`;
    return { model, answer: isSame ? 201 : 409 };
  }
  const sales = keys.flatMap((each) => model.sales.find((one) => one.key === each) ?? []);
  if (sales.length < keys.length) return { model, answer: 404 };
  const cannot = (sale: ModelSale) =>
    !sale.isOpen ||
    sale.invoice !== null ||
    deliveries[sale.delivery] === null ||
    sale.taxes === null;
  if (sales.some(cannot)) return { model, answer: 409 };
  const buyers = sales.map(({ delivery }) => {
    const { country, region } = deliveries[delivery] ?? {};
    return `${country} ${region}`;
  });
  if (new Set(buyers).size > 1) return { model, answer: 400 };
  const invoice: ModelInvoice = {
    ...{ key, kind: "invoice", sales: keys, credits: null, payments: [] },
    subtotal: sales.reduce((sum, { price }) => sum + price, 0),
    tax: sales.reduce((sum, sale) => sum + taxOf(sale), 0),
  };
  const issued = { ...model, invoices: [...model.invoices, invoice] };
  return {
    model: keys.reduce<SalesModel>(
      (changed, each) => changeSale(changed, each, { invoice: key }),
      issued,
    ),
    answer: 201,
  };
}

export function taxOf({ taxes }: ModelSale): number {
  return (taxes ?? []).reduce((sum, { cents }) => sum + cents, 0);
}

function credit(
  model: SalesModel,
  { key, invoice: credits }: Extract<SalesStep, { do: "credit" }>,
): Outcome {
  const earlier = model.invoices.find((one) => one.key === key);
  if (earlier) return { model, answer: earlier.credits === credits ? 201 : 409 };
  const invoice = model.invoices.find((one) => one.key === credits);
  if (invoice === undefined) return { model, answer: 404 };
  if (!isHolding(model, invoice)) return { model, answer: 409 };
  const note: ModelInvoice = {
    ...{ key, kind: "credit-note", sales: invoice.sales, credits, payments: [] },
    ...{ subtotal: -invoice.subtotal, tax: -invoice.tax },
  };
  const issued = { ...model, invoices: [...model.invoices, note] };
  const freed = invoice.sales.reduce<SalesModel>(
    (changed, each) => changeSale(changed, each, { invoice: null }),
    issued,
  );
  return { model: taxed(freed, (sale) => invoice.sales.includes(sale.key)), answer: 201 };
}

function isHolding({ invoices }: SalesModel, { key, kind }: ModelInvoice): boolean {
  return kind === "invoice" && !invoices.some(({ credits }) => credits === key);
}

function pay(
  model: SalesModel,
  { key, invoice: invoiceKey, kind, cents }: Extract<SalesStep, { do: "pay" }>,
): Outcome {
  const earlier = model.invoices.find(({ payments }) => payments.some((one) => one.key === key));
  const invoice = model.invoices.find((one) => one.key === invoiceKey);
  if (earlier) {
    const isSame =
      earlier === invoice &&
      earlier.payments.some((one) => one.key === key && one.kind === kind && one.cents === cents);
    return { model, answer: isSame ? 201 : 409 };
  }
  if (invoice === undefined) return { model, answer: 404 };
  const most = kind === "payment" ? owed(model, invoice) : paid(invoice);
  if (invoice.kind === "credit-note" || cents > most) return { model, answer: 409 };
  return {
    model: withPayment(model, invoice, { key, kind, cents, isReversed: false }),
    answer: 201,
  };
}

function reverse(
  model: SalesModel,
  { invoice: key, index }: Extract<SalesStep, { do: "reverse" }>,
): Outcome {
  const invoice = model.invoices.find((one) => one.key === key);
  const payment = invoice?.payments[index];
  if (invoice === undefined) return { model, answer: 404 };
  if (invoice.kind === "credit-note") return { model, answer: 409 };
  if (payment === undefined) return { model, answer: 404 };
  if (payment.isReversed) return { model, answer: 200 };
  const most = payment.kind === "payment" ? paid(invoice) : owed(model, invoice);
  const isFree = payment.kind === "refund" && !isHolding(model, invoice);
  if (!isFree && payment.cents > most) return { model, answer: 409 };
  const payments = invoice.payments.map((one) =>
    one === payment ? { ...one, isReversed: true } : one,
  );
  return { model: changeInvoice(model, invoice, { payments }), answer: 200 };
}

function payWhole(
  model: SalesModel,
  { invoice: key, isPaid }: Extract<SalesStep, { do: "pay whole" }>,
): Outcome {
  const invoice = model.invoices.find((one) => one.key === key);
  if (invoice === undefined) return { model, answer: 404 };
  if (!isHolding(model, invoice)) return { model, answer: 409 };
  if (!isPaid) {
    const payments = invoice.payments.map((one) => ({ ...one, isReversed: true }));
    return { model: changeInvoice(model, invoice, { payments }), answer: 200 };
  }
  const cents = owed(model, invoice);
  if (cents === 0) return { model, answer: 200 };
  const payment = { key: null, kind: "payment", cents, isReversed: false } as const;
  return { model: withPayment(model, invoice, payment), answer: 200 };
}

function changeInvoice(
  model: SalesModel,
  invoice: ModelInvoice,
  changes: Partial<ModelInvoice>,
): SalesModel {
  const invoices = model.invoices.map((one) => (one === invoice ? { ...one, ...changes } : one));
  return { ...model, invoices };
}

function withPayment(model: SalesModel, invoice: ModelInvoice, payment: ModelPayment): SalesModel {
  return changeInvoice(model, invoice, { payments: [...invoice.payments, payment] });
}

/** What was paid of an invoice, less what was refunded. */
function paid({ payments }: ModelInvoice): number {
  let sum = 0;
  for (const { kind, cents, isReversed } of payments) {
    if (!isReversed) sum += kind === "payment" ? cents : -cents;
  }
  return sum;
}

/** What is still to be paid of an invoice; nothing of one that was taken back. */
function owed(model: SalesModel, invoice: ModelInvoice): number {
  return isHolding(model, invoice) ? invoice.subtotal + invoice.tax - paid(invoice) : 0;
}

/** What the API should answer of an invoice's payments. */
export function paymentSums(model: SalesModel, invoice: ModelInvoice) {
  const isCredited = invoice.kind === "invoice" && !isHolding(model, invoice);
  return { open: owed(model, invoice), toRefund: isCredited ? paid(invoice) : 0 };
}

function takeBack(model: SalesModel, { sale: key }: Extract<SalesStep, { do: "return" }>) {
  const sale = model.sales.find((one) => one.key === key);
  if (sale === undefined) return { model, answer: 404 };
  if (!sale.isOpen) return { model, answer: 200 };
  if (sale.invoice !== null) return { model, answer: 409 };
  return { model: changeSale(model, key, { isOpen: false }), answer: 200 };
}

/** What the ledger's totals should be: of the sales that were neither returned nor credited without a new invoice. */
export function ledgerSums({ sales, invoices }: SalesModel) {
  const credited = invoices
    .filter(({ kind }) => kind === "credit-note")
    .flatMap((one) => one.sales);
  const counted = sales.filter(
    ({ isOpen, invoice, key }) => isOpen && (invoice !== null || !credited.includes(key)),
  );
  return {
    count: counted.length,
    paidCents: counted.reduce((sum, { price }) => sum + price, 0),
    taxCents: counted.reduce((sum, sale) => sum + taxOf(sale), 0),
  };
}
