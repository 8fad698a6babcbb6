import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  annualSales,
  type LedgerSale,
  ledgerLines,
  linesOfTwelveMonths,
  quartersOf,
  supplierQuarters,
  totalsOf,
  type WorkCosts,
} from "./ledger.ts";
import { smallSupplier } from "./small-supplier.ts";

const gst = { tax: "gst-hst", label: "GST", rate: 5, cents: 5_000 } as const;

function sale(changes: Partial<LedgerSale> = {}): LedgerSale {
  return {
    id: "s1",
    artworkId: "w1",
    date: "2026-11-14",
    priceCents: 100_000,
    discountCents: 0,
    currency: "CAD",
    cadRate: 1,
    commissionCents: 0,
    feeCents: 0,
    shippingCents: 0,
    netCents: 100_000,
    taxes: [],
    returnedAt: null,
    ...changes,
  };
}

const costs = new Map<string, WorkCosts>([
  ["w1", { materialsCents: 40_00, framingCents: 10_00, hours: 10 }],
]);
const lines = (sales: readonly LedgerSale[], credited: readonly string[] = []) =>
  ledgerLines(sales, costs, new Set(credited));

test("a sale is summed in Canadian dollars at the rate of its day: price, commission, net, tax, and what costs leave", () => {
  const totals = totalsOf(
    lines([
      sale({
        priceCents: 110_000,
        discountCents: 10_000,
        currency: "USD",
        cadRate: 1.37,
        commissionCents: 40_000,
        feeCents: 1_000,
        shippingCents: 2_000,
        netCents: 57_000,
        taxes: [gst],
      }),
    ]),
  );
  expect(totals).toEqual({
    count: 1,
    awaitingRate: 0,
    paidCents: 137_000,
    commissionCents: 56_170,
    netCents: 78_090,
    taxCents: 6_850,
    leftCents: 73_090,
    hours: 10,
    hourlyWageCents: 7_309,
  });
});

test("a sale without a rate is counted and waits; its amounts and hours are in no sum", () => {
  const totals = totalsOf(lines([sale(), sale({ id: "s2", currency: "USD", cadRate: null })]));
  expect(totals).toMatchObject({ count: 2, awaitingRate: 1, paidCents: 100_000, hours: 10 });
});

test("a sale in Canadian dollars needs no rate", () => {
  expect(totalsOf(lines([sale({ cadRate: null })]))).toMatchObject({
    awaitingRate: 0,
    paidCents: 100_000,
  });
});

test("returned and credited sales are in the ledger and in no sum", () => {
  const all = lines(
    [sale(), sale({ id: "s2", returnedAt: "2026-11-20T12:00:00Z" }), sale({ id: "s3" })],
    ["s3"],
  );
  expect(all.map(({ status }) => status)).toEqual(["counted", "returned", "credited"]);
  expect(totalsOf(all)).toMatchObject({ count: 1, paidCents: 100_000 });
  expect(quartersOf(all)[0]?.lines).toHaveLength(3);
  expect(supplierQuarters(all, "2026-11-22").at(-1)?.cents).toBe(100_000);
});

test("without hours there is no hourly wage", () => {
  expect(totalsOf(ledgerLines([sale()], new Map(), new Set())).hourlyWageCents).toBe(null);
});

test("nor is there one where the hours of a sale are not known: the others did not earn it", () => {
  const unknown = sale({ id: "s2", artworkId: "imported" });
  const totals = totalsOf(lines([sale(), unknown]));
  expect(totals).toMatchObject({ count: 2, hours: 10, hourlyWageCents: null });
  expect(totalsOf(lines([sale(), { ...unknown, returnedAt: "2026-11-20T12:00:00Z" }]))).toEqual(
    totalsOf(lines([sale()])),
  );
});

test("quarters and their sales are in order, the newest first", () => {
  const days = ["2025-12-31", "2026-01-01", "2026-10-01", "2026-12-31", "2026-09-30"];
  const quarters = quartersOf(lines(days.map((date) => sale({ date }))));
  expect(
    quarters.map(({ year, quarter, lines: of }) => [year, quarter, of.map((l) => l.sale.date)]),
  ).toEqual([
    [2026, 4, ["2026-12-31", "2026-10-01"]],
    [2026, 3, ["2026-09-30"]],
    [2026, 1, ["2026-01-01"]],
    [2025, 4, ["2025-12-31"]],
  ]);
});

test("twelve months end today and begin a year ago, after the same day", () => {
  const days = ["2025-11-22", "2025-11-23", "2026-11-22", "2026-11-23"];
  const all = lines(days.map((date) => sale({ date })));
  expect(linesOfTwelveMonths(all, "2026-11-22").map((line) => line.sale.date)).toEqual([
    "2025-11-23",
    "2026-11-22",
  ]);
  const leap = lines([sale({ date: "2027-02-28" }), sale({ date: "2027-03-01" })]);
  expect(linesOfTwelveMonths(leap, "2028-02-29").map((line) => line.sale.date)).toEqual([
    "2027-03-01",
  ]);
});

test("the quarters of the meter are this one and the four before it, the oldest first", () => {
  const all = lines([sale({ date: "2025-10-01" }), sale({ date: "2026-10-01", priceCents: 7 })]);
  expect(supplierQuarters(all, "2026-11-22")).toEqual([
    { year: 2025, quarter: 4, cents: 100_000, awaitingRate: 0 },
    { year: 2026, quarter: 1, cents: 0, awaitingRate: 0 },
    { year: 2026, quarter: 2, cents: 0, awaitingRate: 0 },
    { year: 2026, quarter: 3, cents: 0, awaitingRate: 0 },
    { year: 2026, quarter: 4, cents: 7, awaitingRate: 0 },
  ]);
});

