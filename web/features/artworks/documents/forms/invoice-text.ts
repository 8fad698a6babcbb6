import type { InvoiceContent, InvoiceLine } from "#schema/documents/content.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import type { DocumentCatalogues, DocumentVoice, Said } from "../words/document-words.ts";
import { say, voicesOf } from "../words/document-words.ts";
import { artistAddress, artistName, buyerLines } from "./addresses.ts";
import { dayOf, factsOf, madeOf, onOneLine, sizeOf, titleOf } from "./facts.ts";

/** A row of the invoice's table. Amounts are written in the first language. */
export interface InvoiceRow {
  readonly label: Said;
  /** What is said of the work below its title; empty for other rows. */
  readonly facts: readonly Said[];
  readonly isTitle: boolean;
  readonly artworkId: string | null;
  /** `9.975%`; empty but for taxes. */
  readonly rate: string;
  readonly amount: string;
}

export interface InvoiceText {
  readonly title: Said;
  readonly artist: string;
  readonly address: readonly string[];
  readonly number: string;
  readonly date: Said;
  /** For a credit note: the invoice that it takes back. */
  readonly credits: Said;
  readonly soldTo: Said;
  readonly buyer: readonly string[];
  /** The one work of the invoice, shown with its picture; null where the works are rows of the table. */
  readonly work: {
    readonly artworkId: string;
    readonly hasPicture: boolean;
    readonly title: string;
    readonly facts: readonly {
      readonly locale: DocumentVoice["locale"];
      readonly lines: string[];
    }[];
  } | null;
  readonly rows: readonly InvoiceRow[];
  readonly total: InvoiceRow;
  /** Deposit and balance, where there was a deposit. */
  readonly afterTotal: readonly InvoiceRow[];
  /** How and until when it is paid, or when it was. */
  readonly payment: readonly Said[];
  readonly registrations: {
    readonly heading: Said;
    readonly lines: readonly { readonly names: Said; readonly number: string }[];
  } | null;
  readonly thanks: Said | null;
  readonly email: string;
}

/** What an invoice or credit note says (price list, sections 4 and 5), in the languages of its content. */
export function invoiceText(invoice: Invoice, catalogues: DocumentCatalogues): InvoiceText {
  const { content, number, kind } = invoice;
  const voices = voicesOf(content.language, catalogues);
  const [first] = voices;
  const isCredit = kind === "credit-note";
  const single = singleWork(content);
  return {
    title: say(voices, ({ t }) => t(isCredit ? "invoice.creditTitle" : "invoice.title")),
    artist: artistName(content.artist),
    address: artistAddress(content.artist, first),
    number,
    date: say(voices, (voice) => dayOf(invoice.issuedOn, voice)),
    credits: invoice.credits
      ? sayOf(voices, "invoice.credits", { number: invoice.credits.number })
      : [],
    soldTo: say(voices, ({ t }) => t(isCredit ? "invoice.creditedTo" : "invoice.soldTo")),
    buyer: buyerLines(content, first),
    work: single && {
      artworkId: single.artworkId,
      hasPicture: single.hasPicture,
      title: titleOf(single, first),
      facts: voices.map((voice) => ({
        locale: voice.locale,
        lines: [madeOf(single, voice), sizeOf(single, content.artist.business.units, voice)],
      })),
    },
    rows: rowsOf(content, voices),
    total: {
      ...plainRow(
        say(voices, ({ t }) => t("invoice.total", { currency: t(`currency.${content.currency}`) })),
        money(content, first, content.totalCents),
      ),
    },
    afterTotal: afterTotal(content, voices),
    payment: paymentOf(invoice, voices),
    registrations: registrationsOf(content, voices),
    thanks: isCredit ? null : thanksOf(content, voices),
    email: content.artist.business.email,
  };
}

type Voices = readonly [DocumentVoice, ...DocumentVoice[]];

function sayOf(voices: Voices, key: "invoice.credits", values: { readonly number: string }): Said {
  return say(voices, ({ t }) => t(key, values));
}

function money({ currency }: InvoiceContent, { format }: DocumentVoice, cents: number): string {
  return format.money(cents, currency).replace("-", "\u2212");
}

function plainRow(label: Said, amount: string): InvoiceRow {
  return { label, amount, facts: [], isTitle: false, artworkId: null, rate: "" };
}

function worksOf({ lines }: InvoiceContent) {
  return lines.flatMap(({ work }) => (work === null ? [] : [work]));
}

function singleWork(content: InvoiceContent) {
  const works = worksOf(content);
  return works.length === 1 ? (works[0] ?? null) : null;
}

