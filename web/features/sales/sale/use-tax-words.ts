import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import { taxLabelOf } from "#schema/sales/tax-labels.ts";
import type { TaxLine } from "#schema/sales/taxes.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";

/** The taxes that the artist charges, in words: `GST 5 %, CA$20.00 and QST 9.975 %, CA$39.90`. */
export function useTaxWords(currency: Currency) {
  const t = useTranslations("work.taxes");
  const format = useFormat();
  const locale = useLocale();

  function inWords({ label, rate, cents }: TaxLine): string {
    const known = taxLabelOf(label);
    return t("line", {
      tax: known === null ? label : t(`labels.${known}`),
      rate: format.number(rate),
      amount: format.money(cents, currency),
    });
  }

  return (lines: readonly TaxLine[]): string => {
    if (lines.length === 0) return t("none");
    if (lines.every(({ rate }) => rate === 0)) return t("zeroRated");
    return new Intl.ListFormat(locale, { type: "conjunction" }).format(lines.map(inWords));
  };
}
