import type en from "./en.json";
import type { PriceListWords } from "./price-list/words.ts";

/** The first is the default for browsers that prefer neither. */
export const locales = ["en-CA", "fr-CA"] as const;
export type Locale = (typeof locales)[number];

/** The messages of the price list are in files of their own, one for each section. */
export type Words = typeof en & { readonly priceList: PriceListWords };

declare module "use-intl" {
  interface AppConfig {
    Messages: Words;
    Locale: Locale;
  }
}
