import { expect, test } from "vitest";
import { isErrorCell } from "./formula-cells.ts";

test.each(["#REF!", "#N/A", "#DIV/0!", "#NAME?", "#VALEUR!", "#NOM?", "Err:502", "#CALC! =D2*E2"])(
  "%s is no result",
  (cell) => {
    expect(isErrorCell(cell)).toBe(true);
  },
);

test.each(["", "#12", "#=x", "#A-1", "No. 5", "#REF", "Err: none", "REF!"])(
  "%j is a text",
  (cell) => {
    expect(isErrorCell(cell)).toBe(false);
  },
);
