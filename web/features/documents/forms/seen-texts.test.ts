import { describe, expect, test } from "vitest";
import { fitCurve } from "#schema/price-lists/curve.ts";
import {
  sampleArtist,
  sampleCertificate,
  sampleConsignment,
  sampleInvoice,
  sampleLine,
  sampleWhy,
  sampleWork,
} from "#tests/support/document-contents.ts";
import { printForm } from "#tests/support/print-form.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import { certificateForm } from "./certificate.ts";
import { consignmentForm } from "./consignment.ts";
import { invoiceForm } from "./invoice.ts";
import { labelsForm } from "./labels.ts";
import { listTable } from "./list-table.ts";
import { priceListForm } from "./price-list.ts";
import type { PriceListContent } from "./price-list-content.ts";
import { whyForm } from "./why-this-price.ts";

const halifax = {
  ...sampleArtist,
  business: {
    ...sampleArtist.business,
    ...{ tradeName: "", street: "12 Duncan Street", city: "Halifax", region: "NS" },
    ...{ postalCode: "B3K 3B5", phone: "902 555 0182" },
    email: "studio.of.a.painter.with.a.long.name@example.com",
  },
};

const points = [
  { widthInches: 8, heightInches: 10, priceCents: 300_00, kind: "anchor" as const },
  { widthInches: 30, heightInches: 40, priceCents: 1_925_00, kind: "anchor" as const },
];

/** A list of so many sizes. */
function listOf(sizes: number, change: Partial<PriceListContent> = {}): PriceListContent {
  const anchors = Array.from({ length: sizes }, (_, index) => ({
    ...{ medium: "oil" as const, priceCents: 300_00 + index * 10_00 },
    ...{ widthInches: 8 + index, heightInches: 10 + index },
  }));
  const table = listTable(
    {
      ...{ anchors, curves: { oil: fitCurve(points) }, currency: "CAD" },
      rounding: { to: 5, direction: "nearest", minimumCents: 0 },
    },
    "imperial",
    { ownSizesOnly: true },
  );
  return {
    ...{ language: "en", artist: halifax, paper: "letter", units: "imperial", currency: "CAD" },
    ...{ isDraft: false, holdsFrom: null, framesApart: null, notes: [], works: [] },
    ...table,
    ...change,
  };
}

async function textOf(form: PdfForm): Promise<string> {
  return (await printForm(form)).text.replaceAll(/\s+/g, " ");
}

/** Page by page. */
async function pagesOf(form: PdfForm): Promise<string[]> {
  return (await printForm(form)).text.split("\f").slice(0, -1);
}

describe("an invoice", () => {
  const form3 = { form: 3, language: "en", title: "", terms: "" } as const;

  test("prints the terms and the title of its fields, in each language, and no other sentence", async () => {
    const invoice = sampleInvoice(
      {
        ...form3,
        ...{ language: "fr-en", terms: "Payable à la réception.", title: "À vous une fois payée." },
        inSecondLanguage: { terms: "Due on receipt.", title: "Yours once it is paid." },
      },
      { payment: null },
    );
    const text = await textOf(invoiceForm(invoice, "letter"));
    expect(text).toContain("Payable à la réception. Due on receipt.");
    expect(text).toContain("À vous une fois payée. Yours once it is paid.");
    const silent = sampleInvoice(form3, { payment: null });
    const nothing = await textOf(invoiceForm(silent, "letter"));
    expect(nothing).not.toMatch(/yours|Copyright|Due|receipt/);
  });

  test.each([
    ["12 Duncan Street\nHalifax\nB3K3B5", "CA", "NS", "12 Duncan Street Halifax NS B3K 3B5"],
    [
      "4, rue Saint-Jean\nQuébec (Québec) G1R 1N6",
      "CA",
      "QC",
      "4, rue Saint-Jean Québec QC G1R 1N6",
    ],
    ["Québec", "CA", "QC", "Québec QC"],
    ["5 Pine Street\nPortland 04101", "US", "ME", "5 Pine Street Portland ME 04101 United States"],
    ["8, rue de Rivoli\n75001 Paris", "FR", "", "8, rue de Rivoli 75001 Paris France"],
  ])("writes %j in %s as the country does", async (address, country, region, written) => {
    const buyer = { name: "Claire Gagnon", email: "", address, country, region };
    const invoice = sampleInvoice({ ...form3, artist: halifax, buyer });
    const text = await textOf(invoiceForm(invoice, "letter"));
    expect(text).toContain(`Claire Gagnon ${written} Thaw on the Ouelle`);
    expect(text).toContain("12 Duncan Street Halifax NS B3K 3B5");
  });

  test("of one work with long terms and many lines has its totals on the page of a line", async () => {
    const other = (description: string) => sampleLine({ work: null, saleId: null, description });
    const lines = [sampleLine(), ...["Frame", "Shipping", "Crate"].map(other)];
    const address = "a/s Galerie du Fleuve\nSuite 3\n4, rue Saint-Jean\nQuébec QC  G1R 1N6";
    const invoice = sampleInvoice({
      ...{ ...form3, language: "fr-en", lines, depositCents: 100_00, balanceCents: 359_90 },
      buyer: { name: "Claire Gagnon", email: "", address, country: "CA", region: "QC" },
      terms: "Par virement. ".repeat(60),
    });
    const pages = await pagesOf(invoiceForm(invoice, "letter"));
    const page = pages.find((each) => each.includes("Total, dollars canadiens"));
    expect(page).toContain("Crate 400,00 $");
  });
});

