import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  decimalValue,
  isDecimalText,
  mayBecomeNumber,
  measureMarks,
  type NumberSeparators,
  readNumber,
} from "./read-number.ts";

const english: NumberSeparators = { decimal: ".", grouping: "," };
const french: NumberSeparators = { decimal: ",", grouping: " " };
const languages = [
  ["en-US", english],
  ["fr-CA", french],
] as const;

describe("a number as people write it", () => {
  test.each([
    ["blank", "", ""],
    ["spaces", " \u00a0 ", ""],
    ["digits", "1250", "1250"],
    ["zero", "0", "0"],
    ["leading zeros", "007", "7"],
    ["a decimal point", "85.50", "85.50"],
    ["a decimal comma", "85,50", "85.50"],
    ["one decimal after a comma", "12,5", "12.5"],
    ["a comma first", ",5", "0.5"],
    ["a point first", ".5", "0.5"],
    ["a point last", "12.", "12"],
    ["a comma last", "12,", "12"],
    ["four digits before a comma and three after", "1250,500", "1250.500"],
    ["a zero before a comma and three digits after", "0,250", "0.250"],
    ["millions", "1,250,000", "1250000"],
    ["millions with points", "1.250.000", "1250000"],
    ["thousands and cents as in English", "1,250.00", "1250.00"],
    ["thousands and cents as in German", "1.250,00", "1250.00"],
    ["a space in the thousands", "1 250", "1250"],
    ["a no-break space in the thousands", "1\u00a0250,50", "1250.50"],
    ["a narrow no-break space in the thousands", "1\u202f250,50", "1250.50"],
    ["a thin space in the thousands", "1\u2009250.50", "1250.50"],
    ["spaces in the thousands and three decimals", "1 250,500", "1250.500"],
    ["full-width characters", "＄１，２５０．５０", "1250.50"],
    ["a dollar sign", "$1,250.00", "1250.00"],
    ["a dollar sign behind", "1 250,50 $", "1250.50"],
    ["a dollar sign behind a no-break space", "1\u202f250,50\u00a0$", "1250.50"],
    ["CA$", "CA$1,250.00", "1250.00"],
    ["C$", "C$ 12", "12"],
    ["a dollar sign and thousands", "$1,250", "1250"],
    ["CA$ and thousands", "CA$1,200", "1200"],
    ["thousands with a point before a dollar sign", "1.250 $", "1250"],
    ["a zero before a comma, three digits and a dollar sign", "0,250 $", "0.250"],
    ["$ CA", "1 250,50 $ CA", "1250.50"],
    ["CAD", "cad 12.50", "12.50"],
    ["a dollar sign and CAD", "$1,250.00 CAD", "1250.00"],
    ["a fraction", "1/2", "0.5"],
    ["a whole and a fraction", "12 1/2", "12.5"],
    ["a whole and a fraction, hyphenated", "12-1/2", "12.5"],
    ["a fraction sign", "12½", "12.5"],
    ["a fraction sign after a space", "12 ¾", "12.75"],
    ["a fraction sign alone", "⅝", "0.625"],
    ["a fraction slash", "3\u20444", "0.75"],
    ["a 64th", "11 63/64", "11.984375"],
    ["a third", "1 1/3", "1.333333"],
    ["thousands and a fraction", "1 250 1/2", "1250.5"],
  ])("is read in both languages: %s", (_name, typed, read) => {
    expect(readNumber(typed, english)).toBe(read);
    expect(readNumber(typed, french)).toBe(read);
  });

  test.each([
    ["1,250", "1250", "1.250"],
    ["12,500", "12500", "12.500"],
    ["1.250", "1.250", "1.250"],
  ])(
    "is read by the language's separators where it could be either: %s",
    (typed, inEnglish, inFrench) => {
      expect(readNumber(typed, english)).toBe(inEnglish);
      expect(readNumber(typed, french)).toBe(inFrench);
    },
  );

  test.each([
    "about 20",
    "abc",
    ".",
    ",",
    "-5",
    "+5",
    "(5)",
    "1e3",
    "0x10",
    "Infinity",
    "NaN",
    "1.2.3",
    "1,2,3",
    "1,25,000",
    "12 50",
    "1 2",
    "1,250 000",
    "1 250,000,000",
    "1,250.000,5",
    "121/2",
    "5/4",
    "2/2",
    "12 2/2",
    "1/0",
    "12 0/4",
    "1 1/2/3",
    "12.5 1/2",
    "/2",
    "1/",
    "$",
    "$$5",
    "CAD",
    "US$50",
    "50 USD",
    "€20",
    "20 €",
    "£5",
    "50 cm",
    '12"',
    "3'6",
    "1'250",
    "12²",
    "10–12",
    "10 x 12",
    "٣",
  ])("cannot be read: %s", (typed) => {
    expect(readNumber(typed, english)).toBeNull();
    expect(readNumber(typed, french)).toBeNull();
  });

  it("may be followed by its unit, and by no other", () => {
    for (const typed of ['12 1/2"', "12.5 in", "12,5 po.", "12½ Inches"]) {
      expect(readNumber(typed, english, measureMarks.inches)).toBe("12.5");
      expect(readNumber(typed, english, measureMarks.centimetres)).toBeNull();
    }
    expect(readNumber("50,8 cm", french, measureMarks.centimetres)).toBe("50.8");
    expect(readNumber("18 h", french, measureMarks.hours)).toBe("18");
    expect(readNumber("in", english, measureMarks.inches)).toBeNull();
  });

  it("is read from what either language formats", () => {
    for (const [locale, separators] of languages) {
      const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      const money = new Intl.NumberFormat(locale, { style: "currency", currency: "CAD" });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
          expect(Number(readNumber(number.format(cents / 100), separators))).toBe(cents / 100);
          expect(Number(readNumber(money.format(cents / 100), separators))).toBe(cents / 100);
        }),
      );
    }
  });

  it("with cents, is the same whatever the language of the page", () => {
    for (const [locale] of languages) {
      const money = new Intl.NumberFormat(locale, { style: "currency", currency: "CAD" });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
          const typed = money.format(cents / 100);
          expect(readNumber(typed, english)).toBe(readNumber(typed, french));
        }),
      );
    }
  });

  it("reads the same again once it has been read, in both languages or by its value", () => {
    fc.assert(
      fc.property(anyTyped, (typed) => {
        const read = readNumber(typed, english);
        if (read === null || read === "") return;
        expect(isDecimalText(read)).toBe(true);
        expect(readNumber(read, english)).toBe(read);
        expect(readNumber(read, french)).toBe(read);
      }),
    );
  });

  it("with anything else in it is never read", () => {
    fc.assert(
      fc.property(
        anyTyped,
        fc.constantFrom(..."abxyz€£%²³;:!?=*"),
        fc.nat(20),
        (typed, other, at) => {
          const cut = at % (typed.length + 1);
          expect(readNumber(typed.slice(0, cut) + other + typed.slice(cut), english)).toBeNull();
        },
      ),
    );
  });

  it("made of a whole and a fraction is their sum", () => {
    const fractions = fc
      .integer({ min: 2, max: 999 })
      .chain((parts) => fc.tuple(fc.integer({ min: 1, max: parts - 1 }), fc.constant(parts)));
    fc.assert(
      fc.property(fc.nat(9999), fractions, (whole, [part, parts]) => {
        const read = Number(readNumber(`${whole} ${part}/${parts}`, english));
        expect(read).toBeCloseTo(whole + part / parts, 5);
      }),
    );
  });
});

