import type { InvoiceContent, InvoiceLine } from "#schema/documents/content.ts";
import {
  type DocumentVoice,
  type DocumentVoices,
  type Said,
  say,
} from "../words/document-words.ts";
import { factsOf, onOneLine, titleOf } from "./facts.ts";
import { percent } from "./percent.ts";

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

/** Lines, discounts, the subtotal where there is more than one amount, and the taxes that are charged. */
export function rowsOf(content: InvoiceContent, voices: DocumentVoices): InvoiceRow[] {
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
  voices: DocumentVoices,
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

/** Deposit and balance, where there was a deposit. */
export function afterTotal(content: InvoiceContent, voices: DocumentVoices): InvoiceRow[] {
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

/** The row of what is owed in all. */
export function totalOf(content: InvoiceContent, voices: DocumentVoices): InvoiceRow {
  return plainRow(
    say(voices, ({ t }) => t("invoice.total", { currency: t(`currency.${content.currency}`) })),
    money(content, voices[0], content.totalCents),
  );
}

function money({ currency }: InvoiceContent, { format }: DocumentVoice, cents: number): string {
  return format.money(cents, currency).replace("-", "\u2212");
}

function plainRow(label: Said, amount: string): InvoiceRow {
  return { label, amount, facts: [], isTitle: false, artworkId: null, rate: "" };
}

export function worksOf({ lines }: InvoiceContent) {
  return lines.flatMap(({ work }) => (work === null ? [] : [work]));
}

/** The one work of an invoice that has no other; null for another one. */
export function singleWork(content: InvoiceContent) {
  const works = worksOf(content);
  return works.length === 1 ? (works[0] ?? null) : null;
}
