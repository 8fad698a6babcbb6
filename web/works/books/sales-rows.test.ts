import compile from "icu-minify/compile";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { fromCents } from "#schema/money.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { bookedSale, documented } from "#tests/support/ledger-entries.ts";
import { csvText } from "#web/browser/csv-file.ts";
import { countriesIn } from "#web/i18n/countries.ts";
import { csvDelimiters } from "#web/i18n/csv-style.ts";
import english from "#web/i18n/texts/sales.en-CA.json" with { type: "json" };
import french from "#web/i18n/texts/sales.fr-CA.json" with { type: "json" };
import { bookedEntries } from "./booked-entries.ts";
import { totalsOf } from "./ledger-sums.ts";
import { salesHead, salesRows } from "./sales-rows.ts";

const en = english.sales.export;
const fr = french.sales.export;

const sale = bookedSale({
  ...{ artworkTitle: "Ebb, at nine", date: "2026-11-14", priceCents: 110_000 },
  ...{ discountCents: 10_000, currency: "USD", cadRate: 1.3712 },
  ...{ commissionCents: 40_000, feeCents: 1_000, shippingCents: 2_000, netCents: 57_000 },
  buyer: {
    ...{ name: '=HYPERLINK("x")', email: "", address: "12 rue\nSaint-Paul" },
    ...{ country: "CA", region: "QC" },
  },
  deliveredBy: "carrier",
  taxes: [
    { tax: "gst-hst", label: "GST", rate: 5, cents: 5_000 },
    { tax: "qst", label: "QST", rate: 9.975, cents: 9_975 },
  ],
});

function context(locale: "en-CA" | "fr-CA") {
  const words: typeof en = JSON.parse(JSON.stringify(locale === "en-CA" ? en : fr), (_, value) =>
    typeof value === "string" ? compile(value) : value,
  );
  const messages = { sales: { export: words } };
  return {
    t: createTranslator({ locale, messages, namespace: "sales.export" }),
    channelName: ({ name }: Sale["channel"]) => name ?? "",
    countryName: countriesIn(locale).nameOf,
    locale,
  };
}

const booked = (sales: readonly Sale[], invoices: readonly Invoice[] = []) =>
  bookedEntries({ sales, invoices, business: { registrations: [] } });

function csv(locale: "en-CA" | "fr-CA", sales: readonly Sale[]) {
  const words = context(locale);
  return csvText(salesHead(words.t), salesRows(booked(sales), words), csvDelimiters[locale]);
}

test("the file has a line an entry, each tax in columns of its own, both currencies and the rate", () => {
  expect(csv("en-CA", [sale])).toBe(
    [
      "\uFEFFDate,Status,Work,Channel,Buyer,Address,Province or state,Country,Delivery,Document,Tax charged by,No tax because,Currency,Price,Discount,Paid before tax,GST,HST,QST,PST (British Columbia),PST (Saskatchewan),RST (Manitoba),Commission,Fees,Shipping,Net,Rate to CAD,Paid before tax (CAD),GST (CAD),HST (CAD),QST (CAD),PST (British Columbia) (CAD),PST (Saskatchewan) (CAD),RST (Manitoba) (CAD),Commission (CAD),Fees (CAD),Shipping (CAD),Net (CAD)",
      '2026-11-14,Sold,"Ebb, at nine",Studio,"\'=HYPERLINK(""x"")","12 rue\nSaint-Paul",QC,Canada,Carrier,,Artist,,USD,1100.00,100.00,1000.00,50.00,0.00,99.75,0.00,0.00,0.00,400.00,10.00,20.00,570.00,1.3712,1371.20,68.56,0.00,136.78,0.00,0.00,0.00,548.48,13.71,27.42,781.59',
      "",
    ].join("\r\n"),
  );
});

