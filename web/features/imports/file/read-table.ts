import { importLimits } from "#schema/imports/import-input.ts";
import { decodeText } from "./decode-text.ts";
import { type FileTable, isBlankRow, type Refusal, RefusedFile } from "./table.ts";

/**
 * The cells of a CSV or XLSX file, by what it contains, not by its name.
 * @param sheet of a workbook; null for the first that has works.
 * @throws RefusedFile when it is neither, empty, or larger than an import may be.
 */
export async function readTable(
  bytes: Uint8Array,
  sheet: string | null = null,
): Promise<FileTable> {
  if (bytes.length > importLimits.bytes) throw new RefusedFile("too-large");
  const table = await readCells(bytes, sheet);
  const last = table.rows.findLastIndex((row) => !isBlankRow(row));
  if (last === -1) throw new RefusedFile("empty");
  return { ...table, rows: table.rows.slice(0, last + 1) };
}

async function readCells(bytes: Uint8Array, sheet: string | null): Promise<FileTable> {
  const kind = kindOf(bytes);
  if (kind === "zip") {
    const { readWorkbook } = await import("./read-workbook.ts");
    return readWorkbook(bytes, sheet);
  }
  if (kind !== "text") throw new RefusedFile(kind);
  const text = decodeText(bytes);
  if (text.trim() === "") throw new RefusedFile("empty");
  const { readCsv } = await import("./read-csv.ts");
  return readCsv(text);
}

/** What a file is by its first bytes, whatever its name says. */
type FileKind = "zip" | "text" | Extract<Refusal, "picture" | "pdf" | "old-excel">;

const signatures: readonly (readonly [FileKind, string, number])[] = [
  ["zip", "PK\x03\x04", 0],
  ["zip", "PK\x05\x06", 0],
  ["old-excel", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", 0],
  ["pdf", "%PDF-", 0],
  ["picture", "\x89PNG", 0],
  ["picture", "\xff\xd8\xff", 0],
  ["picture", "GIF8", 0],
  ["picture", "WEBP", 8],
  ["picture", "ftyp", 4],
  ["picture", "BM", 0],
  ["picture", "II*\0", 0],
  ["picture", "MM\0*", 0],
];

function kindOf(bytes: Uint8Array): FileKind {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const found = signatures.find(([, signature, at]) => start.startsWith(signature, at));
  // A table can begin with the letters of a bitmap.
  if (found?.[1] === "BM" && !bytes.subarray(0, 64).includes(0)) return "text";
  return found?.[0] ?? "text";
}
