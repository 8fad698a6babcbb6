import type { DocumentCatalogues } from "#web/features/artworks/documents/words/document-words.ts";
import english from "#web/features/artworks/documents/words/en-CA.json" with { type: "json" };
import french from "#web/features/artworks/documents/words/fr-CA.json" with { type: "json" };

/** As they are written: Node has the parser of ICU messages. */
export const catalogues: DocumentCatalogues = { "en-CA": english, "fr-CA": french };
