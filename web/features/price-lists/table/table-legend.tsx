import { useTranslations } from "use-intl";
import type { ListSettings } from "#schema/price-list/list-settings.ts";
import { usePrices } from "#web/i18n/prices.ts";

interface TableLegendProps {
  readonly settings: Pick<ListSettings, "rounding" | "currency">;
}

/** What the marks of the table mean. */
export function TableLegend({ settings }: TableLegendProps) {
  const { rounding, currency } = settings;
  const t = useTranslations("priceList.table.legend");
  const prices = usePrices();
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap items-baseline gap-x-7 gap-y-1 pt-3 text-1 text-ink-2"
    >
      <span className="inline-flex items-baseline gap-2">
        <span className="block size-1.5 -translate-y-px bg-pigment print:[print-color-adjust:exact]" />
        <span>
          {t("own")}
          <span className="print:hidden">{t("press")}</span>
        </span>
      </span>
      <span>{t("others")}</span>
      {rounding.minimumCents > 0 && (
        <span className="inline-flex items-baseline gap-2">
          <span className="font-display text-3 font-[420] italic">
            {prices.amount(rounding.minimumCents, currency)}
          </span>
          {t("minimum")}
        </span>
      )}
    </p>
  );
}
