import { createTranslator } from "use-intl/core";
import { localesOf } from "#schema/documents/languages.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import type { Locale, Words } from "#web/i18n/words.ts";

/** Both languages, as an invoice may be in the one that the page is not in. */
export type TextCatalogues = Readonly<Record<Locale, Words["sales"]["texts"]>>;

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
  { invoices, words }: { readonly invoices: readonly Invoice[]; readonly words: TextCatalogues },
): InvoiceTexts {
  const t = createTranslator({ locale, messages: { sales: { texts: words[locale] } } });
  const titles = [1, 2].map((works) => t("sales.texts.title", { count: works }));
  const usual = t("sales.texts.terms");
  const last = lastTextsIn(locale, invoices);
  const hasOwnTerms = last !== null && last.terms !== usual && !(last.terms === "" && last.isDue);
  const hasOwnTitle = last !== null && !titles.includes(last.title);
  return {
    terms: hasOwnTerms ? last.terms : dueOn === "" ? usual : "",
    title: hasOwnTitle ? last.title : t("sales.texts.title", { count: Math.max(1, count) }),
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
