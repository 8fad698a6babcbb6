import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Currency } from "../currency.ts";
import type { InvoiceContent, InvoiceLine } from "../documents/content.ts";
import { type Cents, negate } from "../money.ts";
import { sequenceOf } from "./invoice-number.ts";
import { withRatesOfNotes } from "./rates-of-notes.ts";
import { cadRateOf, type Sale } from "./sale.ts";
import type { Registration, TaxLine } from "./taxes.ts";

/** A sale as the ledger computes with it. */
type LedgerSale = Pick<
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
  | "taxes"
  | "returnedOn"
>;

/** An invoice or credit note as the ledger computes with it. */
type LedgerInvoice = Pick<Invoice, "kind" | "number" | "issuedOn" | "content" | "createdAt"> &
  Partial<Pick<Invoice, "credits">>;

interface LedgerInput {
  readonly sales: readonly LedgerSale[];
  readonly invoices: readonly LedgerInvoice[];
  /** Those of today; without them, those of the newest document. They say only why a sale has no tax. */
  readonly registrations?: readonly Registration[];
}

/** Why no tax is charged; `agent`: the channel charges it itself. */
type UntaxedReason =
  | "agent"
  | "zero-rated"
  | "before-registration"
  | "not-registered"
  | "not-known";

/** What happened on a day. Amounts are whole cents of `currency`; what is taken back is negative. */
export interface LedgerEntry {
  /** ISO day. */
  readonly date: string;
  readonly kind: "sale" | "invoice-line" | "return" | "credit";
  /** The sale that it belongs to; null for what an invoice charges beside its sales. */
  readonly saleId: string | null;
  /** Of the entry's own document: that of the credit note for what it takes back. */
  readonly invoiceNumber: string | null;
  /** The work's title, or what the line of the invoice says. */
  readonly description: string;
  readonly discountCents: Cents;
  /** What the buyer paid before tax, after the discount: commission + fees + shipping + net. */
  readonly paidCents: Cents;
  readonly commissionCents: Cents;
  readonly feeCents: Cents;
  /** Shipping that the artist paid. */
  readonly shippingCents: Cents;
  readonly netCents: Cents;
  /** What the artist charges. */
  readonly taxes: readonly TaxLine[];
  readonly taxedBy: "artist" | "channel" | null;
  /** Null where the artist charges a tax. */
  readonly untaxed: UntaxedReason | null;
  readonly currency: Currency;
  /** Canadian dollars for one unit of the currency, on the sale's day; null while that is not known. */
  readonly cadRate: number | null;
}

/**
 * The ledger (price list, section 4), newest first: each sale, each other line of an invoice, each return and each line of
 * a credit note on its own day. What was issued never changes: the amounts are those of the document, so that the entries
 * with an invoice's number add up to its total, and those with a credit note's to its own, which is negative. A sale is on
 * its own day, also the first time that it is invoiced; once its invoice was credited it is nothing, its return adds
 * nothing, and a later invoice adds it again on that invoice's day.
 */
export function ledgerEntries({ sales, invoices, registrations }: LedgerInput): LedgerEntry[] {
  const documents = withRatesOfNotes(invoices).toSorted(inOrderOfIssue);
  const saleOf = new Map(sales.map((sale) => [sale.id, sale]));
  const invoiced = new Set<string>();
  const issued = documents.map((document) => {
    const entries = entriesOfDocument(document, saleOf, invoiced);
    for (const { saleId } of document.content.lines) if (saleId !== null) invoiced.add(saleId);
    return entries;
  });
  const stated = registrations ?? documents.at(-1)?.content.artist.business.registrations ?? [];
  const others = sales
    .filter(({ id }) => !invoiced.has(id))
    .flatMap((sale) => entriesOfSale(sale, stated));
  return [...issued.toReversed().flat(), ...others].toSorted(newestFirst);
}

/** Of a sale that was never on an invoice: itself, and its return. */
function entriesOfSale(sale: LedgerSale, registrations: readonly Registration[]): LedgerEntry[] {
  const { date, returnedOn } = sale;
  const sold: LedgerEntry = {
    date,
    kind: "sale",
    saleId: sale.id,
    invoiceNumber: null,
    description: sale.artworkTitle,
    ...amountsOf(sale, sale),
    ...taxation(sale.taxes, { date, chargesTax: sale.channel.chargesTax, registrations }),
    currency: sale.currency,
    cadRate: cadRateOf(sale),
  };
  return returnedOn === null ? [sold] : [sold, takenBack(sold, returnedOn)];
}

function takenBack(sold: LedgerEntry, returnedOn: string): LedgerEntry {
  return {
    ...sold,
    date: returnedOn,
    kind: "return",
    discountCents: negate(sold.discountCents),
    paidCents: negate(sold.paidCents),
    commissionCents: negate(sold.commissionCents),
    feeCents: negate(sold.feeCents),
    shippingCents: negate(sold.shippingCents),
    netCents: negate(sold.netCents),
    taxes: sold.taxes.map((line) => ({ ...line, cents: negate(line.cents) })),
  };
}

