export const units = ["imperial", "metric"] as const;
export type Units = (typeof units)[number];

/** The units that an artist has chosen in the profile. */
export function unitsOf({ usesMetric }: { readonly usesMetric: boolean }): Units {
  return usesMetric ? "metric" : "imperial";
}

/** Centimetres in an inch. Lengths are stored in inches, whatever unit is shown. */
export const centimetresPerInch = 2.54;

/** Square centimetres in a square inch: exact. */
export const squareCentimetresPerSquareInch = 6.4516;

/** Rounded to one decimal, as the unit toggle shows it (specification, section 4). */
export function toCentimetres(inches: number): number {
  return roundTo(inches * centimetresPerInch, 10);
}

/** Full precision: rounding is for showing, see `shownInches`. */
export function toInches(centimetres: number): number {
  return centimetres / centimetresPerInch;
}

/** Rounded to one decimal, as the unit toggle shows it (specification, section 4). */
export function shownInches(inches: number): number {
  return roundTo(inches, 10);
}

/** Full precision, in the units that are asked for. */
export function convertLength(inches: number, to: Units): number {
  return to === "metric" ? inches * centimetresPerInch : inches;
}

/** The units in which a stored length has few decimals, as if typed; imperial where both or neither do. */
export function typedUnits(inches: number): Units {
  const isInInches = isClose(roundTo(inches, inchParts), inches);
  const centimetres = roundTo(inches * centimetresPerInch, centimetreParts);
  return !isInInches && isClose(toInches(centimetres), inches) ? "metric" : "imperial";
}

/**
 * A stored length for display: with all its decimals in the units in which it was typed; in the other units with one
 * decimal, or with two significant digits below 1.
 */
export function lengthIn(inches: number, shownIn: Units): number {
  const length = convertLength(inches, shownIn);
  if (shownIn === typedUnits(inches)) {
    return roundTo(length, shownIn === "metric" ? centimetreParts : inchParts);
  }
  return length < 1 ? Number(length.toPrecision(2)) : roundTo(length, 10);
}

/** The finest length that is typed: thousandths of an inch, hundredths of a centimetre. */
const inchParts = 1000;
const centimetreParts = 100;

/** Half up; the floating-point error beyond 12 digits does not count. */
function roundTo(length: number, parts: number): number {
  return Math.round(Number((length * parts).toPrecision(12))) / parts;
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9;
}
