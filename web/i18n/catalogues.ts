/// <reference path="./parts.d.ts" />
import firstEnglish from "./en.json?first";
import type { Locale, Words } from "./words.ts";

/**
 * What the first view says in English comes with the application, the rest of English with what is loaded
 * later. French is fetched whole by those who read it.
 */
const loaded = new Map<Locale, Words>([["en-CA", firstEnglish]]);
const whole = new Set<Locale>();

const loaders: Record<Locale, () => Promise<Words>> = {
  "en-CA": () => import("./en.json?rest").then((module) => module.default),
  "fr-CA": () => import("./fr-CA.json?all").then((module) => module.default),
};

/** All the words of a language. */
export async function loadWords(locale: Locale): Promise<void> {
  if (whole.has(locale)) return;
  const words = await loaders[locale]();
  // Into the same object: what is on the screen need not be drawn again for words that others ask for.
  loaded.set(locale, Object.assign(loaded.get(locale) ?? {}, words));
  whole.add(locale);
}

/** Those of the first view, or more. */
export async function loadFirstWords(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) await loadWords(locale);
}

export function wordsIn(locale: Locale): Words {
  const words = loaded.get(locale);
  if (!words) throw new Error(`The words of ${locale} have not been loaded.`);
  return words;
}
