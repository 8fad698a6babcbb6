import { describe, expect, test } from "vitest";
import type { InvoiceContent } from "#schema/documents/content.ts";
import { creditNoteContent } from "#schema/invoices/invoice-content.ts";
import { sampleInvoice, sampleLine, sampleWork } from "#tests/support/document-contents.ts";
import { invoiceText } from "./invoice-text.ts";

const sold = {
  ...{ date: "2026-10-01", commissionCents: 200_00, feeCents: 0, shippingCents: 0 },
  ...{ chargesTax: true, cadRate: 1 },
};
const ofGallery = sampleLine({ sold });
const own = sampleLine({ saleId: "own", sold: { ...sold, chargesTax: false } });

function paymentWords(lines: readonly (typeof own)[], kind: "invoice" | "credit-note" = "invoice") {
  const invoice = sampleInvoice({ lines: [...lines], terms: "" }, { kind, payment: null });
  return invoiceText(invoice)
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

test.each([3, 4] as const)("an invoice of form %i prints the same once it is paid", (form) => {
  const content = { form, dueOn: "2026-11-03", terms: "E-transfer." } as const;
  const unpaid = { openCents: 459_90, payments: [], payment: null };
  const paid = invoiceText(sampleInvoice(content));
  expect(paid).toEqual(invoiceText(sampleInvoice(content, unpaid)));
  const words = paid.payment.flat().map(({ text }) => text.replaceAll("\u00a0", " "));
  expect(words).toEqual(["E-transfer.", "Payable le 3 novembre 2026.", "Due November 3, 2026."]);
});

describe("a discount", () => {
  const discounted = [sampleLine({ discountCents: 40_00 })];
  const wordsOf = (content: Pick<InvoiceContent, "form" | "language">) => {
    const { rows } = invoiceText(sampleInvoice({ ...content, lines: discounted }));
    return rows.filter(({ amount }) => /40[.,]00/.test(amount)).map(({ label }) => label);
  };
  const french = (text: string) => ({ locale: "fr-CA", text }) as const;
  const english = { locale: "en-CA", text: "Discount" } as const;

  test("is called Rabais in French", () => {
    expect(wordsOf({ form: 4, language: "fr" })).toEqual([[french("Rabais")]]);
    expect(wordsOf({ form: 4, language: "fr-en" })).toEqual([[french("Rabais"), english]]);
    expect(wordsOf({ form: 4, language: "en-fr" })).toEqual([[english, french("Rabais")]]);
    expect(wordsOf({ form: 4, language: "en" })).toEqual([[english]]);
  });

  test.each([1, 2, 3] as const)("is Remise on an invoice of form %i for ever", (form) => {
    expect(wordsOf({ form, language: "fr" })).toEqual([[french("Remise")]]);
    expect(wordsOf({ form, language: "fr-en" })).toEqual([[french("Remise"), english]]);
    expect(wordsOf({ form, language: "en" })).toEqual([[english]]);
  });

  test("is called Rabais on a credit note of an invoice that said Remise", () => {
    const { content } = sampleInvoice({ form: 3, language: "fr", lines: discounted });
    const note = sampleInvoice(creditNoteContent(content), { kind: "credit-note", payment: null });
    const labels = invoiceText(note).rows.map(({ label }) => label);
    expect(labels).toContainEqual([french("Rabais")]);
  });
});
