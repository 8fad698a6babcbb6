import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { creditNoteContent } from "#schema/invoices/invoice-content.ts";
import {
  bareArtist,
  sampleCertificate,
  sampleConsignment,
  sampleInvoice,
  sampleLine,
  sampleWhy,
  sampleWork,
} from "#tests/support/document-contents.ts";
import { printForm } from "#tests/support/print-form.ts";
import { certificateForm } from "./certificate.ts";
import { consignmentForm } from "./consignment.ts";
import { invoiceForm } from "./invoice.ts";
import { whyForm } from "./why-this-price.ts";

const issuedOn = "2026-10-04";
const strangeTitle = "Très long titre 🎨 عنوان ".repeat(200);

describe("an invoice", () => {
  test("for a buyer in Québec is French first, with the taxes charged and their numbers alone", async () => {
    const printed = await printForm(invoiceForm(sampleInvoice(), "letter"));
    expect(printed.text).toBe(`Odile Fournier
Atelier Odile Fournier
12, rue de la Grève
Rimouski (Québec) G5L 1A2
Facture Invoice
2026-009
4 octobre 2026 October 4, 2026
Vendu à Sold to
Claire Gagnon
4, rue Saint-Jean
Québec (Québec) G1R 1N6
Thaw on the Ouelle
Aquarelle sur papier, 2026
22 × 15 po (55,9 × 38,1 cm)
Watercolour on paper, 2026
22 × 15 in (55.9 × 38.1 cm)
Prix Price 400,00 $
TPS GST 5 % 20,00 $
TVQ QST 9,975 % 39,90 $
Total, dollars canadiens Total, Canadian dollars 459,90 $
Payé le 4 octobre 2026 : virement.
Paid October 4, 2026: virement.
Numéros d’inscription Registration numbers
TPS/TVH GST/HST 123456789 RT0001
TVQ QST 1234567890 TQ0001
L’œuvre est à vous. Le droit d’auteur demeure à l’artiste.
The work is yours. Copyright remains with the artist.
odile@example.com 2026-009
\f`);
    expect(printed.structure).toContain("/Scope /Row");
    expect(printed.structure).toContain("H1 (block)");
  });

  test("of an unregistered artist has no tax line and no number, and is due on receipt", async () => {
    const invoice = sampleInvoice(
      {
        ...{ language: "en", artist: bareArtist, taxes: [], totalCents: 400_00 },
        ...{ balanceCents: 400_00 },
        buyer: { name: "Claire Gagnon", email: "", address: "", country: "", region: "" },
      },
      { payment: null },
    );
    const printed = await printForm(invoiceForm(invoice, "a4"));
    expect(printed.text).toBe(`Odile Fournier Invoice
2026-009
October 4, 2026
Sold to
Claire Gagnon
Thaw on the Ouelle
Watercolour on paper, 2026
22 × 15 in (55.9 × 38.1 cm)
Price CA$400.00
Total, Canadian dollars CA$400.00
Due on receipt.
The work is yours. Copyright remains with the artist.
Odile Fournier 2026-009
\f`);
  });

  const town = "Québec (Québec) G1R 1N6";
  test.each([
    ["an address of four lines", `a/s Galerie du Fleuve\nSuite 3\n4, rue Saint-Jean\n${town}`, {}],
    ["a deposit", town, { depositCents: 100_00, balanceCents: 359_90 }],
  ])(
    "of one work with %s has a smaller picture, and stays on one page",
    async (_what, address, content) => {
      const buyer = { name: "Claire Gagnon", email: "", address, country: "CA", region: "QC" };
      const portrait = { width: 300, height: 400, channels: 3, background: "#2430a8" } as const;
      const picture = await sharp({ create: portrait }).jpeg().toBuffer();
      const form = invoiceForm(sampleInvoice({ buyer, ...content }), "letter");
      expect((await printForm(form, new Map([["thaw", picture]]))).pages).toBe(1);
      const first = sampleInvoice({ ...{ buyer, form: 1 }, ...content });
      const firstForm = invoiceForm(first, "letter");
      expect((await printForm(firstForm, new Map([["thaw", picture]]))).pages).toBe(2);
    },
  );

  test("of thirty works goes over several pages, with deposit and balance", async () => {
    const lines = Array.from({ length: 30 }, (_, index) =>
      sampleLine({ work: sampleWork({ title: `Work ${index + 1}`, hasPicture: false }) }),
    );
    const invoice = sampleInvoice(
      { lines, depositCents: 100_00, balanceCents: 359_90, dueOn: "2026-11-04" },
      { payment: null },
    );
    const { text, pages } = await printForm(invoiceForm(invoice, "letter"));
    expect(pages).toBeGreaterThan(2);
    expect(text).toContain(`${pages} / ${pages}`);
    for (let work = 1; work <= 30; work += 1) expect(text).toContain(`Work ${work}\n`);
    expect(text).toContain("Acompte reçu Deposit received −100,00 $\n");
    expect(text).toContain("Solde à payer Balance due 359,90 $\n");
    expect(text).toContain("Payable le 4 novembre 2026.\nDue November 4, 2026.\n");
  });

  test("is taken back by a credit note, which names it", async () => {
    const note = sampleInvoice(
      { language: "en", totalCents: -459_90, lines: [sampleLine({ priceCents: -400_00 })] },
      { kind: "credit-note", credits: { id: "first", number: "2026-008" }, payment: null },
    );
    const { text } = await printForm(invoiceForm(note, "letter"));
    expect(text).toContain("Credit note\n2026-009\nOctober 4, 2026\nCancels invoice 2026-008\n");
    expect(text).toContain("Price −CA$400.00\n");
    expect(text).toContain("Total, Canadian dollars −CA$459.90\n");
    expect(text).not.toContain("Copyright");
  });

  test("with a deposit is credited with its total alone, whatever was paid of it", async () => {
    const invoice = sampleInvoice({ depositCents: 100_00, balanceCents: 359_90, language: "en" });
    const content = creditNoteContent({ ...invoice.content, form: 1 });
    const credits = { id: "first", number: "2026-008" };
    const note = { ...invoice, content, kind: "credit-note", credits, payment: null } as const;
    const printed = (issued: typeof note) => printForm(invoiceForm(issued, "letter"));
    const { text } = await printed(note);
    expect(text).toContain("Total, Canadian dollars −CA$459.90\n");
    expect(text).not.toContain("100.00");
    expect(text).not.toContain("359.90");
    const first = await printed({ ...note, content: { ...content, form: 1 } });
    expect(first.text).toContain("Refund due −CA$359.90\n");
  });

  it("cannot be printed without a buyer's name or the artist's", () => {
    const buyer = { name: " ", email: "", address: "", country: "", region: "" };
    const print = (content: Parameters<typeof sampleInvoice>[0]) => () =>
      invoiceForm(sampleInvoice(content), "letter");
    expect(print({ buyer })).toThrow(expect.objectContaining({ code: "buyerName" }));
    expect(print({ artist: { ...bareArtist, name: "" } })).toThrow(
      expect.objectContaining({ code: "artistName" }),
    );
  });
});

