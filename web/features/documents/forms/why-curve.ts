import { areaOf, standardSizes } from "#schema/price-lists/sizes.ts";
import { lengthIn } from "#schema/units.ts";
import { formatFor } from "#web/i18n/format-for.ts";
import type { Locale } from "#web/i18n/words.ts";
import { curveAt, listLine } from "#web/works/curve/lines.ts";
import { extentOf, logScales, type Scales } from "#web/works/curve/scales.ts";
import { priceTicks, sizeTicks } from "#web/works/curve/ticks.ts";
import type { Box, Sheet } from "../pdf/sheet.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import { unitsOf, type WhyThisPrice } from "./why-content.ts";
import type { WhyText } from "./why-text.ts";

const tickStyle: TextStyle = { face: "text", size: 13, lineHeight: 16, ink: "secondary" };
const nameStyle: TextStyle = { ...tickStyle, face: "text-strong", ink: "pigment" };
const room = { left: 44, right: 70, below: 32, above: 8 } as const;

/** Size and price of the artist's works, both by their logarithms; this work on the list's curve, with its picture. */
export function drawWhyCurve(sheet: Sheet, why: WhyThisPrice, text: WhyText, box: Box): void {
  const area = areaOf(why.work);
  const price = why.priceCents ?? 0;
  const areas = [area, ...why.others.map((work) => work.area)];
  const prices = [price, ...why.others.map((work) => work.priceCents)];
  const { curve } = why;
  const ends = curve
    ? [Math.min(...areas), Math.max(...areas)].map((at) => curveAt(curve, at))
    : [];
  const field = {
    left: box.x + room.left,
    right: box.x + box.width - room.right,
    top: box.y + room.above,
    bottom: box.y + box.height - room.below,
  };
  const scales = logScales(field, extentOf(areas, [...prices, ...ends]));
  const locale = text.sentences[0]?.locale ?? "en-CA";
  sheet.figure(text.curve.alt, box, () => {
    drawAxes(sheet, why, scales, locale);
    drawLine(sheet, why, text, scales);
    for (const other of why.others) {
      const paint = other.isSold
        ? ({ fill: "control", stroke: "control", strokeWidth: 1.5 } as const)
        : ({ fill: "paper", stroke: "control", strokeWidth: 1.5 } as const);
      sheet.circle(scales.x(other.area), scales.y(other.priceCents), 4, paint);
    }
    drawThis(sheet, why, scales, { x: scales.x(area), y: scales.y(price) });
  });
}

function drawAxes(sheet: Sheet, why: WhyThisPrice, scales: Scales, locale: Locale): void {
  const { field, extent } = scales;
  const format = formatFor(locale);
  for (const { cents, y } of priceTicks(scales)) {
    sheet.rule(field.left, y - 0.5, field.right - field.left);
    const label = { x: field.left - 110, y: y - 8, width: 100 };
    sheet.text(format.number(cents / 100), { ...label, align: "right" }, tickStyle);
  }
  const base = field.bottom;
  sheet.line({ x: field.left, y: base }, { x: field.right, y: base }, { stroke: "secondary" });
  const units = unitsOf(why);
  const sizes = standardSizes(units).filter((size) => {
    const area = areaOf(size);
    return area >= extent.smallestArea && area <= extent.largestArea;
  });
  for (const { size, x, isNamed } of sizeTicks(sizes, scales, 7)) {
    const end = field.bottom + (isNamed ? 8 : 4);
    sheet.line({ x, y: field.bottom }, { x, y: end }, { stroke: "secondary" });
    if (!isNamed) continue;
    const [width, height] = [size.widthInches, size.heightInches].map((inches) =>
      format.number(lengthIn(inches, units)),
    );
    const label = { x: x - 45, y: field.bottom + 12, width: 90, align: "center" } as const;
    sheet.text(`${width}\u00a0×\u00a0${height}`, label, tickStyle);
  }
}

function drawLine(sheet: Sheet, why: WhyThisPrice, text: WhyText, scales: Scales): void {
  const { curve } = why;
  if (!curve) return;
  const { own, before, after } = listLine(curve, scales);
  const paint = { stroke: "pigment", strokeWidth: 2.5 } as const;
  if (own) sheet.path(own, paint);
  for (const beyond of [before, after]) {
    if (beyond) sheet.path(beyond, { ...paint, dash: { length: 2, space: 4 } });
  }
  const y = scales.y(curveAt(curve, scales.extent.largestArea));
  const label = { x: scales.field.right + 8, y: y - 8, width: room.right - 8, maximumLines: 1 };
  sheet.text(text.curve.line[0]?.text ?? "", label, nameStyle);
}

/** The work itself: a ring, its guide down to its size, and its picture up-left of it. */
function drawThis(
  sheet: Sheet,
  { work }: WhyThisPrice,
  { field }: Scales,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  sheet.line(
    { x, y: field.top },
    { x, y: field.bottom },
    {
      stroke: "secondary",
      dash: { length: 1, space: 2 },
    },
  );
  const size = work.hasPicture ? sheet.sizeOf(work.artworkId) : null;
  if (size) {
    const scale = 36 / Math.max(size.width, size.height);
    const [width, height] = [size.width * scale, size.height * scale];
    const box = {
      x: Math.max(field.left + 5, x - width - 5),
      y: Math.max(field.top, y - height - 5),
      width,
      height,
    };
    const frame = { x: box.x - 4, y: box.y - 4, width: width + 8, height: height + 8 };
    sheet.rect(frame, { fill: "paper", stroke: "pigment", strokeWidth: 2 });
    sheet.pictureInFigure(work.artworkId, box);
  }
  sheet.circle(x, y, 5, { fill: "paper", stroke: "ink", strokeWidth: 2.25 });
}
