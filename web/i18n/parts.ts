/// <reference path="./text-parts.d.ts" />
import { addLoaders } from "./catalogues.ts";

/** The texts of large parts, by part and language. What the application opens with is not among them. */
const parts = {
  account: {
    "en-CA": () => import("./texts/en-CA.json?account"),
    "fr-CA": () => import("./texts/fr-CA.json?account"),
  },
  agenda: {
    "en-CA": () => import("./texts/agenda.en-CA.json"),
    "fr-CA": () => import("./texts/agenda.fr-CA.json"),
  },
  askingPrices: {
    "en-CA": () => import("./texts/asking-prices.en-CA.json"),
    "fr-CA": () => import("./texts/asking-prices.fr-CA.json"),
  },
  business: {
    "en-CA": () => import("./texts/business.en-CA.json"),
    "fr-CA": () => import("./texts/business.fr-CA.json"),
  },
  consignments: {
    "en-CA": () => import("./texts/consignments.en-CA.json"),
    "fr-CA": () => import("./texts/consignments.fr-CA.json"),
  },
  documents: {
    "en-CA": () => import("./texts/documents.en-CA.json"),
    "fr-CA": () => import("./texts/documents.fr-CA.json"),
  },
  exports: {
    "en-CA": () => import("./texts/exports.en-CA.json"),
    "fr-CA": () => import("./texts/exports.fr-CA.json"),
  },
  import: {
    "en-CA": () => import("./texts/import.en-CA.json"),
    "fr-CA": () => import("./texts/import.fr-CA.json"),
  },
  links: {
    "en-CA": () => import("./texts/links.en-CA.json"),
    "fr-CA": () => import("./texts/links.fr-CA.json"),
  },
  people: {
    "en-CA": () => import("./texts/people.en-CA.json"),
    "fr-CA": () => import("./texts/people.fr-CA.json"),
  },
  priceList: {
    "en-CA": () => import("./texts/price-list.en-CA.json"),
    "fr-CA": () => import("./texts/price-list.fr-CA.json"),
  },
  sales: {
    "en-CA": () => import("./texts/sales.en-CA.json"),
    "fr-CA": () => import("./texts/sales.fr-CA.json"),
  },
  selection: {
    "en-CA": () => import("./texts/selection.en-CA.json"),
    "fr-CA": () => import("./texts/selection.fr-CA.json"),
  },
  workDocuments: {
    "en-CA": () => import("./texts/work-documents.en-CA.json"),
    "fr-CA": () => import("./texts/work-documents.fr-CA.json"),
  },
} as const;

/**
 * Called once, at the top of a module that is loaded lazily: the texts of the part are loaded with it (`withWords`), and
 * from then on with each language that is chosen. The build reads the calls, to preload the texts (part-scripts.ts).
 */
export function addWords(part: keyof typeof parts): void {
  addLoaders(parts[part]);
}
