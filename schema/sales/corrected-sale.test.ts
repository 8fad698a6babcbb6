import { describe, expect, test } from "vitest";
import {
  amountsOfSale,
  type CorrectableSale,
  correctedSale,
  type SaleTerms,
} from "./corrected-sale.ts";

const gallery: SaleTerms = {
  commission: 0.4,
  percentageFee: 0,
  fixedFeeCents: 0,
  discountBorneBy: "both",
};
const ownSite: SaleTerms = {
  commission: 0,
  percentageFee: 0.029,
  fixedFeeCents: 30,
  discountBorneBy: "artist",
};

describe("what a channel leaves of a sale of 1,000.00 with a discount of 100.00 and shipping of 25.00", () => {
  const stated = { priceCents: 1000_00, discountCents: 100_00, shippingCents: 25_00 };
  test.each<[string, SaleTerms, [number, number, number]]>([
    ["a gallery, which shares the discount", gallery, [360_00, 0, 515_00]],
    ["a gallery that bears it", { ...gallery, discountBorneBy: "gallery" }, [300_00, 0, 575_00]],
    [
      "a gallery whose artist bears it",
      { ...gallery, discountBorneBy: "artist" },
      [400_00, 0, 475_00],
    ],
    ["a site with a fee of 2.9 % and 0.30", ownSite, [0, 26_40, 848_60]],
  ])("%s", (_, terms, [commissionCents, feeCents, netCents]) => {
    expect(amountsOfSale(stated, terms)).toEqual({ commissionCents, feeCents, netCents });
  });
});

describe("a sale that is corrected", () => {
  /** Recorded by terms that the gallery had then. */
  const sale: CorrectableSale = {
    ...{ date: "2026-05-14", currency: "CAD", priceCents: 1000_00, discountCents: 100_00 },
    ...{ shippingCents: 0, commissionCents: 450_00, feeCents: 7, netCents: 449_93 },
  };

  test("in its day and currency keeps the amounts that were recorded", () => {
    const correction = { date: "2026-05-15", currency: "USD" } as const;
    expect(correctedSale(sale, correction, gallery, null)).toEqual({ ...sale, ...correction });
    expect(correctedSale(sale, {}, gallery, null)).toEqual(sale);
  });

  test("to amounts that it has already keeps what followed from them", () => {
    const same = { priceCents: 1000_00, discountCents: 100_00, shippingCents: 0 };
    expect(correctedSale(sale, same, gallery, null)).toEqual(sale);
  });

  test.each<[string, Partial<CorrectableSale>, Partial<CorrectableSale>]>([
    ["price", { priceCents: 800_00 }, { commissionCents: 280_00, netCents: 420_00 }],
    ["discount", { discountCents: 0 }, { commissionCents: 400_00, netCents: 600_00 }],
    ["shipping", { shippingCents: 25_00 }, { commissionCents: 360_00, netCents: 515_00 }],
  ])(
    "in its %s has what its channel's terms leave, and keeps the rest",
    (_, correction, following) => {
      expect(correctedSale(sale, correction, gallery, null)).toEqual({
        ...sale,
        ...correction,
        ...{ feeCents: 0, ...following },
      });
    },
  );

  test("to another channel has that one's terms, though its amounts stay", () => {
    expect(correctedSale(sale, {}, gallery, ownSite)).toEqual({
      ...sale,
      ...{ commissionCents: 0, feeCents: 26_40, netCents: 873_60 },
    });
  });
});
