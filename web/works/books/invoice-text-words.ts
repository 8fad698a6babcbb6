import english from "#web/i18n/sales/en-CA/texts.json";
import french from "#web/i18n/sales/fr-CA/texts.json";
import type { TextCatalogues } from "./invoice-texts.ts";

/** As compiled at build time, because the application has no ICU parser. */
export const textWords: TextCatalogues = { "en-CA": english, "fr-CA": french };