test("the file is in the language of the interface, what is not known is empty, and what is taken back negative", () => {
  const unknown: Sale = {
    ...sale,
    ...{ cadRate: null, taxes: null, buyer: null, deliveredBy: null, returnedOn: "2026-11-20" },
  };
  expect(csv("fr-CA", [unknown]).split("\r\n").slice(1)).toEqual([
    "2026-11-20;Annulée;Ebb, at nine;Studio;;;;;;;;Inconnue;USD;-1100,00;-100,00;-1000,00;;;;;;;-400,00;-10,00;-20,00;-570,00;;;;;;;;;;;;",
    "2026-11-14;Vendue;Ebb, at nine;Studio;;;;;;;;Inconnue;USD;1100,00;100,00;1000,00;;;;;;;400,00;10,00;20,00;570,00;;;;;;;;;;;;",
    "",
  ]);
});

/** The sum of a column in cents. */
function columnSum(rows: readonly string[][], name: string): number {
  const column = salesHead(context("en-CA").t).indexOf(name);
  return rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
}

test("columns add up to the page: 5,950.06 of rows is 3,995.00 once what was returned and credited is taken back", () => {
  const hst = (cents: number) => [{ tax: "gst-hst", label: "HST", rate: 13, cents }] as const;
  const sales = [
    bookedSale({ priceCents: 3_995_00, taxes: [...hst(519_35)] }),
    bookedSale({ id: "s2", priceCents: 955_06, taxes: [...hst(124_16)] }),
    bookedSale({ id: "s3", priceCents: 1_000_00, taxes: [], returnedOn: "2026-11-20" }),
  ];
  const credited = sales.filter(({ id }) => id === "s2");
  const invoices = [
    documented(credited, [], { number: "2026-001", issuedOn: "2026-06-02" }),
    documented(credited, [], {
      ...{ kind: "credit-note", number: "2026-002", issuedOn: "2026-07-01" },
    }),
  ];
  const entries = booked(sales, invoices);
  const rows = salesRows(entries, context("en-CA"));
  const sold = rows.filter(([, kind]) => kind === "Sold");
  expect(columnSum(sold, "Paid before tax (CAD)")).toBe(5_950_06);
  const totals = totalsOf(entries.map(({ entry }) => entry));
  expect(totals.paidCents).toBe(3_995_00);
  expect(columnSum(rows, "Paid before tax (CAD)")).toBe(totals.paidCents);
  expect(columnSum(rows, "HST (CAD)")).toBe(totals.taxCents);
  expect(columnSum(rows, "Net (CAD)")).toBe(totals.netCents);
  const documents = rows.filter((row) => row.includes("2026-002"));
  expect(documents).toHaveLength(1);
});

test("the HST of an invoice of 2,400 with a frame of 280 and shipping of 120 is 364.00 in the file", () => {
  const hst = (cents: number) => [{ tax: "gst-hst", label: "HST", rate: 13, cents }] as const;
  const sold = bookedSale({ priceCents: 2_400_00, taxes: [...hst(312_00)] });
  const invoice = documented(
    [sold],
    [
      { description: "Frame", priceCents: 280_00, taxes: hst(36_40) },
      { description: "Shipping", priceCents: 120_00, taxes: hst(15_60) },
    ],
    { number: "2026-001", issuedOn: "2026-06-02" },
  );
  const rows = salesRows(booked([sold], [invoice]), context("en-CA"));
  expect(columnSum(rows, "HST (CAD)")).toBe(364_00);
  const totals = columnSum(rows, "Paid before tax (CAD)") + columnSum(rows, "HST (CAD)");
  expect(fromCents(totals)).toBe(fromCents(invoice.content.totalCents));
});

test.each([
  ["=1+1", `"'=1+1"`],
  ["+1", `"'+1"`],
  ["@x", `"'@x"`],
  ["-x", `"'-x"`],
  ["'=1+1", `"''=1+1"`],
  ["'tis", "'tis"],
  ["-12.50", "-12.50"],
  ["12", "12"],
])("the cell %s is written as %s", (cell, written) => {
  expect(csvText(["a"], [[cell]], ",")).toBe(`\uFEFFa\r\n${written}\r\n`);
});

test.each([
  ["-12,50", "-12,50"],
  ["1250,5", "1250,5"],
  ["-1,2,3", `"'-1,2,3"`],
  ["a;b", `"a;b"`],
])("in a French file the cell %s is written as %s", (cell, written) => {
  expect(csvText(["a"], [[cell]], ";")).toBe(`\uFEFFa\r\n${written}\r\n`);
});
