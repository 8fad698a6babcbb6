/**
 * A cell that a spreadsheet would run as a formula, or one that looks as if it had been made harmless; a negative number is
 * neither. The file has an apostrophe before it.
 */
export const formulaCell = /^(?:[=+@\t\r]|-(?!\d+(?:[.,]\d+)?$)|'+[=+@\t\r-])/;

/** A cell without the apostrophe that makes a formula harmless. */
export function readFormulaCell(cell: string): string {
  return /^'+[=+@\t\r-]/.test(cell) ? cell.slice(1) : cell;
}

/**
 * What a spreadsheet shows in place of a result, in English and French: `#REF!`, `#VALEUR!`, `#N/A`, `Err:502`; and a formula
 * without a result, as `withoutResult` writes it.
 */
export function isErrorCell(cell: string): boolean {
  if (cell.startsWith(withoutResult(""))) return true;
  return /^(?:#(?:[A-ZÀ-Ü][A-ZÀ-Ü/0_]{1,12}[!?]|N\/[AD]|GETTING_DATA)|Err:\d{3})$/.test(cell);
}

/** A formula of which a file has no result, as the text of its cell: `#CALC! =D2*E2`. */
export function withoutResult(formula: string): string {
  return `#CALC! =${formula}`;
}