test("the meter says of each of its quarters what waits for a rate, also before the last twelve months", () => {
  const waiting = { currency: "USD", cadRate: null } as const;
  const all = lines([
    sale({ ...waiting, date: "2025-09-30" }),
    sale({ ...waiting, date: "2025-10-01" }),
    sale({ ...waiting, date: "2026-11-22" }),
  ]);
  const counts = supplierQuarters(all, "2026-11-22").map(({ awaitingRate }) => awaitingRate);
  expect(counts).toEqual([1, 0, 0, 0, 1]);
});

test.each([
  ["<1k", 999_99, "within"],
  ["<1k", 1_000_00, "more"],
  ["1-5k", 999_99, "less"],
  ["1-5k", 1_000_00, "within"],
  ["1-5k", 5_000_00, "within"],
  ["1-5k", 5_000_01, "more"],
  ["5-20k", 20_000_00, "within"],
  [">20k", 20_000_00, "less"],
  [">20k", 20_000_01, "within"],
] as const)("of %s a year, %i cents are %s", (band, priceCents, expected) => {
  const older = sale({ id: "s0", date: "2025-06-01" });
  expect(annualSales(band, lines([older, sale({ priceCents })]), "2026-11-22")).toBe(expected);
});

test("a ledger that was begun this year, or waits for a rate, does not show less than the profile says", () => {
  expect(annualSales(">20k", lines([sale()]), "2026-11-22")).toBe("within");
  const older = sale({ id: "s0", date: "2025-06-01" });
  const waiting = sale({ id: "s2", currency: "USD", cadRate: null });
  expect(annualSales(">20k", lines([older, waiting]), "2026-11-22")).toBe("within");
});

test("what is not a day is an error", () => {
  expect(() => quartersOf(lines([sale({ date: "yesterday" })]))).toThrow(RangeError);
});

const day = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const cents = fc.integer({ min: 0, max: 5_000_000 });

const anySale = fc
  .record({
    id: fc.uuid(),
    artworkId: fc.constantFrom("w1", "w2"),
    date: day,
    priceCents: cents,
    currency: fc.constantFrom("CAD" as const, "USD" as const),
    cadRate: fc.option(fc.integer({ min: 8_000, max: 16_000 }).map((rate) => rate / 10_000)),
    commissionCents: cents,
    feeCents: cents,
    netCents: cents,
    taxes: fc.constantFrom<LedgerSale["taxes"]>(null, [], [gst]),
    returnedAt: fc.option(fc.constant("2026-01-01T00:00:00Z")),
  })
  .map((changes) => sale(changes));

/** One sale after another, a date's quarter by a table of months. */
function naiveSums(sales: readonly LedgerSale[], credited: readonly string[]) {
  const months = ["", "1", "1", "1", "2", "2", "2", "3", "3", "3", "4", "4", "4"];
  const sums: Record<string, [count: number, waiting: number, paid: number, tax: number]> = {};
  for (const one of sales) {
    if (one.returnedAt || credited.includes(one.id)) continue;
    const key = `${one.date.slice(0, 4)}/${months[Number(one.date.slice(5, 7))]}`;
    sums[key] ??= [0, 0, 0, 0];
    const sum = sums[key];
    sum[0] += 1;
    const tenThousandths = one.currency === "CAD" ? 10_000 : one.cadRate && one.cadRate * 10_000;
    if (tenThousandths === null) {
      sum[1] += 1;
      continue;
    }
    let tax = 0;
    for (const line of one.taxes ?? []) tax += line.cents;
    const inCad = (amount: number) =>
      Math.floor((amount * Math.round(tenThousandths) + 5_000) / 10_000);
    sum[2] += inCad(one.priceCents - one.discountCents);
    sum[3] += inCad(tax);
  }
  return sums;
}

test("the quarters agree with a naive second sum, and the meter with the small-supplier limit", () => {
  fc.assert(
    fc.property(fc.array(anySale, { maxLength: 30 }), day, fc.nat(29), (sales, today, index) => {
      const one = sales[index];
      const credited = one ? [one.id] : [];
      const all = lines(sales, credited);
      const quarters = quartersOf(all);
      const found = quarters.flatMap(({ year, quarter, totals }) =>
        totals.count === 0
          ? []
          : [
              [
                `${year}/${quarter}`,
                [totals.count, totals.awaitingRate, totals.paidCents, totals.taxCents],
              ],
            ],
      );
      expect(Object.fromEntries(found)).toEqual(naiveSums(sales, credited));
      expect(quarters.flatMap((quarter) => quarter.lines)).toHaveLength(sales.length);
      const counted = all.flatMap(({ status, sale: { date }, amounts }) =>
        status === "counted" && amounts ? [{ date, cadCents: amounts.paidCents }] : [],
      );
      const limit = smallSupplier(counted, today);
      const meter = supplierQuarters(all, today);
      expect(meter.at(-1)?.cents).toBe(limit.quarterCents);
      expect(meter.slice(0, 4).reduce((sum, quarter) => sum + quarter.cents, 0)).toBe(
        limit.fourQuartersBeforeCents,
      );
    }),
  );
});
