import * as v from "valibot";

/** For how many days an import can be undone (price list, section 6). */
export const undoDays = 30;

/** An import in a response: how many of its rows have become works, and how many the gallery had already. */
export const importSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  /** SHA-256 of the file's bytes, in hexadecimal digits. */
  fileHash: v.string(),
  rowCount: v.number(),
  appliedCount: v.number(),
  skippedCount: v.number(),
  createdAt: v.string(),
  undoneAt: v.nullable(v.string()),
});
export type Import = v.InferOutput<typeof importSchema>;

/** The answer of `GET /api/imports`, newest first. */
export const importsSchema = v.array(importSchema);

/**
 * The answer of `POST /api/imports/{id}/rows`: the rows that are works now, those that an earlier request made among them;
 * those that the gallery had already (`findExistingWorks`), which stay as they are; and those that cannot be works.
 */
export const appliedRowsSchema = v.object({
  applied: v.array(v.object({ row: v.number(), artworkId: v.string() })),
  skipped: v.array(v.object({ row: v.number(), artworkId: v.string() })),
  refused: v.array(
    v.object({ row: v.number(), reason: v.picklist(["number-in-use", "number-twice"]) }),
  ),
});
export type AppliedRows = v.InferOutput<typeof appliedRowsSchema>;

/** The answer of `POST /api/imports/{id}/undo`: what was changed since stays. */
export const undoneImportSchema = v.object({
  import: importSchema,
  removedCount: v.number(),
  kept: v.array(v.object({ artworkId: v.string(), title: v.string() })),
});
export type UndoneImport = v.InferOutput<typeof undoneImportSchema>;
