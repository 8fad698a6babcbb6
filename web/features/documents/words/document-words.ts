import { createTranslator } from "use-intl/core";
import { type DocumentLanguage, localesOf } from "#schema/documents/languages.ts";
import { type Format, formatFor } from "#web/i18n/format-for.ts";
import type { Locale } from "#web/i18n/words.ts";
import english from "./en-CA.json" with { type: "json" };
import french from "./fr-CA.json" with { type: "json" };

/** The words that are printed in documents; those of the dialog are in the catalogue of the page. */
type DocumentWords = typeof english;

/** Compiled by the build, since the application has no ICU parser; in Node, which has one, as they are written. */
const catalogues: Readonly<Record<Locale, DocumentWords>> = { "en-CA": english, "fr-CA": french };

/** A language of a document. */
export interface DocumentVoice {
  readonly locale: Locale;
  readonly t: ReturnType<typeof translatorOf>;
  readonly format: Format;
}

/** The languages of a document, the first one first. */
export type DocumentVoices = readonly [DocumentVoice, ...DocumentVoice[]];

/** The same text in each language of a document, the first one first. */
export type LocalizedText = readonly { readonly locale: Locale; readonly text: string }[];

function translatorOf(locale: Locale, messages: DocumentWords) {
  return createTranslator({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
}

export function voicesOf(language: DocumentLanguage): DocumentVoices {
  const [first, ...others] = localesOf(language);
  return [voiceOf(first), ...others.map(voiceOf)];
}

function voiceOf(locale: Locale): DocumentVoice {
  return { locale, t: translatorOf(locale, catalogues[locale]), format: formatFor(locale) };
}

/** A text in each language; once where both languages say the same. */
export function say(
  voices: readonly DocumentVoice[],
  textIn: (voice: DocumentVoice) => string,
): LocalizedText {
  const texts = voices.map((voice) => ({ locale: voice.locale, text: textIn(voice) }));
  const isRepeated = texts.every(({ text }) => text === texts[0]?.text);
  return isRepeated ? texts.slice(0, 1) : texts;
}
