import { expect, test } from "vitest";
import { convertList } from "./price-settings.tsx";

const rates = { CAD: 1, USD: 0.73 } as const;
const list = {
  currency: "CAD",
  rounding: { to: 25, direction: "nearest", minimumCents: 100_00 },
  anchors: [
    { medium: "oil", widthInches: 8, heightInches: 10, priceCents: 350_00 },
    { medium: "oil", widthInches: 30, heightInches: 40, priceCents: 2200_00 },
  ],
} as const;

test("anchors and minimum are converted at the day's rate and rounded by the list's rule", () => {
  const converted = convertList({ ...list, anchors: [...list.anchors] }, "USD", rates);
  expect(converted.currency).toBe("USD");
  expect(converted.rounding).toEqual({ to: 25, direction: "nearest", minimumCents: 75_00 });
  // 255.50 and 1,606 before rounding.
  expect(converted.anchors.map(({ priceCents }) => priceCents)).toEqual([250_00, 1600_00]);
  expect(converted.anchors[0]).toMatchObject({ medium: "oil", widthInches: 8, heightInches: 10 });
});

test("no price is rounded to nothing, and a list without a minimum stays without one", () => {
  const cheap = { ...list, rounding: { ...list.rounding, to: 100, minimumCents: 0 } as const };
  const [anchor] = list.anchors;
  const converted = convertList(
    { ...cheap, anchors: [{ ...anchor, priceCents: 20_00 }] },
    "USD",
    rates,
  );
  expect(converted.rounding.minimumCents).toBe(0);
  expect(converted.anchors.map(({ priceCents }) => priceCents)).toEqual([100_00]);
});
