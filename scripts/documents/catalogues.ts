import type { DocumentCatalogues } from "#web/features/documents/words/document-words.ts";
import english from "#web/features/documents/words/en-CA.json" with { type: "json" };
import french from "#web/features/documents/words/fr-CA.json" with { type: "json" };

/** As they are written: Node has the parser of ICU messages. */
export const catalogues: DocumentCatalogues = { "en-CA": english, "fr-CA": french };
