import type { InvoiceContent, InvoiceLine } from "#schema/documents/content.ts";
import {
  type DocumentVoice,
  type DocumentVoices,
  type LocalizedText,
  say,
} from "../words/document-words.ts";
import { factsOf, onOneLine, titleOf } from "./facts.ts";
import { percent } from "./percent.ts";

/** A row of the invoice's table. Amounts are written in the first language. */
export interface PrintedInvoiceRow {
  readonly label: LocalizedText;
  /** What is printed of the work below its title; empty for other rows. */
  readonly facts: readonly LocalizedText[];
  readonly isTitle: boolean;
  readonly artworkId: string | null;
  /** `9.975%`; empty but for taxes. */
  readonly rate: string;
  readonly amount: string;
}

/** Lines, discounts, the subtotal where there is more than one amount, and the taxes that are charged. */
export function rowsOf(content: InvoiceContent, voices: DocumentVoices): PrintedInvoiceRow[] {
  const [first] = voices;
  const isSingle = singleWork(content) !== null;
  const discount = content.form < 4 ? "invoice.formerDiscount" : "invoice.discount";
  const lines = content.lines.flatMap((line) => [
    lineRow(line, isSingle, content, voices),
    ...(line.discountCents === 0
      ? []
      : [amountRow(content, voices, -line.discountCents, (t) => t(discount))]),
  ]);
  const subtotal = amountRow(content, voices, content.subtotalCents, (t) => t("invoice.subtotal"));
  const taxes = content.taxes.map(({ label, rate, cents }) => ({
    ...amountRow(content, voices, cents, (t) => taxName(label, rate, t)),
    rate: percent(rate, first),
  }));
  return [...lines, ...(lines.length > 1 ? [subtotal] : []), ...taxes];
}

function lineRow(
  line: InvoiceLine,
  isSingle: boolean,
  content: InvoiceContent,
  voices: DocumentVoices,
): PrintedInvoiceRow {
  const [first] = voices;
  const amount = money(content, first, line.priceCents);
  const { work } = line;
  if (work === null) {
    return plainRow([{ locale: first.locale, text: onOneLine(line.description) }], amount);
  }
  if (isSingle) return amountRow(content, voices, line.priceCents, (t) => t("invoice.price"));
  return {
    label: [{ locale: first.locale, text: titleOf(work, first) }],
    facts: [say(voices, (voice) => factsOf(work, content.artist, voice))],
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

/** Deposit and balance of an invoice with a deposit, and of its credit note where that is of form 1. */
export function afterTotal(content: InvoiceContent, voices: DocumentVoices): PrintedInvoiceRow[] {
  const { form, depositCents, balanceCents } = content;
  if (depositCents === 0 || (depositCents < 0 && form >= 2)) return [];
  const balance = balanceCents < 0 ? "invoice.refund" : "invoice.balance";
  return [
    amountRow(content, voices, -depositCents, (t) => t("invoice.deposit")),
    amountRow(content, voices, balanceCents, (t) => t(balance)),
  ];
}

/** The row of what is owed in all. */
export function totalOf(content: InvoiceContent, voices: DocumentVoices): PrintedInvoiceRow {
  return amountRow(content, voices, content.totalCents, (t) =>
    t("invoice.total", { currency: t(`currency.${content.currency}`) }),
  );
}

function amountRow(
  content: InvoiceContent,
  voices: DocumentVoices,
  cents: number,
  label: (t: DocumentVoice["t"]) => string,
): PrintedInvoiceRow {
  return plainRow(
    say(voices, ({ t }) => label(t)),
    money(content, voices[0], cents),
  );
}

function money({ currency }: InvoiceContent, { format }: DocumentVoice, cents: number): string {
  return format.money(cents, currency);
}

function plainRow(label: LocalizedText, amount: string): PrintedInvoiceRow {
  return { label, amount, facts: [], isTitle: false, artworkId: null, rate: "" };
}

export function worksOfInvoice({ lines }: InvoiceContent) {
  return lines.flatMap(({ work }) => (work === null ? [] : [work]));
}

/** The one work of an invoice that has no other; null for another one. */
export function singleWork(content: InvoiceContent) {
  const works = worksOfInvoice(content);
  return works.length === 1 ? (works[0] ?? null) : null;
}
