import type { NumberSigns } from "../read-number.ts";

const withPoint: NumberSigns = { decimal: ".", grouping: "," };
const withComma: NumberSigns = { decimal: ",", grouping: " " };

/** A comma that can only set decimals apart: `40,6`, `1 550,00 $`, `1.550,00`. */
const decimalComma = /\d,\d{1,2}(?!\d|,)/;
/** A comma that can only set thousands apart: `1,550.00`, `12,000,000`. */
const groupingComma = /\d,\d{3}[.,]/;

/**
 * How a file writes its numbers, by the cells that can only be read in one way; with a decimal point when there are none,
 * or as many of either.
 */
export function numberSignsOf(cells: readonly string[]): NumberSigns {
  const commas = cells.filter((cell) => decimalComma.test(cell) && !groupingComma.test(cell));
  const points = cells.filter((cell) => groupingComma.test(cell) || /\d\.\d{1,2}(?!\d)/.test(cell));
  return commas.length > points.length ? withComma : withPoint;
}
