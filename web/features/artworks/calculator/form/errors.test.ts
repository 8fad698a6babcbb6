import { describe, expect, it } from "vitest";
import { findErrors, hasErrors, isPriceable } from "./errors.ts";
import { emptyForm } from "./form.ts";
import { typedLength } from "./length.ts";

const fresh = emptyForm("imperial");

describe("field errors", () => {
  it("are none for a new work", () => {
    expect(hasErrors(findErrors(fresh))).toBe(false);
  });

  it("S5.012 S5.013 name a side that is not above 0, or above 2,000 in", () => {
    const zero = { ...fresh, width: typedLength("0", "imperial") };
    const large = { ...fresh, height: typedLength("5080.1", "metric") };
    expect(findErrors(zero)).toEqual({ width: "invalid" });
    expect(findErrors(large)).toEqual({ height: "tooLarge" });
    expect(isPriceable(findErrors(zero))).toBe(false);
    expect(findErrors({ ...fresh, height: typedLength("2000", "imperial") })).toEqual({});
  });

  it("S5.014 S5.016 S5.019 hold the limits of title, year, materials and hours", () => {
    expect(findErrors({ ...fresh, title: "x".repeat(201) })).toEqual({ title: "tooLong" });
    expect(findErrors({ ...fresh, dateCreated: "999" })).toEqual({ dateCreated: "notAYear" });
    expect(findErrors({ ...fresh, materialsCost: "1000000.01" })).toEqual({
      materialsCost: "tooLarge",
    });
    expect(findErrors({ ...fresh, materialsCost: "1e3" })).toEqual({ materialsCost: "unreadable" });
    expect(findErrors({ ...fresh, hoursSpent: "a day" })).toEqual({ hoursSpent: "unreadable" });
    expect(findErrors({ ...fresh, hoursSpent: "100001" })).toEqual({ hoursSpent: "tooLarge" });
    expect(findErrors({ ...fresh, hoursSpent: "9".repeat(400) })).toEqual({
      hoursSpent: "tooLarge",
    });
  });

  it("let a work be priced whose year is missing", () => {
    expect(isPriceable(findErrors({ ...fresh, dateCreated: "" }))).toBe(true);
  });
});
