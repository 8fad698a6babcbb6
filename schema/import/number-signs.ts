import type { NumberSigns } from "../read-number.ts";

const withPoint: NumberSigns = { decimal: ".", grouping: "," };
const withComma: NumberSigns = { decimal: ",", grouping: " " };

/** A comma that can only set decimals apart: `40,6`, `1 550,00 $`, `1.550,00`. */
const decimalComma = /\d,\d{1,2}(?!\d|,)/;
/** A comma that can only set thousands apart: `1,550.00`, `12,000,000`. */
const groupingComma = /\d,\d{3}[.,]/;
const decimalPoint = /\d\.\d{1,2}(?!\d)/;

/**
 * How a file writes its numbers, by the cells that can only be read in one way; with a decimal point when there are none,
 * or as many of either.
 * @param columns The texts of each column of numbers, with how many cells have each.
 */
export function numberSignsOf(columns: readonly ReadonlyMap<string, number>[]): NumberSigns {
  let commas = 0;
  let points = 0;
  for (const [cell, count] of columns.flatMap((texts) => [...texts])) {
    const isGrouped = groupingComma.test(cell);
    if (!isGrouped && decimalComma.test(cell)) commas += count;
    if (isGrouped || decimalPoint.test(cell)) points += count;
  }
  return commas > points ? withComma : withPoint;
}
