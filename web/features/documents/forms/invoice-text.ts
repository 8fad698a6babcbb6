import type { InvoiceContent } from "#schema/documents/content.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { agentSales } from "#web/works/books/agent-sales.ts";
import {
  type DocumentVoice,
  type DocumentVoices,
  type LocalizedText,
  say,
  voicesOf,
} from "../words/document-words.ts";
import { artistAddress, artistName, buyerLines } from "./addresses.ts";
import { dayOf, madeOf, onOneLine, sizeOf, titleOf } from "./facts.ts";
import {
  afterTotal,
  type PrintedInvoiceRow,
  rowsOf,
  singleWork,
  totalOf,
  worksOfInvoice,
} from "./invoice-rows.ts";

export interface InvoiceText {
  readonly title: LocalizedText;
  readonly artist: string;
  readonly address: readonly string[];
  readonly number: LocalizedText;
  readonly date: LocalizedText;
  /** For a credit note: the invoice that it takes back. */
  readonly credits: LocalizedText;
  readonly soldTo: LocalizedText;
  /** A line each. */
  readonly buyer: LocalizedText;
  /** The one work of the invoice, shown with its picture; null where the works are rows of the table. */
  readonly work: {
    readonly artworkId: string;
    readonly hasPicture: boolean;
    /** Whether the picture may be smaller, so that the invoice has one page. */
    readonly isPictureFlexible: boolean;
    /** Whether the rest may be set closer, so that the total is on the page of the work. */
    readonly isSpacingFlexible: boolean;
    readonly title: string;
    readonly facts: readonly {
      readonly locale: DocumentVoice["locale"];
      readonly lines: string[];
    }[];
  } | null;
  readonly rows: readonly PrintedInvoiceRow[];
  /** How many of the last rows are on the page of the total: since form 3 a line of the invoice is among them. */
  readonly rowsWithTotal: number;
  readonly total: PrintedInvoiceRow;
  /** Deposit and balance, where there was a deposit. */
  readonly afterTotal: readonly PrintedInvoiceRow[];
  /** How and until when it is paid, in forms 1 and 2 when it was; and that the gallery charges the tax, where it does. */
  readonly payment: readonly LocalizedText[];
  readonly registrations: {
    readonly heading: LocalizedText;
    readonly lines: readonly { readonly names: LocalizedText; readonly number: string }[];
  } | null;
  readonly thanks: LocalizedText | null;
  readonly email: string;
}

/**
 * What an invoice or credit note says (price list, sections 4 and 5), in the languages of its content. A sample says
 * that it is one in place of a number and a buyer.
 */
export function invoiceText(invoice: Invoice, isSample = false): InvoiceText {
  const { content, number, kind } = invoice;
  const voices = voicesOf(content.language);
  const [first] = voices;
  const style = content.form < 3 ? "former" : "by-country";
  const isCredit = kind === "credit-note";
  const single = singleWork(content);
  const inFirst = (text: string): LocalizedText => [{ locale: first.locale, text }];
  return {
    title: say(voices, ({ t }) => t(isCredit ? "invoice.creditTitle" : "invoice.title")),
    artist: artistName(content.artist),
    address: artistAddress(content.artist, first, style),
    number: isSample ? say(voices, ({ t }) => t("sample.number")) : inFirst(number),
    date: say(voices, (voice) => dayOf(invoice.issuedOn, voice)),
    credits: invoice.credits
      ? sayOf(voices, "invoice.credits", { number: invoice.credits.number })
      : [],
    soldTo: say(voices, ({ t }) => t(isCredit ? "invoice.creditedTo" : "invoice.soldTo")),
    buyer: isSample
      ? say(voices, ({ t }) => t("sample.buyer"))
      : buyerLines(content, first, style).flatMap(inFirst),
    work: single && {
      artworkId: single.artworkId,
      hasPicture: single.hasPicture,
      isPictureFlexible: content.form >= 2,
      isSpacingFlexible: content.form >= 3,
      title: titleOf(single, first),
      facts: voices.map((voice) => ({
        locale: voice.locale,
        lines: [madeOf(single, voice), sizeOf(single, content.artist, voice)],
      })),
    },
    rows: rowsOf(content, voices),
    rowsWithTotal: rowsWithTotal(content),
    total: totalOf(content, voices),
    afterTotal: afterTotal(content, voices),
    payment: [...paymentOf(invoice, voices), ...agentOf(invoice, voices)],
    registrations: registrationsOf(content, voices),
    thanks: isCredit ? null : thanksOf(content, voices),
    email: content.artist.business.email,
  };
}

