import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#web/i18n/locale.ts";
import { shortMonthIn } from "#web/i18n/short-month.ts";

interface Quarter {
  readonly year: number;
  /** From 1 to 4. */
  readonly quarter: number;
}

/** `October to December 2026` and `Oct–Dec`, as the language of the page writes them. */
export function useQuarterNames() {
  const locale = useLocale();
  const ledger = useTranslations("sales.ledger.table");
  const meter = useTranslations("sales.meter");
  return useMemo(() => {
    const longMonth = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
    const months = { long: longMonth.format, short: shortMonthIn(locale, "UTC") };
    const ends = ({ quarter, year }: Quarter, length: "long" | "short") => ({
      from: months[length](Date.UTC(year, quarter * 3 - 3, 1)),
      to: months[length](Date.UTC(year, quarter * 3 - 1, 1)),
    });
    const within = (quarter: Quarter) =>
      ledger("quarter", { ...ends(quarter, "long"), year: String(quarter.year) });
    return {
      long: (quarter: Quarter) => capitalized(within(quarter)),
      /** As `long`, within a sentence. */
      within,
      short: (quarter: Quarter) => meter("quarter", ends(quarter, "short")),
    };
  }, [locale, ledger, meter]);
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
