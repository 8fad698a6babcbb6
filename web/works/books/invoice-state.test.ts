import { expect, test } from "vitest";
import { sampleInvoice } from "#tests/support/document-contents.ts";
import { invoiceState, isPaid, openSince, paymentAction, unpaidSums } from "./invoice-state.ts";

const today = "2026-11-03";
const other = { id: "other", number: "2026-010" };
const unpaid = { openCents: 459_90, payments: [], payment: null };

test.each([
  [
    "a credit note",
    sampleInvoice({}, { kind: "credit-note", credits: other }),
    { kind: "credit-note", number: "2026-010" },
  ],
  [
    "one that was taken back",
    sampleInvoice({}, { ...unpaid, openCents: 0, creditedBy: other }),
    { kind: "credited", number: "2026-010", toRefundCents: 0 },
  ],
  [
    "one that was paid and taken back",
    sampleInvoice({}, { toRefundCents: 80_00, creditedBy: other }),
    { kind: "credited", number: "2026-010", toRefundCents: 80_00 },
  ],
  ["one that is paid", sampleInvoice(), { kind: "paid", day: "2026-10-04", method: "virement" }],
  [
    "one that the deposit covers",
    sampleInvoice({ balanceCents: 0 }, { ...unpaid, openCents: 0 }),
    { kind: "settled" },
  ],
  [
    "one without a due day",
    sampleInvoice({}, unpaid),
    { kind: "open", cents: 459_90, day: "2026-10-04" },
  ],
  [
    "one that is due today, of which a part is paid",
    sampleInvoice({ dueOn: today }, { openCents: 100_00 }),
    { kind: "due", cents: 100_00, day: today },
  ],
  [
    "one that was due yesterday",
    sampleInvoice({ dueOn: "2026-11-02" }, unpaid),
    { kind: "overdue", cents: 459_90, day: "2026-11-02" },
  ],
] as const)("what is said first of %s", (_name, invoice, state) => {
  expect(invoiceState(invoice, today)).toEqual(state);
});

test.each([
  ["with all its payments", sampleInvoice(), true],
  ["with something left to pay", sampleInvoice({}, { openCents: 1 }), false],
  ["covered by its deposit", sampleInvoice({ balanceCents: 0 }, { payments: [] }), true],
] as const)("whether an invoice %s is paid", (_name, invoice, paid) => {
  expect(isPaid(invoice)).toBe(paid);
});

test("what is still to be paid is summed by currency, over the invoices that hold", () => {
  expect(
    unpaidSums([
      sampleInvoice({}, { openCents: 359_90 }),
      sampleInvoice({ currency: "USD" }, { openCents: 100_00 }),
      sampleInvoice({}, { openCents: 1_00 }),
      sampleInvoice(),
      sampleInvoice({}, { toRefundCents: 80_00, creditedBy: other }),
      sampleInvoice({ balanceCents: -359_90 }, { kind: "credit-note", credits: other }),
    ]),
  ).toEqual({
    count: 3,
    sums: [
      { currency: "CAD", cents: 360_90 },
      { currency: "USD", cents: 100_00 },
    ],
  });
});

test.each([
  ["with something open", sampleInvoice({}, { openCents: 1 }), "pay"],
  ["that was paid and taken back", sampleInvoice({}, { toRefundCents: 80_00 }), "refund"],
  ["that is paid", sampleInvoice(), "see"],
  ["that its deposit covers", sampleInvoice({}, { payments: [] }), null],
] as const)("what can be done with the payments of an invoice %s", (_name, invoice, action) => {
  expect(paymentAction(invoice)).toBe(action);
});

test("an invoice is open since its issue, and overdue since the day it was due once that is over", () => {
  const invoice = { issuedOn: "2026-10-04", dueOn: "2026-11-03" };
  const issued = { since: "2026-10-04", isOverdue: false };
  expect(openSince(invoice, "2026-11-03")).toEqual(issued);
  expect(openSince(invoice, "2026-11-04")).toEqual({ since: "2026-11-03", isOverdue: true });
  expect(openSince({ ...invoice, dueOn: null }, "2027-11-04")).toEqual(issued);
});
