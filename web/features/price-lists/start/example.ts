import { fitCurve } from "#schema/price-list/curve.ts";
import { sizeKey } from "#schema/price-list/sizes.ts";

/** Three prices of no one, for pages without a price of their own. */
const prices = [
  { widthInches: 8, heightInches: 10, priceCents: 350_00 },
  { widthInches: 16, heightInches: 20, priceCents: 900_00 },
  { widthInches: 30, heightInches: 40, priceCents: 2200_00 },
] as const;

export const example = {
  curve: fitCurve(prices.map((price) => ({ ...price, kind: "anchor" }))),
  points: prices.map((price) => ({
    ...price,
    id: sizeKey(price),
    title: "",
    isSold: false,
    imageUrl: null,
  })),
};
