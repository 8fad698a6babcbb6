import type { CSSProperties } from "react";
import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { useFormat } from "#web/i18n/format.ts";

interface HeroPriceProps {
  /** Null before there is a price. */
  readonly cents: Cents | null;
  readonly currency: Currency;
}

/** 60 px, 44 above 99,999.99. */
const size = { usual: "3.75rem", long: "2.75rem" };
const longFrom = 10_000_000;

/** How wide the price is in the display face, in ems: the prefix is set at 0.46. */
function widthInEms(figures: string): number {
  const prefix = 1.1;
  return [...figures].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.57 : 0.28), prefix);
}

/** The price at size, its currency set smaller beside it. Where room is short it gets smaller still. */
export function HeroPrice({ cents, currency }: HeroPriceProps) {
  const format = useFormat();
  const parts = format.moneyParts(cents ?? 0, currency);
  const sign = parts.filter(({ type }) => type === "currency" || type === "literal");
  const figures = parts.filter((part) => !sign.includes(part)).map(({ value }) => value);
  const isBefore = format.currencySide === "prefix";
  const signInSmall = (
    <span className={`text-[0.46em] tracking-normal text-ink-2 ${isBefore ? "pr-[0.18em]" : ""}`}>
      {sign.map(({ value }) => value).join("")}
    </span>
  );
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    "--size": cents !== null && cents >= longFrom ? size.long : size.usual,
    "--ems": widthInEms(figures.join("")),
  };
  return (
    <div className="@container pt-4.5">
      <p
        style={style}
        className={`font-display text-[length:min(var(--size),calc(100cqw/var(--ems)))] leading-16 tracking-[-0.02em] whitespace-nowrap ${cents === null ? "text-ink-locked" : ""}`}
      >
        {isBefore && signInSmall}
        {cents === null ? (
          // At the prefix's size, so that it is centred on the height of its letters.
          <span aria-hidden="true" className="text-[0.46em]">
            —
          </span>
        ) : (
          figures.join("")
        )}
        {!isBefore && signInSmall}
      </p>
    </div>
  );
}
