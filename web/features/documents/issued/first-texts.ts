import { createTranslator } from "use-intl/core";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import { localesOf } from "#schema/documents/languages.ts";
import { outgoingWords } from "#web/i18n/outgoing.ts";
import type { Locale } from "#web/i18n/words.ts";

/**
 * The text that a certificate or consignment list begins with: that of the last one in this language, else the usual one.
 */
export function firstTextIn(
  locale: Locale,
  kind: IssuedDocument["kind"],
  documents: readonly IssuedDocument[],
): string {
  for (const document of documents) {
    if (document.kind !== kind || document.content.form < 2) continue;
    const last = textsOf(document)[localesOf(document.content.language).indexOf(locale)];
    if (last !== undefined) return last;
  }
  const t = createTranslator({ locale, messages: outgoingWords[locale] });
  return t(
    kind === "certificate" ? "outgoing.certificate.statement" : "outgoing.consignment.terms",
  );
}

/** In the first language, then in the second. */
function textsOf(document: IssuedDocument): (string | undefined)[] {
  if (document.kind === "certificate") {
    const { statement = "", inSecondLanguage } = document.content;
    return [statement, inSecondLanguage?.statement];
  }
  const { terms, inSecondLanguage } = document.content;
  return [terms, inSecondLanguage?.terms];
}
