import { createTranslator } from "use-intl/core";
import { localesOf } from "#schema/documents/languages.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { outgoingWords } from "#web/i18n/outgoing.ts";
import type { Locale } from "#web/i18n/words.ts";

/** The sentences of an invoice in one language. */
export interface InvoiceTexts {
  readonly terms: string;
  readonly title: string;
}

interface Invoiced {
  /** How many works. */
  readonly count: number;
  /** Empty without one. */
  readonly dueOn: string;
}

/**
 * The sentences that an invoice begins with: those of the artist's last invoice in this language, else the usual ones. A
 * day on which it is due takes the place of the usual terms.
 */
export function firstTextsIn(
  locale: Locale,
  { count, dueOn }: Invoiced,
  invoices: readonly Invoice[],
): InvoiceTexts {
  const t = createTranslator({ locale, messages: outgoingWords[locale] });
  const titles = [1, 2].map((works) => t("outgoing.invoice.title", { count: works }));
  const usual = t("outgoing.invoice.terms");
  const last = lastTextsIn(locale, invoices);
  const hasOwnTerms = last !== null && last.terms !== usual && !(last.terms === "" && last.isDue);
  const hasOwnTitle = last !== null && !titles.includes(last.title);
  return {
    terms: hasOwnTerms ? last.terms : dueOn === "" ? usual : "",
    title: hasOwnTitle ? last.title : t("outgoing.invoice.title", { count: Math.max(1, count) }),
  };
}

/** What the newest invoice in this language says, of those whose every sentence the artist has seen. */
function lastTextsIn(locale: Locale, invoices: readonly Invoice[]) {
  for (const { kind, content } of invoices) {
    if (kind === "credit-note" || content.form < 3) continue;
    const index = localesOf(content.language).indexOf(locale);
    const texts = index === 0 ? content : content.inSecondLanguage;
    if (index < 0 || !texts) continue;
    return { terms: texts.terms, title: texts.title ?? "", isDue: content.dueOn !== null };
  }
  return null;
}
