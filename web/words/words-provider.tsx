import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import en from "./en.json";
import { type Locale, useLocale } from "./locale.ts";
import type { Words } from "./words.ts";

const catalogues: Record<Locale, Words> = { "en-CA": en };

/** Gives every component below it the words of the reader's language. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={catalogues[locale]} timeZone={timeZone()}>
      {children}
    </IntlProvider>
  );
}

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
