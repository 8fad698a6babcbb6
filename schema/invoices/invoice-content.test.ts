import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstBusiness } from "#schema/business/business.ts";
import type { DocumentWork } from "#schema/documents/content.ts";
import { taxesOfSale } from "#schema/sales/sale-taxes.ts";
import {
  creditNoteContent,
  type InvoicedSale,
  type InvoiceSource,
  type InvoiceTerms,
  invoiceContent,
  invoiceProblem,
} from "./invoice-content.ts";

const registrations = [
  { tax: "gst-hst", number: "123456789 RT0001", since: "2026-01-01" },
  { tax: "qst", number: "1234567890 TQ0001", since: "2026-01-01" },
] as const;
const artist = {
  name: "Odile Fournier",
  business: { ...firstBusiness, registrations: [...registrations] },
};
const channel: InvoicedSale["channel"] = {
  id: "studio",
  kind: "studio",
  name: null,
  commission: 0,
  percentageFee: 0,
  fixedFeeCents: 0,
  discountBorneBy: "artist",
  chargesTax: false,
};
const solange = {
  name: "Solange Lafrenière",
  email: "solange@example.com",
  address: "1, rue de l'Évêché",
  country: "CA",
  region: "QC",
};
const work: DocumentWork = {
  artworkId: "work",
  title: "Low Tide",
  year: "2025",
  medium: "oil",
  support: "canvas-0.75",
  widthInches: 20,
  heightInches: 15,
  framed: false,
  inventoryNumber: "2025-001",
  hasPicture: false,
};

function sale(changes: Partial<InvoicedSale> = {}): InvoicedSale {
  const sold = {
    id: "sale",
    artworkTitle: "Low Tide",
    date: "2026-03-01",
    priceCents: 100_000,
    discountCents: 0,
    currency: "CAD" as const,
    cadRate: 1,
    channel,
    ...{ commissionCents: 0, feeCents: 0, shippingCents: 12_00 },
    buyer: solange,
    deliverTo: { country: "CA", region: "QC" },
    deliveredBy: "handed-over" as const,
    handedOverIn: "QC",
    invoice: null,
    returnedAt: null,
    ...changes,
  };
  return { ...sold, taxes: taxesOfSale(sold, registrations), ...changes };
}

/** What is kept of this sale for the ledger. */
const sold = {
  ...{ date: "2026-03-01", commissionCents: 0, feeCents: 0, shippingCents: 12_00 },
  ...{ chargesTax: false, cadRate: 1 },
};

function source(...sales: InvoicedSale[]): InvoiceSource {
  return { artist, sales: sales.map((one) => ({ sale: one, work })) };
}

const plain: InvoiceTerms = {
  language: "fr-en",
  otherLines: [],
  depositCents: 0,
  terms: "",
  dueOn: null,
};
const gst = (cents: number) => ({ tax: "gst-hst", label: "GST", rate: 5, cents });
const qst = (cents: number) => ({ tax: "qst", label: "QST", rate: 9.975, cents });

