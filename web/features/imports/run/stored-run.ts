import * as v from "valibot";
import { importedWorkSchema } from "#schema/imports/imported-work.ts";
import {
  importedPersonSchema,
  personUpdateFields,
} from "#schema/imports/people/imported-person.ts";
import { unappliedReasons, updateSchema } from "#schema/imports/update-fields.ts";
import { inputStore } from "#web/storage/input-store.ts";

/** How far an import is: what a page that is opened again goes on with. */
const progressSchema = v.object({
  kind: v.optional(v.picklist(["works", "people"]), "works"),
  importId: v.string(),
  fileName: v.string(),
  fileHash: v.string(),
  total: v.number(),
  /** How many of the rows have been sent and answered. */
  sent: v.number(),
  applied: v.number(),
  /** How many works of the gallery were updated. */
  updated: v.optional(v.number(), 0),
  /** What of the file was not applied to works of the gallery. */
  kept: v.optional(
    v.array(v.object({ row: v.number(), title: v.string(), reason: v.picklist(unappliedReasons) })),
    [],
  ),
  /** The rows of works that the gallery had already, and that stay as they are. */
  knownRows: v.optional(v.array(v.number()), []),
  sold: v.number(),
  refused: v.array(
    v.object({
      row: v.number(),
      title: v.string(),
      number: v.optional(v.string(), ""),
      reason: v.optional(v.picklist(["number-in-use", "number-twice", "no-room"]), "number-in-use"),
    }),
  ),
});
export type Progress = v.InferOutput<typeof progressSchema>;

const rowsSchema = v.object({
  importId: v.string(),
  rows: v.array(
    v.union([
      v.object({
        row: v.number(),
        work: importedWorkSchema,
        isAnother: v.optional(v.boolean()),
        followsList: v.optional(v.boolean()),
        update: v.optional(updateSchema),
      }),
      v.object({
        row: v.number(),
        person: importedPersonSchema,
        isAnother: v.optional(v.boolean()),
        update: v.optional(v.array(v.picklist(personUpdateFields))),
      }),
    ]),
  ),
});
export type StoredRows = v.InferOutput<typeof rowsSchema>["rows"];

const progressStore = inputStore("import", progressSchema);
const rowStore = inputStore("import", rowsSchema);
const [ofProgress, ofRows] = [{ of: "progress" }, { of: "rows" }];

/** The import that is not finished; null for none. */
export function readProgress(userId: string): Progress | null {
  return progressStore.read(userId, ofProgress);
}

export function storeProgress(userId: string, progress: Progress): void {
  progressStore.store(userId, progress, ofProgress);
}

/** Its rows; null when they did not fit into the browser's storage before a reload, or are another import's. */
export function readStoredRows(userId: string, importId: string): StoredRows | null {
  const stored = rowStore.read(userId, ofRows);
  return stored?.importId === importId ? stored.rows : null;
}

export function storeRows(userId: string, importId: string, rows: StoredRows): void {
  rowStore.store(userId, { importId, rows }, ofRows);
}

/** Whether the rows are in the browser's storage, or else only in this tab. */
export function areRowsStored(userId: string): boolean {
  return rowStore.isPartStored(userId, ofRows);
}

export function removeRun(userId: string): void {
  progressStore.remove(userId, ofProgress);
  rowStore.remove(userId, ofRows);
}
