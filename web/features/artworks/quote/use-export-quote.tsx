import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Rates } from "#schema/currency.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { toast } from "#web/browser/toast.ts";
import { useLazyPartOrToast } from "#web/browser/use-lazy-part-or-toast.ts";
import { withWords } from "#web/i18n/locale.ts";
import type { QuoteFacts } from "./quote-text.ts";

const quoteDownload = lazyPart("quote-download", () => withWords(import("./quote-download.tsx")));

/**
 * Exports a quote once the rates are known, or shows that it needs the Professional plan (specification, section 6).
 * `quote` is to be rendered.
 */
export function useExportQuote(
  user: User,
  { rates, isKnown }: { readonly rates: Rates; readonly isKnown: boolean },
  onUpgrade: () => void,
): { readonly exportQuote: (facts: QuoteFacts) => void; readonly quote: ReactNode } {
  const t = useTranslations("toasts");
  const upgradeNow = useTranslations("pricing")("upgradeNow");
  const [facts, setFacts] = useState<QuoteFacts | null>(null);
  const close = () => setFacts(null);
  const loaded = useLazyPartOrToast(quoteDownload, facts !== null, close);

  function exportQuote(exported: QuoteFacts): void {
    if (hasUnlimitedUse(user)) {
      setFacts(exported);
      return;
    }
    toast({
      title: t("upgradeRequired"),
      description: t("exportLimit"),
      action: { label: upgradeNow, onPress: onUpgrade },
    });
  }

  const quote = loaded && facts && isKnown && (
    <loaded.QuoteDownload facts={facts} user={user} rates={rates} onDone={close} />
  );
  return { exportQuote, quote };
}
