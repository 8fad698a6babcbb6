import type { Currency } from "./currency.ts";
import { measureMarks } from "./read-number.ts";

/** An amount as it is written. */
interface WrittenAmount {
  /** Dollars as decimal text with a point, all decimals kept (`1250.50`); `""` for blank text. */
  readonly amount: string;
  /** The currency that is named; null for a bare number or dollar sign. */
  readonly currency: Currency | null;
}

const americanMarks = /USD? ?\$|\$ ?USD?|USD?/gi;

/**
 * Reads an amount of dollars of 0 or more as people write it, in any language: with the signs and codes of Canadian and US
 * dollars. Null for what cannot be read: fractions but halves and quarters of a dollar, and amounts in two currencies or another one among it.
 *
 * @param read `readNumber` with the separators of a language or a file.
 */
export function readMoney(
  typed: string,
  read: (text: string, marks: readonly string[]) => string | null,
): WrittenAmount | null {
  const text = typed.replace(americanMarks, "$$");
  const isAmerican = text !== typed;
  const isCanadian = /c/i.test(text);
  if (isAmerican && isCanadian) return null;
  const amount = read(text, measureMarks.money);
  return amount === null
    ? null
    : { amount, currency: isAmerican ? "USD" : isCanadian ? "CAD" : null };
}
