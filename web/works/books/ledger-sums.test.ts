import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ledgerEntries } from "#schema/sales/ledger.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { smallSupplier } from "#schema/sales/small-supplier.ts";
import { bookedSale, documented } from "#tests/support/ledger-entries.ts";
import {
  annualSales,
  cadAmounts,
  entriesOfTwelveMonths,
  inCad,
  leftOf,
  quartersOf,
  supplierQuarters,
  totalsOf,
  type WorkCosts,
} from "./ledger-sums.ts";

const gst = { tax: "gst-hst", label: "GST", rate: 5, cents: 5_000 } as const;
const costs: WorkCosts = { materialsCents: 40_00, framingCents: 10_00, hours: 10 };

function sale(changes: Partial<Sale> = {}): Sale {
  return bookedSale({ date: "2026-11-14", ...changes });
}

const entriesOf = (sales: readonly Sale[]) => ledgerEntries({ sales, invoices: [] });
const costsOf = (...ids: string[]) => new Map(ids.map((id) => [id, costs]));

test("entries are summed in Canadian dollars at the rate of the sale's day, and each line adds up", () => {
  const sold = sale({
    ...{ priceCents: 110_000, discountCents: 10_000, currency: "USD", cadRate: 1.37 },
    ...{ commissionCents: 40_000, feeCents: 1_000, shippingCents: 2_000, taxes: [gst] },
  });
  expect(totalsOf(entriesOf([sold]), costsOf("s1"))).toEqual({
    ...{ sold: 1, takenBack: 0, awaitingRate: 0, awaitingTax: 0 },
    ...{ paidCents: 137_000, commissionCents: 54_800, feeCents: 1_370, shippingCents: 2_740 },
    ...{ netCents: 78_090, taxCents: 6_850, leftCents: 73_090 },
    ...{ hours: 10, hourlyWageCents: 7_309 },
  });
});

test("an entry without a rate is counted and waits; its amounts and hours are in no sum", () => {
  const entries = entriesOf([sale(), sale({ id: "s2", currency: "USD", cadRate: null })]);
  expect(totalsOf(entries, costsOf("s1", "s2"))).toMatchObject({
    ...{ sold: 2, awaitingRate: 1, paidCents: 100_000, hours: 10 },
  });
});

test("an entry without a rate has no amounts in Canadian dollars, and leaves nothing", () => {
  const [waiting] = entriesOf([sale({ currency: "USD", cadRate: null, priceCents: 7 })]);
  if (!waiting) throw new Error("A sale is an entry.");
  expect(inCad(waiting, 700)).toBe(null);
  expect(cadAmounts(waiting)).toBe(null);
  expect(leftOf(waiting, costsOf("s1"))).toBe(null);
  const known = { ...waiting, cadRate: 1.5 };
  expect([inCad(known, 7), inCad(known, -7), inCad(known, 0)]).toEqual([11, -11, 0]);
  expect(leftOf(known, new Map())).toBe(11);
});

test("a sale in Canadian dollars needs no rate", () => {
  expect(totalsOf(entriesOf([sale({ cadRate: null })]))).toMatchObject({
    ...{ awaitingRate: 0, paidCents: 100_000 },
  });
});

test("a November return of a May sale leaves April to June as it was and is in November", () => {
  const sold = [sale({ date: "2026-05-03", taxes: [gst] }), sale({ id: "s2", date: "2026-05-20" })];
  const [may, ...others] = sold;
  const before = entriesOf(sold);
  const after = entriesOf([{ ...(may ?? sale()), returnedOn: "2026-11-20" }, ...others]);
  const ofQuarter = (entries: typeof before, quarter: number) =>
    totalsOf(quartersOf(entries).find((one) => one.quarter === quarter)?.entries ?? []);
  expect(ofQuarter(after, 2)).toEqual(ofQuarter(before, 2));
  expect(ofQuarter(after, 4)).toMatchObject({
    ...{ sold: 0, takenBack: 1, paidCents: -100_000, netCents: -100_000, taxCents: -5_000 },
  });
  expect(supplierQuarters(after, "2026-11-22").map(({ cents }) => cents)).toEqual([
    ...[0, 0, 200_000, 0, -100_000],
  ]);
  expect(totalsOf(entriesOfTwelveMonths(after, "2026-11-22"))).toMatchObject({
    ...{ sold: 1, takenBack: 0, paidCents: 100_000, taxCents: 0 },
  });
});

test("what an invoice charges beside the works counts for the limit and the year, until it is credited", () => {
  const sold = sale({ priceCents: 2_400_00, taxes: null });
  const lines = [{ description: "Frame", priceCents: 280_00, taxes: [] }];
  const invoice = documented([sold], lines, { number: "2026-001", issuedOn: "2026-11-15" });
  const note = documented([sold], lines, {
    ...{ kind: "credit-note", number: "2026-002", issuedOn: "2026-11-20" },
  });
  const charged = ledgerEntries({ sales: [sold], invoices: [invoice] });
  expect(supplierQuarters(charged, "2026-11-22").at(-1)?.cents).toBe(2_680_00);
  expect(annualSales("<1k", charged, "2026-11-22")).toBe("more");
  // They are no sales, and take no hours.
  expect(totalsOf(charged, costsOf("s1"))).toMatchObject({
    ...{ sold: 1, takenBack: 0, hours: 10, hourlyWageCents: 263_00 },
  });
  const credited = ledgerEntries({ sales: [sold], invoices: [note, invoice] });
  expect(totalsOf(credited)).toMatchObject({ sold: 0, takenBack: 0, paidCents: 0, taxCents: 0 });
});

