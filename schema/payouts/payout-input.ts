import * as v from "valibot";
import { currencySchema } from "#schema/currency.ts";
import { daySchema } from "#schema/day-schema.ts";
import { oneLine } from "#schema/text.ts";

// Apart from what is answered, as the web application only sends it.

export const payoutLimits = {
  sales: 100,
  methodCharacters: 100,
  amountCents: 100_000_000_00,
} as const;

const idSchema = v.pipe(v.string("Choose one of yours."), oneLine);

/** The body of `POST /api/payouts` (people, section 6): at most what is open of the sales, in whole cents of `currency`. */
export const payoutInputSchema = v.strictObject({
  channelId: idSchema,
  date: daySchema,
  amountCents: v.pipe(
    v.number("Enter an amount."),
    v.integer("Enter an amount in whole cents."),
    v.minValue(1, "Enter more than 0."),
    v.maxValue(payoutLimits.amountCents, "Enter 100,000,000 or less."),
  ),
  currency: currencySchema,
  method: v.optional(
    v.pipe(
      v.string("Enter text."),
      oneLine,
      v.trim(),
      v.maxLength(
        payoutLimits.methodCharacters,
        `Use at most ${payoutLimits.methodCharacters} characters.`,
      ),
    ),
    "",
  ),
  saleIds: v.pipe(
    v.array(idSchema, "Choose at least one sale."),
    v.minLength(1, "Choose at least one sale."),
    v.maxLength(payoutLimits.sales, `Choose at most ${payoutLimits.sales} sales.`),
    v.check((ids) => new Set(ids).size === ids.length, "A sale is listed twice."),
  ),
});
export type PayoutInput = v.InferOutput<typeof payoutInputSchema>;

/** The body of `PUT /api/payouts/kept-from`: earlier sales count as paid; null where all are kept. */
export const keptFromInputSchema = v.strictObject({ keptFrom: v.nullable(daySchema) });
export type KeptFromInput = v.InferOutput<typeof keptFromInputSchema>;
