import { askingPriceLimits } from "#schema/artworks/asking-price.ts";
import { type Cents, fromCents, toCents } from "#schema/money.ts";
import { isDecimalText } from "#schema/read-number.ts";

export type AmountError = "amount" | "zero" | "tooMuch";

/** The cents of a decimal text; null for anything else. */
export function centsOf(text: string): Cents | null {
  return isDecimalText(text) ? toCents(Number(text)) : null;
}

/** As a field shows it: without decimals where there are none. */
export function amountText(cents: Cents): string {
  return cents % 100 === 0 ? String(fromCents(cents)) : fromCents(cents).toFixed(2);
}

/** What keeps a text from being a price. */
export function priceError(text: string): AmountError | null {
  const cents = centsOf(text);
  if (cents === null) return "amount";
  if (cents === 0) return "zero";
  return cents > askingPriceLimits.cents ? "tooMuch" : null;
}

/** What keeps a text from being a cost, which may be 0 and may be left out. */
export function costError(text: string, maximum: Cents): AmountError | null {
  if (text.trim() === "") return null;
  const cents = centsOf(text);
  if (cents === null) return "amount";
  return cents > maximum ? "tooMuch" : null;
}

/** What is sent of a text that may be left out. */
export function entered(text: string): string | undefined {
  return text.trim() === "" ? undefined : text.trim();
}
