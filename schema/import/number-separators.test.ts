import { expect, test } from "vitest";
import { numberSeparatorsOf } from "./number-separators.ts";

test.each([
  ["decimal commas", ["40,6", "50", "1 550,00 $"], ","],
  ["decimal points", ["40.6", "1,550.00"], "."],
  ["thousands alone", ["1,550", "12,000,000"], "."],
  ["whole numbers alone", ["16", "20"], "."],
  ["a comma among points", ["1,5", "2.5", "3.5"], "."],
  ["thousands set apart by a point", ["1.550,00"], ","],
  ["nothing", [], "."],
])("the separators of a file with %s", (_what, cells, decimal) => {
  expect(numberSeparatorsOf(cells.map((text) => ({ text, count: 1 }))).decimal).toBe(decimal);
});
