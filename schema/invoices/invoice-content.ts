import type {
  DocumentArtist,
  DocumentWork,
  InvoiceContent,
  InvoiceLine,
} from "#schema/documents/content.ts";
import { isNamed } from "#schema/documents/describe.ts";
import { inSecond } from "#schema/documents/languages.ts";
import { type Cents, negate } from "#schema/money.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { taxesOfSale } from "#schema/sales/sale-taxes.ts";
import type { TaxLine } from "#schema/sales/taxes.ts";
import type { InvoiceInput } from "./invoice-input.ts";

/** A sale as an invoice depends on it. */
export type InvoicedSale = Pick<
  Sale,
  | "id"
  | "artworkTitle"
  | "date"
  | "priceCents"
  | "discountCents"
  | "currency"
  | "cadRate"
  | "channel"
  | "commissionCents"
  | "feeCents"
  | "shippingCents"
  | "buyer"
  | "deliverTo"
  | "deliveredBy"
  | "handedOverIn"
  | "taxes"
  | "invoice"
  | "returnedAt"
>;

/** What an invoice is made from: the artist, and the chosen sales in their order, each with its work. */
export interface InvoiceSource {
  readonly artist: DocumentArtist;
  readonly sales: readonly { readonly sale: InvoicedSale; readonly work: DocumentWork }[];
}

/** What an artist chooses for an invoice beside its sales. */
export type InvoiceTerms = Pick<
  InvoiceInput,
  "language" | "otherLines" | "depositCents" | "terms" | "dueOn"
> &
  Partial<Pick<InvoiceInput, "title" | "inSecondLanguage">>;

/** Why no invoice can be made. `title` is that of the sold work. */
export type InvoiceProblem =
  | {
      readonly kind: "returned" | "already-invoiced" | "no-buyer" | "no-delivery";
      readonly saleId: string;
      readonly title: string;
    }
  | { readonly kind: "no-artist" | "two-buyers" | "two-currencies" | "deposit-above-total" };

/** The first thing that keeps an invoice from being made; null when it can be. */
export function invoiceProblem(source: InvoiceSource, terms: InvoiceTerms): InvoiceProblem | null {
  const sales = source.sales.map(({ sale }) => sale);
  for (const sale of sales) {
    const kind = problemOfSale(sale);
    if (kind !== null) return { kind, saleId: sale.id, title: sale.artworkTitle };
  }
  if (new Set(sales.map(({ currency }) => currency)).size > 1) return { kind: "two-currencies" };
  if (commonBuyer(sales) === null) return { kind: "two-buyers" };
  if (!isNamed(source.artist)) return { kind: "no-artist" };
  const { totalCents } = invoiceContent(source, { ...terms, depositCents: 0 });
  return terms.depositCents > totalCents ? { kind: "deposit-above-total" } : null;
}

function problemOfSale({ returnedAt, invoice, buyer, taxes }: InvoicedSale) {
  if (returnedAt !== null) return "returned";
  if (invoice !== null) return "already-invoiced";
  // What an invoice of $500 and more needs, asked for every one.
  if (buyer === null) return "no-buyer";
  return taxes === null ? "no-delivery" : null;
}

/**
 * What an invoice says (price list, section 4), in whole cents of the sales' currency: a line for each sale, with the
 * taxes that are stored with it and what the ledger keeps of it, then the other lines, taxed as the first sale is. Taxes are rounded on each line, and
 * added up by tax and rate.
 * @throws RangeError for sales that `invoiceProblem` finds fault with.
 */
