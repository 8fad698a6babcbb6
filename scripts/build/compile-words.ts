import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { firstWords } from "#web/i18n/first-words.ts";

interface Messages {
  readonly [key: string]: string | Messages;
}

const modulesOfWords = /\/web\/.*\/(?:english|french|\w+-words)\.ts$/;

/**
 * Compiles the ICU messages at build time, so that no ICU parser is shipped: it weighs more than the messages.
 * `?first`, `?rest` and `?all` select a part of a catalogue. What the modules of words import is compiled whole, as
 * `?section`; the other modules, which are those of tests, import the messages as they are written.
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
    resolveId: {
      filter: { id: /\.json$/ },
      async handler(source, importer) {
        if (importer === undefined || !modulesOfWords.test(importer)) return null;
        const file = await this.resolve(source, importer);
        return file && `${file.id}?section`;
      },
    },
    transform: {
      filter: { id: /\/web\/(?:i18n|features)\/[\w/-]+\.json\?(first|rest|all|section)$/ },
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
  if (part === "all" || part === "section") return words;
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
