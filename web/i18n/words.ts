import type {} from "use-intl";
import type agenda from "./texts/agenda.en-CA.json";
import type askingPrices from "./texts/asking-prices.en-CA.json";
import type business from "./texts/business.en-CA.json";
import type consignments from "./texts/consignments.en-CA.json";
import type documents from "./texts/documents.en-CA.json";
import type main from "./texts/en-CA.json";
import type exports from "./texts/exports.en-CA.json";
import type imports from "./texts/import.en-CA.json";
import type links from "./texts/links.en-CA.json";
import type outgoing from "./texts/outgoing.en-CA.json";
import type people from "./texts/people.en-CA.json";
import type priceList from "./texts/price-list.en-CA.json";
import type sales from "./texts/sales.en-CA.json";
import type selection from "./texts/selection.en-CA.json";
import type workDocuments from "./texts/work-documents.en-CA.json";

/** The first is the default for browsers that prefer neither. */
export const locales = ["en-CA", "fr-CA"] as const;
export type Locale = (typeof locales)[number];

/** All texts, of the main catalogue and of the parts that have their own. */
export type Words = typeof main &
  typeof agenda &
  typeof askingPrices &
  typeof business &
  typeof consignments &
  typeof documents &
  typeof exports &
  typeof imports &
  typeof links &
  typeof outgoing &
  typeof people &
  typeof priceList &
  typeof sales &
  typeof selection &
  typeof workDocuments;

declare module "use-intl" {
  interface AppConfig {
    Messages: Words;
    Locale: Locale;
  }
}