export function invoiceContent(
  { artist, sales }: InvoiceSource,
  terms: InvoiceTerms,
): InvoiceContent {
  const [first] = sales;
  const buyer = commonBuyer(sales.map(({ sale }) => sale));
  if (first === undefined || buyer === null) throw new RangeError("The sales are not one buyer's.");
  const lines = [
    ...sales.map(({ sale, work }) => saleLine(sale, work)),
    ...terms.otherLines.map(({ description, priceCents }) =>
      otherLine(description, priceCents, first.sale, artist),
    ),
  ];
  const subtotalCents = sum(lines.map((line) => line.priceCents - line.discountCents));
  const taxes = addTaxes(lines.flatMap((line) => line.taxes));
  const totalCents = subtotalCents + sum(taxes.map(({ cents }) => cents));
  return {
    form: 4,
    language: terms.language,
    currency: first.sale.currency,
    artist,
    buyer,
    lines,
    subtotalCents,
    taxes,
    totalCents,
    depositCents: terms.depositCents,
    balanceCents: totalCents - terms.depositCents,
    terms: terms.terms,
    title: terms.title ?? "",
    inSecondLanguage: inSecond(terms.language, terms.inSecondLanguage),
    dueOn: terms.dueOn,
  };
}

/**
 * What a credit note says that takes an invoice back: the same, with every amount negated and nothing to pay.
 * @param enteredRates By the sales' ids: rates that were entered after the invoice was issued.
 */
export function creditNoteContent(
  invoice: InvoiceContent,
  enteredRates: ReadonlyMap<string | null, number | null> = new Map(),
): InvoiceContent {
  return {
    ...invoice,
    form: 4,
    lines: invoice.lines.map((line) => ({
      ...line,
      priceCents: negate(line.priceCents),
      discountCents: negate(line.discountCents),
      taxes: line.taxes.map(negateTax),
      ...(line.sold && {
        sold: {
          ...line.sold,
          cadRate: line.sold.cadRate ?? enteredRates.get(line.saleId) ?? null,
        },
      }),
    })),
    subtotalCents: negate(invoice.subtotalCents),
    taxes: invoice.taxes.map(negateTax),
    totalCents: negate(invoice.totalCents),
    depositCents: negate(invoice.depositCents),
    balanceCents: negate(invoice.balanceCents),
    terms: "",
    title: "",
    inSecondLanguage: null,
    dueOn: null,
  };
}

function saleLine(sale: InvoicedSale, work: DocumentWork): InvoiceLine {
  const { id, priceCents, discountCents, taxes } = sale;
  if (taxes === null) throw deliveryUnknown();
  return {
    saleId: id,
    work,
    description: "",
    priceCents,
    discountCents,
    taxes,
    sold: {
      date: sale.date,
      commissionCents: sale.commissionCents,
      feeCents: sale.feeCents,
      shippingCents: sale.shippingCents,
      chargesTax: sale.channel.chargesTax,
      cadRate: sale.cadRate,
    },
  };
}

function otherLine(
  description: string,
  priceCents: Cents,
  sale: InvoicedSale,
  { business }: DocumentArtist,
): InvoiceLine {
  const taxes = taxesOfSale({ ...sale, priceCents, discountCents: 0 }, business.registrations);
  if (taxes === null) throw deliveryUnknown();
  return { saleId: null, work: null, description, priceCents, discountCents: 0, taxes };
}

function deliveryUnknown(): RangeError {
  return new RangeError("It is not known where the work was delivered.");
}

type Buyer = InvoiceContent["buyer"];

/**
 * The buyer of all these sales: of one name, with what each sale says of them as long as no two contradict each other.
 * Null where they are of several buyers, or one has none.
 */
function commonBuyer(sales: readonly InvoicedSale[]): Buyer | null {
  const common: Buyer = { name: "", email: "", address: "", country: "", region: "" };
  for (const { buyer } of sales) {
    if (buyer === null) return null;
    for (const field of ["name", "email", "address", "country", "region"] as const) {
      if (common[field] === "") common[field] = buyer[field];
      else if (buyer[field] !== "" && buyer[field] !== common[field]) return null;
    }
  }
  return sales.length === 0 ? null : common;
}

/** One line for each tax and rate, in the order in which they come. */
function addTaxes(taxes: readonly TaxLine[]): TaxLine[] {
  const sums = new Map<string, TaxLine>();
  for (const line of taxes) {
    const key = `${line.tax} ${line.rate}`;
    const cents = (sums.get(key)?.cents ?? 0) + line.cents;
    sums.set(key, { ...line, cents });
  }
  return [...sums.values()];
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, cents) => total + cents, 0);
}

function negateTax(line: TaxLine): TaxLine {
  return { ...line, cents: negate(line.cents) };
}
