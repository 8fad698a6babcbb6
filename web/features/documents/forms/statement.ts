import { localesOf } from "#schema/documents/languages.ts";
import type { Locale } from "#web/i18n/words.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import type { Paper } from "../pdf/resources.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { drawTable, type Row } from "../pdf/table.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import { drawLetterhead } from "./letterhead.ts";
import type { CurrencyText } from "./statement-account.ts";
import type { PrintedStatement } from "./statement-content.ts";
import { drawHere, herePictures } from "./statement-here.ts";
import { type StatementText, statementText } from "./statement-text.ts";
import { inline, onBaselineOf, stacked, styles } from "./styles.ts";

/** What was sold and paid in some days, the balance, and the works that are there. */
export function statementForm(statement: PrintedStatement, paper: Paper): PdfForm {
  const text = statementText(statement);
  const [locale] = localesOf(statement.language);
  return {
    title: text.name,
    author: text.artist,
    locale,
    paper,
    pictures: herePictures(text.here),
    draw: (sheet) => draw(sheet, text, locale),
  };
}

const titleStyle: TextStyle = { face: "display-italic", size: 19, lineHeight: 24 };
const amountStyle = onBaselineOf(titleStyle, { ...styles.amount, size: 17 });
const plainAmount = onBaselineOf(styles.body, { ...styles.amount, size: 17 });
const balanceStyle: TextStyle = { face: "text", size: 16, lineHeight: 24 };
const openStyle = onBaselineOf(balanceStyle, { ...styles.amount, size: 32, tracking: -0.02 });

function draw(sheet: Sheet, text: StatementText, locale: Locale): void {
  const { title, artist, address, gallery, period, nothing } = text;
  const facts = [...(gallery === "" ? [] : [gallery]), stacked(period, locale)];
  let y = drawLetterhead(sheet, { title, artist, address, facts }, locale) + 32;
  if (nothing.length > 0) {
    const column = { x: sheet.left, width: sheet.contentWidth };
    y = sheet.text(stacked(nothing, locale), { ...column, y }, styles.body) + 32;
  }
  for (const currency of text.currencies) y = drawCurrency(sheet, currency, locale, y) + 32;
  drawHere(sheet, text.here, locale, y);
  sheet.setFoot(text.email === "" ? artist : text.email, text.day);
}

/** Sales, payouts and the balance of one currency. */
function drawCurrency(sheet: Sheet, text: CurrencyText, locale: Locale, y: number): number {
  let at = y;
  if (text.sales.length > 0) at = drawSales(sheet, text, locale, at) + 24;
  if (text.payouts.length > 0) at = drawPayouts(sheet, text, locale, at);
  return drawBalance(sheet, text, locale, at);
}

const widths = [112, 92, 148] as const;

function columnsOf(sheet: Sheet) {
  const [price, gallery, artist] = widths;
  const work = sheet.contentWidth - price - gallery - artist;
  return [
    { x: 0, width: work },
    { x: work, width: price, align: "right" },
    { x: work + price, width: gallery, align: "right" },
    { x: work + price + gallery, width: artist, align: "right" },
  ] as const;
}

function drawSales(sheet: Sheet, text: CurrencyText, locale: Locale, y: number): number {
  const { headings, sales, total } = text;
  const amounts = (row: { price: string; gallery: string; artist: string }, style: TextStyle) => [
    { text: row.price, style },
    { text: row.gallery, style: { ...style, ink: "secondary" as const } },
    { text: row.artist, style },
  ];
  const rows = sales.map(
    (sale, index): Row => ({
      paddingTop: 10,
      paddingBottom: 10,
      keepsWithNext: index === sales.length - 1,
      ...(index === 0 ? {} : { ruleAbove: { ink: "rule" } as const }),
      cells: [
        {
          text: sale.title,
          style: titleStyle,
          heading: "Row",
          maximumLines: 3,
          below: { text: soldOf(sale, locale), style: factsStyle(sale.days.length), span: 4 },
        },
        ...amounts(sale, amountStyle),
      ],
    }),
  );
  const totalRow = total && {
    paddingTop: 10,
    paddingBottom: 10,
    ruleAbove: { ink: "ink" } as const,
    cells: [
      { text: inline(total.label, locale), style: styles.body, heading: "Row" as const },
      ...amounts(total, plainAmount),
    ],
  };
  const heads = [headings.sold, headings.price, headings.gallery, headings.artist];
  return drawTable(sheet, {
    x: sheet.left,
    y,
    width: sheet.contentWidth,
    columns: columnsOf(sheet),
    head: [
      {
        paddingTop: 0,
        paddingBottom: 8,
        verticalAlign: "bottom",
        ruleBelow: { ink: "ink" },
        cells: heads.map((head) => ({
          text: inline(head, locale),
          style: styles.label,
          heading: "Column",
        })),
      },
    ],
    rows: totalRow ? [...rows, totalRow] : rows,
  });
}

