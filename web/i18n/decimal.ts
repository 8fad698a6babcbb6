import {
  isDecimalText,
  mayBecomeNumber,
  type NumberSeparators,
  readNumber,
} from "#schema/read-number.ts";
import { useLocale } from "./locale.ts";
import type { Locale } from "./words.ts";

/** Converts between the text in a field and the stored text, which has a decimal point in every language. */
interface Decimal {
  /** `7.5` as it is shown: `7,5` in French. Text that is not a number is shown as it was typed. */
  readonly show: (text: string) => string;
  readonly isNumber: (text: string) => boolean;
  /** The typed text as it is stored; null if it is not a number of 0 or more. */
  readonly read: (typed: string, marks?: readonly string[]) => string | null;
  /** Whether more keystrokes can make a number of this. */
  readonly mayBecomeNumber: (typed: string) => boolean;
}

function toDecimal(language: NumberSeparators): Decimal {
  return {
    show: (text) => (isDecimalText(text) ? text.replace(".", language.decimal) : text),
    isNumber: isDecimalText,
    read: (typed, marks) => readNumber(typed, language, marks),
    mayBecomeNumber: (typed) => mayBecomeNumber(typed, language),
  };
}

const decimals: Record<Locale, Decimal> = {
  "en-CA": toDecimal({ decimal: ".", grouping: "," }),
  "fr-CA": toDecimal({ decimal: ",", grouping: " " }),
};

export function decimalOf(locale: Locale): Decimal {
  return decimals[locale];
}

export function useDecimal(): Decimal {
  return decimalOf(useLocale());
}
