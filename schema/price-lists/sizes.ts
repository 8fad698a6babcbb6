import { centimetresPerInch, toInches, type Units } from "#schema/units.ts";

/** The size of a picture's face in inches. */
export interface FaceSize {
  readonly widthInches: number;
  readonly heightInches: number;
}

/** In square inches. */
export function areaOf({ widthInches, heightInches }: FaceSize): number {
  return widthInches * heightInches;
}

/** The floating-point error of centimetres in inches, as a share of the area: it must decide no comparison. */
export const areaError = 1e-9;

/** Whether one size has less area than another. */
export function isSmaller(one: FaceSize, other: FaceSize): boolean {
  return areaOf(one) < areaOf(other) * (1 - areaError);
}

/**
 * By how much of the larger one the areas of two works may differ for a lower price of one to concern the buyers of
 * the other (price list, section 2).
 */
export const sameSizeTolerance = 0.02 + areaError;

/** The sizes that canvases and papers are sold in: inches in North America. */
const inchSizes = [
  [5, 7],
  [8, 10],
  [9, 12],
  [11, 14],
  [12, 16],
  [16, 20],
  [20, 20],
  [18, 24],
  [24, 24],
  [24, 30],
  [30, 40],
  [36, 36],
  [36, 48],
  [48, 60],
] as const;

/**
 * The French formats in centimetres, by number: the long side, which all three kinds share, then the short side as
 * figure (F), landscape (P, paysage) and seascape (M, marine).
 */
const frenchFormats = [
  [0, 18, { F: 14, P: 12, M: 10 }],
  [1, 22, { F: 16, P: 14, M: 12 }],
  [2, 24, { F: 19, P: 16, M: 14 }],
  [3, 27, { F: 22, P: 19, M: 16 }],
  [4, 33, { F: 24, P: 22, M: 19 }],
  [5, 35, { F: 27, P: 24, M: 22 }],
  [6, 41, { F: 33, P: 27, M: 24 }],
  [8, 46, { F: 38, P: 33, M: 27 }],
  [10, 55, { F: 46, P: 38, M: 33 }],
  [12, 61, { F: 50, P: 46, M: 38 }],
  [15, 65, { F: 54, P: 50, M: 46 }],
  [20, 73, { F: 60, P: 54, M: 50 }],
  [25, 81, { F: 65, P: 60, M: 54 }],
  [30, 92, { F: 73, P: 65, M: 60 }],
  [40, 100, { F: 81, P: 73, M: 65 }],
  [50, 116, { F: 89, P: 81, M: 73 }],
  [60, 130, { F: 97, P: 89, M: 81 }],
  [80, 146, { F: 114, P: 97, M: 90 }],
  [100, 162, { F: 130, P: 114, M: 97 }],
  [120, 195, { F: 130, P: 114, M: 97 }],
] as const;

/** The numbers of the figure formats in a list of metric sizes: about as many rows as in inches. */
const listedFormats: readonly number[] = [
  1, 3, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 120,
];

/** The rows of a price list, in the order of the area (price list, section 3.4). */
export function standardSizes(units: Units): FaceSize[] {
  if (units === "imperial") {
    return inchSizes.map(([widthInches, heightInches]) => ({ widthInches, heightInches }));
  }
  return frenchFormats.flatMap(([number, long, { F: short }]) =>
    listedFormats.includes(number)
      ? [{ widthInches: toInches(short), heightInches: toInches(long) }]
      : [],
  );
}

/** Half a centimetre, and the floating-point error of inches: formats are sold with that tolerance. */
const tolerance = 0.5 + 1e-9;

/** The French format of a size, such as `10F`, whichever side is the longer; null where none fits. */
export function frenchFormat({ widthInches, heightInches }: FaceSize): string | null {
  const long = Math.max(widthInches, heightInches) * centimetresPerInch;
  const short = Math.min(widthInches, heightInches) * centimetresPerInch;
  for (const [number, longSide, shortSides] of frenchFormats) {
    if (Math.abs(long - longSide) > tolerance) continue;
    for (const kind of ["F", "P", "M"] as const) {
      if (Math.abs(short - shortSides[kind]) <= tolerance) return `${number}${kind}`;
    }
  }
  return null;
}

/** The same for `16 × 20` and `20 × 16`, to a hundredth of an inch: a price list has one row for both. */
export function sizeKey({ widthInches, heightInches }: FaceSize): string {
  const long = Math.max(widthInches, heightInches);
  const short = Math.min(widthInches, heightInches);
  return `${short.toFixed(2)}x${long.toFixed(2)}`;
}

/** Each size once, as it comes first, in the order of the area. */
export function distinctSizes(sizes: readonly FaceSize[]): FaceSize[] {
  const byKey = new Map<string, FaceSize>();
  for (const { widthInches, heightInches } of sizes) {
    const size = { widthInches, heightInches };
    const key = sizeKey(size);
    if (!byKey.has(key)) byKey.set(key, size);
  }
  return [...byKey]
    .toSorted(
      ([key, one], [otherKey, other]) => areaOf(one) - areaOf(other) || key.localeCompare(otherKey),
    )
    .map(([, size]) => size);
}
