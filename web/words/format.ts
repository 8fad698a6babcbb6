import { useMemo } from "react";
import type { Currency } from "#schema/currency.ts";
import { type Cents, fromCents } from "#schema/money.ts";
import { useLocale } from "./locale.ts";
import type { Locale } from "./words.ts";

/** English uses the specification's en-US formats (section 9), in which CAD reads `CA$`. */
const formatLocales: Record<Locale, string> = { "en-CA": "en-US", "fr-CA": "fr-CA" };

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
    /** `CA$1,236.90`, `1 236,90 $` */
    money: (cents: Cents, currency: Currency) =>
      join(numberParts(money[currency], fromCents(cents))),
    /** The currency and the figure apart, for the price at size. */
    moneyParts: (cents: Cents, currency: Currency) =>
      numberParts(money[currency], fromCents(cents)),
    /** `$113.28`: what a plan costs, in Canadian dollars, for texts that say so themselves or need not. */
    planPrice: (cents: Cents) => join(numberParts(planPrice, fromCents(cents))),
    /** `1,236.90`, `1 236,90` */
    amount: (cents: Cents) => join(numberParts(amount, fromCents(cents))),
    /** Up to three decimals. */
    number: (value: number) => join(numberParts(number, value)),
    /** `Nov 14, 2025`, `14 nov. 2025` */
    date: (iso: string) => join(dateParts(date, locale, iso)),
    /** `November 14, 2025`, `14 novembre 2025` */
    longDate: (iso: string) => join(dateParts(longDate, locale, iso)),
  };
}

/** Québec sets thousands apart by a narrow no-break space; Intl knows only the wide one. */
function numberParts(format: Intl.NumberFormat, value: number): Intl.NumberFormatPart[] {
  return format
    .formatToParts(value)
    .map((part) =>
      part.type === "group" && part.value === "\u00a0" ? { ...part, value: "\u202f" } : part,
    );
}

/** The first of a month is `1er` in French, which Intl leaves out. */
function dateParts(
  format: Intl.DateTimeFormat,
  locale: Locale,
  iso: string,
): Intl.DateTimeFormatPart[] {
  return format
    .formatToParts(new Date(iso))
    .map((part) =>
      locale === "fr-CA" && part.type === "day" && part.value === "1"
        ? { ...part, value: "1er" }
        : part,
    );
}

function join(parts: readonly { readonly value: string }[]): string {
  return parts.map(({ value }) => value).join("");
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
