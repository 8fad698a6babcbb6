import { type Curve, priceAt } from "#schema/price-lists/curve.ts";
import { round, type Scales } from "./scales.ts";

/** Points of each part of the line: the same number for every curve, so that one line can become another. */
const segments = 40;

export interface ListLine {
  /** Between the smallest and the largest of the artist's own sizes; null where there is one size. */
  readonly own: string | null;
  /** Beyond them, where the curve only continues. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The list's curve across the field. */
export function listLine(curve: Curve, scales: Scales): ListLine {
  const { smallestArea, largestArea } = scales.extent;
  const [from, to] = [Math.log(smallestArea), Math.log(largestArea)];
  const first = clamp(curve.knots[0]?.x ?? from, from, to);
  const last = clamp(curve.knots.at(-1)?.x ?? to, from, to);
  return {
    own: pathBetween(first, last, curve, scales),
    before: pathBetween(from, first, curve, scales),
    after: pathBetween(last, to, curve, scales),
  };
}

function pathBetween(from: number, to: number, curve: Curve, { x, y }: Scales): string | null {
  if (to - from < 1e-6) return null;
  const points = Array.from({ length: segments + 1 }, (_, index) => {
    const area = Math.exp(from + ((to - from) * index) / segments);
    return `${round(x(area))} ${round(y(curveAt(curve, area)))}`;
  });
  return `M${points.join("L")}`;
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}

/** The curve's price for an area, in cents: it knows no shapes. */
export function curveAt(curve: Curve, area: number): number {
  const side = Math.sqrt(area);
  return priceAt(curve, side, side);
}

/** A straight line in logarithms: price = cents × area ^ exponent. */
export interface StraightLine {
  readonly cents: number;
  readonly exponent: number;
}

export function straightPath({ cents, exponent }: StraightLine, { x, y, extent }: Scales): string {
  const { smallestArea, largestArea } = extent;
  const at = (area: number) => `${round(x(area))} ${round(y(cents * area ** exponent))}`;
  return `M${at(smallestArea)}L${at(largestArea)}`;
}
