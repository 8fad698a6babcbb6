import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readAmount } from "#schema/imports/cells.ts";
import { readMoney as readMoneyWith } from "./read-money.ts";
import { type NumberSeparators, readNumber } from "./read-number.ts";

const english: NumberSeparators = { decimal: ".", grouping: "," };
const french: NumberSeparators = { decimal: ",", grouping: " " };
const languages = [english, french];

function readMoney(typed: string, separators: NumberSeparators) {
  return readMoneyWith(typed, (text, marks) => readNumber(text, separators, marks));
}

describe("an amount as people write it", () => {
  test.each([
    ["", "", null],
    [" \u00a0 ", "", null],
    ["1250", "1250", null],
    ["1.250", "1250", null],
    ["1,250", "1250", null],
    ["12.500", "12500", null],
    ["1,255", "1255", null],
    ["1.255", "1255", null],
    ["CA$1,200", "1200", "CAD"],
    ["1.250,00", "1250.00", null],
    ["1,250.00", "1250.00", null],
    ["1.250.000", "1250000", null],
    ["1 250,00 $", "1250.00", null],
    ["1\u202f250,00\u00a0$", "1250.00", null],
    ["1\u00a0250,00\u00a0$\u00a0CA", "1250.00", "CAD"],
    ["1\u2019250", "1250", null],
    ["1'250.50", "1250.50", null],
    ["1'250'000", "1250000", null],
    ["1'250,50 $", "1250.50", null],
    ["85,5", "85.5", null],
    ["85.50", "85.50", null],
    ["0,25", "0.25", null],
    [".5", "0.5", null],
    ["0.250", "0.250", null],
    ["1250.500", "1250.500", null],
    ["$1,250.00 CAD", "1250.00", "CAD"],
    ["CAD 1,250", "1250", "CAD"],
    ["1200 CA", "1200", "CAD"],
    ["C$ 12", "12", "CAD"],
    ["CAN$12", "12", "CAD"],
    ["CDN$12", "12", "CAD"],
    ["US$ 1,200.50", "1200.50", "USD"],
    ["1 200,50 $ US", "1200.50", "USD"],
    ["1.200 USD", "1200", "USD"],
    ["$USD 80", "80", "USD"],
    ["＄１，２５０", "1250", null],
    ["12½", "12.5", null],
    ["1,032 3/4 $", "1032.75", null],
  ])("%j is read in both languages", (typed, amount, currency) => {
    for (const separators of languages) {
      expect(readMoney(typed, separators)).toEqual({ amount, currency });
    }
  });

  test.each([
    ...["about 80", "-5", "(5)", "$", "CAD", "$$5", "$5 000 0", "1'25", "1'2500", "'250", "1''250"],
    ...[
      "1/2",
      "450/550",
      "1 450/550",
      "€20",
      "20 €",
      "£5",
      "CHF 1'250",
      "US$5 CAD",
      "CA$5 US",
      "5%",
    ],
    ...["1,25,000", "1.2.3", "12 to 15", "12-15", "1 2", "1e3"],
  ])("%j is not", (typed) => {
    for (const separators of languages) expect(readMoney(typed, separators)).toBeNull();
  });

  const cents = fc.integer({ min: 0, max: 1e11 });
  const grouping = fc.constantFrom(..." ,.'’", "\u00a0", "\u202f", "\u2009", "");
  const before = fc.constantFrom("", "$", "$ ", "CA$", "C$ ", "CAD ", "CDN$\u00a0", "US$", "USD ");
  const behind = fc.constantFrom("", "$", " $", "\u00a0$\u00a0CA", " CAD", " $ US", "USD");

  it("is the same to the cent whatever separates its thousands and decimals, in both languages", () => {
    fc.assert(
      fc.property(
        fc.record({ cents, grouping, decimal: fc.constantFrom(".", ","), before, behind }),
        ({ cents: amount, grouping: group, decimal, before: left, behind: right }) => {
          // Both signs are of one currency.
          if (/US/.test(left) !== /US/.test(right) && /C|US/.test(left) && /C|US/.test(right))
            return;
          // A decimal separator is not the one of thousands.
          if (group === decimal) return;
          const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, group);
          const parts = String(amount % 100).padStart(2, "0");
          for (const separators of languages) {
            for (const [written, value] of [
              [whole + decimal + parts, amount],
              [whole, amount - (amount % 100)],
            ] as const) {
              const typed = left + written + right;
              const currency = /US/.test(typed) ? "USD" : /C/.test(typed) ? "CAD" : null;
              expect(readAmount(typed, separators), typed).toEqual(
                // What a program may have computed: see `readAmount`.
                /^\d+\.\d\d[1-9]$/.test(typed) && separators === english
                  ? { cents: Math.round(Number(typed) * 100), currency: null }
                  : { cents: value, currency },
              );
              expect(Number(readMoney(typed, separators)?.amount), typed).toBe(value / 100);
            }
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("reads the same again once it has been read", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const text = (amount / 100).toFixed(2);
        for (const separators of languages) {
          for (const typed of [text, text.replace(".", ","), String(Math.floor(amount / 100))]) {
            const read = readMoney(typed, separators)?.amount ?? "";
            for (const others of languages) expect(readMoney(read, others)?.amount).toBe(read);
          }
        }
      }),
    );
  });
});
