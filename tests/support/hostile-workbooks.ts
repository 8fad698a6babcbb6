import { strToU8, zipSync } from "fflate";
import { xlsxFile } from "./spreadsheets.ts";

/** A workbook of one sheet, with the given XML in its rows. */
export function workbookWith(sheetData: string): Uint8Array {
  return zipSync({
    "xl/workbook.xml": strToU8("<workbook/>"),
    "xl/worksheets/sheet1.xml": strToU8(
      `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    ),
  });
}

const rows = [
  ["Title", "Medium"],
  ["Dune", "Oil"],
];

/** A workbook of so many sheets of works. */
export function workbookOfSheets(count: number): Uint8Array {
  return xlsxFile(...Array.from({ length: count }, (_, at) => ({ name: `${at}`, rows })));
}

/** A workbook that lists one sheet so many times. */
export function workbookListing(count: number): Uint8Array {
  const sheet = '<sheet name="a" sheetId="1" id="rId1"/>';
  const workbook = `<workbook><sheets>${sheet.repeat(count)}</sheets></workbook>`;
  return zipSync({ "xl/workbook.xml": strToU8(workbook) });
}

const many = 300_000;

/** Small files that would fill the memory, or keep a reader busy: what a sheet has in its rows, and why it is refused. */
export const hostileSheets: readonly (readonly [string, string, "damaged" | "too-large"])[] = [
  ["a lower-case address", '<row r="1"><c r="xfd900000"><v>1</v></c></row>', "damaged"],
  ["an escaped address", '<row r="1"><c r="&#88;&#x46;D900000"/></row>', "too-large"],
  ["an address in single quotes", "<row r='1'><c r='XFD900000'/></row>", "too-large"],
  ["an address with a prefix", '<row r="1"><c x:r="XFD900000"/></row>', "too-large"],
  ["an address given twice", '<row r="1"><c r="A1" r="XFD900000"/></row>', "damaged"],
  ["an address behind a >", '<row r="1"><c a=">" r="XFD900000"/></row>', "too-large"],
  ["an address behind a comment", '<!-- " --><row r="1"><c r="XFD900000"/></row>', "too-large"],
  ["an address of four letters", '<row r="1"><c r="AAAA1"/></row>', "damaged"],
  ["an address without letters", '<row r="1"><c r="900000000"/></row>', "damaged"],
  ["a row far away", '<row r="900000000"/>', "damaged"],
  ["a row below all that can be imported", '<row r="1048576"/>', "too-large"],
  ["a row with an escaped number", '<row r="&#57;00000000"/>', "damaged"],
  ["tags that never end", "<c ".repeat(many), "damaged"],
  ["tags within tags", "<c>".repeat(many), "damaged"],
  ["a tag of spaces", `<c ${" ".repeat(many)}`, "damaged"],
  ["a tag of quotes", `<c ${'"'.repeat(many)}`, "damaged"],
  ["comments that never end", "<!--".repeat(many), "damaged"],
  ["an address without end", `<row r="1"><c r="${"A".repeat(many)}1"/></row>`, "damaged"],
];
