import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalOf } from "./decimal.ts";

const english = decimalOf("en-CA");
const french = decimalOf("fr-CA");

describe("a decimal number in a field", () => {
  it("is read in either language with its own separators, and kept with a point", () => {
    expect(french.read("7,5")).toBe("7.5");
    expect(french.read("7.5")).toBe("7.5");
    expect(french.read("1,250")).toBe("1.250");
    expect(french.read("1\u202f236,50")).toBe("1236.50");
    expect(english.read("7,5")).toBe("7.5");
    expect(english.read("1,250")).toBe("1250");
  });

  it("is shown with the language's sign, and what is no number as it was typed", () => {
    expect(french.show("86.40")).toBe("86,40");
    expect(english.show("86.40")).toBe("86.40");
    expect(french.show("about 1.5")).toBe("about 1.5");
  });

  it("S5.011 cannot be begun by anything but digits and their separators", () => {
    for (const { mayBecomeNumber } of [english, french]) {
      expect(["12.5", "12,5", "12 1/"].map(mayBecomeNumber)).toEqual([true, true, true]);
      expect(["a", "-", "12.5.", "12.57,"].map(mayBecomeNumber)).toEqual(Array(4).fill(false));
    }
  });

  it("is the same number after it was shown and read again", () => {
    for (const { show, read } of [english, french]) {
      fc.assert(
        fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
          const text = value.toFixed(2);
          expect(read(show(text))).toBe(text);
        }),
      );
    }
  });
});
