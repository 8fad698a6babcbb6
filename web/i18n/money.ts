import type { Currency } from "#schema/currency.ts";
import { readMoney } from "#schema/read-money.ts";
import { decimalOf } from "./decimal.ts";
import { useLocale } from "./locale.ts";
import type { Locale } from "./words.ts";

type Decimal = ReturnType<typeof decimalOf>;

function amountsOf(locale: Locale, currency: Currency): Decimal {
  const decimal = decimalOf(locale);
  return {
    ...decimal,
    read: (typed) => {
      const read = readMoney(typed, decimal.read);
      return read !== null && (read.currency ?? currency) === currency ? read.amount : null;
    },
  };
}

const amounts: Record<Locale, Record<Currency, Decimal>> = {
  "en-CA": { CAD: amountsOf("en-CA", "CAD"), USD: amountsOf("en-CA", "USD") },
  "fr-CA": { CAD: amountsOf("fr-CA", "CAD"), USD: amountsOf("fr-CA", "USD") },
};

/** Amounts of one currency, as `readMoney` reads them; those that name the other currency cannot be read. */
export function moneyOf(locale: Locale, currency: Currency): Decimal {
  return amounts[locale][currency];
}

export function useMoney(currency: Currency): Decimal {
  return moneyOf(useLocale(), currency);
}
