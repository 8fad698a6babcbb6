import type { DocumentArtist } from "#schema/documents/content.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { drawTable, tableHeight } from "../pdf/table.ts";
import type { Text, TextStyle } from "../pdf/text-style.ts";
import { type DocumentVoice, type DocumentVoices, voicesOf } from "../words/document-words.ts";
import { artistAddressLine, artistName } from "./addresses.ts";
import { MissingFactError } from "./missing-fact.ts";
import { drawNestedSizes, nestedHeight } from "./nested-sizes.ts";
import { both, type PriceListContent } from "./price-list-content.ts";
import { pricesTable } from "./price-table.ts";
import { drawWorks } from "./works-table.ts";

const artistStyle: TextStyle = { face: "display", size: 22, lineHeight: 28, tracking: -0.008 };
const titleStyle: TextStyle = { face: "display", size: 52, lineHeight: 52, tracking: -0.028 };
const fromStyle: TextStyle = { face: "text", size: 15, lineHeight: 22, ink: "secondary" };
const noteStyle: TextStyle = { face: "text", size: 13, lineHeight: 19, ink: "secondary" };
const top = 72;
const nestedWidth = 304;

export function priceListForm(content: PriceListContent): PdfForm {
  const voices = voicesOf(content.language);
  const [{ t, locale }] = voices;
  const author = artistName(content.artist);
  if (content.rows.length === 0 && content.works.length === 0) throw new MissingFactError("list");
  return {
    title: `${t("list.title")}, ${author}`,
    author,
    locale,
    paper: content.paper,
    pictures: content.works.flatMap(({ work }) =>
      work.hasPicture ? [{ id: work.artworkId, width: 96, height: 72 }] : [],
    ),
    draw: (sheet) => draw(sheet, content, voices),
  };
}

function draw(sheet: Sheet, content: PriceListContent, voices: DocumentVoices): void {
  sheet.setFoot(artistAddressLine(content.artist, voices[0]), contactLine(content.artist));
  const belowHead = drawHead(sheet, content, voices);
  const notes = notesOf(sheet, content, voices);
  const belowPrices =
    content.rows.length > 0
      ? drawPrices(sheet, content, voices, { y: belowHead, below: heightWithGap(notes) })
      : belowHead;
  const belowNotes =
    notes.height === 0 ? belowPrices : drawNotes(sheet, notes, belowPrices + notesGap);
  if (content.works.length > 0) drawWorks(sheet, content, voices, belowNotes + 28);
}

function drawHead(sheet: Sheet, content: PriceListContent, voices: DocumentVoices): number {
  const { artist, nested } = content;
  const [first] = voices;
  const hasNested = nested.length > 1;
  const width = sheet.contentWidth - (hasNested ? nestedWidth + 32 : 0);
  const height = hasNested ? nestedHeight(nested, nestedWidth) : 0;
  const column = { x: sheet.left, width };
  const name = { ...column, y: top, maximumLines: 2 };
  const belowName = sheet.text(artistName(artist), name, artistStyle);
  const title = both(voices, ({ t }) => t("list.title"));
  const from = voices.map((voice) => fromIn(content, voice));
  const size = voices.length > 1 ? { ...titleStyle, size: 40, lineHeight: 44 } : titleStyle;
  const titleHeight = sheet.heightOf(title, width, size);
  const fromHeight = voices.length * 2 * fromStyle.lineHeight;
  const free = top + Math.max(height, 200) - titleHeight - 14 - fromHeight;
  const belowTitle = sheet.text(
    title,
    { ...column, y: Math.max(belowName + 24, free) },
    size,
    "H1",
  );
  let y = belowTitle + 14;
  from.forEach((lines, index) => {
    const lang = voices[index] === first ? {} : { lang: voices[index]?.locale ?? first.locale };
    for (const text of lines) y = sheet.text([{ text, ...lang }], { ...column, y }, fromStyle);
  });
  if (hasNested) {
    drawNestedSizes(sheet, nested, {
      x: sheet.right - nestedWidth,
      y: top,
      width: nestedWidth,
      units: content.units,
      voice: first,
    });
  }
  return Math.max(y, top + height) + 28;
}

