import en from "./en.json";
import type { Locale, Words } from "./words.ts";

/** English comes with the application; French is fetched by those who read it. */
const loaded = new Map<Locale, Words>([["en-CA", en]]);

const loaders: Record<Locale, () => Promise<Words>> = {
  "en-CA": () => Promise.resolve(en),
  "fr-CA": () => import("./fr-CA.json").then((module) => module.default),
};

export async function loadWords(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await loaders[locale]());
}

export function wordsIn(locale: Locale): Words {
  const words = loaded.get(locale);
  if (!words) throw new Error(`The words of ${locale} have not been loaded.`);
  return words;
}
