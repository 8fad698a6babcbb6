import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { fitCurve } from "#schema/price-lists/curve.ts";
import { sizeKey } from "#schema/price-lists/sizes.ts";
import { SmallCurve } from "../curve/small-curve.tsx";
import type { PriceListView } from "../view.ts";

interface StartPanelProps {
  readonly view: PriceListView;
  readonly children: ReactNode;
}

/** The page without works and prices: what it is for, by an example, and the ways to begin. */
export function StartPanel({ view, children }: StartPanelProps) {
  const t = useTranslations("priceList.start.empty");
  return (
    <section
      aria-labelledby="start-heading"
      className="gap-x-12 pt-9 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
    >
      <div className="min-w-0">
        <h2
          id="start-heading"
          className="font-display text-[1.625rem]/8 font-[420] tracking-[-0.014em] text-balance"
        >
          {t("claim")}
        </h2>
        <p className="max-w-[46ch] pt-2 text-2 text-ink-2">{t("text")}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-5">{children}</div>
      </div>
      <Example units={view.units} currency={view.settings.currency} />
    </section>
  );
}

/** A list that is no one's, and says so. */
export function Example(
  shown: Pick<PriceListView["settings"], "currency"> & Pick<PriceListView, "units">,
) {
  const t = useTranslations("priceList.start.example");
  return (
    <figure className="min-w-0 max-lg:pt-8">
      <figcaption className="pb-3 text-1 text-ink-2">
        <span className="mr-2 inline-block border border-rule-2 px-2 font-strong">{t("mark")}</span>
        {t("text")}
      </figcaption>
      <SmallCurve {...example} title={t("drawing")} {...shown} />
    </figure>
  );
}

/** Three prices of no one, for pages without a price of their own. */
const prices = [
  { widthInches: 8, heightInches: 10, priceCents: 350_00 },
  { widthInches: 16, heightInches: 20, priceCents: 900_00 },
  { widthInches: 30, heightInches: 40, priceCents: 2200_00 },
] as const;

const example = {
  curve: fitCurve(prices.map((price) => ({ ...price, kind: "anchor" }))),
  points: prices.map((price) => ({
    ...price,
    id: sizeKey(price),
    title: "",
    isSold: false,
    imageUrl: null,
  })),
};
