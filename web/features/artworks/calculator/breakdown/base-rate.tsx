import { useTranslations } from "use-intl";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import { baseRateCap } from "#schema/pricing/factors.ts";
import { squareCentimetresPerSquareInch, type Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { type Arithmetic, baseRateFactors } from "./arithmetic.ts";
import { BaseRateChart } from "./base-rate-chart.tsx";
import { layOutLevels, type Step } from "./base-rate-levels.ts";

interface BaseRateProps {
  readonly breakdown: Breakdown;
  readonly arithmetic: Arithmetic;
  readonly units: Units;
  /** The base rate with its currency, as the view switch shows it. */
  readonly shownRate: string;
  readonly drawClassName: string;
}

/** How five factors raise or lower the base rate from 1. */
export function BaseRate({
  breakdown,
  arithmetic,
  units,
  shownRate,
  drawClassName,
}: BaseRateProps) {
  const t = useTranslations("breakdown.baseRate");
  const choices = useTranslations("choices.medium");
  const format = useFormat();
  const { isCapped } = breakdown;
  const steps: readonly Step[] = baseRateFactors.map((key) => ({
    key,
    multiplier: arithmetic.factors[key],
  }));
  const product = format.precise(arithmetic.product);
  const stepsInWords = steps
    .map(({ key, multiplier }) =>
      t("step", { name: t(key), multiplier: format.precise(multiplier) }),
    )
    .join("; ");
  const label = isCapped
    ? t("labelCapped", {
        uncapped: product,
        rate: format.number(baseRateCap),
        steps: stepsInWords,
      })
    : t("label", { rate: product, steps: stepsInWords });
  return (
    <section className="mt-5 border-t border-rule pt-5.5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-display text-4 font-[480] tracking-[-0.01em]">{t("heading")}</h3>
        <span className="font-strong">{shownRate}</span>
      </div>
      <p className="text-1 text-ink-2">
        {units === "metric"
          ? t("noteMetric", { squareInch: format.precise(squareCentimetresPerSquareInch) })
          : t("note")}
      </p>
      <div className={drawClassName}>
        <BaseRateChart
          levels={layOutLevels(steps, isCapped ? baseRateCap : null)}
          label={label}
          baselineLabel={t("reference")}
          capLabel={t("capped", { cap: format.number(baseRateCap) })}
        />
      </div>
      <div className="grid grid-cols-5 pt-2.5" aria-hidden="true">
        {steps.map(({ key, multiplier }) => (
          <div key={key} className="min-w-0 text-1/4.5">
            <span className="block text-2 font-strong">
              {t("times", { multiplier: format.precise(multiplier) })}
            </span>
            <span className="block text-ink-2 hyphens-auto">
              {key === "medium" ? choices(breakdown.factors.medium.value) : t(`short.${key}`)}
            </span>
          </div>
        ))}
      </div>
      <Together product={product} isCapped={isCapped} conversion={arithmetic.conversion} />
    </section>
  );
}

interface TogetherProps {
  readonly product: string;
  readonly isCapped: boolean;
  readonly conversion: Arithmetic["conversion"];
}

/** How the five factors' product becomes the base rate, where the two differ. */
function Together({ product, isCapped, conversion }: TogetherProps) {
  const t = useTranslations("breakdown.baseRate");
  const format = useFormat();
  if (!isCapped && conversion === null) return null;
  const together = isCapped
    ? t("togetherCapped", { product, cap: format.number(baseRateCap) })
    : t("together", { product });
  return (
    <p className="pt-2 text-1 text-ink-2">
      {conversion === null
        ? together
        : conversion.dividedBy === 1
          ? t("converted", { together, rate: format.precise(conversion.times) })
          : t("convertedBack", {
              together,
              before: format.precise(conversion.times),
              today: format.precise(conversion.dividedBy),
            })}
    </p>
  );
}
