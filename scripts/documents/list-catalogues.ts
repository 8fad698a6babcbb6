import type { ListCatalogues } from "#web/features/artworks/documents/words/list-words.ts";
import english from "#web/features/artworks/documents/words/lists-en-CA.json" with { type: "json" };
import french from "#web/features/artworks/documents/words/lists-fr-CA.json" with { type: "json" };

/** As they are written: Node has the parser of ICU messages. */
export const listCatalogues: ListCatalogues = { "en-CA": english, "fr-CA": french };
