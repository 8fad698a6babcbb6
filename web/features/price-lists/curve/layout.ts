import type { Curve } from "#schema/price-lists/curve.ts";
import type { ListAnchor } from "#schema/price-lists/price-list.ts";
import { areaOf, sizeKey, standardSizes } from "#schema/price-lists/sizes.ts";
import type { Units } from "#schema/units.ts";
import {
  curveAt,
  type ListLine,
  listLine,
  type StraightLine,
  straightPath,
} from "#web/works/curve/lines.ts";
import {
  type Extent,
  extentOf,
  type Field,
  logScales,
  round,
  type Scales,
} from "#web/works/curve/scales.ts";
import { around, type Box, overlap, type PlacedText, textBox, widthOf } from "./boxes.ts";
import { type Cell, cellsOf } from "./cells.ts";
import { type LineLabel, placeLabels } from "./line-labels.ts";
import { type Crowd, crowdOf, type Mark } from "./marks.ts";
import { type MethodName, methodNames } from "./method-lines.ts";
import { type Placement, placeMarks } from "./place-marks.ts";

/** A mark at its position. */
export interface DrawnMark {
  readonly id: string;
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
  /** Where the bar of the formula is; null where it is what is asked, or there is none. */
  readonly formulaY: number | null;
}

interface DrawnAnchor {
  /** Of its size: anchors of one area and one price have one place. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** The price, where there is room for it. */
  readonly label: (PlacedText & { readonly text: string }) | null;
}

/** All positions of the drawing, in pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly scales: Scales;
  readonly crowd: Crowd;
  /** The marks that are drawn one by one, which are those that can be inspected. */
  readonly marks: readonly DrawnMark[];
  readonly cells: readonly Cell[];
  readonly anchors: readonly DrawnAnchor[];
  readonly line: ListLine | null;
  readonly methods: readonly { readonly name: MethodName; readonly path: string }[];
  readonly placement: Placement;
  readonly labels: readonly LineLabel[];
}

export interface LayoutInput {
  readonly width: number;
  /** Whether the window has room for titles and for the names of the lines. */
  readonly isWide: boolean;
  readonly marks: readonly Mark[];
  readonly curve: Curve | null;
  /** Of the medium in focus. */
  readonly anchors: readonly ListAnchor[];
  readonly methods: Readonly<Record<MethodName, StraightLine | null>> | null;
  /** The methods that are switched on. */
  readonly shown: readonly MethodName[];
  readonly units: Units;
  /** The names of the lines, and prices as they are written. */
  readonly names: Readonly<Record<MethodName | "list", string>>;
  readonly write: (cents: number) => string;
}

/** Where everything of the curve is, for a width. */
export function layOut(input: LayoutInput): Layout {
  const { width, isWide, marks, curve, methods, shown } = input;
  const height = heightFor(width, isWide);
  const extent = extentFor(input);
  const scales = logScales(fieldFor(input, height, extent), extent);
  const crowd = crowdOf(marks);
  const all = marks.map((mark) => draw(mark, scales));
  const drawn = crowd.hasCells ? all.filter(({ mark }) => mark.isInFocus) : all;
  const merged = crowd.hasCells ? all.filter(({ mark }) => !mark.isInFocus) : [];
  const anchors = placeAnchors(input, scales, drawn);
  const inFocus = drawn.filter(({ mark }) => mark.isInFocus);
  const taken = [...takenBy(anchors), ...(crowd.hasThumbnails ? inFocus.flatMap(barOf) : [])];
  const placement = crowd.hasThumbnails
    ? placeMarks(inFocus.map(toPlace), {
        field: scales.field,
        marks: drawn,
        taken,
        scale: width < narrow ? 46 : 58,
        titleWidth: isWide ? (title) => widthOf(title, "title") : null,
      })
    : { thumbnails: [], titles: [] };
  const lines = methodNames.flatMap((name) => {
    const line = methods?.[name];
    return line && shown.includes(name) ? [{ name, line }] : [];
  });
  const titles = placement.titles.map((title) => textBox(title, widthOf(title.title, "title")));
  const labels = isWide
    ? placeLabels({ curve, lines, scales, names: input.names }, [
        ...[...taken, ...placement.thumbnails, ...titles],
        ...drawn.map((mark) => around(mark, 6)),
      ])
    : [];
  return {
    width,
    height,
    scales,
    crowd,
    marks: drawn,
    anchors,
    placement,
    labels,
    cells: cellsOf(merged),
    line: curve && listLine(curve, scales),
    methods: lines.map(({ name, line }) => ({ name, path: straightPath(line, scales) })),
  };
}

