import { importLimits } from "#schema/imports/import-input.ts";
import { readFormulaCell } from "#web/browser/formula-cells.ts";
import { analyzeFile } from "../analysis/analyze-file.ts";
import { type Decisions, noDecisions } from "../analysis/decisions.ts";
import type { FileAnalysis, OpenedFile, TakenFile } from "../analysis/file-analysis.ts";
import type { Gallery } from "../analysis/gallery.ts";
import { describeFile, findWorkRows, type WorkRows } from "../analysis/work-rows.ts";
import { readTable } from "./read-table.ts";
import { type Refusal, RefusedFile } from "./table.ts";

/** The file stays in the worker: the page asks what becomes of it. */
export type TableRequest =
  | { readonly kind: "open"; readonly file: File; readonly sheet: string | null }
  | { readonly kind: "analyze" | "take"; readonly decisions: Decisions; readonly gallery: Gallery };

export type TableAnswer =
  | { readonly kind: "opened"; readonly file: OpenedFile; readonly analysis: FileAnalysis }
  | { readonly kind: "refused"; readonly reason: Refusal }
  | { readonly kind: "analyzed"; readonly analysis: FileAnalysis }
  | { readonly kind: "taken"; readonly taken: TakenFile };

let works: WorkRows | null = null;

async function open(file: File, wanted: string | null): Promise<TableAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table = await readTable(bytes, wanted);
  works = findWorkRows(table);
  const { sheet } = table;
  const isFirst = sheet === null || sheet.choices[0]?.name === sheet.name;
  const [hash, name] = isFirst
    ? [await hashOf(bytes), file.name]
    : [await hashOf(bytes, sheet.name), nameWith(file.name, sheet.name)];
  const opened = describeFile(table, works, { name, hash });
  return { kind: "opened", file: opened, analysis: analyzeFile(works, noDecisions).analysis };
}

/** Another sheet of the same file is another import. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>, sheet = ""): Promise<string> {
  const whole = await new Blob([bytes, sheet]).arrayBuffer();
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", whole))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

function nameWith(file: string, sheet: string): string {
  return `${file}, ${sheet}`.slice(-importLimits.fileNameCharacters);
}

async function answer(request: TableRequest): Promise<TableAnswer> {
  if (request.kind === "open") return open(request.file, request.sheet);
  if (works === null) throw new Error("No file is open.");
  const analyzed = analyzeFile(works, request.decisions, request.gallery);
  const { analysis, ready, people, notReady } = analyzed;
  if (request.kind === "analyze") return { kind: "analyzed", analysis };
  const rows = works.rows.map(({ number: row, cellsInFile }) => {
    return { row, cells: cellsInFile.map(readFormulaCell), notReady: notReady.get(row) ?? [] };
  });
  const headers = works.headers.map(readFormulaCell);
  return { kind: "taken", taken: { kind: analysis.kind, ready, people, headers, rows } };
}

addEventListener("message", async ({ data }: MessageEvent<TableRequest>) => {
  try {
    postMessage(await answer(data));
  } catch (error) {
    if (!(error instanceof RefusedFile)) console.error(error);
    const reason = error instanceof RefusedFile ? error.reason : "damaged";
    postMessage({ kind: "refused", reason } satisfies TableAnswer);
  }
});