function drawPayouts(
  sheet: Sheet,
  { received, payouts }: CurrencyText,
  locale: Locale,
  y: number,
): number {
  const [, , artist] = widths;
  const width = sheet.contentWidth;
  return drawTable(sheet, {
    x: sheet.left,
    y: sheet.roomFor(y, 90),
    width,
    columns: [
      { x: 0, width: width - artist },
      { x: width - artist, width: artist, align: "right" },
    ],
    head: [
      {
        paddingTop: 0,
        paddingBottom: 8,
        ruleBelow: { ink: "ink" },
        cells: [
          { text: inline(received, locale), style: styles.label, heading: "Column", span: 2 },
        ],
      },
    ],
    rows: payouts.map(
      (payout, index): Row => ({
        paddingTop: 10,
        paddingBottom: 10,
        ...(index === 0 ? {} : { ruleAbove: { ink: "rule" } as const }),
        cells: [
          { text: stacked(payout.day, locale), style: styles.label, heading: "Row" },
          { text: payout.amount, style: onBaselineOf(styles.label, amountStyle) },
        ],
      }),
    ),
  });
}

/** On one page, with how it comes about. */
function drawBalance(sheet: Sheet, text: CurrencyText, locale: Locale, y: number): number {
  const width = sheet.contentWidth;
  const openWidth = Math.min(width / 2, Math.ceil(sheet.widthOf(text.open, openStyle)) + 8);
  const labelWidth = width - openWidth - 16;
  const heights = [
    text.sums.length * styles.body.lineHeight,
    sheet.heightOf(inline(text.balance, locale), labelWidth, balanceStyle),
    sheet.heightOf(stacked(text.due, locale), labelWidth, styles.address),
  ];
  const needed = heights.reduce((sum, height) => sum + height, 32);
  let at = sheet.roomFor(y, needed);
  sheet.rule(sheet.left, at, width, "ink");
  at += 22;
  for (const { label, amount } of text.sums) {
    const lines = inline(label, locale);
    sheet.text(lines, { x: sheet.left, y: at, width: width - 160 }, styles.body);
    const right = { x: sheet.right - 150, y: at, width: 150, align: "right" } as const;
    sheet.text(amount, right, plainAmount);
    at += sheet.heightOf(lines, width - 160, styles.body);
  }
  if (text.sums.length > 0) at += 10;
  const column = { x: sheet.left, width: labelWidth };
  const below = sheet.text(inline(text.balance, locale), { ...column, y: at }, balanceStyle);
  const right = { x: sheet.right - openWidth, y: at, width: openWidth, align: "right" } as const;
  sheet.text(text.open, right, openStyle);
  return sheet.text(stacked(text.due, locale), { ...column, y: below }, styles.address);
}

/** `27 mars 2026 March 27, 2026, Hélène Caron` */
function soldOf({ days, buyer }: CurrencyText["sales"][number], locale: Locale) {
  const runs = inline(days, locale);
  const quiet = { ink: "secondary" } as const;
  return buyer === "" ? runs : [...runs, { text: `, ${buyer}`, style: quiet }];
}

function factsStyle(languages: number): TextStyle {
  return languages > 1 ? { ...styles.quiet, ink: "ink" } : styles.quiet;
}
