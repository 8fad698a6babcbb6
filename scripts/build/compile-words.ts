import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { firstWords } from "#web/i18n/first-words.ts";

interface Messages {
  readonly [key: string]: string | Messages;
}

/**
 * Compiles the catalogues when the bundle is built, so that no browser has to read ICU's language: its parser
 * weighs more than the words. `?first`, `?rest` and `?all` say which part of a catalogue is meant.
 */
export function compileWords(): Plugin {
  return {
    name: "compile-words",
    enforce: "pre",
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^use-intl\/format-message$/,
            replacement: "use-intl/format-message/format-only",
          },
        ],
      },
      ssr: { noExternal: ["use-intl"] },
    }),
    transform: {
      filter: { id: /\/web\/i18n\/[\w-]+\.json\?(first|rest|all)$/ },
      handler(text, id) {
        const words: Messages = JSON.parse(text);
        const compiled = JSON.stringify(compileAll(take(words, id.split("?")[1])));
        const code = `export default JSON.parse(${JSON.stringify(compiled)});`;
        return { code, map: null, moduleType: "js" };
      },
    },
  };
}

function take(words: Messages, part: string | undefined): Messages {
  if (part === "all") return words;
  const first: ReadonlySet<string> = new Set(firstWords);
  const isTaken = (name: string) => first.has(name) === (part === "first");
  return Object.fromEntries(Object.entries(words).filter(([name]) => isTaken(name)));
}

function compileAll(messages: Messages): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compileAll(value),
    ]),
  );
}
