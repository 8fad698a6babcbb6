import type { SaleDayProblem } from "../sales/sale.ts";
import type { CellProblem, FieldCell } from "./field-readers.ts";
import type { ImportField } from "./fields.ts";

/** Why a row cannot become a work yet: which field, and what its cell holds. */
export interface RowProblem {
  readonly field: ImportField;
  readonly kind: CellProblem["kind"] | SaleDayProblem;
  readonly text: string;
}

/** Reads a cell that may be blank; its problem is added where it cannot be read. */
export type Allow = <Value, Blank>(
  cell: FieldCell<Value>,
  problems: RowProblem[],
  blank: Blank,
) => Value | Blank;
