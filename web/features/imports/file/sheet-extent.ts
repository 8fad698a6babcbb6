/// <reference path="./saxen.d.ts" />
import { Parser } from "saxen";
import { RefusedFile } from "./table.ts";

/** The package fills every row up to the widest one: a sheet of two cells can become billions. */
const cellLimit = 4_000_000;
const rowLimit = 250_000;
/** Every sheet is read, to find those of works. */
const sheetLimit = 200;

/**
 * Refuses a workbook whose sheets are too many or too large to be read, by the addresses of their rows and cells, which are
 * parsed just as the package parses them.
 * @param workbook The XML of the list of sheets; `""` in a file without one.
 * @param sheets The XML of each sheet.
 * @throws RefusedFile when it is too large, or damaged: no well-formed XML, or an address that no spreadsheet writes.
 */
export function checkExtent(workbook: string, sheets: Iterable<string>): void {
  let count = 0;
  let cells = 0;
  let rows = 0;
  for (const sheet of sheets) {
    count += 1;
    if (count > sheetLimit) throw new RefusedFile("too-large");
    const extent = extentOf(sheet);
    rows += extent.rows;
    cells += extent.rows * extent.columns;
    if (rows > rowLimit || cells > cellLimit) throw new RefusedFile("too-large");
  }
  if (workbook !== "" && countTags(workbook, "sheet") > sheetLimit) {
    throw new RefusedFile("too-large");
  }
}

/** A sheet's last row and column, from 1. */
function extentOf(xml: string): { readonly rows: number; readonly columns: number } {
  let rows = 0;
  let columns = 0;
  readTags(xml, (tag, attributes) => {
    if (tag !== "row" && tag !== "c") return;
    for (const address of attributes("r")) {
      const [, letters = "", row] = /^([A-Z]{0,3})([1-9]\d{0,6})$/.exec(address) ?? [];
      if (row === undefined || (letters === "") !== (tag === "row")) {
        throw new RefusedFile("damaged");
      }
      rows = Math.max(rows, Number(row));
      columns = Math.max(columns, columnOf(letters));
    }
  });
  return { rows, columns };
}

function countTags(xml: string, counted: string): number {
  let count = 0;
  readTags(xml, (tag) => {
    if (tag === counted) count += 1;
  });
  return count;
}

/** Calls `onTag` with the name of each tag, and its attributes by name, both without a prefix. */
function readTags(
  xml: string,
  onTag: (name: string, attributes: (name: string) => string[]) => void,
): void {
  const parser = new Parser();
  parser.on("error", () => {
    throw new RefusedFile("damaged");
  });
  parser.on("openTag", (tag, getAttributes, decodeEntities) => {
    onTag(withoutPrefix(tag), (name) =>
      Object.entries(getAttributes()).flatMap(([key, value]) =>
        withoutPrefix(key) === name ? [decodeEntities(value)] : [],
      ),
    );
  });
  parser.parse(xml);
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** 1 for A, 27 for AA, 0 for none. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
