import * as v from "valibot";
import {
  type DocumentLanguage,
  type DocumentLocale,
  documentLanguageSchema,
  localesOf,
} from "#schema/documents/languages.ts";
import type { InvoiceTerms } from "#schema/invoices/invoice-content.ts";
import { type InvoiceInput, invoiceLimits } from "#schema/invoices/invoice-input.ts";
import type { Cents } from "#schema/money.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { type AmountError, centsOf, costError } from "#web/forms/amount.ts";
import type { InvoiceTexts } from "#web/works/books/invoice-texts.ts";

const lineSchema = v.object({ description: v.string(), amount: v.string() });
export type OtherLine = v.InferOutput<typeof lineSchema>;

/** An invoice as it is typed. */
export const invoiceFormSchema = v.object({
  saleIds: v.array(v.string()),
  /** Null until one is chosen: then it follows from business details and buyer. */
  language: v.nullable(documentLanguageSchema),
  otherLines: v.array(lineSchema),
  deposit: v.string(),
  /** What was typed in place of its first texts, by language and field, such as `en-CA terms`. */
  texts: v.optional(v.record(v.string(), v.string()), {}),
  dueOn: v.string(),
});
export type InvoiceForm = v.InferOutput<typeof invoiceFormSchema>;

export function newInvoiceForm(saleId: string): InvoiceForm {
  return { saleIds: [saleId], language: null, otherLines: [], deposit: "", texts: {}, dueOn: "" };
}

/** What may be on one invoice with this sale: its buyer's sales in its currency that are on none. */
export function invoiceable(sale: Sale, sales: readonly Sale[]): Sale[] {
  const others = sales.filter(
    ({ id, buyer, currency, returnedAt, invoice }) =>
      id !== sale.id &&
      buyer !== null &&
      buyer.name === sale.buyer?.name &&
      currency === sale.currency &&
      returnedAt === null &&
      invoice === null,
  );
  return [sale, ...others];
}

type FirstTextsIn = (locale: DocumentLocale) => InvoiceTexts;

/** The sentences of the invoice in a language: as they were typed, else as they begin. */
export function textsIn(
  { texts }: InvoiceForm,
  locale: DocumentLocale,
  firstIn: FirstTextsIn,
): InvoiceTexts {
  const first = firstIn(locale);
  return {
    terms: texts[textKey(locale, "terms")] ?? first.terms,
    title: texts[textKey(locale, "title")] ?? first.title,
  };
}

/** Such as `en-CA terms`. */
export function textKey(locale: DocumentLocale, field: keyof InvoiceTexts): string {
  return `${locale} ${field}`;
}

/** What is chosen beside the sales. What cannot be read is left out, and is an error of the form. */
export function termsOf(
  form: InvoiceForm,
  language: DocumentLanguage,
  firstIn: FirstTextsIn,
): InvoiceTerms {
  const [first, second] = localesOf(language).map((locale) => {
    const { terms, title } = textsIn(form, locale, firstIn);
    return { terms: terms.trim(), title: title.trim() };
  });
  return {
    language,
    otherLines: filledLines(form).map(({ description, amount }) => ({
      description: description.trim(),
      priceCents: centsOf(amount) ?? 0,
    })),
    depositCents: centsOf(form.deposit) ?? 0,
    ...(first ?? { terms: "", title: "" }),
    inSecondLanguage: second ?? null,
    dueOn: form.dueOn === "" ? null : form.dueOn,
  };
}

function filledLines({ otherLines }: InvoiceForm): OtherLine[] {
  return otherLines.filter((line) => !isEmptyLine(line));
}

function isEmptyLine({ description, amount }: OtherLine): boolean {
  return description.trim() === "" && amount.trim() === "";
}

export function toInvoiceInput(
  saleIds: readonly string[],
  { title = "", inSecondLanguage = null, ...terms }: InvoiceTerms,
  issuedOn: string,
): InvoiceInput {
  return { saleIds: [...saleIds], issuedOn, ...terms, title, inSecondLanguage };
}

export interface LineErrors {
  readonly description?: "description";
  readonly amount?: AmountError;
}

export interface InvoiceErrors {
  /** By the line's index. */
  readonly otherLines?: Readonly<Record<number, LineErrors>>;
  readonly deposit?: AmountError | "aboveTotal";
  readonly dueOn?: "early";
}

/** What the server would refuse, by field. */
export function findInvoiceErrors(
  form: InvoiceForm,
  { totalCents, issuedOn }: { readonly totalCents: Cents; readonly issuedOn: string },
): InvoiceErrors {
  const lines = form.otherLines.flatMap((line, index): [number, LineErrors][] => {
    const errors = lineErrors(line);
    return Object.keys(errors).length > 0 ? [[index, errors]] : [];
  });
  const deposit = costError(form.deposit, invoiceLimits.amountCents);
  const isAbove = (centsOf(form.deposit) ?? 0) > totalCents;
  return {
    ...(lines.length > 0 && { otherLines: Object.fromEntries(lines) }),
    ...((deposit || isAbove) && { deposit: deposit ?? ("aboveTotal" as const) }),
    ...(form.dueOn !== "" && form.dueOn < issuedOn && { dueOn: "early" as const }),
  };
}

function lineErrors(line: OtherLine): LineErrors {
  if (isEmptyLine(line)) return {};
  const amount =
    line.amount.trim() === "" ? "amount" : costError(line.amount, invoiceLimits.amountCents);
  return {
    ...(line.description.trim() === "" && { description: "description" as const }),
    ...(amount && { amount }),
  };
}
