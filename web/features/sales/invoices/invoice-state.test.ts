import { expect, test } from "vitest";
import { sampleInvoice } from "#tests/support/document-contents.ts";
import { invoiceState, isPaid, unpaidSums } from "./invoice-state.ts";

const today = "2026-11-03";
const other = { id: "other", number: "2026-010" };
const unpaid = { payment: null };

test.each([
  [
    "a credit note",
    sampleInvoice({}, { kind: "credit-note", credits: other }),
    { kind: "credit-note", number: "2026-010" },
  ],
  [
    "one that was taken back, paid or not",
    sampleInvoice({}, { creditedBy: other }),
    { kind: "credited", number: "2026-010" },
  ],
  ["one that is paid", sampleInvoice(), { kind: "paid", day: "2026-10-04", method: "virement" }],
  ["one that the deposit covers", sampleInvoice({ balanceCents: 0 }, unpaid), { kind: "settled" }],
  ["one without a due day", sampleInvoice({}, unpaid), { kind: "unpaid" }],
  ["one that is due today", sampleInvoice({ dueOn: today }, unpaid), { kind: "due", day: today }],
  [
    "one that was due yesterday",
    sampleInvoice({ dueOn: "2026-11-02" }, unpaid),
    { kind: "overdue", day: "2026-11-02" },
  ],
] as const)("what is said first of %s", (_name, invoice, state) => {
  expect(invoiceState(invoice, today)).toEqual(state);
});

test.each([
  ["marked as paid", sampleInvoice(), true],
  ["with something left to pay", sampleInvoice({ balanceCents: 1 }, unpaid), false],
  ["covered by its deposit", sampleInvoice({ balanceCents: 0 }, unpaid), true],
] as const)("whether an invoice %s is paid", (_name, invoice, paid) => {
  expect(isPaid(invoice)).toBe(paid);
});

test("what is still to be paid is summed by currency, over the invoices that hold", () => {
  expect(
    unpaidSums([
      sampleInvoice({ balanceCents: 359_90 }, unpaid),
      sampleInvoice({ balanceCents: 100_00, currency: "USD" }, unpaid),
      sampleInvoice({ balanceCents: 1_00 }, unpaid),
      sampleInvoice({ balanceCents: 0 }, unpaid),
      sampleInvoice(),
      sampleInvoice({}, { ...unpaid, creditedBy: other }),
      sampleInvoice({ balanceCents: -359_90 }, { ...unpaid, kind: "credit-note", credits: other }),
    ]),
  ).toEqual({
    count: 3,
    sums: [
      { currency: "CAD", cents: 360_90 },
      { currency: "USD", cents: 100_00 },
    ],
  });
});
