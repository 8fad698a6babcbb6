import * as v from "valibot";
import { askingPriceLimits, isReason } from "#schema/artworks/asking-price.ts";
import { type AmountError, priceError } from "#web/forms/amount.ts";

/** A new asking price as it is typed. */
export const priceFormSchema = v.object({ amount: v.string(), reason: v.string() });
export type PriceForm = v.InferOutput<typeof priceFormSchema>;

export interface PriceErrors {
  readonly amount?: AmountError;
  readonly reason?: "missing" | "tooLong";
}

/** What the server would refuse; the suggested price needs no amount, and a lowered price a reason. */
export function findPriceErrors(
  { amount, reason }: PriceForm,
  { isSuggested, needsReason }: { readonly isSuggested: boolean; readonly needsReason: boolean },
): PriceErrors {
  const wrong = isSuggested ? null : priceError(amount);
  const isLong = reason.trim().length > askingPriceLimits.reasonCharacters;
  return {
    ...(wrong && { amount: wrong }),
    ...(needsReason && !isReason(reason) && { reason: "missing" }),
    ...(isLong && { reason: "tooLong" }),
  };
}
