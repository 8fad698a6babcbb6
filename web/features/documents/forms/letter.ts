import type { DocumentArtist } from "#schema/documents/content.ts";
import type { PersonAddress } from "#schema/people/person.ts";
import type { PayoutLetter } from "#web/works/books/payout-letter.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import type { Paper } from "../pdf/resources.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { drawTable, type Row } from "../pdf/table.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import { type DocumentVoice, voicesOf } from "../words/document-words.ts";
import { artistAddress, artistName } from "./addresses.ts";
import { addressOf } from "./agreement-text.ts";
import { dayOf, onOneLine } from "./facts.ts";
import { onBaselineOf, styles } from "./styles.ts";

/** A letter to a gallery, on paper. */
export interface PrintedLetter {
  readonly letter: PayoutLetter;
  readonly artist: DocumentArtist;
  readonly gallery: { readonly name: string; readonly address: PersonAddress };
  /** The ISO day on which it is written. */
  readonly day: string;
}

/** A letter that asks for what is due: an envelope's two addresses, the day, the text, and room to sign. */
export function letterForm(printed: PrintedLetter, paper: Paper): PdfForm {
  const { letter, artist, gallery } = printed;
  const [voice] = voicesOf(letter.locale === "fr-CA" ? "fr" : "en");
  const name = onOneLine(gallery.name);
  return {
    title: name === "" ? letter.subject : `${letter.subject}, ${name}`,
    author: artistName(artist),
    locale: letter.locale,
    paper,
    pictures: [],
    draw: (sheet) => draw(sheet, printed, voice),
  };
}

const subjectStyle: TextStyle = { face: "display", size: 26, lineHeight: 32, tracking: -0.012 };
const textStyle: TextStyle = { face: "display", size: 16, lineHeight: 25 };
const titleStyle: TextStyle = { face: "display-italic", size: 19, lineHeight: 24 };
const amountStyle = onBaselineOf(titleStyle, { ...styles.amount, size: 17 });
const plainAmount = onBaselineOf(styles.body, { ...styles.amount, size: 17 });
/** Where a window of an envelope begins. */
const addresseeTop = 190;
const widest = 540;

function draw(sheet: Sheet, { letter, artist, gallery, day }: PrintedLetter, voice: DocumentVoice) {
  const { left, contentWidth } = sheet;
  const column = { x: left, width: Math.min(contentWidth, widest) };
  const whose = artistName(artist);
  const from = artistAddress(artist, voice).join("\n");
  let y = sheet.text(whose, { ...column, y: sheet.margin, maximumLines: 3 }, styles.artist);
  if (from !== "") {
    y = sheet.text(from, { ...column, y: y + 6, maximumLines: 12 }, styles.address);
  }
  const to = [onOneLine(gallery.name), ...addressOf(gallery.address, voice)].filter(Boolean);
  y = Math.max(addresseeTop, y + 32);
  if (to.length > 0) {
    y = sheet.text(to.join("\n"), { ...column, y, maximumLines: 12 }, styles.body);
  }
  y = sheet.text(dayOf(day, voice), { ...column, y: y + 32 }, styles.address);
  y = sheet.text(letter.subject, { ...column, y: y + 16 }, subjectStyle, "H1") + 16;
  for (const text of [letter.greeting, letter.lead]) {
    y = sheet.text(text, { ...column, y }, textStyle) + 12;
  }
  y = drawLines(sheet, letter, y + 8) + 20;
  const thanks = letter.thanks.replace(/\n.*$/s, "");
  const heights = [letter.ask, thanks].map((text) => sheet.heightOf(text, column.width, textStyle));
  y = sheet.roomFor(
    y,
    heights.reduce((sum, height) => sum + height + 12, 100),
  );
  for (const text of [letter.ask, thanks]) {
    y = sheet.text(text, { ...column, y }, textStyle) + 12;
  }
  sheet.text(whose, { ...column, y: y + 56, maximumLines: 3 }, textStyle);
  const { email, phone } = artist.business;
  sheet.setFoot(email === "" ? whose : email, phone);
}

function drawLines(sheet: Sheet, { lines, totals }: PayoutLetter, y: number): number {
  const width = sheet.contentWidth;
  const rows = lines.map(
    ({ title, facts, amount }, index): Row => ({
      paddingTop: 10,
      paddingBottom: 10,
      keepsWithNext: index === lines.length - 1,
      ruleAbove: { ink: index === 0 ? "ink" : "rule" },
      cells: [
        {
          text: onOneLine(title),
          style: titleStyle,
          heading: "Row",
          maximumLines: 3,
          below: { text: facts, style: styles.quiet },
        },
        { text: amount, style: amountStyle },
      ],
    }),
  );
  const sums = totals.map(
    ({ label, amount }): Row => ({
      paddingTop: 10,
      paddingBottom: 10,
      ruleAbove: { ink: "ink" },
      cells: [
        { text: label, style: styles.body, heading: "Row" },
        { text: amount, style: plainAmount },
      ],
    }),
  );
  return drawTable(sheet, {
    x: sheet.left,
    y,
    width,
    head: [],
    rows: [...rows, ...sums],
    columns: [
      { x: 0, width: width - 174 },
      { x: width - 150, width: 150, align: "right" },
    ],
  });
}
