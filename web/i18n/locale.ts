import { useSyncExternalStore } from "react";
import { readStored, store } from "#web/storage/storage.ts";
import { loadFirstWords, loadWords } from "./catalogues.ts";
import { type Locale, locales } from "./words.ts";

/** web/browser/early/ reads and writes it too; no clean-up at sign-out matches it, as it is the device's. */
const storageKey = "language";
const changed = new EventTarget();

let current: Locale = locales[0];

export function currentLocale(): Locale {
  return current;
}

/** The language that web/browser/early/ found before the first paint. */
function pageLocale(): Locale {
  return locales.find((locale) => locale === document.documentElement.lang) ?? locales[0];
}

/**
 * Begins in the language that the page is in, and returns whether its words came. Without them the
 * application is in English rather than not at all.
 */
export async function startLanguage(): Promise<boolean> {
  try {
    const locale = pageLocale();
    await loadFirstWords(locale);
    show(locale);
    return true;
  } catch (error) {
    console.warn("The words of this page's language could not be loaded", error);
    document.documentElement.lang = current;
    return false;
  }
}

/** Changes the language once its words are here, so that there is never a page without words. */
export async function showLocale(locale: Locale): Promise<void> {
  await loadWords(locale);
  show(locale);
}

function show(locale: Locale): void {
  current = locale;
  changed.dispatchEvent(new Event("change"));
}

/** For what is loaded later: its module, once all the words are there as well. */
export async function withWords<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, loadWords(current)]);
  return module;
}

/** What the reader chose, remembered on this device. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await turnTo(locale);
  store(storageKey, locale);
}

/** For a page that cannot have the words any more: the one after it begins in that language. */
export function chooseLocaleForNextPage(locale: Locale): void {
  store(storageKey, locale);
}

async function turnTo(locale: Locale): Promise<void> {
  await loadWords(locale);
  document.documentElement.lang = locale;
  await showLocale(locale);
}

/** What is chosen in another tab holds here too, also if that was while the application was awaited. */
export function followOtherTabs(): () => void {
  const listener = ({ key, newValue }: StorageEvent) => key === storageKey && follow(newValue);
  follow(readStored(storageKey));
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function follow(stored: string | null): void {
  const chosen = locales.find((locale) => locale === stored);
  if (!chosen || chosen === current) return;
  turnTo(chosen).catch((error: unknown) => {
    console.warn("The words of the language chosen in another tab could not be loaded", error);
  });
}

export function otherLocale(locale: Locale): Locale {
  return locale === "fr-CA" ? "en-CA" : "fr-CA";
}

export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, currentLocale, currentLocale);
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}
