import compile from "icu-minify/compile";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import type { Sale } from "#schema/sales/sale.ts";
import { csvText } from "#web/browser/csv-file.ts";
import { countriesIn } from "#web/i18n/countries.ts";
import en from "#web/i18n/sales/en-CA/export.json" with { type: "json" };
import fr from "#web/i18n/sales/fr-CA/export.json" with { type: "json" };
import type { SaleLine } from "../view.ts";
import { salesHead, salesRows } from "./sales-rows.ts";

const sale: Sale = {
  id: "s1",
  artworkId: "w1",
  artworkTitle: "Ebb, at nine",
  date: "2026-11-14",
  priceCents: 110_000,
  discountCents: 10_000,
  currency: "USD",
  cadRate: 1.3712,
  channel: {
    id: "studio",
    kind: "studio",
    name: "Studio",
    commission: 0,
    percentageFee: 0,
    fixedFeeCents: 0,
    discountBorneBy: "artist",
    chargesTax: false,
  },
  commissionCents: 40_000,
  feeCents: 1_000,
  shippingCents: 2_000,
  netCents: 57_000,
  buyer: {
    name: '=HYPERLINK("x")',
    email: "",
    address: "12 rue\nSaint-Paul",
    country: "CA",
    region: "QC",
  },
  deliveredBy: "carrier",
  handedOverIn: null,
  taxes: [
    { tax: "gst-hst", label: "GST", rate: 5, cents: 5_000 },
    { tax: "qst", label: "QST", rate: 9.975, cents: 9_975 },
  ],
  invoice: { id: "i1", number: "2026-001" },
  payment: null,
  returnedAt: null,
  returnedOn: null,
  createdAt: "2026-11-14T12:00:00Z",
};

function csv(locale: "en-CA" | "fr-CA", sales: readonly Sale[], status: SaleLine["status"]) {
  const words: typeof en = JSON.parse(JSON.stringify(locale === "en-CA" ? en : fr), (_, value) =>
    typeof value === "string" ? compile(value) : value,
  );
  const messages = { sales: { export: words } };
  const t = createTranslator({ locale, messages, namespace: "sales.export" });
  const lines = sales.map((each): SaleLine => ({ sale: each, status, amounts: null, hours: 0 }));
  const context = {
    t,
    channelName: ({ name }: Sale["channel"]) => name ?? "",
    countryName: countriesIn(locale).nameOf,
  };
  return csvText(salesHead(t), salesRows(lines, context));
}

test("the file has a line a sale, each tax in columns of its own, both currencies and the rate", () => {
  expect(csv("en-CA", [sale], "counted")).toBe(
    [
      "\uFEFFDate,Status,Work,Channel,Buyer,Address,Province or state,Country,Delivery,Invoice,Currency,Price,Discount,Paid before tax,GST,HST,QST,PST (British Columbia),PST (Saskatchewan),RST (Manitoba),Commission,Fees,Shipping,Net,Rate to CAD,Paid before tax (CAD),GST (CAD),HST (CAD),QST (CAD),PST (British Columbia) (CAD),PST (Saskatchewan) (CAD),RST (Manitoba) (CAD),Commission (CAD),Fees (CAD),Shipping (CAD),Net (CAD)",
      '2026-11-14,Sold,"Ebb, at nine",Studio,"\'=HYPERLINK(""x"")","12 rue\nSaint-Paul",QC,Canada,Carrier,2026-001,USD,1100.00,100.00,1000.00,50.00,0.00,99.75,0.00,0.00,0.00,400.00,10.00,20.00,570.00,1.3712,1371.20,68.56,0.00,136.78,0.00,0.00,0.00,548.48,13.71,27.42,781.58',
      "",
    ].join("\r\n"),
  );
});

test("the file is in the language of the interface, and what is not known is empty", () => {
  const unknown: Sale = {
    ...sale,
    cadRate: null,
    taxes: null,
    buyer: null,
    deliveredBy: null,
    invoice: null,
  };
  expect(csv("fr-CA", [unknown], "returned")).toBe(
    [
      "\uFEFFDate,État,Œuvre,Canal,Acheteur,Adresse,Province ou État,Pays,Livraison,Facture,Devise,Prix,Rabais,Payé avant taxe,TPS,TVH,TVQ,TVP (Colombie-Britannique),TVP (Saskatchewan),TVD (Manitoba),Commission,Frais,Expédition,Net,Taux en CAD,Payé avant taxe (CAD),TPS (CAD),TVH (CAD),TVQ (CAD),TVP (Colombie-Britannique) (CAD),TVP (Saskatchewan) (CAD),TVD (Manitoba) (CAD),Commission (CAD),Frais (CAD),Expédition (CAD),Net (CAD)",
      '2026-11-14,Reprise,"Ebb, at nine",Studio,,,,,,,USD,1100.00,100.00,1000.00,,,,,,,400.00,10.00,20.00,570.00,,,,,,,,,,,,',
      "",
    ].join("\r\n"),
  );
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
  expect(csvText(["a"], [[cell]])).toBe(`\uFEFFa\r\n${written}\r\n`);
});
