import * as v from "valibot";
import { unappliedReasons } from "./update-fields.ts";

/** For how many days an import can be undone (price list, section 6). */
export const undoDays = 30;

/** How many of an import's rows have become works or people, by how many these were updated, and how many stay as they are. */
const countsSchema = {
  appliedCount: v.number(),
  updatedCount: v.number(),
  skippedCount: v.number(),
};

/** An import in a response, with the counts of works, and of people. */
export const importSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  /** SHA-256 of the file's bytes, in hexadecimal digits. */
  fileHash: v.string(),
  rowCount: v.number(),
  ...countsSchema,
  people: v.object(countsSchema),
  createdAt: v.string(),
  undoneAt: v.nullable(v.string()),
});
export type Import = v.InferOutput<typeof importSchema>;

/** The answer of `GET /api/imports`, newest first. */
export const importsSchema = v.array(importSchema);

const knownRowSchema = v.object({
  row: v.number(),
  artworkId: v.string(),
  /** What of the file was not applied. */
  kept: v.array(v.picklist(unappliedReasons)),
});

/**
 * The answer of `POST /api/imports/{id}/rows`: the rows that are works now, those that an earlier request made among them;
 * those by which works that the gallery had (`findExistingWorks`) were updated; those whose works stay as they are; and
 * those that cannot be works.
 */
export const appliedRowsSchema = v.object({
  applied: v.array(v.object({ row: v.number(), artworkId: v.string() })),
  updated: v.array(knownRowSchema),
  skipped: v.array(knownRowSchema),
  refused: v.array(
    v.object({ row: v.number(), reason: v.picklist(["number-in-use", "number-twice"]) }),
  ),
});
export type AppliedRows = v.InferOutput<typeof appliedRowsSchema>;

/**
 * The answer of `POST /api/imports/{id}/undo`: works and people that it made are removed, updated ones restored; what was
 * changed since stays.
 */
export const undoneImportSchema = v.object({
  import: importSchema,
  removedCount: v.number(),
  restoredCount: v.number(),
  kept: v.array(v.object({ artworkId: v.string(), title: v.string() })),
  people: v.object({
    removedCount: v.number(),
    restoredCount: v.number(),
    kept: v.array(v.object({ personId: v.string(), name: v.string() })),
  }),
});
export type UndoneImport = v.InferOutput<typeof undoneImportSchema>;