/** Below this width, in pixels, the drawing is a phone's. */
const narrow = 480;

function heightFor(width: number, isWide: boolean): number {
  if (width < narrow) return 400;
  return Math.round(Math.min(640, width * (isWide ? 0.656 : 0.62)));
}

function fieldFor(
  { width, isWide, names, write }: LayoutInput,
  height: number,
  { highestCents }: Extent,
): Field {
  const highestTick = write(10 ** Math.floor(Math.log10(highestCents)));
  const longest = Math.max(...Object.values(names).map((name) => widthOf(name, "figures")));
  return {
    left: Math.max(width < narrow ? 44 : 56, Math.ceil(widthOf(highestTick, "figures")) + 12),
    right: width - (isWide ? Math.ceil(longest) + 8 : 8),
    top: 10,
    bottom: height - (width < narrow ? 40 : 44),
  };
}

function extentFor({ marks, curve, anchors, units }: LayoutInput) {
  const areas = [...standardSizes(units), ...marks, ...anchors].map(areaOf);
  const ends = [Math.min(...areas), Math.max(...areas)];
  return extentOf(areas, [
    ...marks.map(({ cents }) => cents),
    ...anchors.map(({ priceCents }) => priceCents),
    ...(curve ? ends.map((area) => curveAt(curve, area)) : []),
  ]);
}

function draw(mark: Mark, { x, y }: Scales): DrawnMark {
  const { formulaCents, cents } = mark;
  const hasBar = mark.isInFocus && formulaCents !== null && formulaCents !== cents;
  return {
    id: mark.id,
    mark,
    x: round(x(areaOf(mark))),
    y: round(y(cents)),
    formulaY: hasBar ? round(y(formulaCents)) : null,
  };
}

function toPlace({ id, mark, x, y }: DrawnMark) {
  const { widthInches, heightInches, work } = mark;
  return { id, x, y, widthInches, heightInches, title: work.title };
}

/** The half of a bar's length. */
export const barHalf = 7;

function barOf({ x, formulaY }: DrawnMark): Box[] {
  return formulaY === null
    ? []
    : [{ left: x - barHalf, top: formulaY - 2, width: 2 * barHalf, height: 4 }];
}

function takenBy(anchors: readonly DrawnAnchor[]): Box[] {
  return anchors.flatMap((anchor) => [
    around(anchor, 6),
    ...(anchor.label ? [textBox(anchor.label, widthOf(anchor.label.text, "figures"))] : []),
  ]);
}

/** Each anchor with its price below on the right, or on another side that is free. */
function placeAnchors(
  { anchors, write }: LayoutInput,
  { x, y, field }: Scales,
  marks: readonly DrawnMark[],
): DrawnAnchor[] {
  const points = anchors.map((anchor) => ({
    key: sizeKey(anchor),
    x: round(x(areaOf(anchor))),
    y: round(y(anchor.priceCents)),
    text: write(anchor.priceCents),
  }));
  const room = [...points.map((point) => around(point, 6)), ...marks.map((one) => around(one, 6))];
  return points.map(({ key, x, y, text }) => {
    const width = widthOf(text, "figures");
    const positions: PlacedText[] = [
      { x: x + 11, y: y + 19, anchor: "start" },
      { x: x - 11, y: y - 9, anchor: "end" },
      { x: x - 11, y: y + 19, anchor: "end" },
    ];
    const position = positions.find((each) => {
      const box = textBox(each, width);
      const isInside = box.left >= field.left && box.left + width <= field.right;
      return isInside && box.top >= field.top && !room.some((other) => overlap(box, other));
    });
    if (position) room.push(textBox(position, width));
    return { key, x, y, label: position ? { ...position, text } : null };
  });
}