describe("invoiceContent", () => {
  test("a line for each work, its taxes as stored with the sale, totals by tax and rate", () => {
    const taxes = [gst(2), qst(3)] as InvoicedSale["taxes"];
    const content = invoiceContent(
      source(sale(), sale({ id: "other", priceCents: 20_000, discountCents: 1_000, taxes })),
      {
        ...{ ...plain, depositCents: 10_000, terms: "Thirty days", dueOn: "2026-04-01" },
        title: "À vous une fois payée.",
        inSecondLanguage: { terms: "", title: "Yours once paid." },
      },
    );
    expect(content).toEqual({
      form: 4,
      language: "fr-en",
      currency: "CAD",
      artist,
      buyer: solange,
      lines: [
        {
          ...{ saleId: "sale", work, description: "", priceCents: 100_000, discountCents: 0 },
          taxes: [gst(5_000), qst(9_975)],
          sold,
        },
        {
          ...{ saleId: "other", work, description: "", priceCents: 20_000, discountCents: 1_000 },
          taxes,
          sold,
        },
      ],
      subtotalCents: 119_000,
      taxes: [gst(5_002), qst(9_978)],
      totalCents: 133_980,
      depositCents: 10_000,
      balanceCents: 123_980,
      terms: "Thirty days",
      title: "À vous une fois payée.",
      inSecondLanguage: { terms: "", title: "Yours once paid." },
      dueOn: "2026-04-01",
    });
  });

  test("each line is rounded by itself: two of 10 cents of GST are two cents, not one", () => {
    const otherLines = [
      { description: "A hook", priceCents: 10 },
      { description: "A wire", priceCents: 10 },
    ];
    const { lines, taxes } = invoiceContent(source(sale()), { ...plain, otherLines });
    expect(lines.slice(1)).toMatchObject([
      { saleId: null, work: null, description: "A hook", taxes: [gst(1), qst(1)] },
      { saleId: null, work: null, description: "A wire", taxes: [gst(1), qst(1)] },
    ]);
    expect(taxes).toEqual([gst(5_002), qst(9_977)]);
  });

  test("another line is taxed where the first work was delivered", () => {
    const toOntario = {
      deliveredBy: "carrier" as const,
      handedOverIn: null,
      deliverTo: { country: "CA", region: "ON" },
    };
    const otherLines = [{ description: "Crate", priceCents: 10_000 }];
    const { lines, taxes } = invoiceContent(source(sale(toOntario)), { ...plain, otherLines });
    const hst = (cents: number) => ({ tax: "gst-hst", label: "HST", rate: 13, cents });
    expect(lines.map((line) => line.taxes)).toEqual([[hst(13_000)], [hst(1_300)]]);
    expect(taxes).toEqual([hst(14_300)]);
  });

  test("rates of one tax are not added up: HST and zero-rated GST are two lines", () => {
    const abroad = sale({
      ...{ id: "abroad", deliveredBy: "carrier", handedOverIn: null },
      buyer: { ...solange, region: "" },
      taxes: [{ tax: "gst-hst", label: "GST", rate: 0, cents: 0 }],
    });
    const { taxes } = invoiceContent(source(sale(), abroad), plain);
    expect(taxes).toEqual([
      gst(5_000),
      qst(9_975),
      { tax: "gst-hst", label: "GST", rate: 0, cents: 0 },
    ]);
  });

  test("a channel that charges the taxes itself leaves no tax on any line", () => {
    const agent = { ...channel, chargesTax: true };
    const otherLines = [{ description: "Crate", priceCents: 10_000 }];
    const content = invoiceContent(source(sale({ channel: agent })), { ...plain, otherLines });
    expect(content).toMatchObject({ taxes: [], subtotalCents: 110_000, totalCents: 110_000 });
  });

  test("the buyer is put together from sales that say more or less of the same person", () => {
    const only = { name: solange.name, email: "", address: "", country: "", region: "" };
    const { buyer } = invoiceContent(source(sale({ buyer: only }), sale({ id: "other" })), plain);
    expect(buyer).toEqual(solange);
  });

  test("a registration after the sale's day charges nothing", () => {
    const before = sale({ date: "2025-12-31" });
    const otherLines = [{ description: "Crate", priceCents: 10_000 }];
    expect(invoiceContent(source(before), { ...plain, otherLines }).taxes).toEqual([]);
  });
});

test.each<[string, InvoicedSale[], string]>([
  ["no sales", [], "The sales are not one buyer's."],
  ["a sale without a buyer", [sale({ buyer: null, taxes: [] })], "The sales are not one buyer's."],
  [
    "a sale whose delivery is not known",
    [sale({ deliveredBy: null, taxes: null })],
    "It is not known where the work was delivered.",
  ],
  [
    "another line whose sale's delivery is not known",
    [sale({ deliveredBy: null, taxes: [] })],
    "It is not known where the work was delivered.",
  ],
])("there is no invoice of %s", (_, sales, message) => {
  const otherLines = [{ description: "Crate", priceCents: 10_000 }];
  const make = () => invoiceContent(source(...sales), { ...plain, otherLines });
  expect(make).toThrow(RangeError);
  expect(make).toThrow(message);
});

test("there is no invoice of nothing but a sale whose delivery is not known", () => {
  const unknown = source(sale({ deliveredBy: null, taxes: null }));
  expect(() => invoiceContent(unknown, plain)).toThrow(
    new RangeError("It is not known where the work was delivered."),
  );
});

