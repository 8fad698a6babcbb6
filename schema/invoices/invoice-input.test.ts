import * as v from "valibot";
import { expect, test } from "vitest";
import {
  sampleArtist,
  sampleInvoice,
  sampleLine,
  sampleWork,
} from "#tests/support/document-contents.ts";
import { expectWhole } from "#tests/support/whole.ts";
import { invoicesSchema } from "./invoice.ts";
import {
  creditNoteInputSchema,
  invoiceInputSchema,
  invoicePaymentInputSchema,
  paymentInputSchema,
} from "./invoice-input.ts";

const invoice = {
  ...{ saleIds: ["s1", "s2"], personId: "p1", issuedOn: "2026-10-04", language: "fr-en" },
  ...{ otherLines: [{ description: "Frame", priceCents: 80_00 }], depositCents: 100_00 },
  ...{ terms: "Within 30 days", title: "Yours once paid", dueOn: "2026-11-03" },
  inSecondLanguage: { terms: "D’ici 30 jours", title: "À vous une fois payée" },
};

function issuesOf(schema: v.GenericSchema, body: unknown): (string | null)[][] {
  const { issues = [] } = v.safeParse(schema, body);
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

test("an invoice is of sales, with its day and language; the rest may be left out", () => {
  expectWhole(invoiceInputSchema, invoice, [
    ...["personId", "otherLines", "depositCents", "terms", "title", "dueOn", "inSecondLanguage"],
  ]);
  const needed = { saleIds: ["s1"], issuedOn: "2026-10-04", language: "en" };
  expect(v.parse(invoiceInputSchema, needed)).toEqual({
    ...{ ...needed, otherLines: [], depositCents: 0, terms: "", title: "" },
    ...{ inSecondLanguage: null, dueOn: null },
  });
  expect(v.is(invoiceInputSchema, { ...invoice, dueOn: invoice.issuedOn })).toBe(true);
  expect(v.is(invoiceInputSchema, { ...invoice, other: 1 })).toBe(false);
  expect(v.is(invoiceInputSchema, null)).toBe(false);
  const typed = { ...invoice, terms: " One\r\nTwo ", otherLines: [] };
  expect(v.parse(invoiceInputSchema, typed).terms).toBe("One\nTwo");
});

const frame = { description: "Frame", priceCents: 80_00 };
test.each([
  [{ saleIds: [] }, "saleIds", "Choose at least one sale."],
  [
    ...([{ saleIds: Array.from({ length: 51 }, (_, index) => `s${index}`) }, "saleIds"] as const),
    "Choose at most 50 sales.",
  ],
  [{ saleIds: ["s1", "s1"] }, "saleIds", "A sale is listed twice."],
  [{ otherLines: Array.from({ length: 21 }, () => frame) }, "otherLines", "Add at most 20 lines."],
  [
    ...([{ otherLines: [{ ...frame, description: " " }] }, "otherLines.0.description"] as const),
    "Say what the line is for.",
  ],
  [
    ...([{ otherLines: [{ ...frame, description: "d".repeat(201) }] }] as const),
    ...(["otherLines.0.description", "Use at most 200 characters."] as const),
  ],
  [{ otherLines: [{ ...frame, priceCents: -1 }] }, "otherLines.0.priceCents", "Enter 0 or more."],
  [{ depositCents: 0.5 }, "depositCents", "Enter an amount in whole cents."],
  [{ depositCents: 1_000_000_01 }, "depositCents", "Enter 1,000,000 or less."],
  [{ terms: "t".repeat(1_001) }, "terms", "Use at most 1000 characters."],
  [{ dueOn: "2026-10-03" }, "dueOn", "Enter the day of issue or a later one."],
  [{ dueOn: 5 }, "dueOn", "Enter a date, such as 2026-11-22."],
  [{ issuedOn: 5 }, "issuedOn", "Enter a date, such as 2026-11-22."],
])("an invoice with %j is refused", (change, field, message) => {
  expect(issuesOf(invoiceInputSchema, { ...invoice, ...change })).toEqual([[field, message]]);
});

test("an invoice has each mistake said", () => {
  const wrong = { depositCents: "1", dueOn: "2026-10-03" };
  expect(issuesOf(invoiceInputSchema, { ...invoice, ...wrong })).toEqual([
    ["depositCents", "Enter an amount."],
    ["dueOn", "Enter the day of issue or a later one."],
  ]);
});

test("a payment says what was paid or paid back, and when", () => {
  const payment = { date: "2026-10-05", amountCents: 1, method: "Cheque", kind: "refund" };
  expectWhole(paymentInputSchema, payment, ["method"]);
  const { method: _, ...rest } = payment;
  expect(v.parse(paymentInputSchema, rest)).toEqual({ ...rest, method: "" });
  for (const [change, field, message] of [
    [{ amountCents: 0 }, "amountCents", "Enter more than 0."],
    [{ amountCents: 100_000_000_01 }, "amountCents", "Enter 100,000,000 or less."],
    [{ method: "m".repeat(101) }, "method", "Use at most 100 characters."],
    [{ kind: "gift" }, "kind", "Choose payment or refund."],
  ] as const) {
    expect(issuesOf(paymentInputSchema, { ...payment, ...change })).toEqual([[field, message]]);
  }
  expectWhole(invoicePaymentInputSchema, { paidOn: "2026-10-05", method: "Cheque" });
  expect(v.parse(invoicePaymentInputSchema, null)).toBeNull();
});

test("a credit note has a day, and a reason where the artist says it", () => {
  expectWhole(creditNoteInputSchema, { issuedOn: "2026-10-05", reason: "Mistaken" }, ["reason"]);
});

test("invoices in an answer have all of their fields", () => {
  const sold = {
    ...{ date: "2026-10-01", commissionCents: 0, feeCents: 0, shippingCents: 0 },
    ...{ chargesTax: false, cadRate: 1.37 },
  };
  const taxes = [{ tax: "gst-hst", label: "GST", rate: 5, cents: 20_00 }] as const;
  const whole = sampleInvoice(
    {
      ...{ artist: { ...sampleArtist, units: "metric" }, title: "Yours once paid" },
      ...{ dueOn: "2026-11-03", inSecondLanguage: { terms: "", title: "À vous une fois payée" } },
      lines: [sampleLine({ work: sampleWork({ mediumLine: "" }), taxes: [...taxes], sold })],
    },
    { credits: { id: "i1", number: "2026-001" }, creditedBy: { id: "i2", number: "2026-010" } },
  );
  expectWhole(
    invoicesSchema,
    [whole],
    [
      ...["0.content.artist.units", "0.content.lines.0.work.mediumLine", "0.content.lines.0.sold"],
      ...["0.content.title", "0.content.inSecondLanguage"],
    ],
  );
});
