import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, fromCents, toCents } from "#schema/money.ts";
import type { Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { OwnSwatch } from "#web/works/part-drawings.tsx";
import { storedPrice } from "../form/price.ts";
import { priceInView } from "../price/price-in-view.ts";
import { showArithmetic } from "./arithmetic.ts";
import { PartRow, PartsList } from "./parts-list.tsx";
import { PriceBar } from "./price-bar.tsx";

interface StoredBreakdownProps {
  readonly work: Artwork;
  readonly shownIn: Currency;
  readonly rates: Rates;
  readonly units: Units;
}

/** How a saved work's price came about, and what the artist's own price adds to it. */
export function StoredBreakdown({ work, shownIn, rates, units }: StoredBreakdownProps) {
  const t = useTranslations("breakdown");
  const format = useFormat();
  const price = storedPrice(work);
  const { materialsCost } = work;
  const view = price && priceInView(price, shownIn, rates, materialsCost);
  if (!price?.breakdown || !view?.parts) return null;
  const { parts } = view;
  const { areaCents, labourCents, materialsCents } = parts;
  const own = ownPart(work, view.totalCents, shownIn, rates);
  const label = t("label", {
    area: format.money(areaCents, shownIn),
    labour: format.money(labourCents, shownIn),
    materials: format.money(materialsCents, shownIn),
  });
  return (
    <>
      <PriceBar
        areaCents={areaCents}
        labourCents={labourCents}
        materialsCents={materialsCents}
        ownCents={Math.max(0, own)}
        hoursSpent={price.breakdown.hoursSpent}
        label={own > 0 ? t("own.label", { label, own: format.money(own, shownIn) }) : label}
      />
      <PartsList
        arithmetic={showArithmetic(price.breakdown, { parts, units, materialsCost })}
        currency={shownIn}
        materialsCents={toCents(materialsCost)}
        parts={parts}
        units={units}
      >
        {own !== 0 && (
          <PartRow name={t("own.formula")} amount={format.amount(view.totalCents)} isSum />
        )}
        {own > 0 && (
          <PartRow
            swatch={<OwnSwatch />}
            name={t("own.name")}
            explanation={t("own.explanation")}
            amount={format.amount(own)}
          />
        )}
      </PartsList>
      {own < 0 && (
        <p className="pt-2 text-2 text-ink-2">
          {t("own.lower", { amount: format.money(-own, shownIn) })}
        </p>
      )}
    </>
  );
}

/** What the artist's own price adds to the formula's; below 0 where it is lower, 0 without one. */
function ownPart(
  { askingPriceCents, askedCurrency }: Artwork,
  suggestedCents: Cents,
  shownIn: Currency,
  rates: Rates,
): Cents {
  if (askingPriceCents === null) return 0;
  const asked = toCents(convert(fromCents(askingPriceCents), askedCurrency, shownIn, rates));
  return asked - suggestedCents;
}
