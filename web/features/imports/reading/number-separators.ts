import type { NumberSeparators } from "#schema/read-number.ts";
import type { ColumnText } from "./table-column.ts";

const withPoint: NumberSeparators = { decimal: ".", grouping: "," };
const withComma: NumberSeparators = { decimal: ",", grouping: " " };

/** A comma that can only set decimals apart: `40,6`, `1 550,00 $`, `1.550,00`. */
const decimalComma = /\d,\d{1,2}(?!\d|,)/;
/** A comma that can only set thousands apart: `1,550.00`, `12,000,000`. */
const groupingComma = /\d,\d{3}[.,]/;
const decimalPoint = /\d\.\d{1,2}(?!\d)/;

/**
 * How a file writes its numbers, by the cells that can only be read in one way; with a decimal point when there are none,
 * or as many of either.
 * @param texts Those of the columns of numbers.
 */
export function numberSeparatorsOf(texts: readonly ColumnText[]): NumberSeparators {
  let commas = 0;
  let points = 0;
  for (const { text, count } of texts) {
    if (decimalComma.test(text)) commas += count;
    if (groupingComma.test(text) || decimalPoint.test(text)) points += count;
  }
  return commas > points ? withComma : withPoint;
}
