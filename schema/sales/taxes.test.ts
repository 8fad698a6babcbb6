import { describe, expect, test } from "vitest";
import { type Registration, type TaxedSale, taxesOn } from "./taxes.ts";

const gst: Registration = { tax: "gst-hst", since: "2020-01-01" };
const qst: Registration = { tax: "qst", since: "2020-01-01" };
const everywhere: readonly Registration[] = [
  gst,
  qst,
  { tax: "bc-pst", since: "2020-01-01" },
  { tax: "sk-pst", since: "2020-01-01" },
  { tax: "mb-rst", since: "2020-01-01" },
];

function sale(changes: Partial<TaxedSale> = {}): TaxedSale {
  return {
    date: "2026-11-22",
    amountCents: 100_000,
    deliverTo: { country: "CA", region: "ON" },
    deliveredBy: "carrier",
    handedOverIn: null,
    registrations: everywhere,
    ...changes,
  };
}

const deliveredIn = (region: string, changes: Partial<TaxedSale> = {}) =>
  sale({ deliverTo: { country: "CA", region }, ...changes });

test.each([
  ["AB", ["GST 5 5000"]],
  ["NT", ["GST 5 5000"]],
  ["NU", ["GST 5 5000"]],
  ["YT", ["GST 5 5000"]],
  ["BC", ["GST 5 5000", "PST 7 7000"]],
  ["SK", ["GST 5 5000", "PST 6 6000"]],
  ["MB", ["GST 5 5000", "RST 7 7000"]],
  ["QC", ["GST 5 5000", "QST 9.975 9975"]],
  ["ON", ["HST 13 13000"]],
  ["NB", ["HST 15 15000"]],
  ["NL", ["HST 15 15000"]],
  ["PE", ["HST 15 15000"]],
  ["NS", ["HST 14 14000"]],
])("the taxes on CA$1,000 delivered in %s", (region, expected) => {
  const lines = taxesOn(deliveredIn(region));
  expect(lines.map(({ label, rate, cents }) => `${label} ${rate} ${cents}`)).toEqual(expected);
});

test("Nova Scotia's rate changes with 1 April 2025", () => {
  const rateOn = (date: string) => taxesOn(deliveredIn("NS", { date }))[0]?.rate;
  expect(rateOn("2025-03-31")).toBe(15);
  expect(rateOn("2025-04-01")).toBe(14);
});

describe("registrations", () => {
  test("an artist without any charges nothing", () => {
    expect(taxesOn(deliveredIn("QC", { registrations: [] }))).toEqual([]);
    const abroad = { country: "US", region: "NY" };
    expect(taxesOn(sale({ deliverTo: abroad, registrations: [] }))).toEqual([]);
  });

  test("each counts from its own day on", () => {
    const registrations = [gst, { ...qst, since: "2026-11-22" }];
    const labelsOn = (date: string) =>
      taxesOn(deliveredIn("QC", { date, registrations })).map(({ label }) => label);
    expect(labelsOn("2026-11-21")).toEqual(["GST"]);
    expect(labelsOn("2026-11-22")).toEqual(["GST", "QST"]);
  });

  test("a tax of another province is not charged", () => {
    const labels = taxesOn(deliveredIn("SK", { registrations: [gst, qst] }));
    expect(labels.map(({ label }) => label)).toEqual(["GST"]);
  });
});

describe("abroad", () => {
  const newYork = { country: "US", region: "NY" };

  test.each(["artist", "carrier"] as const)("a work that the %s delivers is zero-rated", (by) => {
    expect(taxesOn(sale({ deliverTo: newYork, deliveredBy: by }))).toEqual([
      { tax: "gst-hst", label: "GST", rate: 0, cents: 0 },
    ]);
  });

  test("a work that is handed over in Canada is taxed there", () => {
    const handedOver = {
      deliverTo: newYork,
      deliveredBy: "handed-over",
      handedOverIn: "NB",
    } as const;
    expect(taxesOn(sale(handedOver))).toEqual([
      { tax: "gst-hst", label: "HST", rate: 15, cents: 15_000 },
    ]);
  });
});

test("each line is rounded half up to the cent, QST on the price before tax too", () => {
  const centsOf = (amountCents: number) =>
    taxesOn(deliveredIn("QC", { amountCents })).map(({ cents }) => cents);
  expect(centsOf(10)).toEqual([1, 1]);
  expect(centsOf(9)).toEqual([0, 1]);
  expect(centsOf(20_000)).toEqual([1000, 1995]);
});

test("a credit takes back to the cent what the sale charged", () => {
  for (let amountCents = 1; amountCents < 2000; amountCents += 1) {
    const charged = taxesOn(deliveredIn("QC", { amountCents }));
    const credited = taxesOn(deliveredIn("QC", { amountCents: -amountCents }));
    expect(credited.map(({ cents }) => cents)).toEqual(charged.map(({ cents }) => 0 - cents));
  }
});

const soon: Registration = { ...gst, since: "soon" };

test.each([
  [
    "a day before its rates are known",
    deliveredIn("PE", { date: "2015-06-01" }),
    "No tax rate is known for PE on 2015-06-01.",
  ],
  ["a region that is none", deliveredIn("XX"), "No tax rate is known for XX."],
  [
    "no region",
    sale({ deliverTo: { country: "CA", region: null } }),
    "No tax rate is known for no region.",
  ],
  [
    "a work handed over nowhere",
    sale({ deliveredBy: "handed-over" }),
    "No tax rate is known for no region.",
  ],
  ["a day that does not exist", sale({ date: "2026-02-30" }), '"2026-02-30" is not a day.'],
  ["a registration since no day", sale({ registrations: [soon] }), '"soon" is not a day.'],
  [
    "a country that is no code",
    sale({ deliverTo: { country: "Canada", region: "ON" } }),
    '"Canada" is not the code of a country.',
  ],
  [
    "a country of three letters",
    sale({ deliverTo: { country: "USA", region: "NY" } }),
    '"USA" is not the code of a country.',
  ],
  ["half a cent", sale({ amountCents: 100.5 }), "The price is not in whole cents, or too large."],
])("%s has no tax, but an error", (_, impossible, message) => {
  const compute = () => taxesOn(impossible);
  expect(compute).toThrow(RangeError);
  expect(compute).toThrow(message);
});