describe("a certificate", () => {
  test("says who made the work, when, of what and how large, and its hours, in both languages", async () => {
    const content = sampleCertificate({ language: "fr-en" });
    const form = certificateForm({ content, issuedOn, paper: "letter", labelAddress: null });
    const { text } = await printForm(form);
    expect(text).toBe(`Certificat d’authenticité Certificate of authenticity
Sumac
Une œuvre originale, peinte en 2026 par
Odile Fournier (Rimouski). Huile sur toile,
16 × 20 po (40,6 × 50,8 cm).
Il n’en existe qu’une.
An original work by Odile Fournier of
Rimouski, painted in 2026. Oil on canvas,
16 × 20 in (40.6 × 50.8 cm). There is one.
Neuf heures et demie, un trait pour
chacune, et un demi
Nine and a half hours, a stroke for each,
and a half
Odile Fournier
4 octobre 2026 October 4, 2026
Date
Atelier Odile Fournier, 12, rue de la Grève, Rimouski (Québec) G5L 1A2 Nº 2026-005
\f`);
  });

  test("shows no hours that the artist does not show", async () => {
    const content = sampleCertificate({ hours: null });
    const { text } = await printForm(
      certificateForm({ content, issuedOn, paper: "a4", labelAddress: null }),
    );
    expect(text).not.toMatch(/hour|stroke/);
  });

  test("of a long title with characters that no font has is one page, and says what it left out", async () => {
    const content = sampleCertificate({ work: sampleWork({ title: strangeTitle }) });
    const form = certificateForm({ content, issuedOn, paper: "letter", labelAddress: null });
    const { pages, unprintable, shortened } = await printForm(form);
    expect(pages).toBe(1);
    expect(unprintable).toContain("🎨");
    expect(shortened).toEqual([strangeTitle.trim()]);
  });
});

