import { useTranslations } from "use-intl";
import { countriesIn } from "#web/i18n/countries.ts";
import { csvDelimiters } from "#web/i18n/csv-style.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { useChannelName } from "../use-channel-name.ts";
import type { BookedEntry } from "./booked-entries.ts";
import { salesHead, salesRows } from "./sales-rows.ts";

type WriteCsv = typeof import("#web/browser/csv-file.ts").csvText;

/** The CSV file of sales, in the language of the interface. */
export function useSalesCsv(): (booked: readonly BookedEntry[], csvText: WriteCsv) => string {
  const t = useTranslations("sales.export");
  const channelName = useChannelName();
  const locale = useLocale();
  const countryName = countriesIn(locale).nameOf;
  return (booked, csvText) =>
    csvText(
      salesHead(t),
      salesRows(booked, { t, channelName, countryName, locale }),
      csvDelimiters[locale],
    );
}
