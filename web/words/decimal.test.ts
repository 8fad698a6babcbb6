import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalOf } from "./decimal.ts";

const english = decimalOf("en-CA");
const french = decimalOf("fr-CA");

describe("a decimal number in a field", () => {
  it("is read in French with a comma or a point, and kept with a point", () => {
    expect(french.read("7,5")).toBe("7.5");
    expect(french.read("7.5")).toBe("7.5");
    expect(french.read("1 236,50")).toBe("1236.50");
    expect(french.read("1\u202f236,50")).toBe("1236.50");
    expect(french.show("86.40")).toBe("86,40");
  });

  it("is no number in French with two decimal signs", () => {
    expect(french.read("1,2,3")).toBe("1.2.3");
  });

  it("S5.011 stays as typed in English, a comma included", () => {
    expect(english.read("7,5")).toBe("7,5");
    expect(english.show("7.5")).toBe("7.5");
  });

  it("is the same number after it was shown and read again", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
        const text = value.toFixed(2);
        expect(french.read(french.show(text))).toBe(text);
      }),
    );
  });
});
