import { localesOf } from "#schema/documents/languages.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import type { Locale } from "#web/i18n/words.ts";
import type { PdfForm, PictureNeed } from "../pdf/pdf-form.ts";
import type { Paper } from "../pdf/resources.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { drawTable, tableHeight } from "../pdf/table.ts";
import type { Text, TextStyle } from "../pdf/text-style.ts";
import type { DocumentCatalogues, Said } from "../words/document-words.ts";
import { fittingTitle } from "./fitting-title.ts";
import { invoiceColumns, smallPicture, tableRows } from "./invoice-lines.ts";
import { type InvoiceText, invoiceText } from "./invoice-text.ts";
import { inline, stacked, styles } from "./styles.ts";

/** An invoice or credit note, on as many pages as its lines need. */
export function invoiceForm(
  invoice: Invoice,
  paper: Paper,
  catalogues: DocumentCatalogues,
  isSample = false,
): PdfForm {
  const text = invoiceText(invoice, catalogues, isSample);
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

function joined(said: Said): string {
  return said.map(({ text }) => text).join(" / ");
}

const largePicture = { width: 320, height: 220 } as const;
const smallestPictureHeight = 96;

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

function draw(sheet: Sheet, text: InvoiceText, locale: Locale): void {
  const half = (sheet.contentWidth - gap) / 2;
  const columns = { half, right: sheet.left + half + gap };
  const end = endOf(sheet, text, locale, columns);
  const table = {
    x: sheet.left,
    y: 0,
    width: sheet.contentWidth,
    columns: invoiceColumns(sheet, text),
    head: [],
    rows: tableRows(text, locale),
  };
  let y = drawHeader(sheet, text, locale, columns);
  y = drawBuyer(sheet, text, locale, columns, y) + 40;
  if (text.work) {
    const below = 36 + tableHeight(sheet, table) + 32 + end.height + smallestSpace + end.lastHeight;
    y = drawWork(sheet, text, locale, columns, y, sheet.bottom - y - below) + 36;
  }
  y = drawTable(sheet, { ...table, y });
  drawEnd(sheet, end, columns, y + 32);
  sheet.setFoot(text.email === "" ? text.artist : text.email, inline(text.number, locale));
}

interface Columns {
  readonly half: number;
  readonly right: number;
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
  { half, right }: Columns,
  y: number,
): number {
  const column = { x: right, width: half };
  const next = sheet.text(inline(text.soldTo, locale), { ...column, y: y + 32 }, styles.label);
  const lines = stacked(text.buyer, locale, { ink: "ink" });
  return sheet.text(lines, { ...column, y: next, maximumLines: mostLines }, styles.body);
}

/**
 * The one work, its picture beside its title and facts; without a picture the words alone. The picture is smaller where
 * that brings the invoice onto one page.
 */
function drawWork(
  sheet: Sheet,
  text: InvoiceText,
  locale: Locale,
  { half, right }: Columns,
  y: number,
  room: number,
): number {
  const { work } = text;
  if (!work) return y;
  const style = fittingTitle(sheet, work.title, half, 3, [
    styles.title,
    { ...styles.title, size: 19, lineHeight: 24 },
  ]);
  const titleHeight = sheet.heightOf(work.title, half, style, 4);
  const factsHeight = work.facts.length * (2 * styles.address.lineHeight + 6);
  const wordsHeight = titleHeight + 4 + factsHeight;
  const isRoomEnough =
    work.isPictureFlexible && room >= Math.max(wordsHeight, smallestPictureHeight);
  const box = sheet.fit(work.artworkId, {
    x: sheet.left,
    y: 0,
    width: Math.min(half, largePicture.width),
    height: isRoomEnough ? Math.min(room, largePicture.height) : largePicture.height,
  });
  const height = Math.max(wordsHeight, box?.height ?? 0);
  if (box && work.hasPicture) {
    sheet.picture(work.artworkId, { ...box, y: y + height - box.height }, work.title, "shadow");
  }
  let at = y + height - wordsHeight;
  at = sheet.text(work.title, { x: right, y: at, width: half, maximumLines: 4 }, style, "H2");
  at += 4;
  work.facts.forEach(({ locale: own, lines }, index) => {
    const run = {
      text: lines.join("\n"),
      style: { ink: index === 0 ? "ink" : "secondary" },
    } as const;
    const runs = own === locale ? run : { ...run, lang: own };
    at = sheet.text([runs], { x: right, y: at + 6, width: half }, styles.address);
  });
  return y + height;
}

/** Payment, registration numbers and whose the work is, with their heights. */
function endOf(
  sheet: Sheet,
  { payment, registrations, thanks }: InvoiceText,
  locale: Locale,
  { half }: Columns,
) {
  const paid = payment.map((said) => stacked(said, locale));
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
