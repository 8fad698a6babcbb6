import { type Currency, convert, type Rates } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { roundPrice } from "#schema/price-lists/rounding.ts";

type ConvertedList = Pick<PriceList, "anchors" | "currency" | "rounding">;

/**
 * A list's anchors and minimum in another currency, at the rates given, rounded by the list's own rule to one step at
 * least. What the studio costs stays in Canadian dollars.
 */
export function convertList(
  { anchors, currency, rounding }: ConvertedList,
  to: Currency,
  rates: Rates,
): ConvertedList {
  const inCurrency = (cents: Cents) => convert(cents, currency, to, rates);
  const minimumCents = roundPrice(inCurrency(rounding.minimumCents), {
    ...rounding,
    minimumCents: rounding.minimumCents === 0 ? 0 : rounding.to * 100,
  });
  const rule = { ...rounding, minimumCents: Math.max(minimumCents, rounding.to * 100) };
  return {
    currency: to,
    rounding: { ...rounding, minimumCents },
    anchors: anchors.map((anchor) => ({
      ...anchor,
      priceCents: roundPrice(inCurrency(anchor.priceCents), rule),
    })),
  };
}
