import { describe, expect, test } from "vitest";
import { decimalOf } from "#web/i18n/decimal.ts";
import { moneyOf } from "#web/i18n/money.ts";
import { pricesOf, readTypedRows } from "./read-rows.ts";

const english = {
  readNumber: decimalOf("en-CA").read,
  readMoney: moneyOf("en-CA", "CAD").read,
};
const french = {
  readNumber: decimalOf("fr-CA").read,
  readMoney: moneyOf("fr-CA", "CAD").read,
};

function read(typed: string, language = english) {
  return readTypedRows(typed, { units: "imperial", ...language });
}

/** `8 × 10: 350`, or what is wrong. */
function shown(typed: string, language = english): string[] {
  return read(typed, language).map(({ priced, problem }) =>
    problem || !priced
      ? (problem?.kind ?? "")
      : `${round(priced.widthInches)} × ${round(priced.heightInches)}: ${priced.priceCents / 100}`,
  );
}

function round(inches: number): number {
  return Math.round(inches * 1000) / 1000;
}

describe("a size and a price on a line", () => {
  test.each([
    ["8x10 350", "8 × 10: 350"],
    ["8 X 10  350", "8 × 10: 350"],
    ["8 × 10: $350.00", "8 × 10: 350"],
    ["8 by 10 - 350", "8 × 10: 350"],
    ['8" x 10" 350', "8 × 10: 350"],
    ["8x10in 350", "8 × 10: 350"],
    ["8x10 in, CA$1,350", "8 × 10: 1350"],
    ["8x10,350", "8 × 10: 350"],
    ["8x10\t350", "8 × 10: 350"],
    ["8\t10\t350", "8 × 10: 350"],
    ["8 x 10\t\t$ 1,350.50", "8 × 10: 1350.5"],
    ["8.5x11 350", "8.5 × 11: 350"],
    ["8 1/2 x 11 350", "8.5 × 11: 350"],
    ["8½ x 11 350", "8.5 × 11: 350"],
    ["16x20 1 100", "16 × 20: 1100"],
    ["20 x 25 cm 350", "7.874 × 9.843: 350"],
    ["20cm x 25cm 350", "7.874 × 9.843: 350"],
  ])("%s", (typed, expected) => {
    expect(shown(typed)).toEqual([expected]);
  });

  test("as French writes numbers", () => {
    expect(
      shown("21,6 × 28 cm : 1 350,50 $\n8 po sur 10 po 350 $ CA\n16 × 20 1,900", french),
    ).toEqual(["8.504 × 11.024: 1350.5", "8 × 10: 350", "16 × 20: 1900"]);
  });

  test("in centimetres where these are chosen, unless the row says otherwise", () => {
    const rows = readTypedRows("20x25 350\n8x10 in 350", {
      units: "metric",
      ...english,
    });
    expect(rows.map(({ priced }) => round(priced?.widthInches ?? 0))).toEqual([7.874, 8]);
  });
});

describe("a row that cannot be taken", () => {
  test.each([
    ["small 350", "size"],
    ["350", "size"],
    ["A4 350", "size"],
    ["0x10 350", "sizeRange"],
    ["8x3000 350", "sizeRange"],
    ["8x10", "price"],
    ["8x10 call me", "price"],
    ["8x10 350 EUR", "price"],
    ["8x10 -350", "8 × 10: 350"],
    ["8x10 0", "zero"],
    ["8x10 0.00", "zero"],
    ["8x10 1,000,000", "tooMuch"],
    ["8x10 999,999", "8 × 10: 999999"],
  ])("%s", (typed, expected) => {
    expect(shown(typed)).toEqual([expected]);
  });

  test("keeps its text and its line, and blank lines count", () => {
    expect(read("8x10 350\n\n  small 20 ")[1]).toMatchObject({ line: 3, text: "small 20" });
  });

  test("two prices for one size, whichever side comes first, name each other", () => {
    const rows = read("8x10 350\n10x8 375\n16x20 900");
    expect(rows.map(({ problem }) => problem?.kind)).toEqual(["twice", "twice", undefined]);
    expect(rows[0]?.problem).toMatchObject({ other: { priceCents: 375_00 } });
    expect(pricesOf(rows)).toMatchObject([{ widthInches: 16 }]);
  });

  test("the same price twice is one price", () => {
    expect(pricesOf(read("8x10 350\n10x8 350"))).toHaveLength(1);
  });

  test("a larger size that costs less", () => {
    const rows = read("16x20 900\n12x16 950\n8x10 350");
    expect(rows.map(({ problem }) => problem?.kind)).toEqual(["falls", undefined, undefined]);
    expect(rows[0]?.problem).toMatchObject({ other: { widthInches: 12, priceCents: 950_00 } });
  });

  test("the others are prices in the order of the area", () => {
    expect(pricesOf(read("16x20 900\nsmall 20\n8x10 350"))).toMatchObject([
      { widthInches: 8 },
      { widthInches: 16 },
    ]);
  });
});
