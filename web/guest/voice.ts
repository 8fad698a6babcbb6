import format, { type CompiledMessage } from "icu-minify/format";
import { createContext, useContext } from "react";
import { type Format, formatFor } from "#web/i18n/format-for.ts";
import type { Locale } from "#web/i18n/words.ts";
import type english from "./words/en-CA.json";

/** Apart from the application's, of which guests load nothing, and each with the first page in its language. */
const catalogues: Readonly<Record<Locale, () => Promise<{ readonly default: typeof english }>>> = {
  "en-CA": () => import("./words/en-CA.json"),
  "fr-CA": () => import("./words/fr-CA.json"),
};

/** The language of the page, with its words and formats. */
export interface Voice {
  readonly locale: Locale;
  readonly t: ReturnType<typeof translatorOf<typeof english>>;
  readonly format: Format;
}

/** The path of each text, such as `entry.send`. */
type TextPath<Words, Prefix extends string = ""> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? `${Prefix}${Key}`
    : TextPath<Words[Key], `${Prefix}${Key}.`>;
}[keyof Words & string];

/** What the texts of guests do not need: none has a number, a day or a plural in it. */
const formatters = {
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

/** Of what `use-intl` does, as much as these pages need: the whole is a sixth of what they may weigh beside React. */
export function translatorOf<Words>(locale: Locale, words: Words) {
  return (path: TextPath<Words>, values: Readonly<Record<string, string>> = {}): string => {
    const message = (path as string).split(".").reduce<unknown>(partOf, words);
    return String(format(message as CompiledMessage, locale, values, { formatters }));
  };
}

function partOf(words: unknown, key: string): unknown {
  return (words as Readonly<Record<string, unknown>>)[key];
}

export async function loadVoice(locale: Locale): Promise<Voice> {
  const { default: words } = await catalogues[locale]();
  return { locale, t: translatorOf(locale, words), format: formatFor(locale) };
}

export const VoiceContext = createContext<Voice | null>(null);

export function useVoice(): Voice {
  const voice = useContext(VoiceContext);
  if (!voice) throw new Error("The page has no language.");
  return voice;
}
