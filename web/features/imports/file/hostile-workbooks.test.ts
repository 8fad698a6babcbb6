import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { xlsxFile } from "#tests/support/spreadsheets.ts";
import { readTable } from "./read-table.ts";

beforeAll(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

const rows = [
  ["Title", "Medium"],
  ["Dune", "Oil"],
];

/** A workbook of one sheet, with the given XML in its rows. */
function workbookWith(sheetData: string): Uint8Array {
  return zipSync({
    "xl/workbook.xml": strToU8("<workbook/>"),
    "xl/worksheets/sheet1.xml": strToU8(
      `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    ),
  });
}

test.each([
  ["a lower-case address", '<row r="1"><c r="xfd900000"><v>1</v></c></row>', "damaged"],
  ["an escaped address", '<row r="1"><c r="&#88;&#x46;D900000"><v>1</v></c></row>', "too-large"],
  ["an address in single quotes", "<row r='1'><c r='XFD900000'><v>1</v></c></row>", "too-large"],
  ["an address with a prefix", '<row r="1"><c x:r="XFD900000"/></row>', "too-large"],
  ["an address given twice", '<row r="1"><c r="A1" r="XFD900000"/></row>', "damaged"],
  ["an address behind a >", '<row r="1"><c a=">" r="XFD900000"/></row>', "too-large"],
  ["an address behind a comment", '<!-- " --><row r="1"><c r="XFD900000"/></row>', "too-large"],
  ["an address of four letters", '<row r="1"><c r="AAAA1"/></row>', "damaged"],
  ["a row far away", '<row r="900000000"/>', "damaged"],
  ["a row below all that can be imported", '<row r="1048576"/>', "too-large"],
  ["tags that never end", "<c ".repeat(300_000), "damaged"],
  ["tags within tags", "<c>".repeat(300_000), "damaged"],
])("%s is refused", async (_what, sheetData, reason) => {
  await expect(readTable(workbookWith(sheetData))).rejects.toMatchObject({ reason });
});

test("3,000 sheets are refused, 200 are read", async () => {
  const sheets = (count: number) =>
    xlsxFile(...Array.from({ length: count }, (_, at) => ({ name: `${at}`, rows })));
  await expect(readTable(sheets(3000))).rejects.toMatchObject({ reason: "too-large" });
  expect((await readTable(sheets(200))).rows).toEqual(rows);
});

test("one sheet that is listed 3,000 times is refused", async () => {
  const workbook = `<workbook><sheets>${'<sheet name="a" sheetId="1" id="rId1"/>'.repeat(3000)}</sheets></workbook>`;
  const bytes = zipSync({ "xl/workbook.xml": strToU8(workbook) });
  await expect(readTable(bytes)).rejects.toMatchObject({ reason: "too-large" });
});
