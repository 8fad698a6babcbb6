import type { Locale } from "#web/i18n/words.ts";
import { drawDots, drawStrokes, strokeCount } from "#web/works/strokes-and-dots.ts";
import type { Box, Sheet } from "../pdf/sheet.ts";
import type { Run, TextStyle } from "../pdf/text-style.ts";
import { inline } from "./styles.ts";
import type { WhyThisPrice } from "./why-content.ts";
import type { WhyPart } from "./why-parts.ts";
import type { WhyText } from "./why-text.ts";

const space = 3;
const legendStyle: TextStyle = { face: "text", size: 13, lineHeight: 19 };

/** The price as it is made: pigment for the area, strokes for hours, dots for materials, an outline for the rest. */
export function drawPriceBar(sheet: Sheet, why: WhyThisPrice, text: WhyText, box: Box): void {
  sheet.figure(text.bar, box, () => {
    for (const { part, x, width } of segments(text.parts, box.x, box.width)) {
      drawSegment(sheet, part, { ...box, x, width }, why.breakdown?.hoursSpent ?? 0);
    }
  });
}

function segments(parts: readonly WhyPart[], left: number, width: number) {
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0);
  const room = width - space * (parts.length - 1);
  // Even the smallest part is seen.
  const least = 6;
  const wide = parts.map(({ cents }) =>
    Math.max(least, whole > 0 ? (room * cents) / whole : least),
  );
  const excess = wide.reduce((sum, each) => sum + each, 0) - room;
  const largest = Math.max(...wide);
  let x = left;
  return parts.map((part, index) => {
    const own = wide[index] ?? least;
    const segment = { part, x, width: own === largest ? own - excess : own };
    x += segment.width + space;
    return segment;
  });
}

function drawSegment(sheet: Sheet, { kind }: WhyPart, box: Box, hours: number): void {
  const within = (by: number) => ({
    x: box.x + by,
    y: box.y + by,
    width: box.width - 2 * by,
    height: box.height - 2 * by,
  });
  if (kind === "area") sheet.rect(box, { fill: "pigment" });
  if (kind === "own") sheet.rect(within(1), { stroke: "pigment", strokeWidth: 2 });
  if (kind === "labour" || kind === "materials") {
    sheet.rect(within(0.5), { stroke: "control" });
  }
  if (kind === "labour") {
    for (const { x1, y1, x2, y2 } of drawStrokes(strokeCount(hours))) {
      const [from, to] = [at(box, x1, y1), at(box, x2, y2)];
      const paint = { stroke: "ink", strokeWidth: 1.6, roundEnds: true } as const;
      sheet.line(from, to, paint);
    }
  }
  if (kind === "materials") {
    const columns = Math.min(60, Math.max(1, Math.round(box.width / 10)));
    for (const { x, y, radius } of drawDots(columns, 7)) {
      const dot = at(box, x, y);
      sheet.circle(dot.x, dot.y, radius, { fill: "ink" });
    }
  }
}

function at(box: Box, across: number, down: number) {
  return { x: box.x + (across * box.width) / 100, y: box.y + (down * box.height) / 100 };
}

interface LegendItem {
  readonly runs: readonly Run[];
  readonly x: number;
  readonly width: number;
}

/** Items that begin below their segment; one that would touch the item before it is below that one. */
function legendColumns(sheet: Sheet, { parts }: WhyText, locale: Locale): LegendItem[][] {
  const columns: LegendItem[][] = [];
  for (const { part, x } of segments(parts, sheet.left, sheet.contentWidth)) {
    const runs = [
      ...inline(part.name, locale).map((run, index) =>
        index === 0 ? { ...run, style: { ...run.style, face: "text-strong" as const } } : run,
      ),
      { text: ` ${part.amount}` },
      ...(part.note.length > 0 ? [{ text: "\n" }] : []),
      ...inline(part.note, locale).map((run) => ({
        ...run,
        style: { ...run.style, ink: "secondary" as const },
      })),
    ];
    const width = sheet.widthOf(runs, legendStyle) + 1;
    const last = columns.at(-1);
    const previousRight = last ? Math.max(...last.map((item) => item.x + item.width)) + 14 : 0;
    const left = Math.min(x, sheet.right - width);
    if (last && left < previousRight) last.push({ runs, x: last[0]?.x ?? left, width });
    else columns.push([{ runs, x: left, width }]);
  }
  // What was added to a column may be wider than the room beside it.
  return columns.map((items) => {
    const widest = Math.max(...items.map(({ width }) => width));
    const shift = Math.max(0, Math.max(...items.map(({ x }) => x)) + widest - sheet.right);
    return items.map((item) => ({ ...item, x: Math.max(sheet.left, item.x - shift) }));
  });
}

function columnHeight(sheet: Sheet, items: readonly LegendItem[]): number {
  return items.reduce((sum, { runs, width }) => sum + sheet.heightOf(runs, width, legendStyle), 0);
}

export function priceLegendHeight(sheet: Sheet, text: WhyText, locale: Locale): number {
  const columns = legendColumns(sheet, text, locale).map((items) => columnHeight(sheet, items));
  return Math.max(0, ...columns) + (text.lower.length > 0 ? legendStyle.lineHeight : 0);
}

/** The parts in words, and where the price is below them; returns where the next block begins. */
export function drawPriceLegend(sheet: Sheet, text: WhyText, locale: Locale, y: number): number {
  const columns = legendColumns(sheet, text, locale);
  for (const items of columns) {
    let below = y;
    for (const { runs, x, width } of items) {
      below = sheet.text(runs, { x, y: below, width }, legendStyle);
    }
  }
  const next = y + Math.max(0, ...columns.map((items) => columnHeight(sheet, items)));
  if (text.lower.length === 0) return next;
  const box = { x: sheet.left, y: next, width: sheet.contentWidth };
  return sheet.text(inline(text.lower, locale), box, legendStyle);
}