/** Typed and pasted text, much of it no number. */
const anyTyped = fc
  .array(fc.constantFrom(..."0123456789", ",", ".", " ", "\u202f", "/", "½", "-", "$"), {
    maxLength: 9,
  })
  .map((characters) => characters.join(""));

describe("a number that is being typed", () => {
  it("can be typed key by key, whichever it is", () => {
    for (const [, separators] of languages) {
      fc.assert(
        fc.property(anyTyped, (typed) => {
          if (typed.includes("$") || readNumber(typed, separators) === null) return;
          for (let keys = 0; keys <= typed.length; keys += 1) {
            expect(mayBecomeNumber(typed.slice(0, keys), separators), typed.slice(0, keys)).toBe(
              true,
            );
          }
        }),
        { numRuns: 2000 },
      );
    }
  });

  test.each(["-", "a", "12a", "12.5.", "12.57,", "1e", "$", '12"', "1//", "½½"])(
    "does not begin with %s",
    (typed) => {
      expect(mayBecomeNumber(typed, english)).toBe(false);
    },
  );
});

describe("a decimal text", () => {
  it("has its value; any other text has none", () => {
    expect([".5", "5.", "0.50", "12"].map(decimalValue)).toEqual([0.5, 5, 0.5, 12]);
    expect(["", ".", "1e3", "0x10", "Infinity", "-1", "1,5", " 1"].map(decimalValue)).toEqual(
      Array(8).fill(0),
    );
  });
});
