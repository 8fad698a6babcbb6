import type { InvoiceContent } from "#schema/documents/content.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import {
  type DocumentCatalogues,
  type DocumentVoice,
  type DocumentVoices,
  type Said,
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
  readonly title: Said;
  readonly artist: string;
  readonly address: readonly string[];
  readonly number: Said;
  readonly date: Said;
  /** For a credit note: the invoice that it takes back. */
  readonly credits: Said;
  readonly soldTo: Said;
  /** A line each. */
  readonly buyer: Said;
  /** The one work of the invoice, shown with its picture; null where the works are rows of the table. */
  readonly work: {
    readonly artworkId: string;
    readonly hasPicture: boolean;
    /** Whether the picture may be smaller, so that the invoice has one page. */
    readonly isPictureFlexible: boolean;
    readonly title: string;
    readonly facts: readonly {
      readonly locale: DocumentVoice["locale"];
      readonly lines: string[];
    }[];
  } | null;
  readonly rows: readonly PrintedInvoiceRow[];
  readonly total: PrintedInvoiceRow;
  /** Deposit and balance, where there was a deposit. */
  readonly afterTotal: readonly PrintedInvoiceRow[];
  /** How and until when it is paid, or when it was. */
  readonly payment: readonly Said[];
  readonly registrations: {
    readonly heading: Said;
    readonly lines: readonly { readonly names: Said; readonly number: string }[];
  } | null;
  readonly thanks: Said | null;
  readonly email: string;
}

/**
 * What an invoice or credit note says (price list, sections 4 and 5), in the languages of its content. A sample says
 * that it is one in place of a number and a buyer.
 */
export function invoiceText(
  invoice: Invoice,
  catalogues: DocumentCatalogues,
  isSample = false,
): InvoiceText {
  const { content, number, kind } = invoice;
  const voices = voicesOf(content.language, catalogues);
  const [first] = voices;
  const isCredit = kind === "credit-note";
  const single = singleWork(content);
  const inFirst = (text: string): Said => [{ locale: first.locale, text }];
  return {
    title: say(voices, ({ t }) => t(isCredit ? "invoice.creditTitle" : "invoice.title")),
    artist: artistName(content.artist),
    address: artistAddress(content.artist, first),
    number: isSample ? say(voices, ({ t }) => t("sample.number")) : inFirst(number),
    date: say(voices, (voice) => dayOf(invoice.issuedOn, voice)),
    credits: invoice.credits
      ? sayOf(voices, "invoice.credits", { number: invoice.credits.number })
      : [],
    soldTo: say(voices, ({ t }) => t(isCredit ? "invoice.creditedTo" : "invoice.soldTo")),
    buyer: isSample
      ? say(voices, ({ t }) => t("sample.buyer"))
      : buyerLines(content, first).flatMap(inFirst),
    work: single && {
      artworkId: single.artworkId,
      hasPicture: single.hasPicture,
      isPictureFlexible: content.form >= 2,
      title: titleOf(single, first),
      facts: voices.map((voice) => ({
        locale: voice.locale,
        lines: [madeOf(single, voice), sizeOf(single, content.artist.business.units, voice)],
      })),
    },
    rows: rowsOf(content, voices),
    total: totalOf(content, voices),
    afterTotal: afterTotal(content, voices),
    payment: paymentOf(invoice, voices),
    registrations: registrationsOf(content, voices),
    thanks: isCredit ? null : thanksOf(content, voices),
    email: content.artist.business.email,
  };
}

function sayOf(
  voices: DocumentVoices,
  key: "invoice.credits",
  values: { readonly number: string },
): Said {
  return say(voices, ({ t }) => t(key, values));
}

function paymentOf({ kind, payment, content }: Invoice, voices: DocumentVoices): Said[] {
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

function thanksOf(content: InvoiceContent, voices: DocumentVoices): Said | null {
  const count = worksOfInvoice(content).length;
  if (count === 0) return null;
  return say(voices, ({ t }) => t(count === 1 ? "invoice.thanks.one" : "invoice.thanks.many"));
}