test("a consignment list prints its terms alone, with inventory numbers and whole contact lines", async () => {
  const dates = { since: "2026-10-04", dueBack: "2027-01-04" };
  const content = sampleConsignment({ form: 2, artist: halifax, ...dates });
  const text = await textOf(consignmentForm(content, "letter"));
  expect(text).not.toMatch(/30 days|insures|remain/);
  expect(text).toContain("October 4, 2026, to January 4, 2027");
  expect(text).toContain("Encaustic on panel, 20 × 20 in (50.8 × 50.8 cm), 2025, No. 2026-009");
  expect(text).toContain("12 Duncan Street, Halifax NS B3K 3B5");
  expect(text).toContain("studio.of.a.painter.with.a.long.name@example.com");
});

test("a certificate states what its field does", async () => {
  const print = (statement: string) =>
    textOf(
      certificateForm({
        content: sampleCertificate({ form: 2, statement }),
        ...{ issuedOn: "2026-10-04", paper: "letter", labelAddress: null },
      }),
    );
  expect(await print("There is one.")).toContain("(40.6 × 50.8 cm). There is one.");
  expect(await print("")).not.toContain("There is one.");
});

test("the papers of an artist who measures in centimetres begin with centimetres", async () => {
  const artist = { ...halifax, units: "metric" } as const;
  const invoice = sampleInvoice({ form: 3, language: "en", artist });
  const text = await textOf(invoiceForm(invoice, "a4"));
  expect(text).toContain("55.9 × 38.1 cm (22 × 15 in)");
  const labels = labelsForm({
    language: "en",
    artist,
    paper: "a4",
    works: [{ work: sampleWork(), price: null, labelAddress: null }],
  });
  expect(await textOf(labels)).toContain("55.9 × 38.1 cm / 22 × 15 in");
  const why = await textOf(whyForm(sampleWhy({ artist }), "a4"));
  expect(why).toContain("It is 101.6 by 76.2 centimetres");
});

describe("a price list", () => {
  test("has its contact lines whole, the notes of its field, and inventory numbers", async () => {
    const works = [
      { work: sampleWork({ hasPicture: false }), price: "on-request" as const },
      {
        work: sampleWork({ hasPicture: false }),
        price: { cents: 400_00, currency: "CAD" as const },
      },
    ];
    const notes = [{ locale: "en-CA" as const, text: "Frames on demand.\nCash only." }];
    const text = await textOf(priceListForm(listOf(4, { notes, works })));
    expect(text).toContain("902 555 0182, studio.of.a.painter.with.a.long.name@example.com");
    expect(text).toContain("Frames on demand. Cash only.");
    expect(text).not.toMatch(/same in the studio|Taxes are added/);
    expect(text).toContain("22 × 15 in / 55.9 × 38.1 cm, No. 2026-009 On request");
    expect(text).toContain("CA$400");
  });

  test.each([14, 15, 16, 17, 18, 19, 20, 21, 22])(
    "of %i sizes has at least four of them on its last page",
    async (sizes) => {
      const notes = [{ locale: "en-CA" as const, text: "Cash only." }];
      const pages = await pagesOf(priceListForm(listOf(sizes, { notes })));
      const last = pages.at(-1) ?? "";
      expect(last).toContain("Cash only.");
      expect((last.match(/^\d+ × \d+ [\d,]+$/gm) ?? []).length).toBeGreaterThanOrEqual(4);
    },
  );
});

test("why this price speaks of one line only where the price is on it", async () => {
  const own = sampleWhy({ priceCents: 2_500_00 });
  const text = await textOf(whyForm(own, "letter"));
  expect(text).not.toContain("stand on one line");
  expect(text).toContain("The price is the same wherever it hangs");
});
