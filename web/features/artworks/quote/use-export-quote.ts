import { useTranslations } from "use-intl";
import type { Rates } from "#schema/currency.ts";
import { hasUnlimitedUse, type User } from "#schema/user.ts";
import { toast } from "#web/browser/toast.ts";
import { useFormat } from "#web/i18n/format.ts";
import { exportQuote } from "./export-quote.ts";
import type { QuoteWords } from "./quote-lines.ts";
import type { QuoteFacts } from "./quote-text.ts";

/** Exports a quote, or shows that it needs the Professional plan (specification, section 6). */
export function useExportQuote(
  user: User,
  rates: Rates,
  onUpgrade: () => void,
): (facts: QuoteFacts) => void {
  const t = useTranslations("toasts");
  const upgradeNow = useTranslations("pricing")("upgradeNow");
  const words: QuoteWords = {
    quote: useTranslations("quote"),
    choices: useTranslations("choices"),
    format: useFormat(),
  };
  return (facts) => {
    if (!hasUnlimitedUse(user)) {
      toast({
        title: t("upgradeRequired"),
        description: t("exportLimit"),
        action: { label: upgradeNow, onPress: onUpgrade },
      });
      return;
    }
    exportQuote(facts, user, rates, words);
    toast({ title: t("quoteExported.title"), description: t("quoteExported.text") });
  };
}
