import type { DocumentArtist, DocumentWork, InvoiceContent } from "#schema/documents/content.ts";
import {
  type DocumentLanguage,
  type DocumentLocale,
  localesOf,
} from "#schema/documents/languages.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { taxesOn } from "#schema/sales/taxes.ts";
import { publishedList } from "#scripts/seed/list.ts";
import { certificateForm } from "#web/features/documents/forms/certificate.ts";
import { consignmentForm } from "#web/features/documents/forms/consignment.ts";
import { invoiceForm } from "#web/features/documents/forms/invoice.ts";
import { whyForm } from "#web/features/documents/forms/why-this-price.ts";
import { firstTextIn } from "#web/features/documents/issued/use-issue.ts";
import type { PdfForm } from "#web/features/documents/pdf/pdf-form.ts";
import { firstTextsIn } from "#web/works/books/invoice-texts.ts";

const paper = "letter";
/** What the code of a demonstration opens; there is no such site. */
export const demonstrationAddress = "https://artpricing.example/w/k7Qm2xR9pLw";

interface Priced {
  readonly work: DocumentWork;
  readonly priceCents: number;
}

/** The documents of single works and of a gallery, for works that have a price; the first one is sold. */
export function workForms(
  language: DocumentLanguage,
  artist: DocumentArtist,
  works: readonly Priced[],
): [string, PdfForm][] {
  const [sold, ...others] = works;
  if (!sold) return [];
  const { currency } = publishedList;
  const base = { language, artist } as const;
  const invoice = invoiceOf({ ...base, form: 4, currency }, sold);
  const [first, ...second] = localesOf(language);
  const { statement, terms } = firstTexts(first);
  const inSecondLanguage = second.map(firstTexts)[0] ?? null;
  const certificate = {
    ...{ ...base, form: 2 as const, work: sold.work, hours: 9.5, statement, inSecondLanguage },
  };
  const consignment = {
    ...{
      ...base,
      form: 2 as const,
      currency,
      consignee: "Galerie du Fleuve, Rimouski",
      commission: 0.5,
    },
    ...{ terms, inSecondLanguage },
    ...{ since: "2026-11-22", dueBack: "2027-05-22" },
    works: others.slice(0, 4).map(({ work, priceCents }) => ({ work, retailCents: priceCents })),
  };
  const why = {
    ...{ language, artist, currency, work: sold.work, day: "2026-11-22" },
    ...{ priceCents: sold.priceCents, listedCents: sold.priceCents },
    ...{ breakdown: null, showsHours: true, showsMaterials: true },
    curve: publishedList.curves?.[sold.work.medium] ?? null,
    others: others.map(({ work, priceCents }) => ({
      ...{ area: work.widthInches * work.heightInches, priceCents, isSold: false },
    })),
  };
  const issuedOn = "2026-10-04";
  return [
    [
      `certificate-${language}`,
      certificateForm({
        content: certificate,
        issuedOn,
        paper,
        labelAddress: demonstrationAddress,
      }),
    ],
    [`invoice-${language}`, invoiceForm(invoice, paper)],
    [`sample-invoice-${language}`, invoiceForm(invoice, paper, true)],
    [`credit-note-${language}`, invoiceForm(creditNoteOf(invoice), paper)],
    [`consignment-${language}`, consignmentForm(consignment, paper)],
    [`why-this-price-${language}`, whyForm(why, paper)],
  ];
}

function invoiceOf(
  base: Pick<InvoiceContent, "form" | "language" | "artist" | "currency">,
  { work, priceCents }: Priced,
): Invoice {
  const taxes = taxesOn({
    ...{ date: "2026-10-04", amountCents: priceCents, deliveredBy: "artist", handedOverIn: null },
    deliverTo: { country: "CA", region: "QC" },
    registrations: base.artist.business.registrations,
  });
  const totalCents = priceCents + taxes.reduce((sum, { cents }) => sum + cents, 0);
  return {
    ...{ id: "invoice", kind: "invoice", number: "2026-009", issuedOn: "2026-10-04" },
    ...{ credits: null, creditedBy: null, reason: "", createdAt: "2026-10-04T12:00:00.000Z" },
    ...{ openCents: 0, toRefundCents: 0, payments: [] },
    payment: { paidOn: "2026-10-04", method: "Interac" },
    content: {
      ...base,
      buyer: {
        ...{ name: "Claire Gagnon", email: "", address: "Québec", country: "CA", region: "QC" },
      },
      lines: [{ saleId: "sale", work, description: "", priceCents, discountCents: 0, taxes }],
      ...{ subtotalCents: priceCents, taxes, totalCents, depositCents: 0 },
      ...{ balanceCents: totalCents, ...invoiceTexts(base.language), dueOn: null },
    },
  };
}

/** As the dialogs begin with them. */
function firstTexts(locale: DocumentLocale) {
  return {
    statement: firstTextIn(locale, "certificate", []),
    terms: firstTextIn(locale, "consignment", []),
  };
}

function invoiceTexts(language: DocumentLanguage) {
  const [first, second = null] = localesOf(language).map((locale) =>
    firstTextsIn(locale, { count: 1, dueOn: "" }, []),
  );
  return { terms: "", ...first, inSecondLanguage: second };
}

function creditNoteOf(invoice: Invoice): Invoice {
  const { content } = invoice;
  const negative = <Line extends { readonly cents: number }>(line: Line) => ({
    ...line,
    cents: -line.cents,
  });
  return {
    ...invoice,
    ...{ kind: "credit-note", number: "2026-010", payment: null },
    credits: { id: invoice.id, number: invoice.number },
    content: {
      ...content,
      lines: content.lines.map((line) => ({ ...line, priceCents: -line.priceCents })),
      taxes: content.taxes.map(negative),
      ...{ subtotalCents: -content.subtotalCents, totalCents: -content.totalCents },
      ...{ balanceCents: -content.balanceCents, terms: "", title: "", inSecondLanguage: null },
    },
  };
}
