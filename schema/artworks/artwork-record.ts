import * as v from "valibot";
import { oneLine, severalLines } from "#schema/text.ts";
import { statusLimits } from "./work-status.ts";

export const recordLimits = {
  inventoryNumberCharacters: 40,
  notesCharacters: 5000,
  framingCents: 1_000_000_00,
  mediumLineCharacters: 300,
} as const;

/**
 * What inventory numbers are compared by: two works' differ by more than capitals (price list, section 2). The database
 * compares them with NOCASE, to which only the letters A to Z have capitals.
 */
export function inventoryNumberKey(number: string): string {
  return number.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export const locationSchema = v.pipe(
  v.string("Enter a place."),
  oneLine,
  v.trim(),
  v.maxLength(
    statusLimits.locationCharacters,
    `Use at most ${statusLimits.locationCharacters} characters.`,
  ),
);

const mediumLineSchema = v.pipe(
  v.string("Enter what the work is made of."),
  oneLine,
  v.trim(),
  v.maxLength(
    recordLimits.mediumLineCharacters,
    `Use at most ${recordLimits.mediumLineCharacters} characters.`,
  ),
);

/**
 * The body of `PATCH /api/artworks/{id}/record`: what is kept about a work besides its price and status. A field that
 * is left out stays. The framing cost is in whole cents of Canadian dollars, as materials are. `mediumLine` is the medium
 * as documents print it; empty, they print the one of `proposedMediumLine`.
 */
export const recordInputSchema = v.strictObject({
  inventoryNumber: v.optional(
    v.pipe(
      v.string("Enter an inventory number."),
      oneLine,
      v.trim(),
      v.minLength(1, "Enter an inventory number."),
      v.maxLength(
        recordLimits.inventoryNumberCharacters,
        `Use at most ${recordLimits.inventoryNumberCharacters} characters.`,
      ),
    ),
  ),
  location: v.optional(locationSchema),
  framed: v.optional(v.boolean("Send true or false.")),
  framingCents: v.optional(
    v.pipe(
      v.number("Enter an amount."),
      v.integer("Enter an amount in whole cents."),
      v.minValue(0, "Enter 0 or more."),
      v.maxValue(recordLimits.framingCents, "Enter 1,000,000 or less."),
    ),
  ),
  notes: v.optional(
    v.pipe(
      v.string("Enter notes."),
      severalLines,
      v.maxLength(
        recordLimits.notesCharacters,
        `Use at most ${recordLimits.notesCharacters} characters.`,
      ),
    ),
  ),
  archived: v.optional(v.boolean("Send true or false.")),
  mediumLine: v.optional(mediumLineSchema),
});
export type RecordInput = v.InferOutput<typeof recordInputSchema>;
