import type { Locale } from "#web/i18n/words.ts";
import type { Sheet } from "../pdf/sheet.ts";
import type { Cell, Row } from "../pdf/table.ts";
import type { Text, TextStyle } from "../pdf/text-style.ts";
import type { LocalizedText } from "../words/document-words.ts";
import type { PrintedInvoiceRow } from "./invoice-rows.ts";
import type { InvoiceText } from "./invoice-text.ts";
import { inline, onBaselineOf, stacked, styles } from "./styles.ts";

/** The picture of a work among several. */
export const smallPicture = { width: 56, height: 56 } as const;

const amountStyle: TextStyle = { ...styles.amount };
const totalStyle: TextStyle = { ...styles.amount, size: 32, lineHeight: 32, tracking: -0.015 };
const rowLabelStyle = onBaselineOf(amountStyle, styles.body);
const rowTitleStyle = onBaselineOf(amountStyle, {
  ...styles.title,
  size: 19,
  lineHeight: 24,
  tracking: 0,
});

/** Picture, name, rate and amount; without a picture where the one work is shown large. */
export function invoiceColumns(sheet: Sheet, { work }: InvoiceText) {
  const picture = work ? 0 : smallPicture.width + 16;
  const label = sheet.contentWidth - picture - 150 - 160;
  return [
    { x: 0, width: picture },
    { x: picture, width: label },
    { x: picture + label, width: 150, align: "right" },
    { x: picture + label + 150, width: 160, align: "right" },
  ] as const;
}

/** The lines, their sum, and what comes after it; `padding` is above each row and below it. */
export function tableRows(text: InvoiceText, locale: Locale, padding: number): Row[] {
  const { rows, total, afterTotal } = text;
  const after = afterTotal.map((row) => tableRow(row, locale, padding));
  const beforeTotal = text.rowsWithTotal;
  return [
    ...rows.map((row, index) => ({
      ...tableRow(row, locale, padding),
      ruleAbove: { ink: index === 0 ? "ink" : "rule" } as const,
      keepsWithNext: index >= rows.length - beforeTotal,
    })),
    {
      ...totalRow(total, locale, padding),
      ruleAbove: { ink: "ink" },
      keepsWithNext: after.length > 0,
    },
    ...after.map((row, index) => ({
      ...row,
      ruleAbove: { ink: "rule" } as const,
      keepsWithNext: index < after.length - 1,
    })),
  ];
}

function tableRow(row: PrintedInvoiceRow, locale: Locale, padding: number): Row {
  const empty: Cell = { text: "", style: styles.body };
  const label: Cell = {
    text: inline(row.label, locale),
    style: row.isTitle ? rowTitleStyle : rowLabelStyle,
    heading: "Row",
    maximumLines: 4,
  };
  const amounts: Cell[] = [
    { text: row.rate, style: rowLabelStyle },
    { text: row.amount, style: amountStyle },
  ];
  const cells: Cell[] = row.isTitle
    ? [
        pictureCell(row) ?? empty,
        { ...label, ...factsBelow(row.facts, locale), span: 2 },
        ...amounts.slice(1),
      ]
    : [{ ...label, span: 2 }, ...amounts];
  return { cells, paddingTop: padding, paddingBottom: padding };
}

function pictureCell({ artworkId, label }: PrintedInvoiceRow): Cell | null {
  if (artworkId === null) return null;
  const alt = label[0]?.text ?? "";
  return { text: "", style: styles.body, picture: { id: artworkId, ...smallPicture, alt } };
}

function factsBelow(facts: readonly LocalizedText[], locale: Locale): Pick<Cell, "below"> {
  const [fact] = facts;
  if (!fact) return {};
  const text: Text = stacked(fact, locale);
  return { below: { text, style: { ...styles.quiet, ink: "ink" } } };
}

function totalRow(row: PrintedInvoiceRow, locale: Locale, padding: number): Row {
  const label = {
    text: inline(row.label, locale),
    style: onBaselineOf(totalStyle, styles.body),
    heading: "Row",
    span: 2,
  } as const;
  const amount = { text: row.amount, style: totalStyle, span: 2, align: "right" } as const;
  return { cells: [label, amount], paddingTop: padding + 4, paddingBottom: padding };
}
