/// <reference path="./sections.d.ts" />

import type { DocumentCatalogues } from "./document-words.ts";
import english from "./en-CA.json?section";
import french from "./fr-CA.json?section";

/** For the application, which has no ICU parser; Node reads the JSON files as they are. */
export const compiledWords: DocumentCatalogues = { "en-CA": english, "fr-CA": french };
