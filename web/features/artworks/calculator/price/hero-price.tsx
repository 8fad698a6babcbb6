import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Figure } from "#web/ui/figure.tsx";

interface HeroPriceProps {
  /** Null before there is a price. */
  readonly cents: Cents | null;
  readonly currency: Currency;
}

/** Smaller above 99,999.99. */
const longFrom = 10_000_000;

/** The price at size. */
export function HeroPrice({ cents, currency }: HeroPriceProps) {
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
