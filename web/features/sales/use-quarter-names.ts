import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#web/i18n/locale.ts";

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
    const months = {
      long: new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }),
      short: new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }),
    };
    const ends = ({ quarter, year }: Quarter, length: "long" | "short") => ({
      from: months[length].format(Date.UTC(year, quarter * 3 - 3, 1)).replace(/\.$/, ""),
      to: months[length].format(Date.UTC(year, quarter * 3 - 1, 1)).replace(/\.$/, ""),
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
