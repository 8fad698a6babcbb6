import { createTranslator } from "use-intl/core";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { compiled } from "#tests/support/words/compiled.ts";
import { csvText } from "#web/browser/csv-file.ts";
import { type WorksContext, worksHead, worksRows } from "#web/features/export/works-rows.ts";
import { csvDelimiters } from "#web/i18n/csv-style.ts";
import en from "#web/i18n/texts/en-CA.json" with { type: "json" };
import english from "#web/i18n/texts/exports.en-CA.json" with { type: "json" };
import french from "#web/i18n/texts/exports.fr-CA.json" with { type: "json" };
import fr from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import type { Locale } from "#web/i18n/words.ts";

const tables = { "en-CA": compiled(english), "fr-CA": compiled(french) };
const catalogues = {
  "en-CA": compiled({
    choices: en.choices,
    work: { statuses: en.work.statuses, channels: en.work.channels },
  }),
  "fr-CA": compiled({
    choices: fr.choices,
    work: { statuses: fr.work.statuses, channels: fr.work.channels },
  }),
};

/** What the table of works is written with, as the page has it. */
export function worksContext(
  locale: Locale,
  facts: Pick<WorksContext, "units" | "sales"> &
    Partial<Pick<WorksContext, "pictures" | "channels">>,
): WorksContext {
  const messages = { ...tables[locale], ...catalogues[locale] };
  const channels = createTranslator({ locale, messages, namespace: "work.channels" });
  return {
    t: createTranslator({ locale, messages, namespace: "exports.worksTable" }),
    statuses: createTranslator({ locale, messages, namespace: "work.statuses" }),
    choices: createTranslator({ locale, messages, namespace: "choices" }),
    channelName: ({ kind, name, commission }) =>
      name ??
      (kind === "gallery"
        ? channels("gallery", { percent: String(commission * 100) })
        : channels(`kinds.${kind}`)),
    pictures: null,
    ...{ locale, channels: firstChannels },
    ...facts,
  };
}

/** The table of works as the page downloads it. */
export function worksCsv(works: readonly Artwork[], context: WorksContext): string {
  return csvText(worksHead(context), worksRows(works, context), csvDelimiters[context.locale]);
}
