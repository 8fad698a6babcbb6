import type {} from "use-intl";
import type { BusinessWords } from "./business/words.ts";
import type { DocumentsWords } from "./documents/words.ts";
import type en from "./en.json";
import type { ExportWords } from "./exports/words.ts";
import type { ImportWords } from "./import/words.ts";
import type { PriceListWords } from "./price-list/words.ts";
import type { SalesWords } from "./sales/words.ts";
import type { SelectionWords } from "./selection/words.ts";
import type { WorkDocumentsWords } from "./work-documents/words.ts";

/** The first is the default for browsers that prefer neither. */
export const locales = ["en-CA", "fr-CA"] as const;
export type Locale = (typeof locales)[number];

/** The messages of large pages are in folders of their own, a file for each section. */
export type Words = typeof en & {
  readonly business: BusinessWords;
  readonly documents: DocumentsWords;
  readonly exports: ExportWords;
  readonly import: ImportWords;
  readonly priceList: PriceListWords;
  readonly sales: SalesWords;
  readonly selection: SelectionWords;
  readonly workDocuments: WorkDocumentsWords;
};

declare module "use-intl" {
  interface AppConfig {
    Messages: Words;
    Locale: Locale;
  }
}
