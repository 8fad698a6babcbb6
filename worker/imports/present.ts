import type { Import } from "#schema/imports/import.ts";
import type { CountedImport } from "./queries.ts";

/** An import in a response. */
export function presentImport(row: CountedImport): Import {
  return {
    id: row.id,
    fileName: row.fileName,
    fileHash: row.fileHash,
    rowCount: row.rowCount,
    appliedCount: row.appliedCount,
    updatedCount: row.updatedCount,
    skippedCount: row.skippedCount,
    people: {
      appliedCount: row.appliedPeople,
      updatedCount: row.updatedPeople,
      skippedCount: row.skippedPeople,
    },
    createdAt: row.createdAt.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
  };
}
