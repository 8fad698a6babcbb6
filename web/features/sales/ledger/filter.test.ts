import { expect, test } from "vitest";
import { sampleInvoice } from "#tests/support/document-contents.ts";
import { paymentsBy } from "./filter.ts";

const unpaid = { payment: null };

test.each([
  ["not invoiced", sampleInvoice(), null, "not-invoiced"],
  ["marked as paid", sampleInvoice(), "same", "paid"],
  ["still to be paid", sampleInvoice({ balanceCents: 1 }, unpaid), "same", "unpaid"],
  ["covered by the deposit", sampleInvoice({ balanceCents: 0 }, unpaid), "same", "paid"],
  ["on an invoice that is not fetched yet", sampleInvoice(), "other", "unpaid"],
] as const)("a sale %s", (_name, issued, of, payment) => {
  const invoice = of && { id: of === "same" ? issued.id : of, number: "2026-009" };
  expect(paymentsBy([issued])({ invoice })).toBe(payment);
});
