import * as v from "valibot";
import { oneLine } from "#schema/text.ts";
import { importedWorkSchema } from "./imported-work.ts";
import { updateSchema } from "./update-fields.ts";

// Apart from what is answered, as the web application only sends it.

export const importLimits = {
  rows: 5_000,
  bytes: 5 * 1024 * 1024,
  /** In one request. */
  rowsAtOnce: 500,
  /** In one request: its rows are one parameter of a statement, which may have 2 MB. */
  requestBytes: 1_000_000,
  fileNameCharacters: 255,
} as const;

const rowNumberMessage = "Send the row's number in the file.";
export const rowNumberSchema = v.pipe(
  v.number(rowNumberMessage),
  v.integer(rowNumberMessage),
  v.minValue(1, rowNumberMessage),
  v.maxValue(1_048_576, rowNumberMessage),
);

/**
 * The body of `POST /api/imports`. `fileHash` is the SHA-256 of the file's bytes in hexadecimal digits: the same file is
 * the same import until that is undone.
 */
export const importInputSchema = v.strictObject({
  fileName: v.pipe(
    v.string("Send the file's name."),
    oneLine,
    v.trim(),
    v.minLength(1, "Send the file's name."),
    v.maxLength(
      importLimits.fileNameCharacters,
      `Use at most ${importLimits.fileNameCharacters} characters.`,
    ),
  ),
  fileHash: v.pipe(
    v.string("Send the file's SHA-256."),
    v.regex(/^[0-9a-f]{64}$/, "Send the file's SHA-256."),
  ),
  rowCount: v.pipe(
    v.number("Send the number of rows."),
    v.integer("Send the number of rows."),
    v.minValue(1, "The file has no rows."),
    v.maxValue(importLimits.rows, `Import at most ${importLimits.rows} rows at once.`),
  ),
});

/** The body of `POST /api/imports/{id}/rows`. `row` is the row's number in the file; a row is applied once. */
export const importRowsInputSchema = v.strictObject({
  rows: v.pipe(
    v.array(
      v.strictObject({
        row: rowNumberSchema,
        work: importedWorkSchema,
        /** It is another work than the one of the gallery with its title, size and year. */
        isAnother: v.optional(v.boolean("Send true or false.")),
        /** The list governs its price, unless that is below the file's or the work is on hold or consigned. */
        followsList: v.optional(v.boolean("Send true or false.")),
        /** The fields that the file states, which a work that the gallery has already takes from it; without them it stays. */
        update: v.optional(updateSchema),
      }),
      "Send the list of rows.",
    ),
    v.minLength(1, "Send at least one row."),
    v.maxLength(importLimits.rowsAtOnce, `Send at most ${importLimits.rowsAtOnce} rows at once.`),
    v.check(
      (rows) => new Set(rows.map(({ row }) => row)).size === rows.length,
      "A row is listed twice.",
    ),
    v.check(
      (rows) => rows.every(({ work }) => (work.status === "sold") === (work.sale !== null)),
      "A sold work needs its sale, and any other has none.",
    ),
  ),
});
export type ImportRow = v.InferOutput<typeof importRowsInputSchema>["rows"][number];
