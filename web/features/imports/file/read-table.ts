import { importLimits } from "#schema/import/import-input.ts";
import { decodeText } from "./decode-text.ts";
import { kindOf } from "./file-kind.ts";
import { type FileTable, isBlankRow, RefusedFile } from "./table.ts";

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
