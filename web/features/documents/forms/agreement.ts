import { localesOf } from "#schema/documents/languages.ts";
import type { Locale } from "#web/i18n/words.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import type { Paper } from "../pdf/resources.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { drawTable, type Row } from "../pdf/table.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import { type AgreementText, agreementText, type PrintedAgreement } from "./agreement-text.ts";
import { drawFlowing } from "./flowing-text.ts";
import { drawLetterhead } from "./letterhead.ts";
import { drawSignature, signatureHeight } from "./signature.ts";
import { inline, onBaselineOf, stacked, styles } from "./styles.ts";

/** An agreement: who leaves what with whom, every work with its price, every sentence, and who confirmed it. */
export function agreementForm(agreement: PrintedAgreement, paper: Paper): PdfForm {
  const text = agreementText(agreement);
  const [locale] = localesOf(agreement.content.language);
  return {
    title: text.name,
    author: text.artist,
    locale,
    paper,
    pictures: text.works.flatMap(({ artworkId, hasPicture }) =>
      hasPicture ? [{ id: artworkId, ...picture }] : [],
    ),
    draw: (sheet) => draw(sheet, text, locale),
  };
}

const picture = { width: 84, height: 64 };
const priceWidth = 150;
const headingStyle: TextStyle = { face: "display", size: 22, lineHeight: 28, tracking: -0.008 };
const titleStyle: TextStyle = { face: "display-italic", size: 19, lineHeight: 24 };
const priceStyle = onBaselineOf(titleStyle, { ...styles.amount, size: 17 });
const sentenceStyle: TextStyle = { face: "display", size: 15.5, lineHeight: 23 };
const numberStyle = onBaselineOf(sentenceStyle, { ...styles.address, ink: "secondary" });
const confirmationStyle: TextStyle = { face: "display", size: 17, lineHeight: 26 };

function draw(sheet: Sheet, text: AgreementText, locale: Locale): void {
  const { title, artist, address, number, gallery, period } = text;
  const facts = [
    stacked(number, locale),
    [{ text: gallery.join("\n") }],
    stacked(period, locale),
  ].filter((runs) => runs.some((run) => run.text !== ""));
  let y = drawLetterhead(sheet, { title, artist, address, facts }, locale);
  y = drawWorks(sheet, text, locale, y + 32);
  for (const part of text.sentences) y = drawSentences(sheet, part, locale, y + 32);
  drawConfirmation(sheet, text, locale, y + 32);
  sheet.setFoot(text.email === "" ? artist : text.email, inline(number, locale));
}

function drawWorks(sheet: Sheet, text: AgreementText, locale: Locale, y: number): number {
  const width = sheet.contentWidth;
  const hasPictures = text.works.some(({ hasPicture }) => hasPicture);
  const textX = hasPictures ? picture.width + 24 : 0;
  const pictureColumn = hasPictures ? [{ x: 0, width: picture.width }] : [];
  const empty = hasPictures ? [{ text: "", style: styles.quiet }] : [];
  const { headings, works, total } = text;
  const rows = works.map(
    (work, index): Row => ({
      paddingTop: 12,
      paddingBottom: 12,
      // No work and no sum is alone on the last page.
      keepsWithNext: index === works.length - (total === null ? 2 : 1),
      ...(index === 0 ? {} : { ruleAbove: { ink: "rule" } as const }),
      cells: [
        ...empty.map((cell) =>
          work.hasPicture
            ? { ...cell, picture: { ...picture, id: work.artworkId, alt: work.title } }
            : cell,
        ),
        {
          text: work.title,
          style: titleStyle,
          heading: "Row",
          maximumLines: 4,
          below: {
            text: stacked(work.facts, locale),
            style: factsStyle(work.facts.length),
            // The facts also go under the price, where that has one line.
            span: work.price.length > 1 ? 1 : 2,
          },
        },
        { text: stacked(work.price, locale), style: priceStyle },
      ],
    }),
  );
  const totalRow: Row[] =
    total === null
      ? []
      : [
          {
            paddingTop: 12,
            paddingBottom: 12,
            ruleAbove: { ink: "ink" },
            cells: [
              ...empty,
              { text: inline(total.label, locale), style: styles.body, heading: "Row" },
              { text: total.amount, style: onBaselineOf(styles.body, priceStyle) },
            ],
          },
        ];
  return drawTable(sheet, {
    x: sheet.left,
    y,
    width,
    columns: [
      ...pictureColumn,
      { x: textX, width: width - textX - priceWidth - 24 },
      { x: width - priceWidth, width: priceWidth, align: "right" },
    ],
    head: [
      {
        paddingTop: 0,
        paddingBottom: 8,
        verticalAlign: "bottom",
        ruleBelow: { ink: "ink" },
        cells: [
          ...empty,
          { text: inline(headings.works, locale), style: styles.label, heading: "Column" },
          { text: inline(headings.price, locale), style: styles.label, heading: "Column" },
        ],
      },
    ],
    rows: [...rows, ...totalRow],
  });
}

function factsStyle(languages: number): TextStyle {
  return languages > 1 ? { ...styles.quiet, ink: "ink" } : styles.quiet;
}

/** Every sentence of one language, numbered. */
function drawSentences(
  sheet: Sheet,
  { heading, locale: own, texts }: AgreementText["sentences"][number],
  locale: Locale,
  y: number,
): number {
  if (texts.length === 0) return y;
  const room = headingStyle.lineHeight + 12 + 4 * sentenceStyle.lineHeight;
  const column = { x: sheet.left, width: sheet.contentWidth };
  const lang = own === locale ? {} : { lang: own };
  const heads = heading.map(({ text }) => ({ text, ...lang }));
  let at = sheet.text(heads, { ...column, y: sheet.roomFor(y, room) }, headingStyle, "H2") + 12;
  sheet.tagged("L", lang, () => {
    texts.forEach((text, index) => {
      at = drawSentence(sheet, { text, number: `${index + 1}` }, at);
    });
  });
  return at;
}

function drawSentence(
  sheet: Sheet,
  { text, number }: { readonly text: string; readonly number: string },
  y: number,
): number {
  const box = { x: sheet.left + 32, width: Math.min(sheet.contentWidth - 32, 560) };
  const height = sheet.heightOf(text, box.width, sentenceStyle);
  const top = height > sheet.bottom - sheet.margin ? y : sheet.roomFor(y, height);
  const begin = sheet.roomFor(top, sentenceStyle.lineHeight);
  return sheet.tagged("LI", {}, () =>
    sheet.tagged("LBody", {}, () => {
      sheet.text(number, { x: sheet.left, y: begin, width: 28 }, numberStyle, null);
      return drawFlowing(sheet, text, { ...box, y: begin }, sentenceStyle) + 8;
    }),
  );
}

function drawConfirmation(
  sheet: Sheet,
  { confirmation, signatures }: AgreementText,
  locale: Locale,
  y: number,
): void {
  const column = { x: sheet.left, width: sheet.contentWidth };
  const text = stacked(confirmation, locale);
  const signing = signatures === null ? 0 : 72 + signatureHeight;
  const height = sheet.heightOf(text, column.width, confirmationStyle) + signing;
  const end = sheet.text(text, { ...column, y: sheet.roomFor(y, height) }, confirmationStyle);
  if (signatures === null) return;
  const width = (sheet.contentWidth - 32) / 2;
  drawSignature(sheet, { x: sheet.left, y: end + 72, width }, signatures.gallery);
  drawSignature(sheet, { x: sheet.left + width + 32, y: end + 72, width }, signatures.artist);
}
