import type { DocumentWork } from "#schema/documents/content.ts";
import type { Locale } from "#web/i18n/words.ts";
import type { PictureNeed } from "../pdf/pdf-form.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { drawTable } from "../pdf/table.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import { arrangeWorks } from "./arrange-works.ts";
import type { StatementText } from "./statement-text.ts";
import { inline, onBaselineOf, stacked, styles } from "./styles.ts";

type Here = StatementText["here"];

export function herePictures({ works }: Here): PictureNeed[] {
  return works.flatMap(({ work: { artworkId, hasPicture } }) =>
    hasPicture ? [{ id: artworkId, width: 200, height: 150 }] : [],
  );
}

const headingStyle: TextStyle = { face: "display", size: 22, lineHeight: 28, tracking: -0.008 };
const numberStyle = onBaselineOf(headingStyle, { ...styles.label, ink: "secondary" });
const titleStyle: TextStyle = { face: "display-italic", size: 16, lineHeight: 22 };
const priceStyle: TextStyle = { face: "text", size: 13, lineHeight: 18, ink: "secondary" };
const room = { down: 20 };
/** The first with which all that is said of the works is on one page, or else the first. */
const highestPictures = [130, 110, 90, 70] as const;
const narrowestCaption = 92;
const listRow = titleStyle.lineHeight + 10;

/** The works that are with the gallery, at one scale on a wall, and those that came back in these days. */
export function drawHere(sheet: Sheet, here: Here, locale: Locale, y: number): void {
  const { heading, number, works, back } = here;
  if (works.length === 0 && back.length === 0) return;
  const column = { x: sheet.left, width: sheet.contentWidth };
  const [highest] = arrangementsOf(sheet, here);
  const captions = titleStyle.lineHeight * 2 + priceStyle.lineHeight + 24;
  const needed = headingStyle.lineHeight + 12 + (highest?.height ?? 0) + captions;
  let at = sheet.roomFor(y, needed);
  const dueBack = highest === undefined ? here.dueBack.alone : here.dueBack.atOneScale;
  const sentences = [...(works.length > 0 && dueBack.length > 0 ? [dueBack] : []), ...back].map(
    (sentence) => inline(sentence, locale),
  );
  if (works.length > 0) {
    const heads = inline(heading, locale);
    const end = sheet.text(heads, { ...column, y: at }, headingStyle, "H2");
    const beside = sheet.left + sheet.widthOf(heads, headingStyle) + 14;
    if (number !== "") {
      sheet.text(number, { x: beside, y: at, width: sheet.right - beside }, numberStyle);
    }
    const heights = sentences.map((text) => sheet.heightOf(text, column.width, styles.label));
    const below = heights.reduce((sum, height) => sum + height, 0);
    const wall = end + 12;
    const arranged = arrangementFor(sheet, here, wall, below);
    at = drawWorks(sheet, here, locale, { y: wall, arranged });
  }
  for (const text of sentences) {
    at = sheet.roomFor(at, sheet.heightOf(text, column.width, styles.label));
    at = sheet.text(text, { ...column, y: at }, styles.label);
  }
}

type Arrangement = NonNullable<ReturnType<typeof arrangeWorks<DocumentWork>>>;

/** From the highest; none without a picture, or where the works would be too small. */
function arrangementsOf(sheet: Sheet, { works }: Here): Arrangement[] {
  if (!works.some(({ work }) => work.hasPicture)) return [];
  const faces = works.map(({ work }) => work);
  return highestPictures.flatMap(
    (highestPicture) => arrangeWorks(faces, sheet.contentWidth, { ...room, highestPicture }) ?? [],
  );
}

/** @param below How high the sentences are that follow. */
function arrangementFor(sheet: Sheet, here: Here, y: number, below: number): Arrangement | null {
  const arrangements = arrangementsOf(sheet, here);
  const fitting = arrangements.find(({ pictures, height }) => {
    const isList = captionsBelow(sheet, pictures) === null;
    const captions = titleStyle.lineHeight * 2 + priceStyle.lineHeight;
    const words = isList ? here.works.length * listRow : captions;
    return y + height + 12 + words + 12 + below <= sheet.bottom;
  });
  return fitting ?? arrangements[0] ?? null;
}

function drawWorks(
  sheet: Sheet,
  here: Here,
  locale: Locale,
  { y, arranged }: { readonly y: number; readonly arranged: Arrangement | null },
): number {
  if (arranged === null) return drawList(sheet, here, locale, y);
  const { pictures, height } = arranged;
  const wall = { x: sheet.left, y, width: sheet.contentWidth, height };
  sheet.rect(wall, { fill: "wall" });
  const columns = captionsBelow(sheet, pictures);
  const floor = Math.max(...pictures.map((place) => place.y + place.height));
  pictures.forEach(({ work, ...place }, index) => {
    // In one row they stand on one line.
    const top = columns === null ? place.y : floor - place.height;
    const box = { ...place, x: sheet.left + place.x, y: y + top };
    if (!sheet.sizeOf(work.artworkId)) sheet.rect(box, { fill: "paper" });
    sheet.picture(work.artworkId, box, here.works[index]?.title ?? "", "shadow");
  });
  const below = y + height + 12;
  if (columns === null) return drawList(sheet, here, locale, below);
  const ends = here.works.map(({ title, price }, index) => {
    const column = columns[index] ?? { x: sheet.left, width: sheet.contentWidth };
    const end = sheet.text(title, { ...column, y: below, maximumLines: 2 }, titleStyle);
    return sheet.text(stacked(price, locale), { ...column, y: end }, priceStyle);
  });
  return Math.max(...ends) + 12;
}

/** Where captions stand below one row of pictures, in its order; null where there is no room for them. */
function captionsBelow(
  sheet: Sheet,
  pictures: readonly { readonly x: number; readonly y: number; readonly width: number }[],
) {
  const columns = pictures.map(({ x }, index) => {
    const next = pictures[index + 1]?.x ?? sheet.contentWidth;
    return { x: sheet.left + x, width: next - x - 12 };
  });
  return columns.every(({ width }) => width >= narrowestCaption) ? columns : null;
}

function drawList(sheet: Sheet, { works }: Here, locale: Locale, y: number): number {
  const width = sheet.contentWidth;
  const end = drawTable(sheet, {
    x: sheet.left,
    y,
    width,
    head: [],
    columns: [
      { x: 0, width: width - 160 },
      { x: width - 150, width: 150, align: "right" },
    ],
    rows: works.map(({ title, price }) => ({
      paddingTop: 5,
      paddingBottom: 5,
      ruleBelow: { ink: "rule" },
      cells: [
        { text: title, style: titleStyle, heading: "Row", maximumLines: 3 },
        { text: inline(price, locale), style: onBaselineOf(titleStyle, priceStyle) },
      ],
    })),
  });
  return end + 12;
}
