import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths } from "#schema/days.ts";
import { type ConsentFacts, consentOf, daysEndingBetween } from "./consent.ts";

const nothing: ConsentFacts = { expressSince: null, purchases: [], enquiries: [] };
const none = { basis: "none", until: null };

describe("a consent", () => {
  test("is none for a person who neither asked nor bought nor enquired", () => {
    expect(consentOf(nothing, "2026-11-22")).toEqual(none);
  });

  test("that was given has no end, whatever was bought", () => {
    const facts = { ...nothing, expressSince: "2019-05-01", purchases: ["2026-10-04"] };
    expect(consentOf(facts, "2026-11-22")).toEqual({ basis: "express", until: null });
    expect(consentOf(facts, "2019-05-01")).toEqual({ basis: "express", until: null });
    expect(consentOf(facts, "2019-04-30")).toEqual(none);
  });

  test.each([
    ["purchase", "2026-10-04", "2028-10-04"],
    ["purchase", "2024-02-29", "2026-02-28"],
    ["purchase", "2022-03-01", "2024-03-01"],
    ["enquiry", "2026-06-08", "2026-12-08"],
    ["enquiry", "2026-08-31", "2027-02-28"],
    ["enquiry", "2027-08-31", "2028-02-29"],
    ["enquiry", "2026-10-31", "2027-04-30"],
  ] as const)("that a %s of %s implies ends with %s", (basis, day, until) => {
    const facts = { ...nothing, [basis === "purchase" ? "purchases" : "enquiries"]: [day] };
    expect(consentOf(facts, day)).toEqual({ basis, until });
    expect(consentOf(facts, until)).toEqual({ basis, until });
    expect(consentOf(facts, addDays(until, 1))).toEqual(none);
    expect(consentOf(facts, addDays(day, -1))).toEqual(none);
  });

  test("ends with the latest purchase, in whatever order they come", () => {
    const purchases = ["2025-01-10", "2026-03-02", "2020-07-07"];
    const consent = { basis: "purchase", until: "2028-03-02" };
    expect(consentOf({ ...nothing, purchases }, "2026-11-22")).toEqual(consent);
    const reversed = purchases.toReversed();
    expect(consentOf({ ...nothing, purchases: reversed }, "2026-11-22")).toEqual(consent);
  });

  test("of an enquiry counts where it ends later than that of a purchase", () => {
    const facts = { ...nothing, purchases: ["2025-01-10"], enquiries: ["2026-11-01"] };
    expect(consentOf(facts, "2026-11-22")).toEqual({ basis: "enquiry", until: "2027-05-01" });
    expect(consentOf({ ...facts, enquiries: ["2026-07-09"] }, "2026-11-22")).toEqual({
      basis: "purchase",
      until: "2027-01-10",
    });
    expect(consentOf({ ...facts, enquiries: ["2026-07-10"] }, "2026-11-22")).toEqual({
      basis: "purchase",
      until: "2027-01-10",
    });
  });

  test("does not count what is older than a withdrawal", () => {
    const facts = {
      expressSince: "2026-01-01",
      purchases: ["2026-02-01"],
      enquiries: ["2026-11-01"],
      withdrawnOn: "2026-11-10",
    };
    expect(consentOf(facts, "2026-11-22")).toEqual(none);
    expect(consentOf({ ...facts, withdrawnOn: null }, "2026-11-22").basis).toBe("express");
    expect(consentOf({ ...facts, withdrawnOn: "2026-01-02" }, "2026-11-22")).toEqual({
      basis: "purchase",
      until: "2028-02-01",
    });
    expect(consentOf({ ...facts, withdrawnOn: "2026-02-02" }, "2026-11-22")).toEqual({
      basis: "enquiry",
      until: "2027-05-01",
    });
  });

  test("counts what is not older than the withdrawal: its own day, and what came after it", () => {
    for (const day of ["2026-11-10", "2026-11-11"]) {
      const withdrawnOn = "2026-11-10";
      const again = { ...nothing, withdrawnOn, expressSince: day };
      expect(consentOf(again, "2026-11-22")).toEqual({ basis: "express", until: null });
      const bought = { ...nothing, withdrawnOn, purchases: ["2026-11-09", day] };
      expect(consentOf(bought, "2026-11-22").until).toBe(addMonths(day, 24));
    }
  });

  test("counts nothing that is yet to come", () => {
    const facts = {
      expressSince: "2026-11-23",
      purchases: ["2026-11-23"],
      enquiries: ["2026-11-23"],
    };
    expect(consentOf(facts, "2026-11-22")).toEqual(none);
  });

  test("is what a search of all days finds", () => {
    const day = fc.integer({ min: 0, max: 1_600 }).map((days) => addDays("2024-01-01", days));
    const dayOrNull = fc.option(day, { freq: 3 });
    const facts = fc.record({
      expressSince: dayOrNull,
      purchases: fc.array(day, { maxLength: 4 }),
      enquiries: fc.array(day, { maxLength: 4 }),
      withdrawnOn: dayOrNull,
    });
    fc.assert(
      fc.property(facts, day, (given, today) => {
        const ends = [
          ...given.purchases.map((from) => ({ basis: "purchase", from, months: 24 })),
          ...given.enquiries.map((from) => ({ basis: "enquiry", from, months: 6 })),
        ]
          .filter(({ from }) => from <= today && !(from < (given.withdrawnOn ?? "")))
          .map(({ basis, from, months }) => ({ basis, until: addMonths(from, months) }))
          .filter(({ until }) => until >= today);
        const isExpress =
          given.expressSince !== null &&
          given.expressSince <= today &&
          !(given.expressSince < (given.withdrawnOn ?? ""));
        const consent = consentOf(given, today);
        if (isExpress) expect(consent).toEqual({ basis: "express", until: null });
        else if (ends.length === 0) expect(consent).toEqual(none);
        else {
          expect(ends).toContainEqual(consent);
          for (const { until } of ends) expect(until <= (consent.until ?? "")).toBe(true);
        }
      }),
      { seed: 35, numRuns: 1_000 },
    );
  });
});

test.each([
  ["purchase", 24, 1],
  ["enquiry", 6, 3],
] as const)(
  "the days of what implies a consent that may end between two days, by %s, are those whose consent does, and a few more",
  (basis, months, margin) => {
    const day = fc.integer({ min: 0, max: 5000 }).map((days) => addDays("2020-01-01", days));
    fc.assert(
      fc.property(day, day, fc.nat({ max: 60 }), (implied, first, more) => {
        const last = addDays(first, more);
        const { from, to } = daysEndingBetween(basis, first, last);
        expect(daysEndingBetween(basis, first, null)).toEqual({ from, to: null });
        const isFound = implied >= from && implied <= (to ?? implied);
        const until = addMonths(implied, months);
        const ends = until >= first && until <= last;
        if (ends) expect(isFound).toBe(true);
        if (isFound) {
          // The margin, and the days by which the month of the day before it can be longer.
          expect(until >= addDays(first, -margin) && until <= addDays(last, 2 * margin)).toBe(true);
        }
      }),
      { seed: 34, numRuns: 1_000 },
    );
  },
);
