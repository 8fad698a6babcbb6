import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { wordsIn } from "./catalogues.ts";
import { useLocale } from "./locale.ts";

/**
 * Provides the messages of the chosen language. The time zone is the browser's own: reading its name takes 90 ms of the
 * first view on a slow phone.
 */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={wordsIn(locale)}>
      {children}
    </IntlProvider>
  );
}
