import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { wordsIn } from "./catalogues.ts";
import { useLocale } from "./locale.ts";

/** Gives every component below it the words of the reader's language. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={wordsIn(locale)} timeZone={timeZone()}>
      {children}
    </IntlProvider>
  );
}

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
