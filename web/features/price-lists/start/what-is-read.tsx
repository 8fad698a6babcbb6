import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import { areaOf } from "#schema/price-lists/sizes.ts";
import type { Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import type { PricedSize } from "./read-rows.ts";

interface WhatIsReadProps {
  /** In the order of the area. */
  readonly prices: readonly PricedSize[];
  readonly units: Units;
  readonly currency: Currency;
}

/** The prices that are understood so far, and what the curve assumes while there are fewer than three sizes. */
export function WhatIsRead({ prices, units, currency }: WhatIsReadProps) {
  const t = useTranslations("priceList.start.entry.read");
  const format = useFormat();
  const lengths = useLengths();
  const sizes = new Set(prices.map(areaOf)).size;
  return (
    <div className="pt-4 text-2 text-ink-2">
      <p aria-live="polite">
        {prices.length === 0 ? t("none") : t("prices", { count: prices.length })}{" "}
        {sizes === 1 && t("one")}
        {sizes === 2 && t("two")}
      </p>
      {prices.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 pt-1 text-1">
          {prices.map((price) => (
            <li key={`${price.widthInches} ${price.heightInches}`}>
              {lengths.size(price.widthInches, price.heightInches, units)}{" "}
              <span className="font-strong text-ink">
                {format.askedMoney(price.priceCents, currency)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
