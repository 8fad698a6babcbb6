import { defaultSize } from "#schema/artworks/artwork.ts";
import { decimalValue } from "#schema/read-number.ts";
import {
  lengthIn,
  shownInches,
  toCentimetres,
  toInches,
  typedUnits,
  type Units,
} from "#schema/units.ts";

/**
 * A width or a height. The typed text stays in the unit in which it was typed, and is shown in the other
 * one rounded, so that toggling back and forth restores it and the inches stay at full precision.
 */
export interface Length {
  readonly text: string;
  readonly units: Units;
  /** Null unless the text is a length above 0. */
  readonly inches: number | null;
}

export function typedLength(text: string, typedIn: Units): Length {
  const value = decimalValue(text);
  const isLength = Number.isFinite(value) && value > 0;
  const inches = typedIn === "metric" ? toInches(value) : value;
  return { text, units: typedIn, inches: isLength ? inches : null };
}

/** A stored length, in the unit in which a person would have typed it. */
export function storedLength(inches: number): Length {
  const typedIn = typedUnits(inches);
  return { text: String(lengthIn(inches, typedIn)), units: typedIn, inches };
}

export const defaultWidth = storedLength(defaultSize.widthInches);
export const defaultHeight = storedLength(defaultSize.heightInches);

/** What a field shows (specification, section 4: converted by 2.54, rounded to one decimal). */
export function shownLength(length: Length, shownIn: Units): string {
  if (shownIn === length.units || length.inches === null) return length.text;
  return String(shownIn === "metric" ? toCentimetres(length.inches) : shownInches(length.inches));
}
