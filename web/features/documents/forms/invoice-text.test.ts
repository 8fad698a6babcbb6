import { expect, test } from "vitest";
import { sampleInvoice, sampleLine, sampleWork } from "#tests/support/document-contents.ts";
import { compiledWords } from "../words/compiled-words.ts";
import { invoiceText } from "./invoice-text.ts";

const sold = {
  ...{ date: "2026-10-01", commissionCents: 200_00, feeCents: 0, shippingCents: 0 },
  ...{ chargesTax: true, cadRate: 1 },
};
const ofGallery = sampleLine({ sold });
const own = sampleLine({ saleId: "own", sold: { ...sold, chargesTax: false } });

function paymentWords(lines: readonly (typeof own)[], kind: "invoice" | "credit-note" = "invoice") {
  const invoice = sampleInvoice({ lines: [...lines], terms: "" }, { kind, payment: null });
  return invoiceText(invoice, compiledWords)
    .payment.flat()
    .map(({ text }) => text);
}

test("an invoice of a gallery's sale says, in each of its languages, that the gallery charges the tax", () => {
  const all = ["La galerie perçoit la taxe.", "The gallery charges the tax."];
  expect(paymentWords([ofGallery])).toEqual(expect.arrayContaining(all));
  const beside = { ...ofGallery, work: sampleWork({ title: "Sumac" }) };
  expect(paymentWords([beside, own])).toContain("The gallery charges the tax on Sumac.");
  expect(paymentWords([ofGallery], "credit-note")).toEqual([]);
});

test("an invoice of the artist's own sales, and one from before, says nothing of it", () => {
  const { sold: _sold, ...before } = ofGallery;
  for (const lines of [[own], [before]]) {
    expect(paymentWords(lines).join()).not.toMatch(/gallery|galerie/);
  }
});
