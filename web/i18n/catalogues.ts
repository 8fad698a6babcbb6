/// <reference path="./text-parts.d.ts" />
import firstEnglish from "./texts/en-CA.json?first";
import type { Locale, Words } from "./words.ts";

/**
 * The English of the first view is part of its scripts; the rest is loaded with the first lazy part that needs it.
 * French is loaded when it is chosen.
 */
const loaded = new Map<Locale, Partial<Words>>([["en-CA", firstEnglish]]);
const done = new Set<() => unknown>();

type Loaders = Readonly<Record<Locale, () => Promise<{ readonly default: Partial<Words> }>>>;

const loaders = new Set<Loaders>([
  {
    "en-CA": () => import("./texts/en-CA.json?rest"),
    "fr-CA": () => import("./texts/fr-CA.json?work"),
  },
]);

/** Adds the messages of a large part, which are loaded with it, and from then on with its language. */
export function addLoaders(own: Loaders): void {
  loaders.add(own);
}

/** Loads all messages of a language, except those of large parts that have not been loaded. */
export async function loadWords(locale: Locale): Promise<void> {
  await Promise.all(
    missingIn(locale).map(async (load) => {
      const { default: words } = await load();
      // Into the same object, so that messages for others do not render the page again.
      loaded.set(locale, Object.assign(loaded.get(locale) ?? {}, words));
      done.add(load);
    }),
  );
}

/** Before the language is shown: also those of parts that are added meanwhile. */
export async function loadLanguage(locale: Locale): Promise<void> {
  while (missingIn(locale).length > 0) await loadWords(locale);
}

function missingIn(locale: Locale) {
  return Array.from(loaders, (loader) => loader[locale]).filter((load) => !done.has(load));
}

/** Loads the messages of the first view, or more. */
export async function loadFirstWords(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) await loadLanguage(locale);
}

export function wordsIn(locale: Locale): Partial<Words> {
  const words = loaded.get(locale);
  if (!words) throw new Error(`The words of ${locale} have not been loaded.`);
  return words;
}
