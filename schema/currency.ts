import * as v from "valibot";

export const currencies = ["CAD", "USD"] as const;
export const currencySchema = v.picklist(currencies, "Choose CAD or USD.");
export type Currency = v.InferOutput<typeof currencySchema>;

/** How much of each currency one Canadian dollar buys. */
export const ratesSchema = v.object({
  CAD: v.literal(1),
  USD: v.pipe(v.number(), v.finite(), v.gtValue(0)),
});
export type Rates = v.InferOutput<typeof ratesSchema>;

/** Used until a rate has been read (specification, sections 3 and 9). */
export const defaultRates: Rates = { CAD: 1, USD: 0.75 };

/** The response header with the date of the rate's observation, `YYYY-MM-DD`. */
export const ratesDateHeader = "Rates-Date";

/** Converts an amount between currencies in full precision. */
export function convert(amount: number, from: Currency, to: Currency, rates: Rates): number {
  return from === to ? amount : (amount / rates[from]) * rates[to];
}
