import type {} from "use-intl";
import type en from "./en.json";

/** The first is the default for browsers that prefer neither. */
export const locales = ["en-CA", "fr-CA"] as const;
export type Locale = (typeof locales)[number];

/** The messages of large pages are in folders of their own, a file for each section. */
export type Words = typeof en & {
  readonly askingPrices: typeof import("./asking-prices/english.ts");
  readonly business: typeof import("./business/english.ts");
  readonly documents: typeof import("./documents/english.ts");
  readonly exports: typeof import("./exports/english.ts");
  readonly import: typeof import("./import/english.ts");
  readonly priceList: typeof import("./price-list/english.ts");
  readonly sales: typeof import("./sales/english.ts");
  readonly selection: typeof import("./selection/english.ts");
  readonly workDocuments: typeof import("./work-documents/english.ts");
};

declare module "use-intl" {
  interface AppConfig {
    Messages: Words;
    Locale: Locale;
  }
}