test("the sums say how many sales lack their tax, and how many entries their rate, unless taken back", () => {
  const lacking = { taxes: null, currency: "USD", cadRate: null } as const;
  const open = sale(lacking);
  const taken = sale({ ...lacking, id: "s2", returnedOn: "2026-11-20" });
  expect(totalsOf(entriesOf([open, taken]))).toMatchObject({ awaitingTax: 1, awaitingRate: 1 });
});

test("what is taken back is what was sold, not what is called the same and costs the same", () => {
  const earlier = sale({ date: "2026-05-14", returnedOn: "2026-11-20" });
  const [back] = entriesOf([earlier]);
  const [sold] = entriesOf([sale({ id: "s2" })]);
  if (!back || !sold) throw new Error("Each is an entry.");
  expect(totalsOf([back, sold])).toMatchObject({ sold: 1, takenBack: 1, paidCents: 0 });
});

test("lines of invoices that wait for a rate are told apart by what they say and cost", () => {
  const sold = sale({ currency: "USD", cadRate: null });
  const line = (description: string, priceCents: number) => ({
    description,
    priceCents,
    taxes: [],
  });
  const lines = [line("Frame", 280_00), line("Frame", 120_00), line("Shipping", 120_00)];
  const invoice = documented([sold], lines, { number: "2026-001", issuedOn: "2026-11-15" });
  const note = documented([sold], lines.slice(0, 1), {
    ...{ kind: "credit-note", number: "2026-002", issuedOn: "2026-11-20" },
  });
  const awaiting = (...invoices: (typeof note)[]) =>
    totalsOf(ledgerEntries({ sales: [sold], invoices })).awaitingRate;
  expect(awaiting(invoice)).toBe(4);
  // The work and the frame of 280 are taken back.
  expect(awaiting(note, invoice)).toBe(2);
});

test("without hours there is no hourly wage", () => {
  expect(totalsOf([]).hourlyWageCents).toBe(null);
  expect(totalsOf(entriesOf([sale()])).hourlyWageCents).toBe(null);
});

test("nor is there one where the hours of a sale are not known: the others did not earn it", () => {
  const unknown = sale({ id: "s2", artworkId: "imported" });
  const totals = totalsOf(entriesOf([sale(), unknown]), costsOf("s1"));
  expect(totals).toMatchObject({ sold: 2, hours: 10, hourlyWageCents: null });
  const returned = { ...unknown, returnedOn: "2026-11-20" };
  expect(totalsOf(entriesOf([sale(), returned]), costsOf("s1"))).toEqual(
    totalsOf(entriesOf([sale()]), costsOf("s1")),
  );
});

test("quarters and their entries are in order, the newest first", () => {
  const days = ["2025-12-31", "2026-01-01", "2026-10-01", "2026-12-31", "2026-09-30"];
  const quarters = quartersOf(entriesOf(days.map((date, index) => sale({ id: `${index}`, date }))));
  expect(
    quarters.map(({ year, quarter, entries }) => [year, quarter, entries.map(({ date }) => date)]),
  ).toEqual([
    [2026, 4, ["2026-12-31", "2026-10-01"]],
    [2026, 3, ["2026-09-30"]],
    [2026, 1, ["2026-01-01"]],
    [2025, 4, ["2025-12-31"]],
  ]);
  const mixed = days.map((date) => ({ date }));
  expect(quartersOf(mixed).map(({ year, quarter }) => `${year}-${quarter}`)).toEqual([
    ...["2026-4", "2026-3", "2026-1", "2025-4"],
  ]);
});

test("twelve months end today and begin a year ago, after the same day", () => {
  const daysOf = (days: readonly string[], today: string) =>
    entriesOfTwelveMonths(
      days.map((date) => ({ date })),
      today,
    ).map(({ date }) => date);
  const days = ["2026-11-23", "2026-11-22", "2025-11-23", "2025-11-22"];
  expect(daysOf(days, "2026-11-22")).toEqual(["2026-11-22", "2025-11-23"]);
  expect(daysOf(["2027-03-01", "2027-02-28"], "2028-02-29")).toEqual(["2027-03-01"]);
});