/** Lines, discounts, the subtotal where there is more than one amount, and the taxes that are charged. */
function rowsOf(content: InvoiceContent, voices: Voices): InvoiceRow[] {
  const [first] = voices;
  const isSingle = singleWork(content) !== null;
  const lines = content.lines.flatMap((line) => [
    lineRow(line, isSingle, content, voices),
    ...(line.discountCents === 0
      ? []
      : [
          plainRow(
            say(voices, ({ t }) => t("invoice.discount")),
            money(content, first, -line.discountCents),
          ),
        ]),
  ]);
  const subtotal = plainRow(
    say(voices, ({ t }) => t("invoice.subtotal")),
    money(content, first, content.subtotalCents),
  );
  const taxes = content.taxes.map(({ label, rate, cents }) => ({
    ...plainRow(
      say(voices, ({ t }) => taxName(label, rate, t)),
      money(content, first, cents),
    ),
    rate: percent(rate, first),
  }));
  return [...lines, ...(lines.length > 1 ? [subtotal] : []), ...taxes];
}

function lineRow(
  line: InvoiceLine,
  isSingle: boolean,
  content: InvoiceContent,
  voices: Voices,
): InvoiceRow {
  const [first] = voices;
  const amount = money(content, first, line.priceCents);
  const { work } = line;
  if (work === null) {
    return plainRow([{ locale: first.locale, text: onOneLine(line.description) }], amount);
  }
  if (isSingle)
    return plainRow(
      say(voices, ({ t }) => t("invoice.price")),
      amount,
    );
  const { units } = content.artist.business;
  return {
    label: [{ locale: first.locale, text: titleOf(work, first) }],
    facts: [say(voices, (voice) => factsOf(work, units, voice))],
    isTitle: true,
    artworkId: work.hasPicture ? work.artworkId : null,
    rate: "",
    amount,
  };
}

function taxName(label: string, rate: number, t: DocumentVoice["t"]): string {
  const known = taxLabels.find((each) => each === label);
  const tax = known === undefined ? label : t(`invoice.tax.${known}`);
  return rate === 0 ? t("invoice.export", { tax }) : tax;
}

const taxLabels = ["GST", "HST", "QST", "PST", "RST"] as const;

/** `9.975%`, `9,975 %` */
export function percent(rate: number, { format, locale }: DocumentVoice): string {
  return `${format.number(rate)}${locale === "fr-CA" ? "\u00a0" : ""}%`;
}

function afterTotal(content: InvoiceContent, voices: Voices): InvoiceRow[] {
  const [first] = voices;
  if (content.depositCents === 0) return [];
  const isRefund = content.balanceCents < 0;
  return [
    plainRow(
      say(voices, ({ t }) => t("invoice.deposit")),
      money(content, first, -content.depositCents),
    ),
    plainRow(
      say(voices, ({ t }) => t(isRefund ? "invoice.refund" : "invoice.balance")),
      money(content, first, content.balanceCents),
    ),
  ];
}

function paymentOf({ kind, payment, content }: Invoice, voices: Voices): Said[] {
  if (kind === "credit-note") return [];
  const terms = content.terms.trim();
  const due = content.dueOn;
  const isStated = terms !== "" || due !== null;
  const said: Said[] = [];
  if (terms !== "") said.push([{ locale: voices[0].locale, text: terms }]);
  if (payment === null) {
    if (due !== null) {
      said.push(say(voices, (voice) => voice.t("invoice.due", { date: dayOf(due, voice) })));
    }
    if (!isStated) said.push(say(voices, ({ t }) => t("invoice.onReceipt")));
    return said;
  }
  const method = onOneLine(payment.method).replace(/\.$/, "");
  said.push(
    say(voices, (voice) => {
      const date = dayOf(payment.paidOn, voice);
      return method === ""
        ? voice.t("invoice.paid", { date })
        : voice.t("invoice.paidBy", { date, method });
    }),
  );
  return said;
}

/** The numbers of the taxes that are charged, and of no others. */
function registrationsOf(
  { taxes, artist }: InvoiceContent,
  voices: Voices,
): InvoiceText["registrations"] {
  const charged = new Set(taxes.map(({ tax }) => tax));
  const shown = artist.business.registrations.filter(({ tax }) => charged.has(tax));
  if (shown.length === 0) return null;
  const isOne = shown.length === 1;
  return {
    heading: say(voices, ({ t }) => t(`invoice.registrations.${isOne ? "one" : "many"}`)),
    lines: shown.map(({ tax, number }) => ({
      names: say(voices, ({ t }) => t(`invoice.registration.${tax}`)),
      number: number.replaceAll(" ", "\u00a0"),
    })),
  };
}

function thanksOf(content: InvoiceContent, voices: Voices): Said | null {
  const count = worksOf(content).length;
  if (count === 0) return null;
  return say(voices, ({ t }) => t(count === 1 ? "invoice.thanks.one" : "invoice.thanks.many"));
}
