/**
 * A cell that a spreadsheet would run as a formula, or one that looks as if it had been made harmless; a negative number is
 * neither. The file has an apostrophe before it.
 */
export const formulaCell = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$)|'+[=+@\t\r-])/;

/** A cell without the apostrophe that makes a formula harmless. */
export function readFormulaCell(cell: string): string {
  return /^'+[=+@\t\r-]/.test(cell) ? cell.slice(1) : cell;
}
