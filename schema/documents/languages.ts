import * as v from "valibot";
import type { Business } from "#schema/business/business.ts";

/** The language of a document, or both with the first one first. */
export const documentLanguages = ["en", "fr", "en-fr", "fr-en"] as const;
export const documentLanguageSchema = v.picklist(documentLanguages, "Choose a language.");
export type DocumentLanguage = (typeof documentLanguages)[number];

/** The language of a text of a document, as a BCP 47 tag. */
export type DocumentLocale = "en-CA" | "fr-CA";

/** The first one first. */
const locales = {
  en: ["en-CA"],
  fr: ["fr-CA"],
  "en-fr": ["en-CA", "fr-CA"],
  "fr-en": ["fr-CA", "en-CA"],
} as const satisfies Record<DocumentLanguage, readonly DocumentLocale[]>;

/** The languages of a document as BCP 47 tags, the first one first. */
export function localesOf(
  language: DocumentLanguage,
): readonly [DocumentLocale, ...DocumentLocale[]] {
  return locales[language];
}

/** Texts in the second language, for a document that has one; null for others. */
export function inSecond<Texts>(
  language: DocumentLanguage,
  texts: Texts | null | undefined,
): Texts | null {
  return localesOf(language).length > 1 ? (texts ?? null) : null;
}

/**
 * The language that a document opens in: that of the business details, or by the buyer, where French comes first in
 * Québec. Without a buyer's province or state it is the page's, `locale`.
 */
export function defaultLanguage(
  choice: Business["documentLanguage"],
  buyer: { readonly country: string; readonly region: string } | null,
  locale: DocumentLocale,
): DocumentLanguage {
  if (choice === "by-buyer" && buyer !== null && buyer.region !== "") {
    return buyer.country === "CA" && buyer.region === "QC" ? "fr-en" : "en";
  }
  return (choice === "by-buyer" ? locale : choice) === "fr-CA" ? "fr" : "en";
}
