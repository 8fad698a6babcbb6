import type { ConsignmentContent } from "#schema/documents/content.ts";
import { localesOf } from "#schema/documents/languages.ts";
import type { Locale } from "#web/i18n/words.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import type { Paper } from "../pdf/resources.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { drawTable, tableHeight } from "../pdf/table.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import { arrangeWorks, type PictureRoom } from "./arrange-works.ts";
import { consignmentTable } from "./consignment-table.ts";
import { arrangeTerms, drawSignatures, drawTerms, signingHeight } from "./consignment-terms.ts";
import { type ConsignmentText, consignmentText } from "./consignment-text.ts";
import { inline, stacked, styles } from "./styles.ts";

/** Works that a gallery holds: shown at one scale, listed with their shares, the terms, two lines to sign on. */
export function consignmentForm(content: ConsignmentContent, paper: Paper): PdfForm {
  const text = consignmentText(content);
  const [locale] = localesOf(content.language);
  return {
    title: `${text.title[0]?.text ?? ""}, ${content.consignee}`,
    author: text.artist,
    locale,
    paper,
    pictures: content.works
      .filter(({ work }) => work.hasPicture)
      .map(({ work }) => ({ id: work.artworkId, width: 200, height: 150 })),
    draw: (sheet) => draw(sheet, content, text, locale),
  };
}

const fromStyle: TextStyle = { ...styles.body, ink: "secondary" };
const scaleStyle: TextStyle = { face: "text", size: 12, lineHeight: 18, ink: "secondary" };

/** How much room a list takes, type apart. */
interface Spacing {
  readonly abovePictures: number;
  readonly pictures: PictureRoom;
  readonly belowPictures: number;
  /** Above a row of the table and below it. */
  readonly row: number;
  readonly aboveTerms: number;
  /** To sign in, above the line. */
  readonly signing: number;
}

const usual: Spacing = {
  abovePictures: 32,
  pictures: { down: 40, highestPicture: 130 },
  belowPictures: 20,
  row: 10,
  aboveTerms: 20,
  signing: 60,
};
const tightest: Spacing = {
  abovePictures: 24,
  pictures: { down: 24, highestPicture: 130 },
  belowPictures: 12,
  row: 6,
  aboveTerms: 14,
  signing: 44,
};

/** Between the usual spacing, at 0, and the tightest, at 1. */
function spacingAt(share: number): Spacing {
  const between = (from: number, to: number) => from + (to - from) * share;
  return {
    abovePictures: between(usual.abovePictures, tightest.abovePictures),
    pictures: { ...usual.pictures, down: between(usual.pictures.down, tightest.pictures.down) },
    belowPictures: between(usual.belowPictures, tightest.belowPictures),
    row: between(usual.row, tightest.row),
    aboveTerms: between(usual.aboveTerms, tightest.aboveTerms),
    signing: between(usual.signing, tightest.signing),
  };
}

const smallestPicture = 80;

/** What is printed. */
interface Printed {
  readonly content: ConsignmentContent;
  readonly text: ConsignmentText;
  readonly locale: Locale;
}

function draw(
  sheet: Sheet,
  content: ConsignmentContent,
  text: ConsignmentText,
  locale: Locale,
): void {
  const printed = { content, text, locale };
  const belowHeader = drawHeader(sheet, text, locale);
  const spacing = spacingOf(sheet, printed, belowHeader);
  const y = drawPictures(sheet, printed, belowHeader + spacing.abovePictures, spacing);
  const belowTable = drawTable(sheet, consignmentTable(sheet, printed, y, spacing.row));
  const terms = arrangeTerms(sheet, text, locale);
  const end = drawTerms(sheet, terms, belowTable + spacing.aboveTerms, spacing.signing);
  drawSignatures(sheet, text, end, spacing.signing);
  sheet.setFoot(text.contact, text.contact === text.email ? "" : text.email);
}

