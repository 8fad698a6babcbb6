import { useSyncExternalStore } from "react";
import { readStored, store } from "#web/lib/storage.ts";

export const locales = ["en-CA"] as const;
export type Locale = (typeof locales)[number];

const storageKey = "language";
const changed = new EventTarget();

/** The stored choice, else the first of the browser's languages that there are words for. */
function currentLocale(): Locale {
  const wanted = [readStored(storageKey), ...navigator.languages];
  for (const language of wanted) {
    const match = locales.find((locale) => language?.slice(0, 2) === locale.slice(0, 2));
    if (match) return match;
  }
  return locales[0];
}

export function setLocale(locale: Locale): void {
  store(storageKey, locale);
  changed.dispatchEvent(new Event("change"));
}

export function useLocale(): Locale {
  return useSyncExternalStore(
    (listener) => {
      changed.addEventListener("change", listener);
      return () => changed.removeEventListener("change", listener);
    },
    currentLocale,
    () => locales[0],
  );
}
