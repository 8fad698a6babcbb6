import { expect, test } from "vitest";
import { sampleInvoice, sampleLine } from "#tests/support/document-contents.ts";
import { bookedSale, documented } from "#tests/support/ledger-entries.ts";
import { type LedgerEntry, ledgerEntries } from "./ledger.ts";
import type { Sale } from "./sale.ts";
import type { TaxLine } from "./taxes.ts";

const registrations = [{ tax: "gst-hst", since: "2026-01-01" }] as const;

function hst(cents: number): TaxLine {
  return { tax: "gst-hst", label: "HST", rate: 13, cents };
}

/** What matters of an entry, on a line. */
function inShort({ date, kind, invoiceNumber, description, paidCents, taxes }: LedgerEntry) {
  const tax = taxes.reduce((sum, { cents }) => sum + cents, 0);
  return [date, kind, invoiceNumber ?? "-", description, paidCents, tax].join(" ");
}

const ofDocument = (entries: readonly LedgerEntry[], number: string) =>
  entries
    .filter(({ invoiceNumber }) => invoiceNumber === number)
    .reduce(
      (sum, { paidCents, taxes }) =>
        sum + paidCents + taxes.reduce((tax, { cents }) => tax + cents, 0),
      0,
    );

test("a sale on no invoice is an entry on its day, which adds up", () => {
  const sale = bookedSale({
    ...{ priceCents: 110_000, discountCents: 10_000, commissionCents: 40_000 },
    ...{ feeCents: 1_000, shippingCents: 2_000, currency: "USD", cadRate: 1.37 },
    taxes: [hst(13_000)],
  });
  expect(ledgerEntries({ sales: [sale], invoices: [], registrations })).toEqual([
    {
      ...{ date: "2026-05-14", kind: "sale", saleId: "s1", invoiceNumber: null },
      description: "Ebb",
      ...{ discountCents: 10_000, paidCents: 100_000, commissionCents: 40_000, feeCents: 1_000 },
      ...{ shippingCents: 2_000, netCents: 57_000, taxes: [hst(13_000)] },
      ...{ taxedBy: "artist", untaxed: null, currency: "USD", cadRate: 1.37 },
    },
  ]);
});

test("an invoice of 2,400 with a frame of 280 and shipping of 120 charges HST 364.00, and so says the ledger", () => {
  const sale = bookedSale({ priceCents: 2_400_00, taxes: [hst(312_00)] });
  const invoice = documented(
    [sale],
    [
      { description: "Frame", priceCents: 280_00, taxes: [hst(36_40)] },
      { description: "Shipping", priceCents: 120_00, taxes: [hst(15_60)] },
    ],
    { number: "2026-001", issuedOn: "2026-06-02" },
  );
  const entries = ledgerEntries({ sales: [sale], invoices: [invoice], registrations });
  expect(entries.map(inShort)).toEqual([
    "2026-06-02 invoice-line 2026-001 Frame 28000 3640",
    "2026-06-02 invoice-line 2026-001 Shipping 12000 1560",
    "2026-05-14 sale 2026-001 Ebb 240000 31200",
  ]);
  expect(invoice.content.totalCents).toBe(3_164_00);
  expect(ofDocument(entries, "2026-001")).toBe(3_164_00);
  expect(entries.map(({ taxedBy }) => taxedBy)).toEqual(["artist", "artist", "artist"]);
});

test("a return in November of a sale of May is an entry of November, and May stays as it was", () => {
  const sold = bookedSale({
    ...{ commissionCents: 50_000, feeCents: 7, shippingCents: 11, taxes: [hst(13_000)] },
  });
  const returned = { ...sold, returnedOn: "2026-11-20" };
  const before = ledgerEntries({ sales: [sold], invoices: [], registrations });
  const [taken, unchanged] = ledgerEntries({ sales: [returned], invoices: [], registrations });
  expect([unchanged]).toEqual(before);
  expect(taken).toMatchObject({
    ...{ date: "2026-11-20", kind: "return", saleId: "s1", invoiceNumber: null },
    ...{ paidCents: -100_000, commissionCents: -50_000, feeCents: -7, shippingCents: -11 },
    ...{ netCents: -49_982, taxes: [hst(-13_000)], taxedBy: "artist" },
  });
});

