import { createHash } from "node:crypto";
import {
  type AppliedRows,
  appliedRowsSchema,
  type Import,
  importSchema,
} from "#schema/imports/import.ts";
import { type ImportRow, importLimits } from "#schema/imports/import-input.ts";
import { importPaths, importRowsPath } from "#schema/imports/import-paths.ts";
import { analyzeFile } from "#web/features/imports/analysis/analyze-file.ts";
import { type Decisions, noDecisions } from "#web/features/imports/analysis/decisions.ts";
import { findWorkRows } from "#web/features/imports/analysis/work-rows.ts";
import { readTable } from "#web/features/imports/file/read-table.ts";
import { readAnswer } from "./answers.ts";
import type { TestArtist } from "./artists.ts";

/** A file read as the import's page reads it, with nothing left to ask; throws `RefusedFile` as that does. */
export async function readFileOfWorks(bytes: Uint8Array, decisions: Decisions = noDecisions) {
  return analyzeFile(findWorkRows(await readTable(bytes)), decisions);
}

/** Opens the import of a file. */
export async function openImportOf(
  artist: TestArtist,
  bytes: Uint8Array,
  rowCount: number,
): Promise<Import> {
  const fileHash = createHash("sha256").update(bytes).digest("hex");
  const body = { fileName: "works.csv", fileHash, rowCount };
  return readAnswer(importSchema, await artist.send("POST", importPaths.imports, body), [200, 201]);
}

/** Sends the rows of an import, as many at once as it takes. */
export async function sendImportRows(
  artist: TestArtist,
  importId: string,
  rows: readonly ImportRow[],
): Promise<AppliedRows> {
  const all: AppliedRows = { applied: [], updated: [], skipped: [], refused: [] };
  for (let at = 0; at < rows.length; at += importLimits.rowsAtOnce) {
    const part = rows.slice(at, at + importLimits.rowsAtOnce);
    const response = await artist.send("POST", importRowsPath(importId), { rows: part });
    const answer = await readAnswer(appliedRowsSchema, response);
    all.applied.push(...answer.applied);
    all.updated.push(...answer.updated);
    all.skipped.push(...answer.skipped);
    all.refused.push(...answer.refused);
  }
  return all;
}
