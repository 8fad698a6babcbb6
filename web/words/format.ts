import { useMemo } from "react";
import type { Currency } from "#schema/currency.ts";
import { type Cents, fromCents } from "#schema/money.ts";
import { type Locale, useLocale } from "./locale.ts";

/** English uses the specification's en-US formats (section 9), in which CAD reads `CA$`. */
const formatLocales: Record<Locale, string> = { "en-CA": "en-US" };

/** Making an Intl format costs a hundred times what using it does, so each is kept. */
function keptFormat(locale: Locale) {
  const tag = formatLocales[locale];
  const money = {
    CAD: new Intl.NumberFormat(tag, { style: "currency", currency: "CAD" }),
    USD: new Intl.NumberFormat(tag, { style: "currency", currency: "USD" }),
  } satisfies Record<Currency, Intl.NumberFormat>;
  const planPrice = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: "CAD",
    currencyDisplay: "narrowSymbol",
  });
  const amount = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: "medium" });
  const longDate = new Intl.DateTimeFormat(tag, { dateStyle: "long" });
  return {
    /** `CA$1,236.90` */
    money: (cents: Cents, currency: Currency) => money[currency].format(fromCents(cents)),
    /** The prefix and the figure apart, for the price at size. */
    moneyParts: (cents: Cents, currency: Currency) =>
      money[currency].formatToParts(fromCents(cents)),
    /** `$113.28`: what a plan costs, in Canadian dollars, for texts that say so themselves or need not. */
    planPrice: (cents: Cents) => planPrice.format(fromCents(cents)),
    /** `1,236.90` */
    amount: (cents: Cents) => amount.format(fromCents(cents)),
    /** Up to three decimals. */
    number: (value: number) => number.format(value),
    /** `Nov 14, 2025` */
    date: (iso: string) => date.format(new Date(iso)),
    /** `November 14, 2025` */
    longDate: (iso: string) => longDate.format(new Date(iso)),
  };
}

const kept = new Map<Locale, ReturnType<typeof keptFormat>>();

export type Format = ReturnType<typeof keptFormat>;

export function formatFor(locale: Locale): Format {
  const format = kept.get(locale) ?? keptFormat(locale);
  kept.set(locale, format);
  return format;
}

/** Numbers, money and dates as the reader's language writes them. */
export function useFormat(): Format {
  const locale = useLocale();
  return useMemo(() => formatFor(locale), [locale]);
}
