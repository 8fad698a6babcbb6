import { useTranslations } from "use-intl";

interface TableLegendProps {
  readonly hasMinimum: boolean;
}

export function TableLegend({ hasMinimum }: TableLegendProps) {
  const t = useTranslations("priceList.table.legend");
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap items-center gap-x-7 gap-y-1 pt-3 text-1 text-ink-2"
    >
      <span className="inline-flex items-center gap-2">
        <span className="block size-1.5 bg-pigment print:[print-color-adjust:exact]" />
        <span>
          {t("own")}
          <span className="print:hidden">{t("press")}</span>
        </span>
      </span>
      <span>{t("others")}</span>
      {hasMinimum && (
        <span className="inline-flex items-baseline gap-2">
          <span className="font-display text-3 font-[420] italic">{t("minimumMark")}</span>
          {t("minimum")}
        </span>
      )}
    </p>
  );
}
