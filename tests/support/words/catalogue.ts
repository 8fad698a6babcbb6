import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import type { Locale } from "#web/i18n/words.ts";
import type { Messages } from "./messages.ts";

const texts = "web/i18n/texts";

const messagesSchema: v.GenericSchema<Messages> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => messagesSchema)]),
);

/** All messages of a language, those of the parts that have their own among them. */
export function readCatalogue(locale: Locale): Messages {
  const files = [`${texts}/${locale}.json`, ...globSync(`${texts}/*.${locale}.json`).sort()];
  const parts = files.map((file) =>
    v.parse(messagesSchema, JSON.parse(readFileSync(file, "utf8"))),
  );
  return Object.assign({}, ...parts);
}