/** What is kept of a sale beside the printed amounts: frozen with the document, else as the sale is now. */
type SoldFacts = NonNullable<InvoiceLine["sold"]>;

const noDeductions = { commissionCents: 0, feeCents: 0, shippingCents: 0 };

/** A line each. `invoiced` are the sales that were on an earlier document. */
function entriesOfDocument(
  { kind, number, issuedOn, content }: LedgerInvoice,
  saleOf: ReadonlyMap<string, LedgerSale>,
  invoiced: ReadonlySet<string>,
): LedgerEntry[] {
  const { currency, lines, artist } = content;
  const { registrations } = artist.business;
  const isNote = kind === "credit-note";
  const facts = lines.map((line) => factsOf(line, content, saleOf));
  // The other lines are taxed as the first sale is.
  const first = facts.find((each) => each !== null) ?? null;
  return lines.map((line, index): LedgerEntry => {
    const own = facts[index] ?? null;
    const { saleId } = line;
    const isFirst = kind === "invoice" && saleId !== null && !invoiced.has(saleId);
    const taxedAs = own ?? first;
    const { date = issuedOn, chargesTax = false } = taxedAs ?? {};
    return {
      date: isFirst && own !== null ? own.date : issuedOn,
      kind: isNote ? "credit" : saleId === null ? "invoice-line" : "sale",
      saleId,
      invoiceNumber: number,
      description: line.work?.title ?? line.description,
      ...amountsOf(line, own ?? noDeductions, isNote ? -1 : 1),
      ...taxation(line.taxes, { date, chargesTax, registrations }),
      currency,
      cadRate: cadRateOf({ currency, cadRate: taxedAs?.cadRate ?? null }),
    };
  });
}

/** Null for a line that is no sale. */
function factsOf(
  { saleId, sold }: InvoiceLine,
  { currency }: InvoiceContent,
  saleOf: ReadonlyMap<string, LedgerSale>,
): SoldFacts | null {
  const sale = saleId === null ? undefined : saleOf.get(saleId);
  // The rate of a day can be entered after the invoice was issued; another day has another one.
  const isAsIssued = sale?.currency === currency && sale.date === (sold ?? sale).date;
  const enteredRate = isAsIssued ? sale.cadRate : null;
  if (sold) return { ...sold, cadRate: sold.cadRate ?? enteredRate };
  if (sale === undefined) return null;
  const { date, commissionCents, feeCents, shippingCents } = sale;
  const { chargesTax } = sale.channel;
  return { date, commissionCents, feeCents, shippingCents, chargesTax, cadRate: enteredRate };
}

/** @param sign −1 where the price is negative, and what was kept is given as at the sale. */
function amountsOf(
  { priceCents, discountCents }: { readonly priceCents: Cents; readonly discountCents: Cents },
  deductions: Pick<LedgerSale, "commissionCents" | "feeCents" | "shippingCents">,
  sign: 1 | -1 = 1,
) {
  const signed = (cents: Cents) => (sign === 1 ? cents : negate(cents));
  const paidCents = priceCents - discountCents;
  const commissionCents = signed(deductions.commissionCents);
  const feeCents = signed(deductions.feeCents);
  const shippingCents = signed(deductions.shippingCents);
  const netCents = paidCents - commissionCents - feeCents - shippingCents;
  return { discountCents, paidCents, commissionCents, feeCents, shippingCents, netCents };
}

interface TaxFacts {
  /** The day by which the taxes were computed. */
  readonly date: string;
  readonly chargesTax: boolean;
  readonly registrations: readonly Registration[];
}

/** Who charges the tax, and why no one does. */
function taxation(
  taxes: LedgerSale["taxes"],
  facts: TaxFacts,
): Pick<LedgerEntry, "taxes" | "taxedBy" | "untaxed"> {
  const untaxed = reasonOf(taxes, facts);
  const taxedBy = untaxed === null ? "artist" : untaxed === "agent" ? "channel" : null;
  return { taxes: taxes ?? [], taxedBy, untaxed };
}

function reasonOf(
  taxes: LedgerSale["taxes"],
  { date, chargesTax, registrations }: TaxFacts,
): UntaxedReason | null {
  if (chargesTax) return "agent";
  if (taxes === null) return "not-known";
  if (taxes.length > 0) return taxes.every(({ rate }) => rate === 0) ? "zero-rated" : null;
  return registrations.some(({ since }) => since > date) ? "before-registration" : "not-registered";
}

function inOrderOfIssue(one: LedgerInvoice, other: LedgerInvoice): number {
  return (
    compare(one.createdAt, other.createdAt) ||
    compare(one.number.slice(0, 4), other.number.slice(0, 4)) ||
    sequenceOf(one.number) - sequenceOf(other.number)
  );
}

const orderOfKinds = ["credit", "return", "sale", "invoice-line"] as const;

/**
 * On one day, what was taken back is before what was sold, and a sale before the other lines; of one kind, what was issued
 * last is first.
 */
function newestFirst(one: LedgerEntry, other: LedgerEntry): number {
  return (
    compare(other.date, one.date) ||
    orderOfKinds.indexOf(one.kind) - orderOfKinds.indexOf(other.kind)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
