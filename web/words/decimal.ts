import { useLocale } from "./locale.ts";
import type { Locale } from "./words.ts";

/** Between what stands in a field and the number's text, which is kept with a point in every language. */
export interface Decimal {
  readonly sign: "." | ",";
  /** `7.5` as it is shown: `7,5` in French. */
  readonly show: (text: string) => string;
  /**
   * What was typed, as it is kept. French takes a comma or a point for the decimal sign, and the spaces
   * that set thousands apart; English keeps what was typed (specification, section 5).
   */
  readonly read: (typed: string) => string;
}

const decimals: Record<Locale, Decimal> = {
  "en-CA": { sign: ".", show: (text) => text, read: (typed) => typed },
  "fr-CA": {
    sign: ",",
    show: (text) => text.replace(".", ","),
    read: (typed) => typed.replaceAll(",", ".").replace(/[ \u00a0\u202f]/g, ""),
  },
};

export function decimalOf(locale: Locale): Decimal {
  return decimals[locale];
}

export function useDecimal(): Decimal {
  return decimals[useLocale()];
}
