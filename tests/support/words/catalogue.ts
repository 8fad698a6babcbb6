import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import en from "#web/i18n/en.json" with { type: "json" };
import fr from "#web/i18n/fr-CA.json" with { type: "json" };
import type { Locale } from "#web/i18n/words.ts";
import type { Messages } from "./messages.ts";

const catalogues = "web/i18n";

const messagesSchema: v.GenericSchema<Messages> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => messagesSchema)]),
);

/** All messages of a language, those of the pages with folders of their own among them. */
export function readCatalogue(locale: Locale): Messages {
  const pages = readdirSync(catalogues, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return {
    ...(locale === "en-CA" ? en : fr),
    ...Object.fromEntries(pages.map(({ name }) => [camelCase(name), readPage(name, locale)])),
  };
}

/** The messages of a page, by section. */
function readPage(page: string, locale: Locale): Messages {
  const folder = `${catalogues}/${page}/${locale}`;
  return Object.fromEntries(
    readdirSync(folder).map((file): [string, Messages] => [
      file.replace(/\.json$/, ""),
      v.parse(messagesSchema, JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))),
    ]),
  );
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
