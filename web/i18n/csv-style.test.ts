import { expect, test } from "vitest";
import { readNumber } from "#schema/read-number.ts";
import { numberSeparatorsOf } from "#web/features/imports/reading/number-separators.ts";
import { csvNumber } from "./csv-style.ts";

const numbers = ["0", "12", "1250.50", "-40.6", "15.748", "0.0254", "40%", "9.975%", "900.00 CAD"];

test("a French file has decimal commas, and never three decimals alone", () => {
  expect(numbers.map((text) => csvNumber(text, "fr-CA"))).toEqual([
    ...["0", "12", "1250,50", "-40,6", "15,7480", "0,0254", "40%", "9,9750%", "900,00 CAD"],
  ]);
  expect(numbers.map((text) => csvNumber(text, "en-CA"))).toEqual(numbers);
});

test.each([15.748, 1.234, 40.6, 1250.5, 0.0254, 1000])(
  "%d is read again from a French file",
  (number) => {
    const text = csvNumber(String(number), "fr-CA");
    const separators = numberSeparatorsOf([{ text, count: 1 }]);
    expect(Number(readNumber(text, separators))).toBe(number);
  },
);
