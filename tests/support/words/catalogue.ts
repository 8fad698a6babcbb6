import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import en from "#web/i18n/en.json" with { type: "json" };
import fr from "#web/i18n/fr-CA.json" with { type: "json" };
import type { Locale } from "#web/i18n/words.ts";
import type { Messages } from "./messages.ts";

const sections = "web/i18n/price-list";

const messagesSchema: v.GenericSchema<Messages> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => messagesSchema)]),
);

/** All messages of a language, those of the price list's sections among them. */
export function readCatalogue(locale: Locale): Messages {
  const folder = `${sections}/${locale}`;
  const priceList = Object.fromEntries(
    readdirSync(folder).map((file): [string, Messages] => [
      file.replace(/\.json$/, ""),
      v.parse(messagesSchema, JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))),
    ]),
  );
  return { ...(locale === "en-CA" ? en : fr), priceList };
}
