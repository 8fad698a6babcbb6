import * as v from "valibot";
import { importFields } from "#schema/imports/fields.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { type AnalysisProblem, leftOutKinds, type TakenFile } from "../analysis/file-analysis.ts";
import { personFields } from "../people/person-columns.ts";
import type { Progress } from "./stored-run.ts";

const problemKinds = [
  "empty",
  "unreadable",
  "unknown-word",
  "too-long",
  "out-of-range",
  "future",
  "before-work",
  "number-twice",
  "number-in-use",
  "with-frame",
  "for-several",
  "far-below",
] as const satisfies readonly AnalysisProblem["kind"][];

const problemSchema = v.object({
  kind: v.picklist(problemKinds),
  field: v.picklist([...importFields, ...personFields]),
  text: v.string(),
});

const reasonSchema = v.union([
  v.object({ kind: v.picklist(["skipped", ...leftOutKinds]) }),
  problemSchema,
]);

const fileSchema = v.object({
  importId: v.string(),
  headers: v.array(v.string()),
  rows: v.array(
    v.object({ row: v.number(), cells: v.array(v.string()), left: v.array(reasonSchema) }),
  ),
});

type StoredReason = v.InferOutput<typeof reasonSchema>;

const fileStore = inputStore("import", fileSchema);
const ofFile = { of: "file" };

/** The rows of the file as they are, so that those that were not imported can be downloaded at the end. */
export function storeFile(userId: string, importId: string, file: TakenFile): void {
  const rows = file.rows.map(({ row, cells, notReady }) => {
    return {
      row,
      cells: [...cells],
      left: notReady.map((reason): StoredReason => ({ ...reason })),
    };
  });
  fileStore.store(userId, { importId, headers: [...file.headers], rows }, ofFile);
}

export function removeFile(userId: string): void {
  fileStore.remove(userId, ofFile);
}

/** Why a row of a finished import is not in the gallery by it. */
export type NotImported = StoredReason | { readonly kind: "known" | "known-person" | "no-room" };

/** The rows that were not imported, with their cells as in the file. */
export interface NotImportedRows {
  readonly headers: readonly string[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    readonly why: readonly NotImported[];
  }[];
}

/** Null when the browser does not have the rows any more. */
export function readNotImported(userId: string, progress: Progress): NotImportedRows | null {
  const file = fileStore.read(userId, ofFile);
  if (file?.importId !== progress.importId) return null;
  const known = new Set(progress.knownRows);
  const refused = new Map(progress.refused.map((each) => [each.row, each]));
  const whyOf = (row: number): readonly NotImported[] => {
    if (known.has(row)) return [{ kind: progress.kind === "people" ? "known-person" : "known" }];
    const { reason, number } = refused.get(row) ?? {};
    if (reason === "no-room") return [{ kind: reason }];
    return reason ? [{ kind: reason, field: "inventoryNumber", text: number ?? "" }] : [];
  };
  const rows = file.rows
    .map(({ row, cells, left }) => ({ cells, why: left.length > 0 ? left : whyOf(row) }))
    .filter(({ why }) => why.length > 0);
  return { headers: file.headers, rows };
}
