import type { DocumentLanguage } from "#schema/documents/languages.ts";
import type { LinkLanguage } from "#schema/links/link.ts";

/** What does not belong to the kind of a new link. */
export const emptyLink = {
  title: "",
  note: "",
  workIds: [],
  invoiceId: null,
  consignmentId: null,
  personId: null,
  showPrices: false,
  showWhy: false,
  showSold: false,
  showContact: false,
  showStatus: false,
  isPublic: false,
  endsOn: null,
  revokedAt: null,
};

/** The language of the page about a document. */
export function languageOfLink(language: DocumentLanguage): LinkLanguage {
  return language === "en" || language === "fr" ? language : "both";
}
