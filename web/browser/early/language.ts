import { type Locale, locales } from "#web/i18n/words.ts";
import { readStored, store } from "#web/storage/storage.ts";

const page = document.documentElement;

/** Before the first paint, so that no page flashes in the wrong language; web/i18n/locale.ts does the rest. */
export function setInitialLanguage(): void {
  const stored = locales.find((locale) => locale === readStored("language"));
  const language = stored ?? findLanguage();
  const otherPage = document.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${language}"]`,
  );
  if (page.lang !== language && otherPage) {
    page.style.visibility = "hidden";
    location.replace(new URL(otherPage.href).pathname + location.search + location.hash);
    return;
  }
  page.lang = language;
  // A visitor of a French address keeps French.
  if (!stored && otherPage && language === "fr-CA") rememberLanguage(language);
}

/** The language of the address, else the first known one of the browser. */
function findLanguage(): Locale {
  if (page.lang === "fr-CA") return page.lang;
  const known = navigator.languages.find((language) => /^(en|fr)\b/.test(language));
  return known?.startsWith("fr") ? "fr-CA" : "en-CA";
}

export function rememberLanguage(language: string): void {
  store("language", language);
}
