import * as v from "valibot";
import { isBlankCell } from "#schema/imports/cells.ts";
import type { ImportField } from "#schema/imports/fields.ts";
import type { FileUnit } from "#schema/imports/length-marks.ts";
import { sharedPriceIn } from "#schema/imports/price-cell.ts";
import { unitNamed } from "#schema/imports/units-column.ts";
import { isErrorCell, readFormulaCell } from "#web/browser/formula-cells.ts";
import type { ImportSettings } from "./import-settings.ts";
import type { CellProblem, FieldCell } from "./row-problem.ts";
import { readColumn, type TableColumn } from "./table-column.ts";

/** The problems of a measure, amount or day that cannot be read, and of one that can be read but is not valid. */
const usualKinds: ProblemKinds = {
  isDashBlank: true,
  unreadable: "unreadable",
  invalid: "out-of-range",
};
const textKinds: ProblemKinds = { ...usualKinds, isDashBlank: false, invalid: "too-long" };

interface ProblemKinds {
  /** Whether a dash or `n/a` is a blank. */
  readonly isDashBlank: boolean;
  readonly unreadable: CellProblem["kind"];
  readonly invalid: CellProblem["kind"];
}

/** How cells are read by what they are: texts, words of a list, lengths, prices and others. Each text of a field is read once. */
export function cellReaders(settings: ImportSettings, table: readonly TableColumn[]) {
  const { columns } = settings;

  /** `read` returns null for what cannot be read; `isValid` checks what it returns otherwise. */
  function readerOf<Value extends NonNullable<unknown>>(
    field: ImportField,
    read: (text: string) => Value | null,
    isValid: (value: Value) => boolean = () => true,
    kinds = usualKinds,
  ): (row: number) => FieldCell<Value> {
    return readColumn(table[columns[field] ?? -1], (cell) => {
      const own = readFormulaCell(cell.trim()).trim();
      const text = kinds.isDashBlank && isBlankCell(own) ? "" : own;
      if (isErrorCell(text)) {
        return { field, text, value: null, problem: { field, kind: "unreadable", text } };
      }
      const value = read(text);
      if (value !== null && isValid(value)) return { field, text, value, problem: null };
      const kind = value !== null ? kinds.invalid : text === "" ? "empty" : kinds.unreadable;
      return { field, text, value: null, problem: { field, kind, text } };
    });
  }

  function textOf(field: ImportField, rule: v.GenericSchema) {
    const read = (text: string) => text || null;
    return readerOf(field, read, (text) => v.is(rule, text), textKinds);
  }

  function wordOf<Word extends string | boolean>(
    field: ImportField,
    read: (text: string) => Word | null,
  ) {
    return readerOf(field, read, undefined, { ...usualKinds, unreadable: "unknown-word" });
  }

  /** The unit of a row's lengths. */
  const units = wordOf("units", (text): FileUnit | null => unitNamed(text));

  /** The same for lengths, whose unit may be another one in each row. */
  function lengthsOf<Value extends NonNullable<unknown>>(
    field: ImportField,
    read: (text: string, unit: FileUnit) => Value | null,
    isValid?: (value: Value) => boolean,
  ): (row: number) => FieldCell<Value> {
    const readers = new Map<FileUnit, (row: number) => FieldCell<Value>>();
    return (row) => {
      const unit = units(row).value ?? settings.unit;
      const reader = readers.get(unit) ?? readerOf(field, (text) => read(text, unit), isValid);
      readers.set(unit, reader);
      return reader(row);
    };
  }

  /** The same for prices, whose cells can be for more than the work. */
  function priceOf<Value extends NonNullable<unknown>>(
    field: ImportField,
    read: (text: string) => Value | null,
    isValid: (value: Value) => boolean,
  ): (row: number) => FieldCell<Value> {
    const reader = readerOf(field, read, isValid);
    return (row) => {
      const cell = reader(row);
      const shared = cell.problem?.kind === "unreadable" ? sharedPriceIn(cell.text) : null;
      if (shared === null) return cell;
      return { ...cell, problem: { field, kind: shared, text: cell.text } };
    };
  }

  return { readerOf, textOf, wordOf, lengthsOf, priceOf, units };
}
