/// <reference path="./parts.d.ts" />
import firstEnglish from "./en.json?first";
import type { Locale, Words } from "./words.ts";

/**
 * The English of the first view is part of its scripts; the rest is loaded with the first lazy part that needs it.
 * French is loaded whole when it is chosen.
 */
const loaded = new Map<Locale, Words>([["en-CA", firstEnglish]]);
const whole = new Set<Locale>();

const loaders: Record<Locale, () => Promise<Words>> = {
  "en-CA": () => import("./en.json?rest").then((module) => module.default),
  "fr-CA": () => import("./fr-CA.json?all").then((module) => module.default),
};

/** Loads all messages of a language. */
export async function loadWords(locale: Locale): Promise<void> {
  if (whole.has(locale)) return;
  const words = await loaders[locale]();
  // Into the same object, so that messages for others do not render the page again.
  loaded.set(locale, Object.assign(loaded.get(locale) ?? {}, words));
  whole.add(locale);
}

/** Loads the messages of the first view, or more. */
export async function loadFirstWords(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) await loadWords(locale);
}

export function wordsIn(locale: Locale): Words {
  const words = loaded.get(locale);
  if (!words) throw new Error(`The words of ${locale} have not been loaded.`);
  return words;
}
