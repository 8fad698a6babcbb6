import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import { useFormat } from "#web/words/format.ts";
import type { PartsInView, PriceInView } from "../price/price-in-view.ts";
import { AreaSwatch, LabourSwatch, MaterialsSwatch } from "./hand-drawings.tsx";
import { hoursPerStroke } from "./hands.ts";

interface PartsListProps {
  readonly breakdown: Breakdown;
  readonly parts: PartsInView;
  readonly currency: PriceInView["currency"];
}

/** The three parts with their sums, which add up to the price. */
export function PartsList({ breakdown, parts, currency }: PartsListProps) {
  const t = useTranslations("breakdown");
  const format = useFormat();
  const { hoursSpent } = breakdown;
  const step = hoursPerStroke(hoursSpent);
  const hourlyRate = format.money(parts.hourlyRateCents, currency);
  return (
    <dl className="pt-3">
      <PartRow
        swatch={<AreaSwatch />}
        name={t("area.name")}
        explanation={t("area.explanation", {
          width: format.number(breakdown.widthInches),
          height: format.number(breakdown.heightInches),
          rate: format.money(parts.baseRateCents, currency),
          depth: format.number(breakdown.factors.depth.multiplier),
        })}
        amount={format.amount(parts.areaCents)}
      />
      <PartRow
        swatch={<LabourSwatch />}
        name={t("labour.name")}
        explanation={
          hoursSpent === 0
            ? t("labour.none")
            : step === 1
              ? t("labour.strokeForEach", { hours: hoursSpent, rate: hourlyRate })
              : t("labour.strokeForEvery", { hours: hoursSpent, rate: hourlyRate, step })
        }
        amount={format.amount(parts.labourCents)}
      />
      <PartRow
        swatch={<MaterialsSwatch />}
        name={t("materials.name")}
        explanation={t(parts.materialsCents === 0 ? "materials.none" : "materials.explanation")}
        amount={format.amount(parts.materialsCents)}
      />
    </dl>
  );
}

interface PartRowProps {
  readonly swatch: ReactNode;
  readonly name: string;
  readonly explanation: string;
  readonly amount: string;
}

function PartRow({ swatch, name, explanation, amount }: PartRowProps) {
  return (
    <div className="relative grid grid-cols-[1fr_auto] items-baseline gap-x-3 border-b border-rule py-2.25 pl-7.5 text-2 last:border-0">
      <dt>
        <span className="absolute top-3 left-0">{swatch}</span>
        {name}
      </dt>
      <dd className="text-right">{amount}</dd>
      <dd className="col-span-2 text-1 text-ink-2">{explanation}</dd>
    </div>
  );
}
