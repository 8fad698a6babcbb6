import type { Locale } from "#web/i18n/words.ts";
import type { Sheet } from "../pdf/sheet.ts";
import type { Row, Table } from "../pdf/table.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import type { ConsignmentText } from "./consignment-text.ts";
import { onBaselineOf, stacked, styles } from "./styles.ts";

const titleStyle: TextStyle = { face: "display-italic", size: 19, lineHeight: 24 };
const amountStyle = onBaselineOf(titleStyle, { ...styles.amount, size: 17 });
const indexStyle = onBaselineOf(titleStyle, { ...styles.address, ink: "secondary" });
const headStyle: TextStyle = styles.quiet;
const totalLabelStyle = onBaselineOf(amountStyle, styles.body);

/** The works with their prices and the shares of gallery and artist, and the sums. */
export function consignmentTable(
  sheet: Sheet,
  { text, locale }: { readonly text: ConsignmentText; readonly locale: Locale },
  y: number,
  padding: number,
): Table {
  return {
    x: sheet.left,
    y,
    width: sheet.contentWidth,
    columns: consignmentColumns(sheet),
    head: [headRow(text, locale)],
    rows: tableRows(text, locale, padding),
  };
}

const amountWidths = [100, 126, 106] as const;

function consignmentColumns(sheet: Sheet) {
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
      ...[work, retail, gallery, artist].map((label) => ({
        text: stacked(label, locale),
        style: label.length > 1 ? { ...headStyle, ink: "ink" as const } : headStyle,
        heading: "Column" as const,
      })),
    ],
    paddingTop: 0,
    paddingBottom: 8,
    verticalAlign: "bottom",
    ruleBelow: { ink: "ink" },
  };
}

function tableRows({ rows, total }: ConsignmentText, locale: Locale, padding: number): Row[] {
  const [label, ...others] = total.label;
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
            // The facts also go under the amounts, which have one line.
            below: {
              text: stacked(row.facts, locale),
              style: factsStyle(row.facts.length),
              span: 4,
            },
          },
          ...amounts(row),
        ],
        paddingTop: padding,
        paddingBottom: padding,
        // The total is never alone on a page.
        keepsWithNext: index === rows.length - 1,
        ...(index === 0 ? {} : { ruleAbove: { ink: "rule" } as const }),
      }),
    ),
    {
      cells: [
        { text: "", style: indexStyle },
        {
          text: stacked(label ? [label] : [], locale),
          style: totalLabelStyle,
          heading: "Row",
          ...(others.length > 0 && {
            below: { text: stacked(others, locale), style: styles.quiet, span: 4 },
          }),
        },
        ...amounts(total),
      ],
      paddingTop: padding,
      paddingBottom: padding,
      ruleAbove: { ink: "ink" },
    },
  ];
}

function factsStyle(languages: number): TextStyle {
  return languages > 1 ? { ...styles.quiet, ink: "ink" } : styles.quiet;
}
