import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { exampleSale } from "#tests/support/example-answers.ts";
import { expectWhole } from "#tests/support/whole.ts";
import { cadRateOf, saleDayProblem, salesSchema } from "./sale.ts";
import { saleChangeInputSchema, saleInputSchema, saleReturnInputSchema } from "./sale-input.ts";

const buyer = {
  ...{ name: "Claire Gagnon", email: "claire@example.com", address: "4, rue Saint-Jean\nQuébec" },
  ...{ country: "CA", region: "QC" },
};
const sale = {
  ...{ artworkId: "w1", date: "2026-05-14", priceCents: 1_000_00, currency: "CAD" },
  ...{ channelId: "studio", discountCents: 50_00, buyer },
  ...{ deliverTo: { country: "CA", region: "QC" }, deliveredBy: "handed-over" },
  ...{ handedOverIn: "QC", shippingCents: 30_00 },
};
const buyersOptional = ["buyer.email", "buyer.address", "buyer.country", "buyer.region"];
const optional = [
  ...["discountCents", "buyer", ...buyersOptional, "deliverTo", "deliverTo.region"],
  ...["deliveredBy", "handedOverIn", "shippingCents"],
];

function issuesOf(schema: v.GenericSchema, body: unknown): (string | null)[][] {
  const { issues = [] } = v.safeParse(schema, body);
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

describe("a sale", () => {
  test("is of a work, with its day, price and channel; the rest may be said later", () => {
    expectWhole(saleInputSchema, sale, optional);
    expect(v.parse(saleInputSchema, { ...sale, deliverTo: { country: "US" } }).deliverTo).toEqual({
      ...{ country: "US", region: "" },
    });
    expect(v.is(saleInputSchema, { ...sale, other: 1 })).toBe(false);
    expect(v.is(saleInputSchema, { ...sale, buyer: { ...buyer, other: 1 } })).toBe(false);
  });

  test("has its texts cleaned, with lines in the address alone", () => {
    const typed = {
      ...{ name: " Claire\nGagnon ", email: " claire@example.com ", region: " QC " },
      address: " 4, rue Saint-Jean\r\nQuébec ",
    };
    expect(v.parse(saleInputSchema, { ...sale, buyer: typed }).buyer).toEqual({
      ...{ name: "Claire Gagnon", email: "claire@example.com", region: "QC" },
      address: "4, rue Saint-Jean\nQuébec",
    });
    const place = { deliverTo: { country: "CA", region: " QC " }, handedOverIn: " QC " };
    expect(v.parse(saleInputSchema, { ...sale, ...place })).toMatchObject({
      ...{ deliverTo: { country: "CA", region: "QC" }, handedOverIn: "QC" },
    });
  });

  test("is of one buyer: a person, or whom it names", () => {
    const { buyer: _, ...withoutBuyer } = sale;
    const ofPerson = { ...withoutBuyer, personId: "p1" };
    expect(v.parse(saleInputSchema, ofPerson)).toEqual(ofPerson);
    expect(v.parse(saleChangeInputSchema, { personId: "p1" })).toEqual({ personId: "p1" });
    const both = [["personId", "Send a person or a buyer, not both."]];
    expect(issuesOf(saleInputSchema, { ...ofPerson, buyer })).toEqual(both);
    expect(issuesOf(saleChangeInputSchema, { personId: "p1", buyer })).toEqual(both);
    expect(issuesOf(saleChangeInputSchema, { personId: "p1", buyer: null })).toEqual(both);
    expect(issuesOf(saleInputSchema, { ...sale, personId: 5 })).toEqual([
      ["personId", "Choose a person."],
    ]);
    expect(issuesOf(saleChangeInputSchema, { personId: 5, buyer })).toEqual([
      ["personId", "Choose a person."],
    ]);
  });

  test.each([
    [{ priceCents: 0, discountCents: undefined }, "priceCents", "Enter a price above 0."],
    [{ priceCents: 1_000_00.5 }, "priceCents", "Enter a price in whole cents."],
    [{ discountCents: -1 }, "discountCents", "Enter 0 or more."],
    [{ discountCents: 1_000_00 }, "discountCents", "The discount must be less than the price."],
    [{ discountCents: "1" }, "discountCents", "Enter an amount."],
    [{ priceCents: "1" }, "priceCents", "Enter a price."],
    [{ shippingCents: -1 }, "shippingCents", "Enter 0 or more."],
    [{ shippingCents: 0.5 }, "shippingCents", "Enter an amount in whole cents."],
    [{ shippingCents: 1_000_000_01 }, "shippingCents", "Enter 1,000,000 or less."],
    [{ buyer: { ...buyer, name: " " } }, "buyer.name", "Enter the buyer's name."],
    [
      ...([{ buyer: { ...buyer, name: "n".repeat(201) } }, "buyer.name"] as const),
      "Use at most 200 characters.",
    ],
    [{ buyer: { ...buyer, email: "claire" } }, "buyer.email", "Enter an email address."],
    [
      ...([{ buyer: { ...buyer, address: "a".repeat(501) } }, "buyer.address"] as const),
      "Use at most 500 characters.",
    ],
    [{ buyer: { ...buyer, country: "CAN" } }, "buyer.country", "Use two letters, such as CA."],
    [{ buyer: { ...buyer, country: "1CA" } }, "buyer.country", "Use two letters, such as CA."],
    [{ buyer: { ...buyer, country: "ca" } }, "buyer.country", "Use two letters, such as CA."],
    [{ deliverTo: { country: "CAN" } }, "deliverTo.country", "Use two letters, such as CA."],
    [{ deliverTo: { country: "1CA" } }, "deliverTo.country", "Use two letters, such as CA."],
    [
      ...([{ deliverTo: { country: "CA", region: "r".repeat(101) } }, "deliverTo.region"] as const),
      "Use at most 100 characters.",
    ],
    [{ deliveredBy: "post" }, "deliveredBy", "Choose who delivers the work."],
  ])("with %j is refused", (change, field, message) => {
    expect(issuesOf(saleInputSchema, { ...sale, ...change })).toEqual([[field, message]]);
  });

  test("has each mistake said", () => {
    const wrong = { shippingCents: "1", discountCents: 1_000_00, personId: "p1" };
    expect(issuesOf(saleInputSchema, { ...sale, ...wrong })).toEqual([
      ["shippingCents", "Enter an amount."],
      ["discountCents", "The discount must be less than the price."],
      ["personId", "Send a person or a buyer, not both."],
    ]);
    expect(issuesOf(saleChangeInputSchema, { cadRate: "1", personId: "p1", buyer })).toEqual([
      ["cadRate", "Enter a rate, such as 1.37."],
      ["personId", "Send a person or a buyer, not both."],
    ]);
  });

  test("may have its price but for a cent as discount, or none", () => {
    for (const discountCents of [0, 999_99]) {
      expect(v.is(saleInputSchema, { ...sale, discountCents })).toBe(true);
    }
  });

  test.each([null, "sale", 5])("is not %j", (body) => {
    expect(v.is(saleInputSchema, body)).toBe(false);
    expect(v.is(saleChangeInputSchema, body)).toBe(false);
  });
});

describe("a change of a sale", () => {
  const { artworkId: _, ...fields } = sale;
  const change = {
    ...{ ...fields, payment: { paidOn: "2026-06-01", method: "E-transfer" } },
    cadRate: 1.37,
  };

  test("says what changes", () => {
    expectWhole(saleChangeInputSchema, change, [
      ...["date", "priceCents", "currency", "channelId", "discountCents", "buyer"],
      ...[...buyersOptional, "deliverTo", "deliverTo.region", "deliveredBy", "handedOverIn"],
      ...["shippingCents", "payment", "cadRate"],
    ]);
    const takenBack = { payment: null, buyer: null, deliverTo: null, deliveredBy: null };
    expect(v.parse(saleChangeInputSchema, takenBack)).toEqual(takenBack);
    expect(v.is(saleChangeInputSchema, { artworkId: "w2" })).toBe(false);
  });

  test.each([
    [{ cadRate: 0.09 }, "cadRate", "Enter a rate from 0.1 to 10."],
    [{ cadRate: 10.1 }, "cadRate", "Enter a rate from 0.1 to 10."],
    [
      ...([
        { payment: { paidOn: "2026-06-01", method: "m".repeat(101) } },
        "payment.method",
      ] as const),
      "Use at most 100 characters.",
    ],
  ])("to %j is refused", (wrong, field, message) => {
    expect(issuesOf(saleChangeInputSchema, wrong)).toEqual([[field, message]]);
  });

  test("trims how the sale was paid", () => {
    const payment = { paidOn: "2026-06-01", method: " By\ncheque " };
    expect(v.parse(saleChangeInputSchema, { payment }).payment?.method).toBe("By cheque");
  });
});

test("a sale is taken back on a day, for a reason, where they are known", () => {
  expectWhole(saleReturnInputSchema, { returnedOn: "2026-07-01", reason: "Too large" }, [
    ...["returnedOn", "reason"],
  ]);
  expect(v.is(saleReturnInputSchema, { other: 1 })).toBe(false);
});

test("a sale in an answer has all of its fields", () => {
  expectWhole(salesSchema, [exampleSale]);
});

// Somewhere it is November 23 already.
const now = new Date("2026-11-22T10:00:00Z");

test.each([
  ["2026-11-24", "2020", "future"],
  ["2026-11-23", "2026", null],
  ["2025-01-01", "2025", null],
  ["2024-12-31", "2025", "before-work"],
])("of a sale on %s of a work of %s it is said: %j", (day, year, problem) => {
  expect(saleDayProblem(day, year, now)).toBe(problem);
});

test("a Canadian dollar is worth one, another what was recorded, if anything was", () => {
  expect(cadRateOf({ currency: "CAD", cadRate: null })).toBe(1);
  expect(cadRateOf({ currency: "CAD", cadRate: 1.4 })).toBe(1);
  expect(cadRateOf({ currency: "USD", cadRate: 1.4 })).toBe(1.4);
  expect(cadRateOf({ currency: "USD", cadRate: null })).toBeNull();
});
