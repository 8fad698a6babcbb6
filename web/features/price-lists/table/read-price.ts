import type { Currency } from "#schema/currency.ts";
import { type Cents, toCents } from "#schema/money.ts";
import { priceListLimits } from "#schema/price-list/price-list-input.ts";
import type { decimalOf } from "#web/i18n/decimal.ts";

type Decimal = Pick<ReturnType<typeof decimalOf>, "read">;

export type PriceFault = "unreadable" | "zero" | "tooMuch";

/** What a typed or pasted text says: a price, nothing (null), or why it is none. */
export type ReadPrice = { readonly priceCents: Cents | null } | { readonly fault: PriceFault };

const canadianMark = /CA|CDN|C ?\$|\$ ?C/i;
const americanMark = /US ?\$|\$ ?USD?|USD/i;

/** Reads a price in whole cents of the list's currency, as people and spreadsheets write one. */
export function readPrice(text: string, currency: Currency, decimal: Decimal): ReadPrice {
  // A number is read with the marks of Canadian dollars; those of the other currency make it no price of the list.
  if (currency === "USD" && canadianMark.test(text)) return { fault: "unreadable" };
  const read = decimal.read(currency === "USD" ? text.replace(americanMark, "") : text);
  if (read === null) return { fault: "unreadable" };
  if (read === "") return { priceCents: null };
  const priceCents = toCents(Number(read));
  if (priceCents === 0) return { fault: "zero" };
  return priceCents > priceListLimits.amountCents ? { fault: "tooMuch" } : { priceCents };
}
