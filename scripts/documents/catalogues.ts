import type { DocumentCatalogues } from "#web/features/artworks/documents/words/document-words.ts";
import worksEnglish from "#web/features/artworks/documents/words/en-CA.json" with { type: "json" };
import worksFrench from "#web/features/artworks/documents/words/fr-CA.json" with { type: "json" };
import type { ListCatalogues } from "#web/features/artworks/documents/words/list-words.ts";
import listsEnglish from "#web/features/artworks/documents/words/lists-en-CA.json" with {
  type: "json",
};
import listsFrench from "#web/features/artworks/documents/words/lists-fr-CA.json" with {
  type: "json",
};

const lists: ListCatalogues = { "en-CA": listsEnglish, "fr-CA": listsFrench };
const works: DocumentCatalogues = { "en-CA": worksEnglish, "fr-CA": worksFrench };

/** As they are written: Node has the parser of ICU messages. */
export const catalogues = { lists, works };
