import type { DocumentCatalogues } from "./document-words.ts";
import english from "./en-CA.json" with { type: "json" };
import french from "./fr-CA.json" with { type: "json" };

/** Compiled by the build, since the application has no ICU parser; in Node, which has one, as they are written. */
export const compiledWords: DocumentCatalogues = { "en-CA": english, "fr-CA": french };
