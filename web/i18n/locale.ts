import { useSyncExternalStore } from "react";
import { readStored, store } from "#web/storage/storage.ts";
import { loadFirstWords, loadLanguage, loadWords } from "./catalogues.ts";
import { type Locale, locales } from "./words.ts";

/** web/browser/early/ uses it too. A sign-out keeps it, because it belongs to the device. */
const storageKey = "language";
const changed = new EventTarget();

let current: Locale = locales[0];
/** The language that was asked for last: one that loads more slowly is not shown after it. */
let wanted: Locale = current;

export function currentLocale(): Locale {
  return current;
}

/** The language that web/browser/early/ set before the first paint. */
function pageLocale(): Locale {
  return locales.find((locale) => locale === document.documentElement.lang) ?? locales[0];
}

/**
 * Starts in the language of the page, and returns whether its messages were loaded. Without them the application is
 * in English.
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

/** Changes the language once its messages are loaded, so that there is never a page without text. */
export async function showLocale(locale: Locale): Promise<void> {
  await loadLanguage(locale);
  show(locale);
}

function show(locale: Locale): void {
  current = locale;
  wanted = locale;
  changed.dispatchEvent(new Event("change"));
}

/** For lazy parts: resolves to the module once all messages are loaded as well, also those that it adds. */
export async function withWords<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, loadWords(current)]);
  await loadWords(current);
  return module;
}

/** Changes to the language that the user chose, and stores it on this device. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await turnTo(locale);
  if (wanted === locale) store(storageKey, locale);
}

/** For a page that cannot load the messages: the next one starts in that language. */
export function chooseLocaleForNextPage(locale: Locale): void {
  store(storageKey, locale);
}

/** Changes the language once its messages are loaded, unless another one was asked for meanwhile. */
async function turnTo(locale: Locale): Promise<void> {
  wanted = locale;
  try {
    await loadLanguage(locale);
  } catch (error) {
    if (wanted === locale) wanted = current;
    throw error;
  }
  if (wanted !== locale) return;
  document.documentElement.lang = locale;
  show(locale);
}

/** Follows a choice in another tab, also one made while the application was loading. */
export function followLanguageOfOtherTabs(): () => void {
  const listener = ({ key, newValue }: StorageEvent) => key === storageKey && follow(newValue);
  follow(readStored(storageKey));
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function follow(stored: string | null): void {
  const chosen = locales.find((locale) => locale === stored);
  if (!chosen || chosen === wanted) return;
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
