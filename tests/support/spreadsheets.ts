import { strToU8, zipSync } from "fflate";

/** A cell of a made spreadsheet; a Date is stored as a day, a formula without its result. */
export type SheetCell =
  | string
  | number
  | boolean
  | Date
  | { readonly error: string }
  | { readonly formula: string }
  | null;

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  readonly isHidden?: boolean;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const types = "http://schemas.openxmlformats.org/package/2006/content-types";

/** An XLSX file as spreadsheets write it, with texts in the cells themselves. */
export function xlsxFile(...sheets: readonly Sheet[]): Uint8Array {
  const files: Record<string, string> = {
    "[Content_Types].xml": `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
      .map(
        ({ name, isHidden = false }, at) =>
          `<sheet name="${escapeXml(name)}"${isHidden ? ' state="hidden"' : ""} sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${relations}">${sheets
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join(
        "",
      )}<Relationship Id="rIdStyles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    // The second style is a day.
    "xl/styles.xml": `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  for (const [at, { rows }] of sheets.entries()) {
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `${head}<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join("")}</sheetData></worksheet>`;
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([at, xml]) => [at, strToU8(xml)])));
}

function rowXml(cells: readonly SheetCell[], row: number): string {
  return `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${columnLetters(column)}${row + 1}`)).join("")}</row>`;
}

/** Days are counted from December 30, 1899. */
const firstDay = Date.UTC(1899, 11, 30);

function cellXml(cell: SheetCell, at: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === "boolean") return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === "string") {
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  }
  if ("error" in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`;
  if ("formula" in cell) return `<c r="${at}"><f>${escapeXml(cell.formula)}</f><v></v></c>`;
  return `<c r="${at}" s="1"><v>${(cell.getTime() - firstDay) / 86_400_000}</v></c>`;
}

function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A CSV text, as spreadsheets write it. */
export function csvOf(
  rows: readonly (readonly string[])[],
  { separator = ",", newline = "\r\n" } = {},
): string {
  const quote = (cell: string) =>
    /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => row.map(quote).join(separator) + newline).join("");
}

/** Mac Roman's columnLetters beyond ASCII that tables of works in French use. */
const macRoman: Readonly<Record<string, number>> = {
  ...{ é: 0x8e, è: 0x8f, ê: 0x90, à: 0x88, â: 0x89, ç: 0x8d, î: 0x94, ô: 0x99, û: 0x9e, ù: 0x9d },
  ...{ É: 0x83, À: 0xcb, "’": 0xd5, œ: 0xcf, "×": 0x78, "«": 0xc7, "»": 0xc8, "\u00a0": 0xca },
};

export type TextEncoding = "utf-8" | "utf-8-bom" | "utf-16le" | "utf-16be" | "windows-1252" | "mac";

/** A text in an encoding that spreadsheets save CSV in; those of one byte only with columnLetters of Western Europe. */
export function encodeText(text: string, encoding: TextEncoding, hasMark = true): Uint8Array {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "utf-8-bom") return new TextEncoder().encode(`\ufeff${text}`);
  if (encoding === "utf-16le" || encoding === "utf-16be") {
    const marked = hasMark ? `\ufeff${text}` : text;
    const bytes = new DataView(new ArrayBuffer(marked.length * 2));
    for (let at = 0; at < marked.length; at++) {
      bytes.setUint16(at * 2, marked.charCodeAt(at), encoding === "utf-16le");
    }
    return new Uint8Array(bytes.buffer);
  }
  return Uint8Array.from(text, (character) => byteOf(character, encoding));
}

function byteOf(character: string, encoding: "windows-1252" | "mac"): number {
  const code = character.charCodeAt(0);
  if (code < 0x80) return code;
  if (encoding === "mac") {
    const byte = macRoman[character];
    if (byte === undefined) throw new Error(`${character} is not in this part of Mac Roman.`);
    return byte;
  }
  if (character === "’") return 0x92;
  if (character === "œ") return 0x9c;
  if (code > 0xff) throw new Error(`${character} is not in this part of Windows-1252.`);
  return code;
}
