import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { proposedSale } from "./proposed-sale.ts";

const agreed = { agreedCents: 5_750_00, discountCeiling: 0.1, askedCents: 5_750_00 };

describe("the sale that a report leads to", () => {
  test.each<[string, number, Partial<typeof agreed>, ReturnType<typeof proposedSale>]>([
    ["the agreed price", 5_750_00, {}, { priceCents: 5_750_00, discountCents: 0, warnings: [] }],
    [
      "a discount that the gallery may give alone",
      5_200_00,
      {},
      { priceCents: 5_750_00, discountCents: 550_00, warnings: [] },
    ],
    [
      "the highest such discount",
      5_175_00,
      {},
      { priceCents: 5_750_00, discountCents: 575_00, warnings: [] },
    ],
    [
      "a cent more of discount",
      5_174_99,
      {},
      { priceCents: 5_750_00, discountCents: 575_01, warnings: ["discount-above-agreed"] },
    ],
    [
      "a discount where none may be given alone",
      5_749_99,
      { discountCeiling: 0 },
      { priceCents: 5_750_00, discountCents: 1, warnings: ["discount-above-agreed"] },
    ],
    ["a higher price", 6_000_00, {}, { priceCents: 6_000_00, discountCents: 0, warnings: [] }],
    [
      "an agreed price below what is asked by now",
      5_750_00,
      { askedCents: 5_900_00 },
      { priceCents: 5_750_00, discountCents: 0, warnings: ["price-below-list"] },
    ],
    [
      "both",
      5_000_00,
      { askedCents: 5_900_00 },
      {
        ...{ priceCents: 5_750_00, discountCents: 750_00 },
        warnings: ["discount-above-agreed", "price-below-list"],
      },
    ],
  ])("of %s", (_name, paidCents, changes, expected) => {
    expect(proposedSale({ paidCents }, { ...agreed, ...changes })).toEqual(expected);
  });

  test("of a price on request is as it is reported", () => {
    const onRequest = { ...agreed, agreedCents: null };
    expect(proposedSale({ paidCents: 5_000_00 }, onRequest)).toEqual({
      ...{ priceCents: 5_000_00, discountCents: 0, warnings: ["price-below-list"] },
    });
    expect(proposedSale({ paidCents: 5_000_00 }, { ...onRequest, askedCents: null })).toEqual({
      ...{ priceCents: 5_000_00, discountCents: 0, warnings: [] },
    });
  });

  test("leaves what the buyer paid as it is reported", () => {
    const cents = fc.integer({ min: 1, max: 100_000_00 });
    fc.assert(
      fc.property(cents, fc.option(cents), fc.double({ min: 0, max: 1, noNaN: true }), (...one) => {
        const [paidCents, agreedCents, discountCeiling] = one;
        const facts = { agreedCents, discountCeiling, askedCents: null };
        const { priceCents, discountCents } = proposedSale({ paidCents }, facts);
        expect(priceCents - discountCents).toBe(paidCents);
        expect(discountCents).toBeGreaterThanOrEqual(0);
        expect(priceCents).toBeGreaterThanOrEqual(agreedCents ?? 0);
      }),
      { seed: 36, numRuns: 300 },
    );
  });
});
