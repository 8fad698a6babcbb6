import type { Curve } from "#schema/price-lists/curve.ts";
import { curveAt, type StraightLine } from "#web/works/curve/lines.ts";
import { round, type Scales } from "#web/works/curve/scales.ts";
import { type Box, overlap, type PlacedText, textBox, widthOf } from "./boxes.ts";
import type { MethodName } from "./method-lines.ts";

type LineName = MethodName | "list";

export interface LineLabel extends PlacedText {
  readonly name: LineName;
  readonly text: string;
}

interface Lines {
  readonly curve: Curve | null;
  readonly lines: readonly { readonly name: MethodName; readonly line: StraightLine }[];
  readonly scales: Scales;
  readonly names: Readonly<Record<LineName, string>>;
}

/** The distance of two labels one above the other. */
const lineHeight = 18;

/**
 * The names of the lines, at their right ends, one below the other. A line that leaves through the top has its name
 * beside it, where nothing else is; without room it is named by its switch alone.
 */
export function placeLabels({ curve, lines, scales, names }: Lines, room: readonly Box[]) {
  const { field, extent, x, y } = scales;
  const all = lines.map(({ name, line }) => ({
    name,
    at: (area: number) => y(line.cents * area ** line.exponent),
  }));
  const list = curve
    ? [{ name: "list" as const, at: (area: number) => y(curveAt(curve, area)) }]
    : [];
  const ends = [...list, ...all].map((each) => ({ ...each, end: each.at(extent.largestArea) }));
  const placed: LineLabel[] = [];
  const taken = [...room];
  let lowest = Number.NEGATIVE_INFINITY;
  for (const { name, end } of ends.toSorted((one, other) => one.end - other.end)) {
    if (end < field.top || end > field.bottom) continue;
    const baseline = Math.max(end + 4.5, lowest + lineHeight);
    lowest = baseline;
    placed.push({
      name,
      text: names[name],
      x: field.right + 8,
      y: round(baseline),
      anchor: "start",
    });
  }
  for (const { name, at, end } of ends) {
    if (end >= field.top) continue;
    const label = besideLine(names[name], (top) => x(areaAt(top, at, scales)), scales, taken);
    if (!label) continue;
    placed.push({ name, ...label });
    taken.push(textBox(label, widthOf(label.text, "figures")));
  }
  return placed;
}

/** Distances from the top at which there may be room, in pixels. */
const depths = [14, 34, 54, 74, 94, 114, 134, 154];

function besideLine(
  text: string,
  acrossAt: (y: number) => number,
  { field }: Scales,
  room: readonly Box[],
): (PlacedText & { readonly text: string }) | null {
  for (const depth of depths) {
    const baseline = field.top + depth;
    const label = { x: round(acrossAt(baseline) - 10), y: baseline, anchor: "end" } as const;
    const box = textBox(label, widthOf(text, "figures"));
    if (box.left < field.left || label.x > field.right) continue;
    if (!room.some((other) => overlap(box, other, 2))) return { ...label, text };
  }
  return null;
}

/** The area at which a rising line is at a height, by halves. */
function areaAt(height: number, at: (area: number) => number, { extent }: Scales): number {
  let low = Math.log(extent.smallestArea);
  let high = Math.log(extent.largestArea);
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (at(Math.exp(middle)) > height) low = middle;
    else high = middle;
  }
  return Math.exp(low);
}
