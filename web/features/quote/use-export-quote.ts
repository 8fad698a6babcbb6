import { useTranslations } from "use-intl";
import type { Rates } from "#schema/currency.ts";
import { hasUnlimitedUse, type User } from "#schema/user.ts";
import { toast } from "#web/lib/toast.ts";
import { useFormat } from "#web/words/format.ts";
import { exportQuote } from "./export-quote.ts";
import type { QuoteWords } from "./quote-lines.ts";
import type { QuoteFacts } from "./quote-text.ts";

/** Exports for those who may, and says why not to the others (specification, section 6). */
export function useExportQuote(user: User, rates: Rates): (facts: QuoteFacts) => void {
  const t = useTranslations("toasts");
  const words: QuoteWords = {
    quote: useTranslations("quote"),
    choices: useTranslations("choices"),
    format: useFormat(),
  };
  return (facts) => {
    if (!hasUnlimitedUse(user)) {
      toast({ title: t("upgradeRequired"), description: t("exportLimit") });
      return;
    }
    exportQuote(facts, user, rates, words);
    toast({ title: t("quoteExported.title"), description: t("quoteExported.text") });
  };
}
