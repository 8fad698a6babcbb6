import { memo } from "react";
import { useTranslations } from "use-intl";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import { useFormat } from "#web/words/format.ts";
import type { PartsInView, PriceInView } from "../price/price-in-view.ts";
import { BaseRate } from "./base-rate.tsx";
import { PartsList } from "./parts-list.tsx";
import { PriceBar } from "./price-bar.tsx";

interface BreakdownPicturesProps {
  readonly breakdown: Breakdown;
  readonly parts: PartsInView;
  readonly currency: PriceInView["currency"];
  /** Drawn from left to right as it appears: after Calculate, not when a stored price is opened. */
  readonly isDrawn: boolean;
}

const drawn =
  "transition-[clip-path] duration-(--draw) ease-calm [clip-path:inset(-12px)] starting:[clip-path:inset(-12px_100%_-12px_-12px)]";

/** Why the price is what it is, as a picture and as text. */
export const BreakdownPictures = memo(function BreakdownPictures({
  breakdown,
  parts,
  currency,
  isDrawn,
}: BreakdownPicturesProps) {
  const t = useTranslations("breakdown");
  const format = useFormat();
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
        <PartsList breakdown={breakdown} parts={parts} currency={currency} />
      </section>
      <BaseRate
        breakdown={breakdown}
        shownRate={format.money(parts.baseRateCents, currency)}
        drawClassName={drawClassName}
      />
    </>
  );
});
