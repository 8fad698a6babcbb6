import type { Cents } from "#schema/money.ts";

/** Where a chart draws, in pixels. */
export interface Field {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What a chart must show: areas in square inches, prices in whole cents. */
export interface Extent {
  readonly smallestArea: number;
  readonly largestArea: number;
  readonly lowestCents: Cents;
  readonly highestCents: Cents;
}

/** From areas and prices to pixels, both by their logarithms. */
export interface Scales {
  readonly field: Field;
  readonly extent: Extent;
  readonly x: (area: number) => number;
  readonly y: (cents: number) => number;
}

/** Room beside the outermost marks; above them more, for pictures. */
const room = { below: 0.8, above: 1.42, smaller: 0.77, larger: 1.354 } as const;
/** The least factor between the lowest and the highest price: one price alone is not the whole height. */
const leastSpan = 20;
/** Where there is neither price nor curve. */
const usualPrices = [100_00, 4_000_00] as const;

/** Holds all areas and prices, with room around them. */
export function extentOf(areas: readonly number[], prices: readonly number[]): Extent {
  const shown = prices.filter((cents) => cents > 0);
  const [lowest, highest] = rangeOf(shown.length > 0 ? shown : usualPrices);
  const missing = Math.sqrt(Math.max(1, leastSpan / (highest / lowest)));
  const [smallest, largest] = rangeOf(areas.filter((area) => area > 0));
  return {
    smallestArea: smallest * room.smaller,
    largestArea: largest * room.larger,
    lowestCents: (lowest / missing) * room.below,
    highestCents: highest * missing * room.above,
  };
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  for (const value of values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return [lowest, highest];
}

export function logScales(field: Field, extent: Extent): Scales {
  const { smallestArea, largestArea, lowestCents, highestCents } = extent;
  const across = (field.right - field.left) / Math.log(largestArea / smallestArea);
  const up = (field.bottom - field.top) / Math.log(highestCents / lowestCents);
  return {
    field,
    extent,
    x: (area) => field.left + across * Math.log(area / smallestArea),
    y: (cents) => field.bottom - up * Math.log(cents / lowestCents),
  };
}

/** To a tenth of a pixel. */
export function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
