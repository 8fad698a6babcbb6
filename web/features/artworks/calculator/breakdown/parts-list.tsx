import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Cents } from "#schema/money.ts";
import { squareCentimetresPerSquareInch, type Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { AreaSwatch, LabourSwatch, MaterialsSwatch } from "#web/works/part-drawings.tsx";
import { hoursPerStroke } from "#web/works/strokes-and-dots.ts";
import type { PartsInView, PriceInView } from "../price/price-in-view.ts";
import type { Arithmetic } from "./arithmetic.ts";

interface PartsListProps {
  readonly arithmetic: Arithmetic;
  readonly parts: PartsInView;
  readonly currency: PriceInView["currency"];
  readonly units: Units;
  /** Canadian dollars. */
  readonly materialsCents: Cents;
  /** More rows below these. */
  readonly children?: ReactNode;
}

/** The three parts with their amounts, which add up to the price, and how each is calculated. */
export function PartsList(props: PartsListProps) {
  const { parts, arithmetic } = props;
  const t = useTranslations("breakdown");
  const format = useFormat();
  const explain = useExplanations(props);
  const rounding = useRoundingNote();
  return (
    <dl className="pt-3">
      <PartRow
        swatch={<AreaSwatch />}
        name={t("area.name")}
        explanation={rounding(explain.area, arithmetic.rounding.area)}
        amount={format.amount(parts.areaCents)}
      />
      <PartRow
        swatch={<LabourSwatch />}
        name={t("labour.name")}
        explanation={rounding(explain.labour, arithmetic.rounding.labour)}
        amount={format.amount(parts.labourCents)}
      />
      <PartRow
        swatch={<MaterialsSwatch />}
        name={t("materials.name")}
        explanation={rounding(explain.materials, arithmetic.rounding.materials)}
        amount={format.amount(parts.materialsCents)}
      />
      {props.children}
    </dl>
  );
}

/** Each part's calculation, with the figures that reproduce its amount. */
function useExplanations({ arithmetic, parts, currency, units, materialsCents }: PartsListProps) {
  const t = useTranslations("breakdown");
  const format = useFormat();
  const lengths = useLengths();
  const { width, height, depth, baseRate, hours, hourlyRate, conversion } = arithmetic;
  const step = hoursPerStroke(hours);
  const strokes = {
    count: hours,
    hours: format.precise(hours),
    rate: format.preciseMoney(hourlyRate, currency),
  };
  const cost = { cost: format.money(materialsCents, "CAD") };
  return {
    area: t(units === "metric" ? "area.explanationMetric" : "area.explanation", {
      size: lengths.sizeOf(format.precise(width), format.precise(height), units),
      squareInch: format.precise(squareCentimetresPerSquareInch),
      rate: format.preciseMoney(baseRate, currency),
      depth: format.precise(depth),
    }),
    labour:
      hours === 0
        ? t("labour.none")
        : step === 1
          ? t("labour.strokeForEach", strokes)
          : t("labour.strokeForEvery", { ...strokes, step }),
    materials:
      parts.materialsCents === 0
        ? t("materials.none")
        : conversion === null
          ? t("materials.explanation")
          : conversion.dividedBy === 1
            ? t("materials.converted", { ...cost, rate: format.precise(conversion.times) })
            : t("materials.convertedBack", {
                ...cost,
                before: format.precise(conversion.times),
                today: format.precise(conversion.dividedBy),
              }),
  };
}

/** Adds the cent by which a part differs from its own product because only the total is rounded. */
function useRoundingNote() {
  const t = useTranslations("breakdown");
  const format = useFormat();
  return (explanation: string, cents: Cents) =>
    cents === 0
      ? explanation
      : t(cents > 0 ? "roundedUp" : "roundedDown", {
          explanation,
          amount: format.amount(Math.abs(cents)),
        });
}

interface PartRowProps {
  readonly swatch?: ReactNode;
  readonly name: string;
  readonly explanation?: string;
  readonly amount: string;
  /** A sum of those above. */
  readonly isSum?: boolean;
}

export function PartRow({ swatch, name, explanation, amount, isSum = false }: PartRowProps) {
  return (
    <div
      className={`relative grid grid-cols-[1fr_auto] items-baseline gap-x-3 border-b py-2.25 pl-7.5 text-2 last:border-0 ${isSum ? "border-ink text-ink-2" : "border-rule"}`}
    >
      <dt>
        <span className="absolute top-3 left-0">{swatch}</span>
        {name}
      </dt>
      <dd className="text-right">{amount}</dd>
      {explanation !== undefined && <dd className="col-span-2 text-1 text-ink-2">{explanation}</dd>}
    </div>
  );
}
