import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { accountWords, firstWords } from "#web/i18n/first-words.ts";

interface Messages {
  readonly [key: string]: string | Messages;
}

const application = /\/web\/.*(?<!\.test)\.tsx?$/;

/**
 * Compiles the ICU messages at build time, so that no ICU parser is shipped: it weighs more than the messages.
 * `?first`, `?account` and `?rest` select a part of the main catalogue, `?work` all but the account's; what the application
 * imports otherwise is compiled whole. Tests and scripts import the messages as they are written.
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
        if (importer === undefined || !application.test(importer)) return null;
        const file = await this.resolve(source, importer);
        return file && `${file.id}?whole`;
      },
    },
    transform: {
      filter: { id: /\/web\/.*\.json\?(first|account|rest|work|whole)$/ },
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
  if (part === "whole") return words;
  return Object.fromEntries(
    Object.entries(words).filter(([name]) => {
      const own = partOf(name);
      return own === part || (part === "work" && own !== "account");
    }),
  );
}

const first: ReadonlySet<string> = new Set(firstWords);
const account: ReadonlySet<string> = new Set(accountWords);

function partOf(namespace: string): "first" | "account" | "rest" {
  if (first.has(namespace)) return "first";
  return account.has(namespace) ? "account" : "rest";
}

function compileAll(messages: Messages): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compileAll(value),
    ]),
  );
}
