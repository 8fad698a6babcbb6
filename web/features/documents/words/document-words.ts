import { createTranslator } from "use-intl/core";
import { type DocumentLanguage, localesOf } from "#schema/documents/languages.ts";
import { type Format, formatFor } from "#web/i18n/format-for.ts";
import type { Locale } from "#web/i18n/words.ts";
import type english from "./en-CA.json";

/** The words that are printed in documents; those of the dialog are in the catalogue of the page. */
type DocumentWords = typeof english;

/** Both languages: as compiled at build time in the application, as they are written in Node. */
export type DocumentCatalogues = Readonly<Record<Locale, DocumentWords>>;

/** A language of a document. */
export interface DocumentVoice {
  readonly locale: Locale;
  readonly t: ReturnType<typeof translatorOf>;
  readonly format: Format;
}

/** The languages of a document, the first one first. */
export type DocumentVoices = readonly [DocumentVoice, ...DocumentVoice[]];

/** The same text in each language of a document, the first one first. */
export type Said = readonly { readonly locale: Locale; readonly text: string }[];

function translatorOf(locale: Locale, messages: DocumentWords) {
  return createTranslator({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
}

export function voicesOf(
  language: DocumentLanguage,
  catalogues: DocumentCatalogues,
): DocumentVoices {
  const [first, ...others] = localesOf(language);
  return [voiceOf(first, catalogues), ...others.map((locale) => voiceOf(locale, catalogues))];
}

function voiceOf(locale: Locale, catalogues: DocumentCatalogues): DocumentVoice {
  return { locale, t: translatorOf(locale, catalogues[locale]), format: formatFor(locale) };
}

/** A text in each language; once where both languages say the same. */
export function say(
  voices: readonly DocumentVoice[],
  textIn: (voice: DocumentVoice) => string,
): Said {
  const said = voices.map((voice) => ({ locale: voice.locale, text: textIn(voice) }));
  const isRepeated = said.every(({ text }) => text === said[0]?.text);
  return isRepeated ? said.slice(0, 1) : said;
}
