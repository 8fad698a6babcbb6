import type { DocumentArtist, DocumentWork } from "#schema/documents/content.ts";
import type { DocumentLanguage } from "#schema/documents/languages.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import type { Paper } from "../pdf/resources.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { pixelsPerInch, type Run, type TextStyle } from "../pdf/text-style.ts";
import { type DocumentVoices, say, voicesOf } from "../words/document-words.ts";
import { artistName } from "./addresses.ts";
import { madeOn } from "./facts.ts";
import { labelFoot } from "./label-foot.ts";
import { MissingFactError } from "./missing-fact.ts";
import { type PricedWork, priceOn, sizeOn, titleOn } from "./printed-work.ts";

/** Labels to cut: 4 × 2.5 in, eight on a sheet (price list, section 5). */
export interface LabelsContent {
  readonly language: DocumentLanguage;
  readonly artist: DocumentArtist;
  readonly paper: Paper;
  readonly works: readonly LabelledWork[];
}

export interface LabelledWork extends PricedWork {
  /** What its QR code opens; null without one. */
  readonly labelAddress: string | null;
}

const width = 4 * pixelsPerInch;
const height = 2.5 * pixelsPerInch;
const columns = 2;
const rows = 4;
const padding = { left: 32, right: 28, top: 28, bottom: 24 };
const innerWidth = width - padding.left - padding.right;

const artistStyle: TextStyle = { face: "text-strong", size: 14, lineHeight: 20 };
const yearStyle: TextStyle = { face: "text", size: 14, lineHeight: 20 };
const titleStyles = [
  { face: "display-italic", size: 25, lineHeight: 29, tracking: -0.006 },
  { face: "display-italic", size: 20, lineHeight: 24, tracking: -0.006 },
  { face: "display-italic", size: 16, lineHeight: 19 },
] as const satisfies readonly TextStyle[];
/** What a title may take of a label, above year, medium and size. */
const titleHeight = 58;

export function labelsForm(content: LabelsContent): PdfForm {
  const voices = voicesOf(content.language);
  const [{ t, locale }] = voices;
  const author = artistName(content.artist);
  if (content.works.length === 0) throw new MissingFactError("works");
  return {
    title: t("labels.title"),
    author,
    locale,
    paper: content.paper,
    pictures: [],
    draw: (sheet) => {
      const perSheet = columns * rows;
      content.works.forEach((one, index) => {
        if (index > 0 && index % perSheet === 0) sheet.newPage();
        if (index % perSheet === 0) drawCropMarks(sheet);
        drawLabel(sheet, one, placeOf(sheet, index % perSheet), { voices, artist: content.artist });
      });
    },
  };
}

function origin(sheet: Sheet) {
  return { x: (sheet.width - columns * width) / 2, y: (sheet.height - rows * height) / 2 };
}

/** Where the words of a label are, by its place on the sheet. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

function placeOf(sheet: Sheet, index: number): Place {
  const { x, y } = origin(sheet);
  const left = x + (index % columns) * width + padding.left;
  const top = y + Math.floor(index / columns) * height + padding.top;
  return { left, top, bottom: top - padding.top + height - padding.bottom };
}

interface Words {
  readonly voices: DocumentVoices;
  readonly artist: DocumentArtist;
}

function drawLabel(
  sheet: Sheet,
  labelled: LabelledWork,
  { left, top, bottom }: Place,
  { voices, artist }: Words,
): void {
  const [first] = voices;
  const { work } = labelled;
  const foot = labelFoot(sheet, innerWidth, {
    facts: factsOf(work, artist, voices),
    price: priceOn(labelled, voices),
    labelAddress: labelled.labelAddress,
  });
  sheet.tagged("Sect", {}, () => {
    const line = { x: left, width: innerWidth, maximumLines: 1 };
    const belowArtist = sheet.text(artistName(artist), { ...line, y: top }, artistStyle);
    const title = titleOn(work, first);
    const roomForTitle = Math.min(
      titleHeight,
      bottom - foot.height - (work.year === "" ? 0 : yearStyle.lineHeight + 2) - belowArtist - 2,
    );
    const style = fittingStyle(sheet, title, roomForTitle);
    const belowTitle = sheet.text(
      title,
      {
        ...line,
        y: belowArtist + 2,
        maximumLines: Math.max(1, Math.floor(roomForTitle / style.lineHeight)),
      },
      style,
      "H2",
    );
    if (work.year !== "") sheet.text(work.year, { ...line, y: belowTitle + 2 }, yearStyle);
    foot.draw({ left, right: left + innerWidth, bottom });
  });
}

/** The medium in each language, or once in the artist's words, then the size. */
function factsOf(work: DocumentWork, artist: DocumentArtist, voices: DocumentVoices): Run[][] {
  const [first] = voices;
  const media = say(voices, (voice) => madeOn(work, voice)).map(({ text, locale }): Run[] => [
    { text, ...(locale !== first.locale && { lang: locale }) },
  ]);
  return [...media, [{ text: sizeOn(work, artist, first) }]];
}

/** The largest title that fits; the smallest is cut. */
function fittingStyle(sheet: Sheet, title: string, room: number): TextStyle {
  const fits = titleStyles.find(
    (style) => sheet.heightOf(title, innerWidth, style) <= Math.max(room, style.lineHeight),
  );
  return fits ?? titleStyles[2];
}

/** Beside the labels, where a knife begins, and small crosses between them; nothing within a label. */
function drawCropMarks(sheet: Sheet): void {
  const { x, y } = origin(sheet);
  const stroke = { stroke: "secondary", strokeWidth: 0.75 } as const;
  const [right, bottom] = [x + columns * width, y + rows * height];
  for (let column = 0; column <= columns; column += 1) {
    const at = x + column * width;
    sheet.line({ x: at, y: y - 22 }, { x: at, y: y - 6 }, stroke);
    sheet.line({ x: at, y: bottom + 6 }, { x: at, y: bottom + 22 }, stroke);
  }
  for (let row = 0; row <= rows; row += 1) {
    const at = y + row * height;
    sheet.line({ x: Math.max(2, x - 22), y: at }, { x: x - 6, y: at }, stroke);
    const end = Math.min(sheet.width - 2, right + 22);
    sheet.line({ x: right + 6, y: at }, { x: end, y: at }, stroke);
    if (row === 0 || row === rows) continue;
    const middle = x + width;
    sheet.line({ x: middle - 4, y: at }, { x: middle + 4, y: at }, stroke);
    sheet.line({ x: middle, y: at - 4 }, { x: middle, y: at + 4 }, stroke);
  }
}
