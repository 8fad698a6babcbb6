import { describe, expect, test } from "vitest";
import type { DocumentLanguage } from "#schema/documents/languages.ts";
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
import { certificateForm, type IssuedCertificate } from "./certificate.ts";
import { consignmentForm } from "./consignment.ts";
import { invoiceForm } from "./invoice.ts";
import { labelsForm } from "./labels.ts";
import { priceListForm } from "./price-list.ts";
import type { PriceListContent } from "./price-list-content.ts";
import { whyForm } from "./why-this-price.ts";

const oil = { medium: "oil", support: "canvas-0.75" } as const;

/** What the file says, and the medium and support that the formula takes it for. */
const lines = [
  ["oil on linen", oil],
  ["cold wax and oil", oil],
  ["acrylic, ink, sand", { medium: "mixed", support: "canvas-0.75" }],
  ["charcoal on paper", { medium: "charcoal", support: "canvas-0.75" }],
] as const;

const works = lines.map(([mediumLine, facts], index) =>
  sampleWork({ ...facts, mediumLine, artworkId: `work-${index}`, hasPicture: false }),
);

/** What none of these works is made of. */
const proposed =
  /(?:oil|mixed media|charcoal|huile|techniques mixtes|fusain) (?:on canvas|sur toile)/i;

const [oilOnLinen = sampleWork()] = works;

describe.each<DocumentLanguage>(["en", "fr", "fr-en"])("in %s", (language) => {
  const shared = { language, artist: sampleArtist, paper: "letter" } as const;

  test("labels print the medium lines of the works once, and nothing else as the medium", async () => {
    const content = {
      ...shared,
      works: works.map((work) => ({ work, price: null, labelAddress: null })),
    };
    const { text } = await printForm(labelsForm(content));
    for (const [line] of lines) expect(text.split(line)).toHaveLength(2);
    expect(text).not.toMatch(proposed);
  });

  test("a price list prints them with its works", async () => {
    const content: PriceListContent = {
      ...shared,
      ...{ units: "imperial", currency: "CAD", isDraft: false, holdsFrom: null },
      ...{ framesApart: null, notes: [], groups: [], rows: [], nested: [] },
      works: works.map((work) => ({ work, price: null, labelAddress: null })),
    };
    const { text } = await printForm(priceListForm(content));
    for (const [line] of lines) expect(text.split(`${line}, 2026`)).toHaveLength(2);
    expect(text).not.toMatch(proposed);
  });

  test("invoice, certificate, consignment list and Why this price print them", async () => {
    const sold = works.map((work) => sampleLine({ work }));
    const held = works.map((work) => ({ work, retailCents: 100_00 }));
    const forms = [
      invoiceForm(sampleInvoice({ language, lines: sold }), "letter"),
      consignmentForm(sampleConsignment({ language, works: held }), "letter"),
    ];
    for (const form of forms) {
      const { text } = await printForm(form);
      for (const [line] of lines) expect(text).toContain(`${line}, `);
      expect(text).not.toMatch(proposed);
    }
    const certificate: IssuedCertificate = {
      content: sampleCertificate({ language, work: oilOnLinen }),
      issuedOn: "2026-10-04",
      paper: "letter",
      labelAddress: null,
    };
    const why = sampleWhy({
      ...{ language, work: oilOnLinen, showsHours: false, showsMaterials: false },
    });
    for (const form of [certificateForm(certificate), whyForm(why, "letter")]) {
      const { text } = await printForm(form);
      expect(text.replaceAll("\n", " ")).toContain("oil on linen");
      expect(text).not.toMatch(proposed);
    }
  });
});

test("a document that was issued before there were medium lines prints medium and support", async () => {
  const { mediumLine: _none, ...work } = sampleWork(oil);
  const invoice = sampleInvoice({ language: "fr-en", lines: [sampleLine({ work })] });
  const { text } = await printForm(invoiceForm(invoice, "letter"));
  expect(text).toContain("Huile sur toile, 2026\n");
  expect(text).toContain("Oil on canvas, 2026\n");
});
