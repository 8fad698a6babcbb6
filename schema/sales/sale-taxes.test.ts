import { describe, expect, test } from "vitest";
import { missingPlace, type RecordedSale, taxesOfSale, unknownPlace } from "./sale-taxes.ts";
import { type Registration, UnknownRateError } from "./taxes.ts";

const registrations: readonly Registration[] = [
  { tax: "gst-hst", since: "2025-01-01" },
  { tax: "qst", since: "2025-07-01" },
];

/** A sale of CAD 1,000.00, of which the buyer pays 900.00. */
function sale(changes: Partial<RecordedSale> = {}): RecordedSale {
  return {
    date: "2026-01-15",
    priceCents: 100_000,
    discountCents: 10_000,
    channel: { chargesTax: false },
    deliverTo: { country: "CA", region: "QC" },
    deliveredBy: "carrier",
    handedOverIn: null,
    ...changes,
  };
}

function linesOf(changes: Partial<RecordedSale>): string[] | null {
  const lines = taxesOfSale(sale(changes), registrations);
  return lines?.map(({ label, rate, cents }) => `${label} ${rate} ${cents}`) ?? null;
}

const placed = (country: string, region: string) => ({ deliverTo: { country, region } });
const handedOver = (handedOverIn: string | null) =>
  ({ deliveredBy: "handed-over", handedOverIn }) as const;

describe("the taxes of a recorded sale", () => {
  test.each<[string, Partial<RecordedSale>, string[] | null]>([
    ["sent within Québec", {}, ["GST 5 4500", "QST 9.975 8978"]],
    ["brought to Ontario", { deliveredBy: "artist", ...placed("CA", "ON") }, ["HST 13 11700"]],
    ["sent to New York", placed("US", "NY"), ["GST 0 0"]],
    [
      "handed over in Québec, though New York is stated",
      { ...handedOver("QC"), ...placed("US", "NY") },
      ["GST 5 4500", "QST 9.975 8978"],
    ],
    [
      "handed over where no country is stated",
      { ...handedOver("ON"), ...placed("", "") },
      ["HST 13 11700"],
    ],
    ["handed over without a place", { ...handedOver("AB"), deliverTo: null }, ["GST 5 4500"]],
    ["on the day of the registration", { date: "2025-01-01" }, ["GST 5 4500"]],
    ["on its eve, wherever it was delivered", { date: "2024-12-31", deliveredBy: null }, []],
    ["before QST", { date: "2025-06-30" }, ["GST 5 4500"]],
    ["before any registration", { date: "2024-12-31" }, []],
    ["through a gallery that charges them", { channel: { chargesTax: true } }, []],
    ["with a delivery that is not stated", { deliveredBy: null }, null],
    ["sent nowhere", { deliverTo: null }, null],
    ["sent to no country", placed("", "QC"), null],
    ["sent to no province", placed("CA", ""), null],
    ["sent to what is no province", placed("CA", "Montréal"), null],
    ["handed over, not stated where", handedOver(null), null],
    ["handed over in what is no province", handedOver("New York"), null],
  ])("%s", (_name, changes, expected) => {
    expect(linesOf(changes)).toEqual(expected);
  });

  test("without registrations there are none, also where nothing is known", () => {
    expect(taxesOfSale(sale({ deliveredBy: null }), [])).toEqual([]);
    expect(taxesOfSale(sale({ date: "1999-01-01" }), [])).toEqual([]);
  });

  test("a day before the first known rates is an error that names province and day", () => {
    const early: Registration[] = [{ tax: "gst-hst", since: "1991-01-01" }];
    const compute = () => taxesOfSale(sale({ date: "2012-12-31" }), early);
    expect(compute).toThrow(UnknownRateError);
    expect(compute).toThrow("No tax rate is known for QC on 2012-12-31.");
  });
});

test.each<[string, Partial<RecordedSale>, string | null]>([
  ["a province", {}, null],
  ["no region", placed("CA", ""), null],
  ["a city as the region", placed("CA", "Montréal"), "deliverTo.region"],
  ["a state", placed("US", "New York"), null],
  ["no place", { deliverTo: null }, null],
  [
    "a city as the region, delivery not stated",
    { ...placed("CA", "Montréal"), deliveredBy: null },
    null,
  ],
  ["handed over in a province", { ...handedOver("NB"), ...placed("CA", "Montréal") }, null],
  ["handed over, not stated where", handedOver(null), null],
  ["handed over in a city", handedOver("Montréal"), "handedOverIn"],
])("which field names no province: %s", (_name, changes, expected) => {
  expect(unknownPlace(sale(changes))).toBe(expected);
});

test.each<[string, Partial<RecordedSale>, ReturnType<typeof missingPlace>]>([
  ["sent within Canada", {}, null],
  ["sent abroad", placed("US", ""), null],
  ["delivery not stated", { deliveredBy: null }, "deliveredBy"],
  ["delivery not stated, nor the place", { deliveredBy: null, deliverTo: null }, "deliveredBy"],
  ["handed over in a province", { ...handedOver("NB"), deliverTo: null }, null],
  ["handed over, not stated where", handedOver(null), "handedOverIn"],
  ["handed over in a city", handedOver("Montréal"), "handedOverIn"],
  ["sent nowhere", { deliverTo: null }, "deliverTo.country"],
  ["sent to no country", placed("", "QC"), "deliverTo.country"],
  ["sent to no province", placed("CA", ""), "deliverTo.region"],
])("which field must be filled in first: %s", (_name, changes, expected) => {
  expect(missingPlace(sale(changes))).toBe(expected);
});
