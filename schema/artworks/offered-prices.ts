import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import type { Medium } from "./media.ts";

/** A price in whole cents of its currency at which a work was offered or sold. */
export interface OfferedPrice {
  readonly workId: string;
  readonly cents: Cents;
  readonly currency: Currency;
}

/** What determines which works are alike: the medium, and the size in inches. */
export interface Sized {
  readonly medium: Medium;
  readonly widthInches: number;
  readonly heightInches: number;
}

/** An offer in whole cents of a currency, rounded half up. */
export function centsIn(
  { cents, currency: from }: Pick<OfferedPrice, "cents" | "currency">,
  currency: Currency,
  rates: Rates,
): Cents {
  return roundHalfUp(convert(cents, from, currency, rates));
}
