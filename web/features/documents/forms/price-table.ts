import type { Sheet } from "../pdf/sheet.ts";
import type { Cell, Column, Row, Table } from "../pdf/table.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import type { DocumentVoice, DocumentVoices } from "../words/document-words.ts";
import { sizeName } from "./nested-sizes.ts";
import type { PriceListContent } from "./price-list-content.ts";

const headStyle: TextStyle = { face: "text", size: 12, lineHeight: 15, ink: "secondary" };
const groupStyle: TextStyle = { face: "display", size: 15, lineHeight: 20 };
const sizeStyle: TextStyle = { face: "text", size: 13.5, lineHeight: 22, tabular: true };
const priceStyle: TextStyle = { face: "display", size: 16, lineHeight: 22, tabular: true };
const groupGap = 22;
const columnGap = 2;

/** Fewer sizes than these are not alone on a page. */
const smallestGroup = 4;

/** How much room rows have above and below their line, and groups of them at their ends. */
const densities = { usual: { row: 4, group: 12 }, tight: { row: 3, group: 9 } } as const;

/** Sizes by media, canvas and paper apart; groups of four rows. A rule is drawn above it. */
export function pricesTable(
  sheet: Sheet,
  content: PriceListContent,
  voices: DocumentVoices,
  { y, density }: { readonly y: number; readonly density: keyof typeof densities },
): Table {
  const room = densities[density];
  const [voice, second] = voices;
  const { t, format } = voice;
  const { groups, rows, units } = content;
  const media = groups.flatMap((group) => group.media);
  const names = rows.map((row) => sizeName(row, units, voice));
  const sizeWidth = Math.max(62, ...names.map((name) => sheet.widthOf(name, sizeStyle) + 8));
  const gaps = (groups.length - 1) * groupGap;
  const columnWidth = Math.min(120, (sheet.contentWidth - sizeWidth - gaps) / media.length);
  const { columns, parts } = priceTableColumns(groups, sizeWidth, columnWidth);
  const width = sizeWidth + gaps + columnWidth * media.length;
  const amounts = rows.map((row) =>
    row.cents.map((cents) => (cents === null ? "" : amountOf(cents, format))),
  );
  const price = fitting(sheet, priceStyle, amounts.flat(), columnWidth - columnGap - 2);
  const mediumIn = (medium: (typeof media)[number]) => {
    const [own, other] = [voice, second].map((each) => each?.t(`list.medium.${medium}`) ?? "");
    const isRepeated = second === undefined || own === other;
    const more = isRepeated ? [] : [{ text: "\n" }, { text: other ?? "", lang: second.locale }];
    return [{ text: own ?? "" }, ...more];
  };
  const words = voices.flatMap(({ t: say }) =>
    media.flatMap((medium) => say(`list.medium.${medium}`).split(/[ \u00ad]/)),
  );
  const columnHead = fitting(sheet, headStyle, words, columnWidth - columnGap - 4);
  const unitIn = (each: DocumentVoice) =>
    each.t(units === "metric" ? "list.centimetres" : "list.inches");
  const head: Row[] = [
    ...(groups.length > 1
      ? [
          {
            paddingTop: 10,
            paddingBottom: 5,
            ruleBelow: { ink: "rule" as const, parts: parts.slice(1) },
            cells: [
              { text: "", style: headStyle },
              ...groups.map(
                ({ group, media: own }): Cell => ({
                  text: [
                    { text: t(`list.groups.${group}`) },
                    ...(second
                      ? [
                          {
                            text: ` ${second.t(`list.groups.${group}`)}`,
                            lang: second.locale,
                            style: { ink: "secondary" as const },
                          },
                        ]
                      : []),
                  ],
                  style: groupStyle,
                  heading: "Column",
                  span: own.length,
                  align: "left",
                }),
              ),
            ],
          },
        ]
      : []),
    {
      paddingTop: 6,
      paddingBottom: 8,
      verticalAlign: "bottom",
      ruleBelow: { ink: "ink", parts: joined(parts) },
      cells: [
        {
          text:
            second && unitIn(second) !== unitIn(voice)
              ? [
                  { text: unitIn(voice) },
                  { text: "\n" },
                  { text: unitIn(second), lang: second.locale },
                ]
              : unitIn(voice),
          style: headStyle,
          heading: "Column",
          align: "left",
        },
        ...media.map(
          (medium): Cell => ({ text: mediumIn(medium), style: columnHead, heading: "Column" }),
        ),
      ],
    },
  ];
  const body = rows.map((row, index): Row => {
    const isLast = index === rows.length - 1;
    const begins = rows[index - 1]?.endsGroup === true;
    return {
      paddingTop: begins ? room.group : room.row,
      paddingBottom: row.endsGroup ? room.group : isLast ? 10 : room.row,
      keepsWithNext: !isLast && (!row.endsGroup || rows.length - 1 - index < smallestGroup),
      ...(isLast && { ruleBelow: { ink: "ink" as const, parts: joined(parts) } }),
      ...(!isLast &&
        row.endsGroup && { ruleBelow: { ink: "rule" as const, parts: joined(parts) } }),
      cells: [
        { text: names[index] ?? "", style: sizeStyle, heading: "Row", align: "left" },
        ...(amounts[index] ?? []).map((text): Cell => ({ text, style: price })),
      ],
    };
  });
  return { x: sheet.left, y, width, columns, head, rows: body };
}

/** Whole dollars, cents where there are some, without the currency, which the head says. */
function amountOf(cents: number, format: DocumentVoice["format"]): string {
  return cents % 100 === 0 ? format.number(cents / 100) : format.amount(cents);
}

/** The style, as small as the widest text needs to fit its column. */
function fitting(
  sheet: Sheet,
  style: TextStyle,
  texts: readonly string[],
  width: number,
): TextStyle {
  const widest = Math.max(1, ...texts.map((text) => sheet.widthOf(text, style)));
  const size = Math.min(style.size, Math.floor((style.size * 2 * width) / widest) / 2);
  return { ...style, size: Math.max(6, size) };
}

type Part = readonly [number, number];

function priceTableColumns(
  groups: PriceListContent["groups"],
  sizeWidth: number,
  columnWidth: number,
) {
  const columns: Column[] = [{ x: 0, width: sizeWidth, align: "left" }];
  const parts: Part[] = [[0, sizeWidth]];
  let x = sizeWidth;
  for (const { media } of groups) {
    parts.push([x, media.length * columnWidth]);
    for (const _ of media) {
      columns.push({ x: x + columnGap, width: columnWidth - columnGap, align: "right" });
      x += columnWidth;
    }
    x += groupGap;
  }
  return { columns, parts };
}

/** The sizes and the first group share a rule. */
function joined([sizes, first, ...others]: readonly Part[]): Part[] {
  if (!sizes || !first) return [];
  return [[0, first[0] + first[1]], ...others];
}
