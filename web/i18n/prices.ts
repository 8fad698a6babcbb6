import { useMemo } from "react";
import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { useFormat } from "./format.ts";
import type { Format } from "./format-for.ts";

function pricesIn(format: Format) {
  const partsOf = (cents: Cents, currency: Currency) =>
    format
      .moneyParts(cents, currency)
      .filter(({ type }) => cents % 100 !== 0 || (type !== "decimal" && type !== "fraction"));
  const isSign = ({ type }: Intl.NumberFormatPart) => type === "currency" || type === "literal";
  const join = (parts: readonly Intl.NumberFormatPart[]) =>
    parts.map(({ value }) => value).join("");
  return {
    /** `CA$1,925`, `CA$1,716.34` */
    money: format.askedMoney,
    /** `1,925`, `1,716.34` */
    amount: (cents: Cents, currency: Currency) =>
      join(partsOf(cents, currency).filter((part) => !isSign(part))),
    /** `CA$` with the space that it is set with */
    sign: (currency: Currency) => join(partsOf(0, currency).filter(isSign)),
  };
}

/** Prices that are asked or paid, which drop `.00`; what is calculated keeps its cents (`useFormat`). */
export function usePrices() {
  const format = useFormat();
  return useMemo(() => pricesIn(format), [format]);
}
