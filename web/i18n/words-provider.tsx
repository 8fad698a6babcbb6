import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { wordsIn } from "./catalogues.ts";
import { useLocale } from "./locale.ts";

/**
 * Gives every component below it the words of the reader's language. The time zone stays the browser's own:
 * asking for its name takes longer than anything else of the first drawing.
 */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={wordsIn(locale)}>
      {children}
    </IntlProvider>
  );
}
