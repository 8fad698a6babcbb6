import * as v from "valibot";
import { type Currency, currencySchema } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { oneLine } from "#schema/text.ts";

export const askingPriceLimits = { cents: 100_000_000_00, reasonCharacters: 500 } as const;

/** A price in whole cents that can be asked or paid for a work: above 0. */
export const priceCentsSchema = v.pipe(
  v.number("Enter a price."),
  v.integer("Enter a price in whole cents."),
  v.minValue(1, "Enter a price above 0."),
  v.maxValue(askingPriceLimits.cents, "Enter a price of at most 100,000,000."),
);

/** Spaces, and invisible characters: marks alone, controls, joiners, fillers and the blank of Braille. */
const unseen = /[\s\p{M}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has anything to read, so that it can be a reason. */
export function isReason(text: string): boolean {
  return text.replace(unseen, "") !== "";
}

/** Why something was done, in the artist's words; none, an empty text, when there is nothing to read in it. */
export const reasonSchema = v.pipe(
  v.string("Enter a reason."),
  oneLine,
  v.trim(),
  v.transform((reason) => (isReason(reason) ? reason : "")),
  v.maxLength(
    askingPriceLimits.reasonCharacters,
    `Use at most ${askingPriceLimits.reasonCharacters} characters.`,
  ),
);

/**
 * The body of `PATCH /api/artworks/{id}/asking-price`: the artist's own figure in whole cents of `currency`, or null
 * to ask what the list or the formula says. A price below what was offered or paid before needs a reason. With
 * `shownHighestCents`, the highest price before that the artist has been shown, in whole cents of `currency`, or null
 * for none, the reason is one for lowering a price only where that is still the highest.
 */
export const askingPriceInputSchema = v.strictObject({
  amountCents: v.nullable(priceCentsSchema),
  currency: currencySchema,
  reason: v.optional(reasonSchema),
  shownHighestCents: v.optional(
    v.nullable(
      v.pipe(
        v.number("Enter the highest price that was shown."),
        v.integer("Enter the highest price that was shown in whole cents."),
        v.minValue(1, "Enter a highest price above 0."),
      ),
    ),
  ),
});
export type AskingPriceInput = v.InferOutput<typeof askingPriceInputSchema>;

/** A price and what it is in. */
export interface AskedPrice {
  readonly askedCents: Cents | null;
  readonly askedCurrency: Currency;
}