describe("a consignment list", () => {
  test("has each work's price, the gallery's share and the artist's, and their sums", async () => {
    const form = consignmentForm(sampleConsignment({ language: "en" }), "letter");
    const { text, pages, structure } = await printForm(form);
    expect(pages).toBe(1);
    expect(text).toContain("Work Retail price The gallery, 50% The artist\n");
    expect(text).toContain("421.03 210.52 210.51\n");
    expect(text).toContain("Four works, Canadian dollars 3,217.87 1,608.94 1,608.93\n");
    expect(text).toContain("For Galerie du Fleuve, Rimouski Odile Fournier\n");
    expect(structure).toContain("/Scope /Column");
  });

  test("has the terms that the artist wrote in place of the usual ones", async () => {
    const content = sampleConsignment({ terms: "Paid in 60 days.", dueBack: null });
    const { text } = await printForm(consignmentForm(content, "letter"));
    expect(text).toContain("November 22, 2026, until\nfurther notice\n");
    expect(text).toContain("Paid in 60 days.\n");
    expect(text).not.toContain("within 30 days");
  });

  it("cannot be printed without works or without a gallery", () => {
    const print = (content: Parameters<typeof sampleConsignment>[0]) => () =>
      consignmentForm(sampleConsignment(content), "letter");
    expect(print({ works: [] })).toThrow(expect.objectContaining({ code: "works" }));
    expect(print({ consignee: "" })).toThrow(expect.objectContaining({ code: "consignee" }));
  });
});

describe("why this price", () => {
  test("explains the price by size, hours, materials and the list", async () => {
    const { text, pages } = await printForm(whyForm(sampleWhy(), "letter"));
    const words = text.replaceAll("\n", " ");
    expect(pages).toBe(1);
    expect(words).toContain(
      "It is 40 by 30 inches, fourteen hours of work, and CA$97.30 of materials.",
    );
    expect(words).toContain(
      "Size, hours and materials come to CA$1,716.34; my list, one price for every acrylic of this size, asks CA$1,925.",
    );
    expect(words).toContain("twice the area costs 1.6 times as much, wherever it hangs.");
    expect(words).toContain("Area 1,283.04 1,200 square inches Labour 336.00 A stroke an hour");
  });

  test("keeps hours and materials that are not shown out of sentences and amounts", async () => {
    const why = sampleWhy({ showsHours: false, showsMaterials: false });
    const { text } = await printForm(whyForm(why, "a4"));
    expect(text).not.toMatch(/fourteen|336\.00|97\.30|1,283\.04|stroke/);
    expect(text).toContain("Area, labour and materials 1,716.34\n");
  });

  test("fits one page in both languages", async () => {
    const why = sampleWhy({ language: "fr-en" });
    const { text, pages, structure } = await printForm(whyForm(why, "letter"));
    expect(pages).toBe(1);
    expect(text).toContain("1 925 $\n");
    expect(text.replaceAll("\n", " ")).toContain(
      "ma liste, un seul prix pour chaque acrylique de ce format, demande 1 925 $.",
    );
    expect(structure).toContain("Figure");
  });

  it("cannot be printed without a price", () => {
    const print = () => whyForm(sampleWhy({ priceCents: null }), "letter");
    expect(print).toThrow(expect.objectContaining({ code: "price" }));
  });
});
