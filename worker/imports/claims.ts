import type { ImportRowTableRow } from "#worker/db/import-tables.ts";
import type { PlannedRow } from "./plan.ts";
import type { PlannedUpdate } from "./plan-update.ts";
import { earlierValuesOf } from "./updated-columns.ts";

/** What a request writes for rows of an import: new works, updates, and works of the gallery that stay as they are. */
export interface WrittenRows {
  readonly planned: readonly PlannedRow[];
  readonly updates: readonly PlannedUpdate[];
  readonly skipped: readonly { readonly row: number; readonly artworkId: string }[];
}

/** The rows of the import by which a request claims what it writes, so that each row is applied once (decision 055). */
export function claimsOf(
  owned: Pick<ImportRowTableRow, "userId" | "importId">,
  { planned, updates, skipped }: WrittenRows,
): ImportRowTableRow[] {
  const unchanged = {
    ...owned,
    workVersion: new Date(0),
    isNew: false,
    earlierValues: null,
    kept: [],
    appliedAt: null,
  };
  return [
    ...planned.map(({ row, artwork }) => {
      const { id: artworkId, updatedAt } = artwork;
      const times = { workVersion: updatedAt, appliedAt: updatedAt };
      return { ...unchanged, ...times, row, artworkId, isNew: true };
    }),
    ...updates.map(({ row, before, after, changed, kept }) => {
      const claim = { ...unchanged, row, artworkId: before.id, kept: [...kept] };
      if (after === null) return claim;
      return {
        ...claim,
        workVersion: after.updatedAt,
        appliedAt: after.updatedAt,
        earlierValues: earlierValuesOf(before, changed),
      };
    }),
    ...skipped.map((row) => ({ ...unchanged, ...row })),
  ];
}
