import { localesOf } from "#schema/documents/languages.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Locale } from "#web/i18n/words.ts";
import type { PdfForm, PictureNeed } from "../pdf/pdf-form.ts";
import type { Paper } from "../pdf/resources.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { drawTable, type Table, tableHeight } from "../pdf/table.ts";
import type { Text, TextStyle } from "../pdf/text-style.ts";
import type { LocalizedText } from "../words/document-words.ts";
import { invoiceColumns, smallPicture, tableRows } from "./invoice-lines.ts";
import { type InvoiceText, invoiceText } from "./invoice-text.ts";
import {
  type Columns,
  drawInvoicedWork,
  largePicture,
  smallestPictureHeight,
  wordsHeightOf,
} from "./invoice-work.ts";
import { inline, stacked, styles } from "./styles.ts";

/** An invoice or credit note, on as many pages as its lines need. */
export function invoiceForm(invoice: Invoice, paper: Paper, isSample = false): PdfForm {
  const text = invoiceText(invoice, isSample);
  const [locale] = localesOf(invoice.content.language);
  return {
    title: `${joined(text.title)} ${joined(text.number)}`,
    author: text.artist,
    locale,
    paper,
    pictures: picturesOf(text),
    draw: (sheet) => draw(sheet, text, locale),
  };
}

function joined(texts: LocalizedText): string {
  return texts.map(({ text }) => text).join(" / ");
}

function picturesOf({ work, rows }: InvoiceText): PictureNeed[] {
  if (work) return work.hasPicture ? [{ id: work.artworkId, ...largePicture }] : [];
  return rows.flatMap(({ artworkId }) => (artworkId ? [{ id: artworkId, ...smallPicture }] : []));
}

/** Of an address. */
const mostLines = 12;
const gap = 32;
/** Above the sentence at the end. */
const smallestSpace = 16;
const smallStyle: TextStyle = { face: "text", size: 13.5, lineHeight: 21 };
const narrowHeading: TextStyle = { ...styles.heading, size: 32, lineHeight: 40, tracking: -0.02 };
const thanksStyle: TextStyle = { face: "display", size: 17, lineHeight: 26 };

/** The room between the parts, and above each row of the table and below it. */
interface Spacing {
  readonly aboveWork: number;
  readonly belowWork: number;
  readonly row: number;
  readonly aboveEnd: number;
}
const usual: Spacing = { aboveWork: 40, belowWork: 36, row: 10, aboveEnd: 32 };
const tight: Spacing = { aboveWork: 24, belowWork: 20, row: 6, aboveEnd: 20 };

function draw(sheet: Sheet, text: InvoiceText, locale: Locale): void {
  const half = (sheet.contentWidth - gap) / 2;
  const columns = { half, right: sheet.left + half + gap };
  const end = endOf(sheet, text, locale, columns);
  const belowHeader = drawHeader(sheet, text, locale, columns);
  const top = drawBuyer(sheet, text, locale, { ...columns, y: belowHeader + 32 });
  const { spacing, room } = spacingOf(sheet, text, locale, { columns, end, top });
  let y = top + spacing.aboveWork;
  if (text.work) {
    const at = { ...columns, y, room };
    y = drawInvoicedWork(sheet, text.work, locale, at) + spacing.belowWork;
  }
  y = drawTable(sheet, { ...tableOf(sheet, text, locale, spacing), y });
  drawEnd(sheet, end, columns, y + spacing.aboveEnd);
  sheet.setFoot(text.email === "" ? text.artist : text.email, inline(text.number, locale));
}

function tableOf(sheet: Sheet, text: InvoiceText, locale: Locale, { row }: Spacing): Table {
  return {
    x: sheet.left,
    y: 0,
    width: sheet.contentWidth,
    head: [],
    columns: invoiceColumns(sheet, text),
    rows: tableRows(text, locale, row),
  };
}

interface Placed {
  readonly columns: Columns;
  readonly end: ReturnType<typeof endOf>;
  /** Where the buyer ends. */
  readonly top: number;
}

/**
 * The widest spacing that has the whole invoice of one work on one page, else its table with the work; and how high the
 * picture may be.
 */
