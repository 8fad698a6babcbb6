import { useTranslations } from "use-intl";
import { roundPrice } from "#schema/price-lists/rounding.ts";
import { centimetresPerInch, lengthIn, squareCentimetresPerSquareInch } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { usePrices } from "#web/i18n/prices.ts";
import type { PriceListView } from "../view.ts";
import type { Mark } from "./marks.ts";
import type { MethodName } from "./method-lines.ts";

/** Amounts, sizes and names as the curve, its table and its words write them. */
export function useCurveWords({ settings, units }: Pick<PriceListView, "settings" | "units">) {
  const t = useTranslations("priceList.curve");
  const mediumName = useTranslations("choices.medium");
  const format = useFormat();
  const lengths = useLengths();
  const prices = usePrices();
  const { currency, rounding } = settings;
  const figure = (inches: number) => format.number(lengthIn(inches, units));
  return {
    medium: mediumName,
    /** `1,550` */
    amount: (cents: number) => prices.amount(Math.round(cents), currency),
    /** A method's price, rounded as the list rounds. */
    method: (cents: number) =>
      prices.amount(roundPrice(cents, { ...rounding, minimumCents: 0 }), currency),
    /** `1,236.90` */
    exact: (cents: number) => format.amount(cents),
    /** `30 × 24 in` */
    size: ({ widthInches, heightInches }: Mark) => lengths.size(widthInches, heightInches, units),
    figure,
    methodName: (name: MethodName) => t(`methods.${name}`, { units }),
    /** The price of one inch or centimetre, of an area or a length. */
    rate: (name: Exclude<MethodName, "costPlus">, centsPerInch: number) => {
      const metric = name === "squareInch" ? squareCentimetresPerSquareInch : centimetresPerInch;
      const cents = units === "metric" ? centsPerInch / metric : centsPerInch;
      return format.amount(Math.round(cents));
    },
    /** `Sumac, 16 by 20 inches, CA$900, sold` */
    describe: ({ work, widthInches, heightInches, cents, isSold }: Mark) =>
      t("announced", {
        title: work.title,
        width: figure(widthInches),
        height: figure(heightInches),
        units,
        price: prices.money(cents, currency),
        sold: isSold ? "yes" : "no",
      }),
  };
}
