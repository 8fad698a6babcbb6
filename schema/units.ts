/** Centimetres in an inch. Lengths are kept in inches, whatever unit is shown. */
export const centimetresPerInch = 2.54;

/** Rounded to one decimal, as the unit toggle shows it (specification, section 4). */
export function toCentimetres(inches: number): number {
  return roundToTenth(inches * centimetresPerInch);
}

/** Full precision: rounding is for showing, see `shownInches`. */
export function toInches(centimetres: number): number {
  return centimetres / centimetresPerInch;
}

/** Rounded to one decimal, as the unit toggle shows it (specification, section 4). */
export function shownInches(inches: number): number {
  return roundToTenth(inches);
}

function roundToTenth(length: number): number {
  return Math.round(Number((length * 10).toPrecision(12))) / 10;
}
