import type { ImportField } from "#schema/import/fields.ts";
import type { ImportRow } from "#schema/import/import-input.ts";
import type { ImportSettings } from "#schema/import/import-settings.ts";
import { statedFields } from "#schema/import/update-fields.ts";
import type { Decisions } from "./decisions.ts";
import type { WorkRows } from "./work-rows.ts";

/** Adds to rows by which works of the gallery are updated what they state, by the file or by what was mended. */
export function updatesOf(
  { rows }: WorkRows,
  { columns }: ImportSettings,
  { mended, updated }: Decisions,
): (entry: ImportRow) => ImportRow {
  const cellsOf = new Map(
    rows.filter(({ number }) => updated[number]).map(({ number, cells }) => [number, cells]),
  );
  return (entry) => {
    const cells = cellsOf.get(entry.row);
    if (cells === undefined) return entry;
    const textOf = (field: ImportField) =>
      mended[entry.row]?.[field] ?? cells[columns[field] ?? -1] ?? "";
    return { ...entry, update: statedFields(textOf) };
  };
}
