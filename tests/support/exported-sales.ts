import { createTranslator } from "use-intl/core";
import { compiled } from "#tests/support/words/compiled.ts";
import { countriesIn } from "#web/i18n/countries.ts";
import english from "#web/i18n/texts/sales.en-CA.json" with { type: "json" };
import type { BookedEntry } from "#web/works/books/booked-entries.ts";
import { salesHead, salesRows } from "#web/works/books/sales-rows.ts";

const t = createTranslator({
  ...{ locale: "en-CA", messages: compiled(english), namespace: "sales.export" },
});
const head = salesHead(t);
const countryName = countriesIn("en-CA").nameOf;

const isTaxInCad = (name: string) => /^(?:GST|HST|QST|PST|RST).* \(CAD\)$/.test(name);

/** The rows of the file for an accountant: day, document, what was paid, and in Canadian cents paid, net and tax. */
export function exportedSales(booked: readonly BookedEntry[]): string[] {
  const channelName = ({ id }: { readonly id: string }) => id;
  return salesRows(booked, { t, channelName, countryName, locale: "en-CA" }).map((row) => {
    const cell = (name: string) => row[head.indexOf(name)] ?? "";
    const cents = (name: string) => Math.round(Number(cell(name)) * 100);
    const tax = head.filter(isTaxInCad).reduce((sum, name) => sum + cents(name), 0);
    const facts = [cell("Date"), cell("Document"), cents("Paid before tax")];
    return [...facts, cents("Paid before tax (CAD)"), cents("Net (CAD)"), tax].join(" ");
  });
}
