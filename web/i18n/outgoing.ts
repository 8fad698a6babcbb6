import english from "./texts/outgoing.en-CA.json" with { type: "json" };
import french from "./texts/outgoing.fr-CA.json" with { type: "json" };
import type { Locale } from "./words.ts";

/**
 * Texts that go to a buyer or a gallery: in the language of their document, which the page need not be in. Compiled by
 * the build; in Node as they are written.
 */
export const outgoingWords: Readonly<Record<Locale, typeof english>> = {
  "en-CA": english,
  "fr-CA": french,
};
