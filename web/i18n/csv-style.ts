import type { Locale } from "./words.ts";

/** What separates the cells of a CSV file where a spreadsheet in this language opens it by a double click. */
export const csvDelimiters = { "en-CA": ",", "fr-CA": ";" } as const satisfies Record<
  Locale,
  string
>;

/**
 * A decimal text, such as `1250.5`, as a spreadsheet in this language reads it. Three decimals get a fourth: `15,748` alone
 * could as well be thousands.
 */
export function csvNumber(text: string, locale: Locale): string {
  if (locale === "en-CA") return text;
  return text.replace(/\.(\d+)/, (_, decimals: string) =>
    decimals.length === 3 ? `,${decimals}0` : `,${decimals}`,
  );
}
