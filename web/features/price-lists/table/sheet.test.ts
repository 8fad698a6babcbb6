import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyOf } from "#web/i18n/money.ts";
import { moveIn, readPastedCells, readPrice } from "./sheet.ts";

const extent = { rows: 14, columns: 3 };

test.each([
  ["ArrowDown", false, { row: 5, column: 1 }],
  ["ArrowUp", false, { row: 3, column: 1 }],
  ["ArrowLeft", false, { row: 4, column: 0 }],
  ["ArrowRight", false, { row: 4, column: 2 }],
  ["Home", false, { row: 4, column: 0 }],
  ["End", false, { row: 4, column: 2 }],
  ["ArrowDown", true, { row: 13, column: 1 }],
  ["ArrowUp", true, { row: 0, column: 1 }],
  ["Home", true, { row: 0, column: 0 }],
  ["End", true, { row: 13, column: 2 }],
  ["Enter", false, null],
] as const)("%s (far: %s) leads to %o", (key, isFar, position) => {
  expect(moveIn({ row: 4, column: 1 }, key, isFar, extent)).toEqual(position);
});

test("the edges end every move", () => {
  expect(moveIn({ row: 13, column: 2 }, "ArrowDown", false, extent)).toEqual({
    row: 13,
    column: 2,
  });
  expect(moveIn({ row: 0, column: 0 }, "ArrowLeft", false, extent)).toEqual({ row: 0, column: 0 });
});

test.each([
  ["one cell", "350", [["350"]]],
  ["a column, with a break at its end", "350\n425\r\n550\n", [["350"], ["425"], ["550"]]],
  [
    "columns, with blanks",
    "350\t300\n\t\n 550 \t475",
    [
      ["350", "300"],
      ["", ""],
      ["550", "475"],
    ],
  ],
  ["cells in quotation marks", '"1,250"\t"a ""b"""\n"1\t2"', [["1,250", 'a "b"'], ["1\t2"]]],
  ["a quotation mark that opens nothing", '"350\n5" x', [['"350'], ['5" x']]],
  ["nothing", "", [[""]]],
])("%s is read as cells", (_, text, cells) => {
  expect(readPastedCells(text)).toEqual(cells);
});

test("what a spreadsheet writes is read back, whatever is in its cells", () => {
  const cell = fc.string().map((text) => text.trim());
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }),
    );
  const written = (text: string) =>
    /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  fc.assert(
    fc.property(table, fc.constantFrom("\n", "\r\n"), (rows, lineBreak) => {
      const text = rows.map((row) => `${row.map(written).join("\t")}${lineBreak}`).join("");
      expect(readPastedCells(text)).toEqual(rows);
    }),
  );
});

const english = moneyOf("en-CA", "CAD");
const french = moneyOf("fr-CA", "CAD");

test.each([
  ["$1,250", english, 1250_00],
  ["CA$1,250.50", english, 1250_50],
  ["1 250,00 $", english, 1250_00],
  ["1\u202f250,00\u00a0$", french, 1250_00],
  ["1 250,00 $ CA", french, 1250_00],
  ["1.250,00", french, 1250_00],
  ["CA$1,200", french, 1200_00],
  ["1.250", english, 1250_00],
  ["1000000", english, 1_000_000_00],
  [" ", english, null],
])("%o is read as a price in Canadian dollars", (text, money, priceCents) => {
  expect(readPrice(text, money)).toEqual({ priceCents });
});

test.each([
  ["US$350", "CAD", "unreadable"],
  ["CA$350", "USD", "unreadable"],
  ["about 350", "CAD", "unreadable"],
  ["-350", "CAD", "unreadable"],
  ["16 × 20", "CAD", "unreadable"],
  ["0", "CAD", "zero"],
  ["0.001", "CAD", "zero"],
  ["1,000,001", "CAD", "tooMuch"],
] as const)("%o is no price in %s: %s", (text, currency, fault) => {
  expect(readPrice(text, moneyOf("en-CA", currency))).toEqual({ fault });
});

test.each(["US$350", "350 USD", "$350", "350 $ US", "350"])(
  "%o is a price in US dollars",
  (text) => {
    expect(readPrice(text, moneyOf("en-CA", "USD"))).toEqual({ priceCents: 350_00 });
  },
);

test("every amount that is written in either language is read back", () => {
  const cents = fc.integer({ min: 1, max: 1_000_000_00 });
  fc.assert(
    fc.property(cents, fc.constantFrom("en-CA" as const, "fr-CA" as const), (amount, locale) => {
      for (const options of [{}, { style: "currency", currency: "CAD" }] as const) {
        const text = new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: 2 });
        expect(readPrice(text.format(amount / 100), moneyOf(locale, "CAD"))).toEqual({
          priceCents: amount,
        });
      }
    }),
  );
});
