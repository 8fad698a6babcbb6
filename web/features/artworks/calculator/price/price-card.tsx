import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { type Currency, currencies } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import type { Units } from "#schema/units.ts";
import { lazyPart, useLazyPart } from "#web/browser/lazy-part.ts";
import { useLazyPartOrToast } from "#web/browser/use-lazy-part-or-toast.ts";
import { useFormat } from "#web/i18n/format.ts";
import { withWords } from "#web/i18n/locale.ts";
import { Figure } from "#web/ui/figure.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import type { RatesAnswer } from "#web/works/rates.ts";
import type { Price } from "../form/price.ts";
import { type DatedRate, priceInView, ratesInView } from "./price-in-view.ts";

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

interface HeroPriceProps {
  /** Null before there is a price. */
  readonly cents: Cents | null;
  readonly currency: Currency;
}

/** Smaller above 99,999.99. */
const longFrom = 10_000_000;

/** The price at size. */
function HeroPrice({ cents, currency }: HeroPriceProps) {
  const format = useFormat();
  const parts = format.moneyParts(cents ?? 0, currency);
  const sign = parts.filter(({ type }) => type === "currency" || type === "literal");
  const figures = parts.filter((part) => !sign.includes(part)).map(({ value }) => value);
  return (
    <Figure
      sign={sign.map(({ value }) => value).join("")}
      isSignFirst={format.currencySide === "prefix"}
      figures={cents === null ? null : figures.join("")}
      isLong={cents !== null && cents >= longFrom}
    />
  );
}

interface RateNoteProps {
  /** None, one, or the price's own and today's. */
  readonly rates: readonly DatedRate[];
}

/** Beside a converted price: at which rate, and of which day. */
function RateNote({ rates }: RateNoteProps) {
  const t = useTranslations("pricing.price");
  const format = useFormat();
  const [first, second] = rates;
  if (!first) return null;
  const inWords = (key: "rateOf" | "datedRate", { rate: value, date }: DatedRate) => {
    const rate = format.precise(value);
    if (date === null) return key === "rateOf" ? t("rateWithoutDate", { rate }) : rate;
    // A day without an hour would be midnight in Greenwich, the day before in Canada.
    return t(key, { rate, date: format.date(`${date}T12:00:00`) });
  };
  return (
    <p className="pt-1 text-1 text-ink-2">
      {second
        ? t("rateThenAndNow", {
            before: inWords("datedRate", first),
            today: inWords("datedRate", second),
          })
        : inWords("rateOf", first)}
    </p>
  );
}