describe("creditNoteContent", () => {
  test("says nothing of how the invoice was to be paid, in either language", () => {
    const invoice = invoiceContent(source(sale()), {
      ...{ ...plain, terms: "Trente jours", title: "À vous une fois payée.", dueOn: "2026-04-01" },
      inSecondLanguage: { terms: "Thirty days", title: "Yours once paid." },
    });
    expect(creditNoteContent(invoice)).toMatchObject({
      ...{ terms: "", title: "", inSecondLanguage: null, dueOn: null },
    });
  });

  test("takes back every amount of the invoice, to the cent", () => {
    const amounts = fc.record({
      priceCents: fc.integer({ min: 2, max: 100_000_000 }),
      other: fc.integer({ min: 0, max: 100_000_000 }),
      deposit: fc.integer({ min: 0, max: 1 }),
    });
    fc.assert(
      fc.property(amounts, ({ priceCents, other, deposit }) => {
        const otherLines = [{ description: "Crate", priceCents: other }];
        const terms = { ...plain, otherLines, depositCents: deposit, terms: "Thirty days" };
        const invoice = invoiceContent(source(sale({ priceCents, discountCents: 1 })), terms);
        const note = creditNoteContent(invoice);
        const whole = JSON.stringify(note);
        expect(whole).not.toContain("-0,");
        expect(note).toMatchObject({ terms: "", dueOn: null, buyer: solange, artist });
        const all = (content: typeof note) => [
          ...content.lines.flatMap((line) => [line.priceCents, line.discountCents]),
          ...content.lines.flatMap((line) => line.taxes.map(({ cents }) => cents)),
          ...content.taxes.map(({ cents }) => cents),
          ...[content.subtotalCents, content.totalCents],
          ...[content.depositCents, content.balanceCents],
        ];
        expect(all(note).map((cents, index) => cents + (all(invoice)[index] ?? 1))).toEqual(
          all(note).map(() => 0),
        );
        expect(all(note).some((cents) => Object.is(cents, -0))).toBe(false);
      }),
    );
  });
});

describe("invoiceProblem", () => {
  const problem = (sales: InvoicedSale[], terms: Partial<InvoiceTerms> = {}) =>
    invoiceProblem(source(...sales), { ...plain, ...terms });

  test("of no sales is that they are no one buyer's", () => {
    expect(problem([])).toEqual({ kind: "two-buyers" });
  });

  test("none for what can be issued", () => {
    expect(problem([sale()], { depositCents: 114_975 })).toBeNull();
  });

  test.each<[string, Partial<InvoicedSale>]>([
    ["returned", { returnedAt: "2026-03-02T12:00:00.000Z" }],
    ["already-invoiced", { invoice: { id: "invoice", number: "2026-001" } }],
    ["no-buyer", { buyer: null }],
    ["no-delivery", { deliveredBy: null, taxes: null }],
  ])("%s names the sale", (kind, changes) => {
    const found = problem([sale(), sale({ ...changes, id: "that", artworkTitle: "That one" })]);
    expect(found).toEqual({ kind, saleId: "that", title: "That one" });
  });

  test("two currencies, two buyers, no name of the artist, a deposit above the total", () => {
    const other = sale({ id: "other", currency: "USD" });
    expect(problem([sale(), other])).toEqual({ kind: "two-currencies" });
    const neighbour = sale({ id: "other", buyer: { ...solange, address: "2, rue de l'Évêché" } });
    expect(problem([sale(), neighbour])).toEqual({ kind: "two-buyers" });
    const marc = sale({ id: "other", buyer: { ...solange, name: "Marc-André Roy" } });
    expect(problem([sale(), marc])).toEqual({ kind: "two-buyers" });
    expect(problem([sale()], { depositCents: 114_976 })).toEqual({ kind: "deposit-above-total" });
    const nameless = { artist: { ...artist, name: "" }, sales: [{ sale: sale(), work }] };
    expect(invoiceProblem(nameless, plain)).toEqual({ kind: "no-artist" });
    const business = { ...artist.business, tradeName: "Atelier Odile Fournier" };
    expect(invoiceProblem({ ...nameless, artist: { name: "", business } }, plain)).toBeNull();
  });
});
