import { expect, test } from "vitest";
import { numberSeparatorsOf } from "./number-separators.ts";

test.each([
  ["decimal commas", ["40,6", "50", "1 550,00 $"], ","],
  ["decimal points", ["40.6", "1,550.00"], "."],
  ["thousands alone", ["1,550", "12,000,000"], "."],
  ["as many of either, with two decimals", ["16.25", "16,25"], "."],
  ["whole numbers alone", ["16", "20"], "."],
  ["a comma among points", ["1,5", "2.5", "3.5"], "."],
  ["thousands set apart by a point", ["1.550,00"], ","],
  ["thousands of thousands beside a comma", ["12,000,000", "1,5"], "."],
  ["nothing", [], "."],
])("the separators of a file with %s", (_what, cells, decimal) => {
  expect(numberSeparatorsOf(cells.map((text) => ({ text, count: 1 }))).decimal).toBe(decimal);
});

test("a text counts as often as the file has it", () => {
  const commas = { text: "1,5", count: 3 };
  const points = ["2.5", "3.5"].map((text) => ({ text, count: 1 }));
  expect(numberSeparatorsOf([commas, ...points]).decimal).toBe(",");
  const more = [{ text: "2.5", count: 3 }];
  expect(numberSeparatorsOf([{ ...commas, count: 2 }, ...more]).decimal).toBe(".");
  expect(
    numberSeparatorsOf([{ ...commas, count: 1 }, { text: "9,5", count: 1 }, ...more]).decimal,
  ).toBe(".");
});
