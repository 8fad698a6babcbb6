import type { Currency } from "#schema/currency.ts";
import { type Cents, fromCents } from "#schema/money.ts";
import type { Locale } from "./words.ts";

/** English uses the specification's en-US formats (section 9), in which CAD reads `CA$`. */
const formatLocales: Record<Locale, string> = { "en-CA": "en-US", "fr-CA": "fr-CA" };

const currencySides = { "en-CA": "prefix", "fr-CA": "suffix" } as const satisfies Record<
  Locale,
  string
>;

/** Past these, a number in full precision is noise. */
const mostDecimals = 12;

/**
 * Making an Intl format costs a hundred times what using it does, so each is made when it is first used,
 * and kept.
 */
function createFormat(locale: Locale) {
  const tag = formatLocales[locale];
  const numbers = (options: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(tag, options));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(tag, options));
  const currencies = (options: Intl.NumberFormatOptions) => {
    const of = (currency: Currency) => numbers({ ...options, style: "currency", currency });
    return { CAD: of("CAD"), USD: of("USD") } satisfies Record<Currency, () => Intl.NumberFormat>;
  };
  const money = currencies({});
  const planPrice = numbers({
    style: "currency",
    currency: "CAD",
    currencyDisplay: "narrowSymbol",
  });
  const amount = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = numbers({ maximumFractionDigits: 3 });
  const precise = numbers({ maximumFractionDigits: mostDecimals });
  const preciseMoney = currencies({ maximumFractionDigits: mostDecimals });
  const date = dates({ dateStyle: "medium" });
  const longDate = dates({ dateStyle: "long" });
  return {
    /** `CA$1,236.90`, `1 236,90 $` */
    money: (cents: Cents, currency: Currency) =>
      join(numberParts(money[currency](), fromCents(cents))),
    /** `CA$1,550`, `CA$2,303.65`: a price that an artist asks, without cents where there are none. */
    askedMoney: (cents: Cents, currency: Currency) =>
      join(
        numberParts(money[currency](), fromCents(cents)).filter(
          ({ type }) => cents % 100 !== 0 || (type !== "decimal" && type !== "fraction"),
        ),
      ),
    /** The currency and the figure apart, for the price at size. */
    moneyParts: (cents: Cents, currency: Currency) =>
      numberParts(money[currency](), fromCents(cents)),
    /** The side of a figure on which the currency is written. */
    currencySide: currencySides[locale],
    /** A currency on its side of a field. */
    besideField: (currency: string): { readonly prefix?: string; readonly suffix?: string } => ({
      [currencySides[locale]]: currency,
    }),
    /** `$113.28`: what a plan costs, in Canadian dollars, for texts that say so themselves or need not. */
    planPrice: (cents: Cents) => join(numberParts(planPrice(), fromCents(cents))),
    /** `1,236.90`, `1 236,90` */
    amount: (cents: Cents) => join(numberParts(amount(), fromCents(cents))),
    /** Up to three decimals. */
    number: (value: number) => join(numberParts(number(), value)),
    /** With every decimal that it has: for who works it out again. */
    precise: (value: number) => join(numberParts(precise(), value)),
    /** `CA$1.4256`, in dollars: two decimals, and every further one that it has. */
    preciseMoney: (amount: number, currency: Currency) =>
      join(numberParts(preciseMoney[currency](), amount)),
    /** `Nov 14, 2025`, `14 nov. 2025` */
    date: (iso: string) => join(dateParts(date(), locale, iso)),
    /** The same of a day without a time, such as `2025-11-14`, wherever the reader is. */
    day: (isoDay: string) => join(dateParts(date(), locale, `${isoDay}T12:00`)),
    /** `November 14, 2025`, `14 novembre 2025` */
    longDate: (iso: string) => join(dateParts(longDate(), locale, iso)),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Québec sets thousands apart by a narrow no-break space; Intl knows only the wide one, and a hyphen for a minus. */
function numberParts(format: Intl.NumberFormat, value: number): Intl.NumberFormatPart[] {
  return format.formatToParts(value).map((part) => {
    if (part.type === "minusSign") return { ...part, value: "\u2212" };
    return part.value === "\u00a0" && part.type === "group" ? { ...part, value: "\u202f" } : part;
  });
}

/** In French the first of a month is `1er`, which Intl leaves out, and a line never ends within a date. */
function dateParts(
  format: Intl.DateTimeFormat,
  locale: Locale,
  iso: string,
): Intl.DateTimeFormatPart[] {
  return format
    .formatToParts(new Date(iso))
    .map((part) => (locale === "fr-CA" ? { ...part, value: inFrenchDate(part) } : part));
}

function inFrenchDate({ type, value }: Intl.DateTimeFormatPart): string {
  if (type === "day" && value === "1") return "1er";
  return value.replaceAll(" ", "\u00a0");
}

function join(parts: readonly { readonly value: string }[]): string {
  return parts.map(({ value }) => value).join("");
}

const formats = new Map<Locale, ReturnType<typeof createFormat>>();

export type Format = ReturnType<typeof createFormat>;

export function formatFor(locale: Locale): Format {
  const format = formats.get(locale) ?? createFormat(locale);
  formats.set(locale, format);
  return format;
}