/** The first that has all on one page, from the widest to the tightest; the widest where none has. */
function spacingOf(sheet: Sheet, printed: Printed, y: number): Spacing {
  const { text, locale } = printed;
  const terms = arrangeTerms(sheet, text, locale).height;
  const withPictures = (highestPicture: number): Spacing => ({
    ...tightest,
    pictures: { ...tightest.pictures, highestPicture },
  });
  function fits(spacing: Spacing): boolean {
    const { abovePictures, row, aboveTerms, signing } = spacing;
    const pictures = arrangePictures(sheet, printed, spacing)?.height ?? 0;
    const table = tableHeight(sheet, consignmentTable(sheet, printed, 0, row));
    const needed = abovePictures + pictures + table + aboveTerms + terms + signingHeight(signing);
    return y + needed <= sheet.bottom;
  }
  if (!fits(withPictures(smallestPicture))) return usual;
  const { highestPicture } = tightest.pictures;
  const spacings = [
    ...steps(0, 1, 0.1).map(spacingAt),
    ...steps(0, highestPicture - smallestPicture, 2).map((less) =>
      withPictures(highestPicture - less),
    ),
  ];
  return spacings.find(fits) ?? usual;
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by);
}

function drawHeader(sheet: Sheet, text: ConsignmentText, locale: Locale): number {
  const title = stacked(text.title, locale, { face: "display-italic" });
  const titleStyle =
    text.title.length > 1 ? { ...styles.heading, size: 36, lineHeight: 42 } : styles.heading;
  // The title has one line where what is beside it leaves room.
  const room = sheet.contentWidth - 24;
  const wide = Math.min(
    Math.max((room * 7) / 12, Math.ceil(sheet.widthOf(title, titleStyle))),
    (room * 2) / 3,
  );
  const narrow = room - wide;
  const titleColumn = { x: sheet.left, width: wide };
  const name = sheet.text(
    text.artist,
    { ...titleColumn, y: sheet.margin, maximumLines: 3 },
    styles.artist,
  );
  const y = sheet.text(title, { ...titleColumn, y: name + 6 }, titleStyle, "H1");
  const isBoth = text.title.length > 1;
  const style: TextStyle = isBoth
    ? { ...fromStyle, size: 14, lineHeight: 21, ink: "ink" }
    : fromStyle;
  const from = [...stacked(text.to, locale), { text: "\n" }, ...stacked(text.period, locale)];
  const height = sheet.heightOf(from, narrow, style);
  const column = { x: sheet.left + wide + 24, width: narrow };
  const top = Math.max(sheet.margin, y - 6 - height);
  return Math.max(y, sheet.text(from, { ...column, y: top }, style));
}

/** The works' pictures at one scale, and how much of the page they take with their captions; null without any. */
function arrangePictures(
  sheet: Sheet,
  { content: { works }, text, locale }: Printed,
  { pictures, belowPictures }: Spacing,
) {
  const arranged = arrangeWorks(
    works.map(({ work }) => work),
    sheet.contentWidth,
    pictures,
  );
  if (!arranged || !works.some(({ work }) => work.hasPicture)) return null;
  const scale = inline(text.scale, locale);
  const captions =
    scale.length === 0 ? 4 : 8 + sheet.heightOf(scale, sheet.contentWidth, scaleStyle);
  return { arranged, scale, height: arranged.height + captions + belowPictures };
}

function drawPictures(sheet: Sheet, printed: Printed, y: number, spacing: Spacing): number {
  const { text } = printed;
  const pictures = arrangePictures(sheet, printed, spacing);
  if (pictures === null) return y;
  const { arranged, scale, height: whole } = pictures;
  sheet.rect(
    { x: sheet.left, y, width: sheet.contentWidth, height: arranged.height },
    { fill: "wall" },
  );
  arranged.pictures.forEach((picture, index) => {
    const { work, width, height } = picture;
    const box = { x: sheet.left + picture.x, y: y + picture.y, width, height };
    if (!sheet.sizeOf(work.artworkId)) sheet.rect(box, { fill: "paper" });
    sheet.picture(work.artworkId, box, text.rows[index]?.title ?? "", "shadow");
  });
  if (scale.length > 0) {
    const column = { x: sheet.left, y: y + arranged.height + 8, width: sheet.contentWidth };
    sheet.text(scale, column, scaleStyle);
  }
  return y + whole;
}