function spacingOf(
  sheet: Sheet,
  text: InvoiceText,
  locale: Locale,
  { columns, end, top }: Placed,
): { readonly spacing: Spacing; readonly room: number } {
  const { work } = text;
  const roomIn = (spacing: Spacing, endHeight: number) => {
    const table = tableHeight(sheet, tableOf(sheet, text, locale, spacing));
    const { aboveWork, belowWork, aboveEnd } = spacing;
    return sheet.bottom - top - aboveWork - belowWork - table - (endHeight && aboveEnd + endHeight);
  };
  const whole = end.height + smallestSpace + end.lastHeight;
  const asUsual = { spacing: usual, room: roomIn(usual, whole) };
  if (!work?.isSpacingFlexible) return asUsual;
  const needed = Math.max(wordsHeightOf(sheet, work, columns), smallestPictureHeight);
  const fitting = (
    [
      [usual, whole],
      [tight, whole],
      [usual, 0],
      [tight, 0],
    ] as const
  )
    .map(([spacing, endHeight]) => ({ spacing, room: roomIn(spacing, endHeight) }))
    .find(({ room }) => room >= needed);
  return fitting ?? asUsual;
}

function drawHeader(
  sheet: Sheet,
  text: InvoiceText,
  locale: Locale,
  { half, right }: Columns,
): number {
  const own = { x: sheet.left, width: half };
  let left = sheet.text(text.artist, { ...own, y: sheet.margin, maximumLines: 3 }, styles.artist);
  if (text.address.length > 0) {
    const box = { ...own, y: left + 6, maximumLines: mostLines };
    left = sheet.text(text.address.join("\n"), box, styles.address);
  }
  const other = { x: right, width: half };
  const second = { face: "display-italic" } as const;
  const oneLine = inline(text.title, locale, second);
  const isWide = sheet.widthOf(oneLine, styles.heading) > half;
  const title = isWide ? stacked(text.title, locale, second) : oneLine;
  const style = isWide ? narrowHeading : styles.heading;
  let y = sheet.text(title, { ...other, y: sheet.margin - 8 }, style, "H1");
  y = sheet.text(inline(text.number, locale), { ...other, y: y + 6 }, styles.address);
  y = sheet.text(inline(text.date, locale), { ...other, y }, styles.address);
  if (text.credits.length > 0) {
    y = sheet.text(stacked(text.credits, locale), { ...other, y: y + 6 }, styles.address);
  }
  return Math.max(left, y);
}

function drawBuyer(
  sheet: Sheet,
  text: InvoiceText,
  locale: Locale,
  { half, right, y }: Columns & { readonly y: number },
): number {
  const column = { x: right, width: half };
  const next = sheet.text(inline(text.soldTo, locale), { ...column, y }, styles.label);
  const lines = stacked(text.buyer, locale, { ink: "ink" });
  return sheet.text(lines, { ...column, y: next, maximumLines: mostLines }, styles.body);
}

/** Payment, registration numbers and whose the work is, with their heights. */
function endOf(
  sheet: Sheet,
  { payment, registrations, thanks }: InvoiceText,
  locale: Locale,
  { half }: Columns,
) {
  const paid = payment.map((text) => stacked(text, locale));
  const numbers: Text = registrations
    ? [
        ...inline(registrations.heading, locale),
        ...registrations.lines.flatMap(({ names, number }) => [
          { text: "\n" },
          ...inline(names, locale),
          { text: ` ${number}` },
        ]),
      ]
    : "";
  const height = Math.max(
    paid.reduce((sum, text) => sum + sheet.heightOf(text, half, smallStyle), 0),
    registrations ? sheet.heightOf(numbers, half, smallStyle) : 0,
  );
  const last: Text = thanks ? stacked(thanks, locale) : "";
  const lastHeight = thanks ? sheet.heightOf(last, sheet.contentWidth, thanksStyle) : 0;
  return { paid, numbers, height, last, lastHeight };
}

/** Together on one page. */
function drawEnd(
  sheet: Sheet,
  { paid, numbers, height, last, lastHeight }: ReturnType<typeof endOf>,
  { half, right }: Columns,
  y: number,
): void {
  const space = height > 0 ? 32 : 0;
  const room = sheet.bottom - y - height - lastHeight;
  const top = room >= smallestSpace ? y : sheet.roomFor(y, height + space + lastHeight);
  let at = top;
  for (const text of paid) at = sheet.text(text, { x: sheet.left, y: at, width: half }, smallStyle);
  if (numbers !== "") sheet.text(numbers, { x: right, y: top, width: half }, smallStyle);
  if (last !== "") {
    const gapAbove = Math.min(space, sheet.bottom - top - height - lastHeight);
    const box = { x: sheet.left, y: top + height + gapAbove, width: sheet.contentWidth };
    sheet.text(last, box, thanksStyle);
  }
}
