import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownLength, storedLength, typedLength } from "./length.ts";

describe("a length", () => {
  it("S4.080 converts by 2.54, rounded to one decimal", () => {
    expect(shownLength(typedLength("20", "imperial"), "metric")).toBe("50.8");
    expect(shownLength(typedLength("15", "imperial"), "metric")).toBe("38.1");
    expect(shownLength(typedLength("61", "metric"), "imperial")).toBe("24");
  });

  it("S4.080 restores what was typed when the units are toggled back", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 2000, noNaN: true }), (value) => {
        const text = value.toFixed(3);
        const length = typedLength(text, "imperial");
        expect(shownLength(length, "imperial")).toBe(text);
        expect(length.inches === null || length.inches === Number(text)).toBe(true);
      }),
    );
  });

  it("is none while the text is blank, zero or no number", () => {
    for (const text of ["", " ", "0", "0.0", ".", "abc"]) {
      expect(typedLength(text, "imperial").inches).toBeNull();
    }
  });

  it("shows a stored length as a person would have typed it and keeps every digit", () => {
    const halfMetre = storedLength(50 / 2.54);
    expect(shownLength(halfMetre, "metric")).toBe("50");
    expect(shownLength(halfMetre, "imperial")).toBe("19.7");
    expect(halfMetre.inches).toBe(50 / 2.54);
    expect(shownLength(storedLength(24.25), "imperial")).toBe("24.25");
    expect(shownLength(storedLength(24.25), "metric")).toBe("61.6");
  });
});
