import { type Cents, toCents } from "#schema/money.ts";
import { priceListLimits } from "#schema/price-list/price-list-input.ts";
import type { moneyOf } from "#web/i18n/money.ts";

type Money = Pick<ReturnType<typeof moneyOf>, "read">;

export type PriceFault = "unreadable" | "zero" | "tooMuch";

/** What a typed or pasted text says: a price, nothing (null), or why it is none. */
export type ReadPrice = { readonly priceCents: Cents | null } | { readonly fault: PriceFault };

/** Reads a price in whole cents of the list's currency, as people and spreadsheets write one. */
export function readPrice(text: string, money: Money): ReadPrice {
  const read = money.read(text);
  if (read === null) return { fault: "unreadable" };
  if (read === "") return { priceCents: null };
  const priceCents = toCents(Number(read));
  if (priceCents === 0) return { fault: "zero" };
  return priceCents > priceListLimits.amountCents ? { fault: "tooMuch" } : { priceCents };
}
