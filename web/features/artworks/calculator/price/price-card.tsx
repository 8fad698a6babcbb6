import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { type Currency, currencies } from "#schema/currency.ts";
import type { Units } from "#schema/units.ts";
import { lazyPart, useLazyPart } from "#web/browser/lazy-part.ts";
import { useLazyPartOrToast } from "#web/browser/use-lazy-part-or-toast.ts";
import { withWords } from "#web/i18n/locale.ts";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import type { RatesAnswer } from "#web/works/rates.ts";
import type { Price } from "../form/price.ts";
import { HeroPrice } from "./hero-price.tsx";
import { priceInView, ratesInView } from "./price-in-view.ts";
import { RateNote } from "./rate-note.tsx";

const charts = lazyPart("breakdown-charts", () =>
  withWords(import("../breakdown/breakdown-charts.tsx")),
);

const listPrice = lazyPart("list-price", () => withWords(import("./list-price.tsx")), {
  isOptional: true,
});

interface PriceCardProps {
  readonly price: Price | null;
  readonly profileCurrency: Currency;
  readonly rates: RatesAnswer;
  readonly units: Units;
  /** The work's, in Canadian dollars. */
  readonly materialsCost: number;
  readonly isCalculating: boolean;
  /** What is needed for a price, while there is none. */
  readonly needs: "size" | "calculation" | "plan";
  /** The number of calculations; the drawings are animated after each. */
  readonly calculations: number;
  /** Shown between the price and its breakdown. */
  readonly children: ReactNode;
}

/** 'Suggested Price': the figure, what to do with it, and how it came about. */
export function PriceCard({
  price,
  profileCurrency,
  rates,
  units,
  materialsCost,
  isCalculating,
  needs,
  calculations,
  children,
}: PriceCardProps) {
  const t = useTranslations("pricing.price");
  const choices = useTranslations("choices.currency");
  const [chosen, setChosen] = useState<Currency | null>(null);
  const currency = (price && chosen) ?? price?.currency ?? profileCurrency;
  const view = useMemo(
    () => price && priceInView(price, currency, rates.rates, materialsCost),
    [price, currency, rates.rates, materialsCost],
  );
  // The figure first: its charts are long to draw, and are drawn in parts.
  const deferredView = useDeferredValue(view, null);
  const breakdown = useLazyPartOrToast(charts, price !== null);
  const { loaded: list } = useLazyPart(listPrice, price !== null);
  return (
    <section>
      <div className="flex min-h-8.5 items-center justify-between gap-4">
        <h2 className="font-display text-4 font-[480] tracking-[-0.01em]">{t("heading")}</h2>
        {price && rates.isKnown && (
          <ToggleGroup
            label={t("showIn")}
            options={currencies.map((value) => ({ value, label: choices(value) }))}
            value={currency}
            onChange={setChosen}
            className="-my-1.25"
          />
        )}
      </div>
      <div aria-live="polite" aria-busy={isCalculating}>
        {isCalculating ? (
          <div role="img" aria-label={t("working")} className="ghost mt-6.5 h-12 w-[78%]" />
        ) : (
          <HeroPrice cents={view?.totalCents ?? null} currency={currency} />
        )}
        {price && <RateNote rates={ratesInView(price, currency, rates)} />}
        {!price && !isCalculating && (
          <p className="pt-3 text-1 text-ink-2">{t(`needs.${needs}`)}</p>
        )}
      </div>
      {list && price?.breakdown && !isCalculating && <list.ListPrice breakdown={price.breakdown} />}
      {children}
      {breakdown && price?.breakdown && deferredView?.parts && (
        <breakdown.BreakdownCharts
          key={calculations}
          breakdown={price.breakdown}
          parts={deferredView.parts}
          currency={deferredView.currency}
          units={units}
          materialsCost={materialsCost}
          isDrawn={calculations > 0}
        />
      )}
    </section>
  );
}
