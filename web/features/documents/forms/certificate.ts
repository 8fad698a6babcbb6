import type { CertificateContent } from "#schema/documents/content.ts";
import { localesOf } from "#schema/documents/languages.ts";
import { drawStrokes } from "#web/works/strokes-and-dots.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import type { Paper } from "../pdf/resources.ts";
import type { Box, Sheet } from "../pdf/sheet.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import { type CertificateText, certificateText } from "./certificate-text.ts";
import { fittingTitle } from "./fitting-title.ts";
import type { HourStrokes } from "./hours.ts";
import { printedCode } from "./printed-code.ts";
import { drawSignature } from "./signature.ts";
import { inline, stacked, styles } from "./styles.ts";

export interface IssuedCertificate {
  readonly content: CertificateContent;
  readonly issuedOn: string;
  readonly paper: Paper;
  /** What its QR code opens; null without one. */
  readonly labelAddress: string | null;
}

/** A certificate of authenticity: the work, who made it, its hours as strokes, a line to sign on. */
export function certificateForm(certificate: IssuedCertificate): PdfForm {
  const { content, issuedOn, paper, labelAddress } = certificate;
  const text = certificateText({ content, issuedOn });
  const { work } = content;
  const [locale] = localesOf(content.language);
  return {
    title: `${text.kind[0]?.text ?? ""}, ${text.title}`,
    author: text.artist,
    locale,
    paper,
    pictures: work.hasPicture ? [{ id: work.artworkId, width: 672, height: 540 }] : [],
    draw: (sheet) => {
      draw(sheet, content, text);
      sheet.setFoot(text.contact, text.number, printedCode(sheet, labelAddress));
    },
  };
}

const kindStyle: TextStyle = { ...styles.body, lineHeight: 20, ink: "secondary" };
const titleStyle: TextStyle = {
  face: "display-italic",
  size: 64,
  lineHeight: 68,
  tracking: -0.02,
};
const titleStyles = [
  titleStyle,
  { ...titleStyle, size: 48, lineHeight: 52 },
  { ...titleStyle, size: 36, lineHeight: 40, tracking: -0.014 },
  { ...titleStyle, size: 27, lineHeight: 32, tracking: -0.008 },
] as const;
const titleLines = 2;
const sentenceStyle: TextStyle = { face: "display", size: 19, lineHeight: 28 };
const denseSentenceStyle: TextStyle = { face: "display", size: 17, lineHeight: 25 };
const gap = 48;
const strokesHeight = 84;

function draw(sheet: Sheet, content: CertificateContent, text: CertificateText): void {
  const [locale, second] = localesOf(content.language);
  const [wide, narrow] = [
    ((sheet.contentWidth - gap) * 7) / 12,
    ((sheet.contentWidth - gap) * 5) / 12,
  ];
  const column = sheet.left + wide + gap;
  const title = fittingTitle(
    sheet,
    text.title,
    { width: sheet.contentWidth, lines: 1 },
    titleStyles,
  );
  const style = second ? denseSentenceStyle : sentenceStyle;
  const { hours } = text;
  const sentencesHeight = text.sentences.reduce(
    (sum, { text: each }, index) => sum + sheet.heightOf(each, wide, style) + (index > 0 ? 8 : 0),
    0,
  );
  const caption = hours ? stacked(hours.caption, locale) : [];

  const signatureY = sheet.bottom - 39;
  const titleHeight = sheet.heightOf(text.title, sheet.contentWidth, title, titleLines);
  const textHeight = Math.max(
    14 + sentencesHeight,
    hours ? 18 + strokesHeight + 6 + sheet.heightOf(caption, narrow, styles.quiet) : 0,
  );
  const largest = (592 * sheet.height) / 1056;
  const pictureAreaHeight = Math.min(
    largest,
    signatureY - 56 - textHeight - titleHeight - kindStyle.lineHeight - 36,
  );
  drawPictureArea(sheet, content, text.title, pictureAreaHeight);

  let y = pictureAreaHeight + 36;
  y = sheet.text(
    inline(text.kind, locale),
    { x: sheet.left, y, width: sheet.contentWidth },
    second ? { ...kindStyle, ink: "ink" } : kindStyle,
  );
  y = sheet.text(
    text.title,
    { x: sheet.left - title.size * 0.01, y, width: sheet.contentWidth, maximumLines: titleLines },
    title,
    "H1",
  );
  let at = y + 14;
  text.sentences.forEach((sentence, index) => {
    const paragraph = inline([sentence], locale);
    const paint: TextStyle = index === 0 ? style : { ...style, ink: "secondary" };
    at = sheet.text(paragraph, { x: sheet.left, y: at, width: wide }, paint) + 8;
  });
  if (hours) {
    const strokes = { x: column, y: y + 18, width: narrow, height: strokesHeight };
    drawHours(sheet, strokes, hours.strokes);
    sheet.text(
      caption,
      { x: column, y: y + 18 + strokesHeight + 6, width: narrow },
      second ? { ...styles.quiet, ink: "ink" } : styles.quiet,
    );
  }

  const line = { y: signatureY, width: wide };
  drawSignature(sheet, { ...line, x: sheet.left }, text.artist);
  sheet.text(
    inline(text.dateOfIssue, locale),
    { x: column, y: signatureY - 26, width: narrow, maximumLines: 1 },
    styles.address,
  );
  drawSignature(sheet, { x: column, y: signatureY, width: narrow }, inline(text.date, locale));
}

/** The work in its own proportions, in the middle of its area; without a picture, an empty sheet of its size. */
function drawPictureArea(
  sheet: Sheet,
  { work }: CertificateContent,
  title: string,
  height: number,
): void {
  sheet.rect({ x: 0, y: 0, width: sheet.width, height }, { fill: "wall" });
  const proportions = sheet.sizeOf(work.artworkId) ?? {
    width: work.widthInches,
    height: work.heightInches,
  };
  const scale = Math.min(
    (height * 0.794) / proportions.height,
    (sheet.contentWidth - 48) / proportions.width,
  );
  const size = { width: proportions.width * scale, height: proportions.height * scale };
  const box = { ...size, x: (sheet.width - size.width) / 2, y: (height - size.height) / 2 };
  if (!sheet.sizeOf(work.artworkId)) sheet.rect(box, { fill: "paper" });
  sheet.picture(work.artworkId, box, title, "shadow");
}

/** A stroke for each hour, half as high for a half: ten and fewer are as far apart as ten. */
function drawHours(sheet: Sheet, box: Box, { whole, hasHalf }: HourStrokes): void {
  const count = whole + (hasHalf ? 1 : 0);
  const strokes = drawStrokes(Math.max(10, count)).slice(0, count);
  const left = Math.min(...strokes.map(({ x2 }) => x2)) - 0.5;
  strokes.forEach(({ x1, y1, x2, y2 }, index) => {
    const isHalf = hasHalf && index === count - 1;
    const [top, lean] = isHalf ? [y1 + (y2 - y1) / 2, (x1 + x2) / 2] : [y1, x1];
    const across = (percent: number) => box.x + ((percent - left) * box.width) / 100;
    const down = (percent: number) => box.y + (percent * box.height) / 100;
    sheet.line(
      { x: across(lean), y: down(top) },
      { x: across(x2), y: down(y2) },
      {
        stroke: "pigment",
        strokeWidth: 2.4,
        roundEnds: true,
      },
    );
  });
}
