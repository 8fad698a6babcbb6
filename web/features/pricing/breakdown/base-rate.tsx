import { useTranslations } from "use-intl";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import { baseRateCap } from "#schema/pricing/factors.ts";
import { useFormat } from "#web/words/format.ts";
import { drawTerrain, type Step } from "./terrain.ts";
import { TerrainPicture } from "./terrain-picture.tsx";

interface BaseRateProps {
  readonly breakdown: Breakdown;
  /** The base rate with its currency, as the view switch shows it. */
  readonly shownRate: string;
  readonly drawClassName: string;
}

/** The ground of the base rate: how five things raise or lower it from 1. */
export function BaseRate({ breakdown, shownRate, drawClassName }: BaseRateProps) {
  const t = useTranslations("breakdown.baseRate");
  const choices = useTranslations("choices.medium");
  const format = useFormat();
  const { factors, uncappedBaseRate, isCapped } = breakdown;
  const steps: readonly Step[] = [
    { key: "careerStage", multiplier: factors.careerStage.multiplier },
    { key: "medium", multiplier: factors.medium.multiplier },
    { key: "weeklyHours", multiplier: factors.weeklyHours.multiplier },
    { key: "salesHistory", multiplier: factors.salesHistory.multiplier },
    { key: "education", multiplier: factors.education.multiplier },
  ];
  const uncapped = format.number(roundToCents(uncappedBaseRate));
  const stepsInWords = steps
    .map(({ key, multiplier }) =>
      t("step", { name: t(key), multiplier: format.number(multiplier) }),
    )
    .join("; ");
  const label = isCapped
    ? t("labelCapped", { uncapped, rate: format.number(baseRateCap), steps: stepsInWords })
    : t("label", { rate: uncapped, steps: stepsInWords });
  return (
    <section className="mt-5 border-t border-rule pt-5.5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-display text-4 font-[480] tracking-[-0.01em]">{t("heading")}</h3>
        <span className="font-strong">{shownRate}</span>
      </div>
      <p className="text-1 text-ink-2">{t("note")}</p>
      <div className={drawClassName}>
        <TerrainPicture
          terrain={drawTerrain(steps, isCapped ? baseRateCap : null)}
          label={label}
          evenGroundLabel={t("evenGround")}
          capLabel={t("capped", { cap: format.number(baseRateCap) })}
        />
      </div>
      <div className="grid grid-cols-5 pt-2.5" aria-hidden="true">
        {steps.map(({ key, multiplier }) => (
          <div key={key} className="min-w-0 text-1/4.5">
            <span className="block text-2 font-strong">
              {t("times", { multiplier: format.number(multiplier) })}
            </span>
            <span className="block text-ink-2 hyphens-auto">
              {key === "medium" ? choices(factors.medium.value) : t(`short.${key}`)}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

function roundToCents(rate: number): number {
  return Math.round(rate * 100) / 100;
}
