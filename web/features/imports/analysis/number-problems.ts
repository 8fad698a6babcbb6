import { inventoryNumberKey } from "#schema/artworks/artwork-record.ts";
import type { KnownWork } from "#schema/imports/existing-works.ts";
import type { ImportRow } from "#schema/imports/import-input.ts";
import type { AnalysisProblem } from "./file-analysis.ts";

/** The problems of rows whose inventory number is another row's, or another work's of the gallery. */
export function findNumberProblems(
  candidates: readonly ImportRow[],
  known: ReadonlyMap<number, string>,
  gallery: readonly KnownWork[],
): Map<number, AnalysisProblem[]> {
  const inUse = new Set(gallery.map(({ inventoryNumber }) => inventoryNumberKey(inventoryNumber)));
  const given = new Set<string>();
  const refused = new Map<number, AnalysisProblem[]>();
  for (const { row, work } of candidates) {
    const text = work.inventoryNumber;
    if (text === null || known.has(row)) continue;
    const key = inventoryNumberKey(text);
    const kind = inUse.has(key) ? "number-in-use" : given.has(key) ? "number-twice" : null;
    if (kind !== null) refused.set(row, [{ field: "inventoryNumber", kind, text }]);
    given.add(key);
  }
  return refused;
}