function fromIn(
  { isDraft, holdsFrom, currency, framesApart }: PriceListContent,
  voice: DocumentVoice,
) {
  const { t, format } = voice;
  const named = t(`list.currency.${currency}`);
  const frames = framesApart ? "list.unframed" : "list.framed";
  return [
    ...(isDraft ? [t("list.draft")] : []),
    ...(!isDraft && holdsFrom !== null
      ? [t("list.holdsFrom", { date: format.longDate(`${holdsFrom}T12:00`) })]
      : []),
    t(framesApart === null ? "list.framesUnsaid" : frames, { currency: named }),
  ];
}

/** Rows are set closer where the notes would otherwise be on another page; on that page are some of them, too. */
function drawPrices(
  sheet: Sheet,
  content: PriceListContent,
  voices: DocumentVoices,
  { y, below }: { readonly y: number; readonly below: number },
): number {
  const usual = pricesTable(sheet, content, voices, { y, density: "usual" });
  const tight = pricesTable(sheet, content, voices, { y, density: "tight" });
  const fits = (table: typeof usual) =>
    y + tableHeight(sheet, table) + below <= sheet.bottom + notesOverhang;
  const table = !fits(usual) && fits(tight) ? tight : usual;
  sheet.rule(table.x, y, table.width, "ink");
  return drawTable(sheet, { ...table, below: Math.max(0, below - notesOverhang) });
}

function heightWithGap({ height }: Notes): number {
  return height === 0 ? 0 : notesGap + height;
}

interface Notes {
  /** Side by side. */
  readonly texts: readonly Text[];
  readonly width: number;
  readonly height: number;
}

const notesGap = 16;
const betweenNotes = 28;
/** The foot leaves them this much more room than to a table. */
const notesOverhang = 10;

/** A paragraph in each of three columns, more of them below each other; of two languages, each in a column of its own. */
function notesOf(sheet: Sheet, { notes }: PriceListContent, [{ locale }]: DocumentVoices): Notes {
  const paragraphs = notes.map(({ locale: own, text }) => ({ own, lines: linesOf(text) }));
  const isBoth = paragraphs.length > 1;
  const texts: Text[] = isBoth
    ? paragraphs.map(({ own, lines }) => [
        own === locale
          ? { text: lines.join(" ") }
          : { text: lines.join(" "), lang: own, style: { ink: "secondary" } },
      ])
    : columnsOf(paragraphs[0]?.lines ?? []).map((text) => [
        { text, ...(paragraphs[0]?.own !== locale && { lang: paragraphs[0]?.own ?? locale }) },
      ]);
  const columns = isBoth ? 2 : 3;
  const width = (sheet.contentWidth - (columns - 1) * betweenNotes) / columns;
  const heights = texts.map((text) => sheet.heightOf(text, width, noteStyle));
  return { texts, width, height: Math.max(0, ...heights) };
}

function linesOf(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** At most three columns: what more there is goes on in the last. */
function columnsOf(lines: readonly string[]): string[] {
  const [first, second, ...others] = lines;
  return [first, second, others.length > 0 ? others.join("\n") : undefined].filter(
    (column) => column !== undefined,
  );
}

function drawNotes(sheet: Sheet, { texts, width, height }: Notes, y: number): number {
  const isNew = y + height > sheet.bottom + notesOverhang;
  if (isNew) sheet.newPage();
  const at = isNew ? sheet.margin : y;
  texts.forEach((text, index) => {
    const x = sheet.left + index * (width + betweenNotes);
    sheet.text(text, { x, y: at, width }, noteStyle);
  });
  return at + height;
}

function contactLine({ business }: DocumentArtist): string {
  return [business.phone, business.email].filter((part) => part !== "").join(", ");
}
