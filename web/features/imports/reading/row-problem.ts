import type { ImportField } from "#schema/imports/fields.ts";
import type { SharedPrice } from "#schema/imports/price-cell.ts";
import type { SaleDayProblem } from "#schema/sales/sale.ts";

/** What the cell of a field says in a row. If it cannot be read or imported, `value` is null and `problem` says why. */
export interface FieldCell<Value> {
  readonly field: ImportField;
  readonly text: string;
  readonly value: Value | null;
  readonly problem: CellProblem | null;
}

export interface CellProblem {
  readonly field: ImportField;
  readonly kind:
    | "empty"
    | "unreadable"
    | "unknown-word"
    | "too-long"
    | "out-of-range"
    | SharedPrice;
  readonly text: string;
}

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
