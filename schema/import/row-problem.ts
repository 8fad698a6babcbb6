import type { SaleDayProblem } from "../sales/sale.ts";
import type { CellProblem, FieldCell } from "./field-readers.ts";
import type { ImportField } from "./fields.ts";

/** Why a row cannot become a work yet: which field, and what its cell holds. */
export interface RowProblem {
  readonly field: ImportField;
  readonly kind: CellProblem["kind"] | SaleDayProblem;
  readonly text: string;
}

/** The value of a cell that must not be empty; its problem where it is, or is not valid. */
export function need<Value>(cell: FieldCell<Value>, problems: RowProblem[]): Value | null {
  if (cell.problem !== null) problems.push(cell.problem);
  return cell.value;
}

/** The same for a cell that may be empty. */
export function allow<Value, Blank>(
  cell: FieldCell<Value>,
  problems: RowProblem[],
  blank: Blank,
): Value | Blank {
  return cell.text === "" ? blank : (need(cell, problems) ?? blank);
}
