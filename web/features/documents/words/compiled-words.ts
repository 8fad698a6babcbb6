import type { DocumentCatalogues } from "./document-words.ts";
import english from "./en-CA.json";
import french from "./fr-CA.json";

/** For the application, which has no ICU parser; Node reads the JSON files as they are. */
export const compiledWords: DocumentCatalogues = { "en-CA": english, "fr-CA": french };