test("the quarters of the meter are this one and the four before it, the oldest first, with what waits for a rate", () => {
  const waiting = { currency: "USD", cadRate: null } as const;
  const entries = entriesOf([
    sale({ ...waiting, id: "s1", date: "2025-09-30" }),
    sale({ ...waiting, id: "s2", date: "2025-10-01" }),
    sale({ id: "s3", date: "2025-10-01" }),
    sale({ id: "s4", date: "2026-10-01", priceCents: 7 }),
  ]);
  expect(supplierQuarters(entries, "2026-11-22")).toEqual([
    { year: 2025, quarter: 4, cents: 100_000, awaitingRate: 1 },
    { year: 2026, quarter: 1, cents: 0, awaitingRate: 0 },
    { year: 2026, quarter: 2, cents: 0, awaitingRate: 0 },
    { year: 2026, quarter: 3, cents: 0, awaitingRate: 0 },
    { year: 2026, quarter: 4, cents: 7, awaitingRate: 0 },
  ]);
});

test.each([
  ["<1k", 999_99, "within"],
  ["<1k", 1_000_00, "more"],
  ["1-5k", 999_99, "less"],
  ["1-5k", 1_000_00, "within"],
  ["1-5k", 5_000_00, "within"],
  ["1-5k", 5_000_01, "more"],
  ["5-20k", 4_999_99, "less"],
  ["5-20k", 5_000_00, "within"],
  ["5-20k", 20_000_00, "within"],
  ["5-20k", 20_000_01, "more"],
  [">20k", 20_000_00, "less"],
  [">20k", 20_000_01, "within"],
] as const)("of %s a year, %i cents are %s", (band, priceCents, expected) => {
  const older = sale({ id: "s0", date: "2025-06-01" });
  expect(annualSales(band, entriesOf([older, sale({ priceCents })]), "2026-11-22")).toBe(expected);
});

test("a ledger that was begun this year, or waits for a rate, does not show less than the profile says", () => {
  expect(annualSales(">20k", entriesOf([sale()]), "2026-11-22")).toBe("within");
  const sinceDay = (date: string) =>
    annualSales(">20k", entriesOf([sale({ id: "s0", date }), sale()]), "2026-11-22");
  expect([sinceDay("2025-11-23"), sinceDay("2025-11-22")]).toEqual(["within", "less"]);
  const older = sale({ id: "s0", date: "2025-06-01" });
  const waiting = sale({ id: "s2", currency: "USD", cadRate: null });
  expect(annualSales(">20k", entriesOf([older, waiting]), "2026-11-22")).toBe("within");
});

test("what is not a day is an error", () => {
  expect(() => quartersOf([{ date: "yesterday" }])).toThrow(RangeError);
});

const day = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const cents = fc.integer({ min: 0, max: 5_000_000 });

const anySale = fc
  .record({
    date: day,
    priceCents: cents,
    currency: fc.constantFrom("CAD" as const, "USD" as const),
    cadRate: fc.option(fc.integer({ min: 8_000, max: 16_000 }).map((rate) => rate / 10_000)),
    commissionCents: cents,
    feeCents: cents,
    shippingCents: cents,
    taxes: fc.constantFrom<Sale["taxes"]>(null, [], [gst]),
    returnedOn: fc.option(day),
  })
  .map((changes) => sale(changes));
const anySales = fc
  .array(anySale, { maxLength: 40 })
  .map((sales) => sales.map((one, index) => ({ ...one, id: `sale ${index}` })));

test("each line adds up, quarters contain each entry once, and their sums are those of the whole", () => {
  fc.assert(
    fc.property(anySales, (sales) => {
      const entries = entriesOf(sales);
      const quarters = quartersOf(entries);
      expect(quarters.flatMap((quarter) => quarter.entries)).toEqual(entries);
      const whole = totalsOf(entries);
      for (const name of ["paidCents", "netCents", "taxCents", "feeCents"] as const) {
        const parts = quarters.map((quarter) => totalsOf(quarter.entries)[name]);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(whole[name]);
      }
      for (const entry of entries) {
        const amounts = cadAmounts(entry);
        if (amounts === null) continue;
        const { paidCents, commissionCents, feeCents, shippingCents, netCents } = amounts;
        expect(paidCents - commissionCents - feeCents - shippingCents).toBe(netCents);
      }
    }),
  );
});

test("what was taken back is what was sold, to the cent: both are nothing", () => {
  fc.assert(
    fc.property(anySales, (sales) => {
      const returned = sales.map((one) => ({ ...one, returnedOn: one.date }));
      const { paidCents, commissionCents, netCents, taxCents, sold } = totalsOf(
        entriesOf(returned),
      );
      expect([paidCents, commissionCents, netCents, taxCents, sold].map(Math.abs)).toEqual([
        ...[0, 0, 0, 0, 0],
      ]);
    }),
  );
});

test("the meter's quarters add up to what the limit is compared with", () => {
  fc.assert(
    fc.property(anySales, day, (sales, today) => {
      const entries = entriesOf(sales);
      const supplied = smallSupplier(
        entries.flatMap((entry) => {
          const amounts = cadAmounts(entry);
          return amounts ? [{ date: entry.date, cadCents: amounts.paidCents }] : [];
        }),
        today,
      );
      const quarters = supplierQuarters(entries, today).map((quarter) => quarter.cents);
      expect(quarters.at(-1)).toBe(supplied.quarterCents);
      expect(quarters.slice(0, -1).reduce((total, sum) => total + sum, 0)).toBe(
        supplied.fourQuartersBeforeCents,
      );
    }),
  );
});
