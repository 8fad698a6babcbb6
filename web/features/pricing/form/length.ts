import { defaultSize } from "#schema/artwork.ts";
import { centimetresPerInch, shownInches, toCentimetres, toInches } from "#schema/units.ts";

export const units = ["imperial", "metric"] as const;
export type Units = (typeof units)[number];

/**
 * A width or a height. What was typed is kept in the unit in which it was typed, and shown in the other
 * one rounded, so that toggling back and forth restores it and the inches stay at full precision.
 */
export interface Length {
  readonly text: string;
  readonly units: Units;
  /** Null while the text is no length above 0. */
  readonly inches: number | null;
}

export function typedLength(text: string, typedIn: Units): Length {
  const value = Number(text);
  const isLength = text.trim() !== "" && Number.isFinite(value) && value > 0;
  const inches = typedIn === "metric" ? toInches(value) : value;
  return { text, units: typedIn, inches: isLength ? inches : null };
}

/** A stored length, in the unit in which it reads as somebody would have typed it. */
export function storedLength(inches: number): Length {
  const shown = roundTo(inches, 1000);
  const centimetres = roundTo(inches * centimetresPerInch, 100);
  if (!isClose(shown, inches) && isClose(toInches(centimetres), inches)) {
    return { text: String(centimetres), units: "metric", inches };
  }
  return { text: String(shown), units: "imperial", inches };
}

export const defaultWidth = storedLength(defaultSize.widthInches);
export const defaultHeight = storedLength(defaultSize.heightInches);

/** What a field shows (specification, section 4: converted by 2.54, rounded to one decimal). */
export function shownLength(length: Length, shownIn: Units): string {
  if (shownIn === length.units || length.inches === null) return length.text;
  return String(shownIn === "metric" ? toCentimetres(length.inches) : shownInches(length.inches));
}

function roundTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9;
}
