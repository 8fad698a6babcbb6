import { useTranslations } from "use-intl";
import { ratesByProvince, type Tax } from "#schema/sales/tax-rates.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useFormat } from "#web/i18n/format.ts";

/** What a tax is called, and its rates of today. */
export function useTaxName() {
  const t = useTranslations("business.details.taxes");
  const format = useFormat();
  const name = (tax: Tax) => t(`names.${tax}`);

  /** `9.975 %`; from the lowest to the highest where they differ by province. */
  function rateOf(tax: Tax): string {
    const rates = ratesToday(tax);
    const least = format.number(Math.min(...rates));
    const most = format.number(Math.max(...rates));
    return least === most ? t("rate", { rate: least }) : t("rates", { least, most });
  }

  return { name, rateOf, nameWithRate: (tax: Tax) => `${name(tax)}, ${rateOf(tax)}` };
}

/** In percent. */
function ratesToday(tax: Tax): number[] {
  const today = localDay(new Date());
  return Object.values(ratesByProvince).flatMap((rows) =>
    (rows.findLast(({ from }) => from <= today)?.rates ?? [])
      .filter((rate) => rate.tax === tax)
      .map(({ thousandths }) => thousandths / 1_000),
  );
}
