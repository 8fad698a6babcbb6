import { cpuUsage, exit, stdout } from "node:process";
import * as cells from "#schema/imports/cells.ts";
import { fitsField, matchColumns } from "#schema/imports/columns.ts";
import { dateOrderOf, readDay, readPastDay } from "#schema/imports/day-cells.ts";
import { foldHeader } from "#schema/imports/fields.ts";
import { foldName } from "#schema/imports/fold-name.ts";
import { countNames, readHeading } from "#schema/imports/heading-names.ts";
import { readPriceCell, sharedPriceIn } from "#schema/imports/price-cell.ts";
import { disposalIn, forSaleIn, statusIn } from "#schema/imports/status-words.ts";
import { readTaxes } from "#schema/imports/tax-cells.ts";
import { unitNamed } from "#schema/imports/units-column.ts";
import * as words from "#schema/imports/words.ts";
import { measureMarks, readNumber } from "#schema/read-number.ts";
import { encodeText } from "#tests/support/spreadsheets.ts";
import { isErrorCell, readFormulaCell } from "#web/browser/formula-cells.ts";
import { analyzeFile } from "#web/features/imports/analysis/analyze-file.ts";
import { noDecisions } from "#web/features/imports/analysis/decisions.ts";
import { findWorkRows } from "#web/features/imports/analysis/work-rows.ts";
import { readTable } from "#web/features/imports/file/read-table.ts";
import { findHeadings } from "#web/features/imports/reading/heading-row.ts";
import { numberSeparatorsOf } from "#web/features/imports/reading/number-separators.ts";
import {
  isOfPrint,
  isPrintTitle,
  isWithEdition,
} from "#web/features/imports/reading/print-words.ts";
import { readMediumLine } from "#web/features/imports/reading/read-medium-line.ts";
import { hostileTexts } from "./hostile-texts.ts";

// Run in a process of its own: reads every hostile text by every reader, and prints those that take too long.

const separators = { decimal: ".", grouping: "," } as const;
const numbers = { ...separators, decimal: ",", grouping: " " } as const;

const measured = ["width", "size", "price", "soldOn", "hours", "status"] as const;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  readLength: (text) => cells.readLength(text, "in", separators),
  readSides: (text) => cells.readSides(text, "in", separators),
  namesSides: cells.namesSides,
  unitIn: cells.unitIn,
  isBlankCell: cells.isBlankCell,
  readAmount: (text) => cells.readAmount(text, separators),
  readAmountInFrench: (text) => cells.readAmount(text, numbers),
  currencyIn: cells.currencyIn,
  readCurrency: cells.readCurrency,
  readShare: (text) => cells.readShare(text, separators),
  readDiscount: (text) => cells.readDiscount(text, "percent", separators),
  readYear: cells.readYear,
  readNumber: (text) => readNumber(text, separators, measureMarks.inches),
  readDay: (text) => readDay(text, "month-first"),
  readPastDay: (text) => readPastDay(text, "day-first", "2026-11-26"),
  dateOrderOf: (text) => dateOrderOf([text]),
  numberSeparatorsOf: (text) => numberSeparatorsOf([{ text, count: 1 }]),
  foldName,
  foldHeader,
  readFormulaCell,
  isErrorCell,
  readPriceCell: (text) => readPriceCell(text, separators),
  sharedPriceIn,
  isOfPrint,
  isPrintTitle,
  isWithEdition,
  statusIn,
  disposalIn,
  forSaleIn: (text) => forSaleIn(text),
  readTaxes,
  unitNamed,
  mediumIn: words.mediumIn,
  supportIn: words.supportIn,
  channelKindIn: words.channelKindIn,
  discountBearerIn: words.discountBearerIn,
  deliveryIn: words.deliveryIn,
  flagIn: words.flagIn,
  framedIn: words.framedIn,
  readMediumLine: (text) =>
    readMediumLine(
      { line: text, medium: text, support: text },
      { medium: "oil", support: "canvas-0.75" },
    ),
  readHeading,
  countNames: (text) => countNames([text]),
  findHeadings: (text) =>
    findHeadings([
      [text, "Title", "Medium"],
      ["a", text, "oil"],
    ]),
  matchColumns: (text) => matchColumns([text, "Title"], [[text, text]]),
  fitsField: (text) => measured.map((field) => fitsField(field, text)),
};

/** Milliseconds of the processor. */
const longest = 200;

const slow: string[] = [];
let tried = 0;

async function time(name: string, text: string, read: () => unknown, limit: number): Promise<void> {
  const before = cpuUsage();
  await read();
  const { user, system } = cpuUsage(before);
  tried += 1;
  const taken = (user + system) / 1000;
  if (taken > limit) slow.push(`${name} of ${JSON.stringify(text.slice(0, 12))}: ${taken} ms`);
}

/** A file of a cell and a heading of hostile text, with every reader that its columns need. */
async function readFile(text: string): Promise<unknown> {
  const quoted = `"${text.replaceAll('"', '""')}"`;
  const headings = `Title,Height,Width,Price,Medium,Year,Sold date,${quoted}`;
  const csv = `${headings}\n${`${quoted},`.repeat(8)}\nDune,1,2,3,oil,2024,,\n`;
  const table = await readTable(encodeText(csv, "utf-8"));
  return analyzeFile(findWorkRows(table), noDecisions);
}

for (const text of hostileTexts) {
  for (const [name, read] of Object.entries(readers))
    await time(name, text, () => read(text), longest);
  // Nine such cells.
  await time("a file", text, () => readFile(text).catch(() => null), longest * 9);
}

stdout.write(JSON.stringify({ tried, slow }), () => exit(0));