/** The taxes, and what is before them; with the subtotal the last line, and its discount. */
function rowsWithTotal({ form, lines, taxes }: InvoiceContent): number {
  const [last] = lines.slice(-1);
  const discount = last && last.discountCents !== 0 ? 1 : 0;
  const hasSubtotal = lines.length > 1 || discount > 0;
  return taxes.length + 1 + (form >= 3 && hasSubtotal ? 1 + discount : 0);
}

function sayOf(
  voices: DocumentVoices,
  key: "invoice.credits",
  values: { readonly number: string },
): LocalizedText {
  return say(voices, ({ t }) => t(key, values));
}

function paymentOf(invoice: Invoice, voices: DocumentVoices): LocalizedText[] {
  const { kind, content } = invoice;
  if (kind === "credit-note") return [];
  // Since form 3 an invoice that was paid prints as it was issued.
  const payment = content.form < 3 ? invoice.payment : null;
  const terms = writtenIn(content, "terms", voices);
  const due = content.dueOn;
  const isStated = terms.length > 0 || due !== null || content.form >= 3;
  const paragraphs: LocalizedText[] = terms.length > 0 ? [terms] : [];
  if (payment === null) {
    if (due !== null) {
      paragraphs.push(say(voices, (voice) => voice.t("invoice.due", { date: dayOf(due, voice) })));
    }
    if (!isStated) paragraphs.push(say(voices, ({ t }) => t("invoice.onReceipt")));
    return paragraphs;
  }
  const method = onOneLine(payment.method).replace(/\.$/, "");
  paragraphs.push(
    say(voices, (voice) => {
      const date = dayOf(payment.paidOn, voice);
      return method === ""
        ? voice.t("invoice.paid", { date })
        : voice.t("invoice.paidBy", { date, method });
    }),
  );
  return paragraphs;
}

/** Of an invoice of sales on which the gallery charges the tax, as the artist's agent. */
function agentOf({ kind, content }: Invoice, voices: DocumentVoices): LocalizedText[] {
  const agents = kind === "credit-note" ? null : agentSales(content);
  if (agents === null) return [];
  const { isWhole, titles } = agents;
  return [
    say(voices, ({ t }) =>
      isWhole ? t("invoice.agent.all") : t("invoice.agent.some", { titles }),
    ),
  ];
}

/** The numbers of the taxes that are charged, and of no others. */
function registrationsOf(
  { taxes, artist }: InvoiceContent,
  voices: DocumentVoices,
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

/** What the artist wrote, in each language of the document in which there is something. */
function writtenIn(
  { inSecondLanguage, ...content }: InvoiceContent,
  field: "terms" | "title",
  voices: DocumentVoices,
): LocalizedText {
  const texts = [content[field], inSecondLanguage?.[field]];
  return voices.flatMap(({ locale }, index) => {
    const text = texts[index]?.trim() ?? "";
    return text === "" ? [] : [{ locale, text }];
  });
}

function thanksOf(content: InvoiceContent, voices: DocumentVoices): LocalizedText | null {
  if (content.form >= 3) {
    const title = writtenIn(content, "title", voices);
    return title.length > 0 ? title : null;
  }
  const count = worksOfInvoice(content).length;
  if (count === 0) return null;
  return say(voices, ({ t }) => t(count === 1 ? "invoice.thanks.one" : "invoice.thanks.many"));
}
