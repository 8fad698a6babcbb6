import type { ConsignmentContent } from "#schema/documents/content.ts";
import { localesOf } from "#schema/documents/languages.ts";
import type { Locale } from "#web/i18n/words.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import type { Paper } from "../pdf/resources.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { drawTable, type Row } from "../pdf/table.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import type { DocumentCatalogues } from "../words/document-words.ts";
import { arrangeWorks } from "./arrange-works.ts";
import { type ConsignmentText, consignmentText } from "./consignment-text.ts";
import { drawSignature, signatureHeight } from "./signature.ts";
import { inline, onBaselineOf, stacked, styles } from "./styles.ts";

/** Works that a gallery holds: shown at one scale, listed with their shares, the terms, two lines to sign on. */
export function consignmentForm(
  content: ConsignmentContent,
  paper: Paper,
  catalogues: DocumentCatalogues,
): PdfForm {
  const text = consignmentText(content, catalogues);
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
const titleStyle: TextStyle = { face: "display-italic", size: 19, lineHeight: 24 };
const amountStyle = onBaselineOf(titleStyle, { ...styles.amount, size: 17 });
const indexStyle = onBaselineOf(titleStyle, { ...styles.address, ink: "secondary" });
const headStyle: TextStyle = styles.quiet;
const totalLabelStyle = onBaselineOf(amountStyle, styles.body);

function draw(
  sheet: Sheet,
  content: ConsignmentContent,
  text: ConsignmentText,
  locale: Locale,
): void {
  let y = drawHeader(sheet, text, locale);
  y = drawWall(sheet, content, text, locale, y + 32);
  y = drawTable(sheet, {
    x: sheet.left,
    y,
    width: sheet.contentWidth,
    columns: columnsOf(sheet),
    head: [headRow(text, locale)],
    rows: tableRows(text, locale),
  });
  y = drawTerms(sheet, text, locale, y + 20);
  drawSignatures(sheet, text, y);
  sheet.setFoot(text.contact, text.contact === text.email ? "" : text.email);
}

function drawHeader(sheet: Sheet, text: ConsignmentText, locale: Locale): number {
  const wide = ((sheet.contentWidth - 24) * 7) / 12;
  const narrow = sheet.contentWidth - wide - 24;
  const place = { x: sheet.left, width: wide };
  const name = sheet.text(
    text.artist,
    { ...place, y: sheet.margin, maximumLines: 3 },
    styles.artist,
  );
  const title = stacked(text.title, locale, { face: "display-italic" });
  const titleStyle =
    text.title.length > 1 ? { ...styles.heading, size: 36, lineHeight: 42 } : styles.heading;
  const y = sheet.text(title, { ...place, y: name + 6 }, titleStyle, "H1");
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

function drawWall(
  sheet: Sheet,
  { works }: ConsignmentContent,
  text: ConsignmentText,
  locale: Locale,
  y: number,
): number {
  const arranged = arrangeWorks(
    works.map(({ work }) => work),
    sheet.contentWidth,
  );
  if (!arranged || !works.some(({ work }) => work.hasPicture)) return y;
  const wall = { x: sheet.left, y, width: sheet.contentWidth, height: arranged.height };
  sheet.rect(wall, { fill: "wall" });
  arranged.places.forEach((place, index) => {
    const { work, width, height } = place;
    const box = { x: sheet.left + place.x, y: y + place.y, width, height };
    if (!sheet.sizeOf(work.artworkId)) sheet.rect(box, { fill: "paper" });
    sheet.picture(work.artworkId, box, text.rows[index]?.title ?? "", "shadow");
  });
  const below = y + arranged.height;
  if (text.scale.length === 0) return below + 24;
  const scale = { x: sheet.left, y: below + 8, width: sheet.contentWidth };
  return sheet.text(inline(text.scale, locale), scale, scaleStyle) + 20;
}

const amountWidths = [100, 126, 106] as const;

function columnsOf(sheet: Sheet) {
  const [retail, gallery, artist] = amountWidths;
  const work = sheet.contentWidth - 28 - retail - gallery - artist;
  return [
    { x: 0, width: 28 },
    { x: 28, width: work },
    { x: 28 + work, width: retail, align: "right" },
    { x: 28 + work + retail, width: gallery, align: "right" },
    { x: 28 + work + retail + gallery, width: artist, align: "right" },
  ] as const;
}

function headRow({ headings }: ConsignmentText, locale: Locale): Row {
  const { work, retail, gallery, artist } = headings;
  return {
    cells: [
      { text: "", style: headStyle },
      ...[work, retail, gallery, artist].map((said) => ({
        text: stacked(said, locale),
        style: said.length > 1 ? { ...headStyle, ink: "ink" as const } : headStyle,
        heading: "Column" as const,
      })),
    ],
    paddingTop: 0,
    paddingBottom: 8,
    verticalAlign: "bottom",
    ruleBelow: { ink: "ink" },
  };
}

function tableRows({ rows, total }: ConsignmentText, locale: Locale): Row[] {
  const quiet: TextStyle = { ...amountStyle, ink: "secondary" };
  const amounts = ({ retail, gallery, artist }: typeof total | (typeof rows)[number]) => [
    { text: retail, style: amountStyle },
    { text: gallery, style: quiet },
    { text: artist, style: amountStyle },
  ];
  return [
    ...rows.map(
      (row, index): Row => ({
        cells: [
          { text: String(index + 1), style: indexStyle },
          {
            text: row.title,
            style: titleStyle,
            heading: "Row",
            maximumLines: 3,
            below: { text: stacked(row.facts, locale), style: factsStyle(row.facts.length) },
          },
          ...amounts(row),
        ],
        paddingTop: 10,
        paddingBottom: 10,
        // The total is never alone on a page.
        keepsWithNext: index === rows.length - 1,
        ...(index === 0 ? {} : { ruleAbove: { ink: "rule" } as const }),
      }),
    ),
    {
      cells: [
        { text: "", style: indexStyle },
        { text: inline(total.label, locale), style: totalLabelStyle, heading: "Row" },
        ...amounts(total),
      ],
      paddingTop: 10,
      paddingBottom: 10,
      ruleAbove: { ink: "ink" },
    },
  ];
}

function factsStyle(languages: number): TextStyle {
  return languages > 1 ? { ...styles.quiet, ink: "ink" } : styles.quiet;
}

const termsGap = 28;
/** The room to sign in, above the rule and below it. */
const signingHeight = 60 + signatureHeight + 6;

/** Up to three side by side, more below each other. */
function drawTerms(sheet: Sheet, { terms }: ConsignmentText, locale: Locale, y: number): number {
  const beside = terms.length === 3 || terms.length === 2;
  const count = beside ? terms.length : 1;
  const width = beside
    ? (sheet.contentWidth - termsGap * (count - 1)) / count
    : Math.min(sheet.contentWidth, 520);
  const style = (said: (typeof terms)[number]): TextStyle =>
    said.length > 1 ? { ...styles.note, ink: "ink" } : styles.note;
  const heights = terms.map((said) => sheet.heightOf(stacked(said, locale), width, style(said)));
  if (!beside) {
    let at = y;
    terms.forEach((said, index) => {
      at = roomFor(sheet, at, heights[index] ?? 0);
      at = sheet.text(stacked(said, locale), { x: sheet.left, y: at, width }, style(said)) + 8;
    });
    return at;
  }
  // Those who sign have the terms on the same page.
  const top = roomFor(sheet, y, Math.max(...heights) + signingHeight);
  terms.forEach((said, index) => {
    const x = sheet.left + index * (width + termsGap);
    sheet.text(stacked(said, locale), { x, y: top, width }, style(said));
  });
  return top + Math.max(...heights);
}

function roomFor(sheet: Sheet, y: number, height: number): number {
  if (y + height <= sheet.bottom) return y;
  sheet.newPage();
  return sheet.margin;
}

/** Below the terms, at the foot of a full page, with room to sign above. */
function drawSignatures(sheet: Sheet, text: ConsignmentText, end: number): void {
  const lowest = sheet.bottom - signatureHeight - 6;
  const y = Math.min(lowest, roomFor(sheet, end, signingHeight) + 110);
  const width = (sheet.contentWidth - 32) / 2;
  drawSignature(sheet, { x: sheet.left, y, width }, text.signatures.gallery);
  drawSignature(sheet, { x: sheet.left + width + 32, y, width }, text.signatures.artist);
}
