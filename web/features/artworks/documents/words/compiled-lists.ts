/// <reference path="./lists.d.ts" />
import type { ListCatalogues } from "./list-words.ts";
import english from "./lists-en-CA.json?section";
import french from "./lists-fr-CA.json?section";

/** For the application, which has no ICU parser. */
export const compiledLists: ListCatalogues = { "en-CA": english, "fr-CA": french };
