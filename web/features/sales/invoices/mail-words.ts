import english from "#web/i18n/sales/en-CA/mail.json";
import french from "#web/i18n/sales/fr-CA/mail.json";
import type { MailCatalogues } from "./mail.ts";

/** As compiled at build time, because the application has no ICU parser. */
export const mailWords: MailCatalogues = { "en-CA": english, "fr-CA": french };
