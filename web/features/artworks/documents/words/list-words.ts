import { createTranslator } from "use-intl/core";
import {
  type DocumentLanguage,
  type DocumentLocale,
  localesOf,
} from "#schema/documents/languages.ts";
import { type Format, formatFor } from "#web/i18n/format-for.ts";
import type english from "./lists-en-CA.json";

/** What price lists and labels print. */
export type ListWords = typeof english;

/** Compiled at build time in the application, as they are written in Node. */
export type ListCatalogues = Readonly<Record<DocumentLocale, ListWords>>;

/** A language of a price list or label. */
export interface ListVoice {
  readonly locale: DocumentLocale;
  readonly t: ReturnType<typeof translatorOf>;
  readonly format: Format;
}

function translatorOf(locale: DocumentLocale, messages: ListWords) {
  return createTranslator({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
}

export function listVoices(
  language: DocumentLanguage,
  catalogues: ListCatalogues,
): readonly [ListVoice, ...ListVoice[]] {
  const [first = "en-CA", ...others] = localesOf(language);
  const voice = (locale: DocumentLocale): ListVoice => ({
    locale,
    t: translatorOf(locale, catalogues[locale]),
    format: formatFor(locale),
  });
  return [voice(first), ...others.map(voice)];
}
