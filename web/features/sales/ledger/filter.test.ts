import { expect, test } from "vitest";
import { sampleInvoice } from "#tests/support/document-contents.ts";
import { paymentsBy } from "./filter.ts";

test.each([
  ["not invoiced", null, "not-invoiced"],
  ["of an invoice with all its payments", sampleInvoice(), "paid"],
  ["still to be paid", sampleInvoice({}, { openCents: 1 }), "unpaid"],
  ["covered by the deposit", sampleInvoice({ balanceCents: 0 }, { payments: [] }), "paid"],
] as const)("an entry %s", (_name, document, payment) => {
  expect(paymentsBy(document ? [document] : [])({ document })).toBe(payment);
});

test.each([
  ["paid", sampleInvoice().payments],
  ["unpaid", []],
] as const)(
  "an entry of a credit note is %s as the invoice which that takes back was",
  (payment, payments) => {
    const creditedBy = { id: "note", number: "2026-010" };
    const invoice = sampleInvoice({}, { creditedBy, payments: [...payments] });
    const document = sampleInvoice(
      { balanceCents: -459_90 },
      { id: "note", kind: "credit-note", credits: { id: invoice.id, number: "2026-009" } },
    );
    expect(paymentsBy([document, invoice])({ document })).toBe(payment);
  },
);
