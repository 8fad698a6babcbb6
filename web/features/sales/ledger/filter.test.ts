import { expect, test } from "vitest";
import { sampleInvoice } from "#tests/support/document-contents.ts";
import { paymentsBy } from "./filter.ts";

const unpaid = { payment: null };

test.each([
  ["not invoiced", null, "not-invoiced"],
  ["marked as paid", sampleInvoice(), "paid"],
  ["still to be paid", sampleInvoice({ balanceCents: 1 }, unpaid), "unpaid"],
  ["covered by the deposit", sampleInvoice({ balanceCents: 0 }, unpaid), "paid"],
] as const)("an entry %s", (_name, document, payment) => {
  expect(paymentsBy(document ? [document] : [])({ document })).toBe(payment);
});

test("an entry of a credit note is paid as the invoice which that takes back", () => {
  const invoice = sampleInvoice({ balanceCents: 1 }, unpaid);
  const document = sampleInvoice(
    { balanceCents: -1 },
    { ...unpaid, id: "note", kind: "credit-note", credits: { id: invoice.id, number: "2026-001" } },
  );
  expect(paymentsBy([document, invoice])({ document })).toBe("unpaid");
});