test("a credit note takes back each line on its day, a later return nothing, and a later invoice is on its own day", () => {
  const sale = bookedSale({ priceCents: 2_400_00, commissionCents: 100_00, taxes: [hst(312_00)] });
  const frame = { description: "Frame", priceCents: 280_00, taxes: [hst(36_40)] };
  const first = documented([sale], [frame], { number: "2026-001", issuedOn: "2026-06-02" });
  const note = documented([sale], [frame], {
    ...{ kind: "credit-note", number: "2026-002", issuedOn: "2026-07-01" },
  });
  const reissued = documented([sale], [], { number: "2026-003", issuedOn: "2026-08-09" });
  const entries = ledgerEntries({
    sales: [sale],
    invoices: [reissued, note, first],
    registrations,
  });
  expect(entries.map(inShort)).toEqual([
    "2026-08-09 sale 2026-003 Ebb 240000 31200",
    "2026-07-01 credit 2026-002 Ebb -240000 -31200",
    "2026-07-01 credit 2026-002 Frame -28000 -3640",
    "2026-06-02 invoice-line 2026-001 Frame 28000 3640",
    "2026-05-14 sale 2026-001 Ebb 240000 31200",
  ]);
  expect(entries.map(({ netCents }) => netCents)).toEqual([
    2_300_00, -2_300_00, -280_00, 280_00, 2_300_00,
  ]);
  expect(ofDocument(entries, "2026-002")).toBe(-first.content.totalCents);
  const taken = { ...sale, returnedOn: "2026-07-03" };
  const afterReturn = ledgerEntries({ sales: [taken], invoices: [note, first], registrations });
  expect(afterReturn).toEqual(
    ledgerEntries({ sales: [sale], invoices: [note, first], registrations }),
  );
  expect(afterReturn.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(0);
});

test("a credit note is on its own day, whatever is listed with it", () => {
  const sale = bookedSale({ taxes: [hst(13_000)] });
  const note = documented([sale], [], {
    ...({ kind: "credit-note", number: "2026-002", issuedOn: "2026-07-03" } as const),
  });
  expect(ledgerEntries({ sales: [sale], invoices: [note], registrations }).map(inShort)).toEqual([
    "2026-07-03 credit 2026-002 Ebb -100000 -13000",
  ]);
});

test("a sale that is credited and invoiced again on one day has its newest entry first", () => {
  const sale = bookedSale({ date: "2026-06-02" });
  const on = (number: string, kind: "invoice" | "credit-note" = "invoice") =>
    documented([sale], [], { kind, number, issuedOn: "2026-06-02" });
  const invoices = [on("2026-001"), on("2026-002", "credit-note"), on("2026-003")];
  expect(
    ledgerEntries({ sales: [sale], invoices }).map(({ invoiceNumber }) => invoiceNumber),
  ).toEqual(["2026-002", "2026-003", "2026-001"]);
});

test("what was issued stays whatever is corrected after its credit", () => {
  const sale = bookedSale({ commissionCents: 50_000, currency: "USD", cadRate: 1.37 });
  const invoices = [
    documented([sale], [], { number: "2026-001", issuedOn: "2026-06-02" }),
    documented([sale], [], {
      ...{ kind: "credit-note", number: "2026-002", issuedOn: "2026-07-01" },
    }),
  ];
  const before = ledgerEntries({ sales: [sale], invoices, registrations });
  const corrected = bookedSale({
    ...{ date: "2026-08-01", priceCents: 80_000, commissionCents: 40_000, currency: "CAD" },
    ...{ cadRate: 1, channel: { ...sale.channel, chargesTax: true } },
  });
  expect(ledgerEntries({ sales: [corrected], invoices, registrations: [] })).toEqual(before);
  const reissued = documented([corrected], [], { number: "2026-003", issuedOn: "2026-08-09" });
  const [added, ...rest] = ledgerEntries({ sales: [corrected], invoices: [reissued, ...invoices] });
  expect(rest).toEqual(before);
  expect(added).toMatchObject({ date: "2026-08-09", paidCents: 80_000, netCents: 40_000 });
});

test("an invoice from before these facts were kept has those of the sale", () => {
  const sale = bookedSale({ commissionCents: 50_000, currency: "USD", cadRate: 1.37 });
  const { sold: _sold, ...line } = sampleLine({ saleId: "s1", priceCents: 100_000 });
  const invoice = sampleInvoice({ lines: [line], currency: "USD" });
  expect(ledgerEntries({ sales: [sale], invoices: [invoice] })).toMatchObject([
    { date: "2026-05-14", paidCents: 100_000, netCents: 50_000, currency: "USD", cadRate: 1.37 },
  ]);
});

test("a rate that is entered after the invoice holds for all of its entries", () => {
  const sale = bookedSale({ currency: "USD", cadRate: null });
  const shipping = { description: "Shipping", priceCents: 20_00, taxes: [] };
  const invoices = [documented([sale], [shipping], { number: "2026-001", issuedOn: "2026-06-02" })];
  const ratesOf = (cadRate: number | null) =>
    ledgerEntries({ sales: [{ ...sale, cadRate }], invoices }).map((entry) => entry.cadRate);
  expect(ratesOf(null)).toEqual([null, null]);
  expect(ratesOf(1.4)).toEqual([1.4, 1.4]);
});

const agent = { ...bookedSale().channel, chargesTax: true };

test.each<[string, Partial<Sale>, LedgerEntry["taxedBy"], LedgerEntry["untaxed"]]>([
  ["the channel is the artist's agent", { channel: agent }, "channel", "agent"],
  ["the work was exported", { taxes: [{ ...hst(0), rate: 0 }] }, null, "zero-rated"],
  ["it was before the registration", { date: "2025-12-31" }, null, "before-registration"],
  ["the artist is not registered for it", {}, null, "not-registered"],
  ["the delivery is not stated", { taxes: null }, null, "not-known"],
  ["a tax was charged", { taxes: [hst(13_000)] }, "artist", null],
])("says who charges the tax, or why no one does: %s", (_why, changes, taxedBy, untaxed) => {
  const sold = bookedSale(changes);
  const expected = { taxedBy, untaxed };
  expect(ledgerEntries({ sales: [sold], invoices: [], registrations })).toMatchObject([expected]);
  if (sold.taxes === null) return;
  const other = { description: "Frame", priceCents: 100, taxes: sold.taxes };
  const invoice = documented([sold], [other], {
    ...{ number: "2026-001", issuedOn: "2026-06-02", registrations },
  });
  // On an invoice it is said by the registrations of its day.
  const entries = ledgerEntries({ sales: [sold], invoices: [invoice], registrations: [] });
  expect(entries).toMatchObject([expected, expected]);
});

test("a line that an invoice lists before its sale is taxed as the sale is", () => {
  const sold = bookedSale({ channel: agent, currency: "USD", cadRate: 1.37 });
  const frame = { description: "Frame", priceCents: 280_00, taxes: [] };
  const invoice = documented([sold], [frame], { number: "2026-001", issuedOn: "2026-06-02" });
  const { content } = invoice;
  const turned = { ...invoice, content: { ...content, lines: content.lines.toReversed() } };
  expect(ledgerEntries({ sales: [sold], invoices: [turned] })).toMatchObject([
    { description: "Frame", taxedBy: "channel", untaxed: "agent", cadRate: 1.37 },
    { description: "Ebb", taxedBy: "channel", untaxed: "agent", cadRate: 1.37 },
  ]);
});

test("an invoice whose sale is not known is an entry of its own day, without what was kept of the sale", () => {
  const { sold: _sold, ...line } = sampleLine({ saleId: "gone", priceCents: 100_000 });
  const frame = sampleLine({ saleId: null, work: null, description: "Frame", priceCents: 280_00 });
  const invoice = sampleInvoice({ lines: [line, frame], currency: "USD" });
  const facts = { date: "2026-10-04", untaxed: "not-registered", taxedBy: null, cadRate: null };
  expect(ledgerEntries({ sales: [], invoices: [invoice] })).toMatchObject([
    { ...facts, kind: "sale", saleId: "gone", paidCents: 100_000, netCents: 100_000 },
    { ...facts, kind: "invoice-line", saleId: null, paidCents: 280_00, netCents: 280_00 },
  ]);
});

test.each<[string, { tax: "gst-hst" | "bc-pst"; since: string }[], LedgerEntry["untaxed"]]>([
  ["the day after", [{ tax: "gst-hst", since: "2026-05-15" }], "before-registration"],
  ["its own day", [{ tax: "gst-hst", since: "2026-05-14" }], "not-registered"],
  [
    "the day after, for a second tax",
    [
      { tax: "bc-pst", since: "2024-01-01" },
      { tax: "gst-hst", since: "2026-05-15" },
    ],
    "before-registration",
  ],
])("says why a sale has no tax by a registration since %s", (_since, stated, untaxed) => {
  const [entry] = ledgerEntries({ sales: [bookedSale()], invoices: [], registrations: stated });
  expect(entry?.untaxed).toBe(untaxed);
});

test("without the registrations of today those of the newest document say why a sale has no tax", () => {
  const sold = bookedSale({ id: "s2" });
  const on = (number: string, issuedOn: string, since: string) =>
    documented([bookedSale()], [], {
      ...{ number, issuedOn, registrations: [{ tax: "gst-hst", since }] },
    });
  const older = on("2026-001", "2026-06-02", "2026-01-01");
  const newer = on("2026-002", "2026-06-03", "2026-12-01");
  const reason = (...invoices: (typeof older)[]) =>
    ledgerEntries({ sales: [sold], invoices }).find(({ saleId }) => saleId === "s2")?.untaxed;
  expect(reason(older)).toBe("not-registered");
  expect(reason(newer)).toBe("before-registration");
  expect(reason(newer, older, on("2026-000", "2026-06-01", "2026-01-01"))).toBe(
    "before-registration",
  );
});

test.each([
  ["by when they were issued, whatever the year of their day", "2026-002", "2025-009", "05"],
  ["by their year, where they were issued at once", "2025-1000", "2026-001", "03"],
  ["by their sequence, where they were issued at once", "2026-999", "2026-1000", "03"],
])("documents are in order %s", (_order, first, second, day) => {
  const sale = bookedSale({ date: "2025-12-01" });
  const issued = (number: string, createdAt: string) => ({
    ...documented([sale], [], { number, issuedOn: "2025-12-31" }),
    createdAt,
  });
  const invoices = [
    issued(first, "2026-01-03T12:00:00.000Z"),
    issued(second, `2026-01-${day}T12:00:00.000Z`),
  ];
  const daysOf = (given: typeof invoices) =>
    ledgerEntries({ sales: [sale], invoices: given }).map((entry) => [
      entry.invoiceNumber,
      entry.date,
    ]);
  // The first time that it is invoiced, a sale is on its own day.
  const expected = [
    [second, "2025-12-31"],
    [first, "2025-12-01"],
  ];
  expect(daysOf(invoices)).toEqual(expected);
  expect(daysOf(invoices.toReversed())).toEqual(expected);
});
