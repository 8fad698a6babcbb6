import { memo, useMemo } from "react";
import { useTranslations } from "use-intl";
import { toCents } from "#schema/money.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import type { Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import type { PartsInView, PriceInView } from "../price/price-in-view.ts";
import { showArithmetic } from "./arithmetic.ts";
import { BaseRate } from "./base-rate.tsx";
import { PartsList } from "./parts-list.tsx";
import { PriceBar } from "./price-bar.tsx";

interface BreakdownChartsProps {
  readonly breakdown: Breakdown;
  readonly parts: PartsInView;
  readonly currency: PriceInView["currency"];
  readonly units: Units;
  /** The work's, in Canadian dollars. */
  readonly materialsCost: number;
  /** Drawn from left to right as it appears: after Calculate, not when a stored price is opened. */
  readonly isDrawn: boolean;
}

const drawn =
  "transition-[clip-path] duration-(--draw) ease-calm [clip-path:inset(-12px)] starting:[clip-path:inset(-12px_100%_-12px_-12px)]";

/** Why the price is what it is, as charts and as text. */
export const BreakdownCharts = memo(function BreakdownCharts({
  breakdown,
  parts,
  currency,
  units,
  materialsCost,
  isDrawn,
}: BreakdownChartsProps) {
  const t = useTranslations("breakdown");
  const format = useFormat();
  const arithmetic = useMemo(
    () => showArithmetic(breakdown, { parts, units, materialsCost }),
    [breakdown, parts, units, materialsCost],
  );
  const drawClassName = isDrawn ? drawn : "";
  const { areaCents, labourCents, materialsCents } = parts;
  return (
    <>
      <section>
        <div className={drawClassName}>
          <PriceBar
            areaCents={areaCents}
            labourCents={labourCents}
            materialsCents={materialsCents}
            hoursSpent={breakdown.hoursSpent}
            label={t("label", {
              area: format.money(areaCents, currency),
              labour: format.money(labourCents, currency),
              materials: format.money(materialsCents, currency),
            })}
          />
        </div>
        <PartsList
          arithmetic={arithmetic}
          parts={parts}
          currency={currency}
          units={units}
          materialsCents={toCents(materialsCost)}
        />
      </section>
      <BaseRate
        breakdown={breakdown}
        arithmetic={arithmetic}
        units={units}
        shownRate={format.preciseMoney(arithmetic.baseRate, currency)}
        drawClassName={drawClassName}
      />
    </>
  );
});
