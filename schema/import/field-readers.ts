import type { Medium } from "../media.ts";
import { measureMarks, type NumberSigns, readNumber } from "../read-number.ts";
import { remembered } from "../remembered.ts";
import type { WorkStatus } from "../work-status.ts";
import {
  namesSides,
  readAmount,
  readCurrency,
  readDiscount,
  readLength,
  readShare,
  readSides,
  readYear,
} from "./cells.ts";
import { readDay } from "./days.ts";
import { foldHeader, type ImportField } from "./fields.ts";
import { readFormulaCell } from "./formula-cells.ts";
import type { ImportSettings } from "./import-settings.ts";
import { discountBearerIn, flagIn, mediumIn, statusIn, supportIn } from "./words.ts";

/** What a row's cell of a field says; `value` is null for what cannot be read. */
export interface FieldCell<Value> {
  readonly field: ImportField;
  readonly text: string;
  readonly value: Value | null;
}

type Row = readonly string[];

export type FieldReaders = ReturnType<typeof fieldReaders>;

/** How the cells of each field are read by a file's settings. Each text of a field is read once. */
export function fieldReaders(settings: ImportSettings) {
  const { columns, signs, unit, sizeBeginsWith, dateOrder } = settings;

  function readerOf<Value extends NonNullable<unknown>>(
    field: ImportField,
    read: (text: string) => Value | null,
  ): (row: Row) => FieldCell<Value> {
    const cellOf = remembered((cell: string) => {
      const text = textIn(cell);
      return { field, text, value: read(text) };
    });
    const column = columns[field];
    if (column !== undefined) return (row) => cellOf(row[column] ?? "");
    const blank = cellOf("");
    return () => blank;
  }

  /** Not remembered: there is nothing to read, and few of these texts repeat. */
  function textOf(field: ImportField): (row: Row) => FieldCell<string> {
    const column = columns[field] ?? -1;
    return (row) => {
      const text = textIn(row[column] ?? "");
      return { field, text, value: text || null };
    };
  }

  const dayOf = (field: ImportField) => readerOf(field, (text) => readDay(text, dateOrder));
  const amountOf = (field: ImportField) => readerOf(field, (text) => readAmount(text, signs));
  const centsOf = (field: ImportField) =>
    readerOf(field, (text) => readAmount(text, signs)?.cents ?? null);
  const shareOf = (field: ImportField) => readerOf(field, (text) => readShare(text, signs));
  const lengthOf = (field: ImportField) => readerOf(field, (text) => readLength(text, unit, signs));
  const flagOf = (field: ImportField) => readerOf(field, flagIn);

  return {
    title: textOf("title"),
    year: readerOf("year", (text) => readYear(text) ?? settings.year),
    medium: readerOf(
      "medium",
      (text): Medium | null => settings.media.get(foldHeader(text)) ?? mediumIn(text),
    ),
    /** The support that the words of the medium name, such as "oil on linen". */
    supportOfMedium: readerOf("medium", supportIn),
    support: readerOf(
      "support",
      (text) => settings.supports.get(foldHeader(text)) ?? supportIn(text),
    ),
    status: readerOf(
      "status",
      (text): WorkStatus | null => settings.statuses.get(foldHeader(text)) ?? statusIn(text),
    ),
    disposal: readerOf("disposal", statusOfDisposal),
    width: lengthOf("width"),
    height: lengthOf("height"),
    depth: lengthOf("depth"),
    size: readerOf("size", (text) => {
      const sides = readSides(text, unit, signs);
      if (sides === null) return null;
      const [first = null, second = null, depth = null] = sides;
      const isWidthFirst = sizeBeginsWith === "width" && !namesSides(text);
      const [width, height] = isWidthFirst ? [first, second] : [second, first];
      return { width, height, depth };
    }),
    inventoryNumber: textOf("inventoryNumber"),
    location: textOf("location"),
    statusWho: textOf("statusWho"),
    statusSince: dayOf("statusSince"),
    statusUntil: dayOf("statusUntil"),
    framed: flagOf("framed"),
    framingCost: centsOf("framingCost"),
    notes: textOf("notes"),
    hours: readerOf("hours", (text) => readHours(text, signs)),
    materials: centsOf("materials"),
    archived: flagOf("archived"),
    currency: readerOf("currency", readCurrency),
    price: amountOf("price"),
    soldOn: dayOf("soldOn"),
    soldPrice: amountOf("soldPrice"),
    soldTo: textOf("soldTo"),
    soldThrough: textOf("soldThrough"),
    discount: readerOf("discount", (text) => readDiscount(text, settings.discountUnit, signs)),
    discountBorneBy: readerOf("discountBorneBy", discountBearerIn),
    commission: shareOf("commission"),
    saleFees: centsOf("saleFees"),
    saleShipping: centsOf("saleShipping"),
  };
}

function textIn(cell: string): string {
  return readFormulaCell(cell.trim());
}

/** How a work left; null where a table says nothing of it. */
function statusOfDisposal(text: string): WorkStatus | null {
  const disposal = foldHeader(text);
  if (/^(?:sale|sold|vente|vendue?)$/.test(disposal)) return "sold";
  return /^(?:donation|gift|don|cadeau)$/.test(disposal) ? "not-for-sale" : null;
}

/** Hours with their decimals, such as `7.5` or `7,5 h`; null for what cannot be read. */
function readHours(text: string, signs: NumberSigns): number | null {
  const number = readNumber(text, signs, measureMarks.hours);
  return number === null || number === "" ? null : Number(number);
}
