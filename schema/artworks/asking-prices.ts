import * as v from "valibot";
import { currencySchema } from "#schema/currency.ts";
import { oneLine } from "#schema/text.ts";
import { priceCentsSchema } from "./asking-price.ts";

export const askingPricesLimits = { works: 10_000, undoDays: 30 } as const;

/**
 * The body of `POST /api/artworks/asking-prices` (price list, section 2): for each work the artist's own figure in whole
 * cents of `currency`, or null to follow the list in force, or without one the suggestion.
 */
export const askingPricesInputSchema = v.strictObject({
  prices: v.pipe(
    v.array(
      v.strictObject({
        workId: v.pipe(
          v.string("Send the id of a work."),
          oneLine,
          v.minLength(1, "Send the id of a work."),
        ),
        amountCents: v.nullable(priceCentsSchema),
        currency: currencySchema,
      }),
      "Send the prices of works.",
    ),
    v.minLength(1, "Send the price of at least one work."),
    v.maxLength(
      askingPricesLimits.works,
      `Send the prices of at most ${askingPricesLimits.works} works.`,
    ),
    v.check(
      (prices) => new Set(prices.map(({ workId }) => workId)).size === prices.length,
      "Send one price for each work.",
    ),
  ),
});
export type AskingPricesInput = v.InferOutput<typeof askingPricesInputSchema>;
export type AskingPriceChange = AskingPricesInput["prices"][number];

/** A work that keeps its price, with the highest at which it, or one like it, was offered or sold, in the currency sent. */
export const heldPriceSchema = v.object({ workId: v.string(), highestCents: v.number() });
export type HeldPrice = v.InferOutput<typeof heldPriceSchema>;

/** The answer: how many works ask another price, and those whose price would have fallen and stays. */
export const askingPricesAnswerSchema = v.object({
  changed: v.number(),
  held: v.array(heldPriceSchema),
  undoId: v.string(),
});
export type AskingPricesAnswer = v.InferOutput<typeof askingPricesAnswerSchema>;

/** What an undo did: how many works have their price from before, and those that were changed since and stay. */
export const undonePricesSchema = v.object({ restored: v.number(), kept: v.array(v.string()) });
export type UndonePrices = v.InferOutput<typeof undonePricesSchema>;
