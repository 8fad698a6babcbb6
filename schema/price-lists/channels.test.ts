import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Channel,
  type Costs,
  floorOf,
  isBeyondCommission,
  netOf,
  noCosts,
} from "./channels.ts";

const studio: Channel = {
  commission: 0,
  percentageFee: 0,
  fixedFeeCents: 0,
  discount: 0,
  discountBorneBy: "artist",
  shippingCents: 0,
};
const gallery: Channel = { ...studio, commission: 0.5 };
const ownSite: Channel = { ...studio, percentageFee: 0.029, fixedFeeCents: 30 };
const sumac: Costs = { materialsCents: 4820, framingCents: 0, overheadCents: 0, hours: 9.5 };

describe("what a sale leaves the artist", () => {
  test("in the studio, at a gallery and on the artist's own site", () => {
    const at = (channel: Channel) => netOf({ retailCents: 90_000, channel, costs: sumac });
    expect(at(studio)).toEqual({
      discountCents: 0,
      commissionCents: 0,
      feeCents: 0,
      shippingCents: 0,
      netCents: 90_000,
      costsCents: 4820,
      leftCents: 85_180,
      hourlyWageCents: 8966,
    });
    expect(at(gallery)).toMatchObject({
      commissionCents: 45_000,
      leftCents: 40_180,
      hourlyWageCents: 4229,
    });
    expect(at(ownSite)).toMatchObject({ feeCents: 2640, leftCents: 82_540, hourlyWageCents: 8688 });
  });

  test.each([
    ["artist", 10_000, 50_000, 40_000],
    ["gallery", 10_000, 40_000, 50_000],
    ["both", 10_000, 45_000, 45_000],
  ] as const)(
    "a tenth off, paid by the %s",
    (discountBorneBy, discountCents, commissionCents, netCents) => {
      const channel = { ...gallery, discount: 0.1, discountBorneBy };
      expect(netOf({ retailCents: 100_000, channel, costs: sumac })).toMatchObject({
        discountCents,
        commissionCents,
        netCents,
      });
    },
  );

  test("a gallery's discount ends at its commission: the artist bears the rest", () => {
    const channel: Channel = {
      ...gallery,
      commission: 0.1,
      discount: 0.3,
      discountBorneBy: "gallery",
    };
    expect(netOf({ retailCents: 100_000, channel, costs: sumac })).toMatchObject({
      discountCents: 30_000,
      commissionCents: 0,
      netCents: 70_000,
    });
    expect(isBeyondCommission(channel)).toBe(true);
    expect(isBeyondCommission({ ...channel, discount: 0.1 })).toBe(false);
    expect(isBeyondCommission({ ...channel, discountBorneBy: "both" })).toBe(false);
  });

  test("below 0 where the sale loses money, and without hours there is no wage", () => {
    const costs = { ...sumac, hours: 0 };
    const net = netOf({ retailCents: 5000, channel: { ...gallery, shippingCents: 4000 }, costs });
    expect(net).toMatchObject({ netCents: -1500, leftCents: -6320, hourlyWageCents: null });
  });

  test("half a cent is rounded up in spite of binary fractions", () => {
    // 1.005 × 100 is 100.49999999999999 in binary.
    const channel = { ...studio, percentageFee: 0.0201 };
    expect(netOf({ retailCents: 5000, channel, costs: sumac }).feeCents).toBe(101);
  });
});

const fraction = fc.integer({ min: 0, max: 60 }).map((percent) => percent / 100);
const anyChannel: fc.Arbitrary<Channel> = fc.record({
  commission: fraction,
  percentageFee: fc.integer({ min: 0, max: 100 }).map((thousandths) => thousandths / 1000),
  fixedFeeCents: fc.integer({ min: 0, max: 500 }),
  discount: fc.integer({ min: 0, max: 30 }).map((percent) => percent / 100),
  discountBorneBy: fc.constantFrom<Channel["discountBorneBy"]>("artist", "gallery", "both"),
  shippingCents: fc.integer({ min: 0, max: 300 }),
});
const smallCosts: fc.Arbitrary<Costs> = fc.record({
  materialsCents: fc.integer({ min: 0, max: 1000 }),
  framingCents: fc.integer({ min: 0, max: 500 }),
  overheadCents: fc.integer({ min: 0, max: 500 }),
  hours: fc.integer({ min: 0, max: 8 }).map((quarters) => quarters / 4),
});

describe("how a price is divided", () => {
  test("its parts add up to it", () => {
    fc.assert(
      fc.property(anyChannel, smallCosts, fc.nat(5_000_000), (channel, costs, retailCents) => {
        const { discountCents, commissionCents, feeCents, shippingCents, netCents } = netOf({
          retailCents,
          channel,
          costs,
        });
        const sum = discountCents + commissionCents + feeCents + shippingCents + netCents;
        expect(sum).toBe(retailCents);
      }),
    );
  });

  test("no one gets more than the buyer pays, whoever bears the discount", () => {
    fc.assert(
      fc.property(anyChannel, smallCosts, fc.nat(5_000_000), (channel, costs, retailCents) => {
        const { discountCents, commissionCents, netCents } = netOf({ retailCents, channel, costs });
        expect(commissionCents).toBeGreaterThanOrEqual(0);
        expect(netCents).toBeLessThanOrEqual(retailCents - discountCents);
      }),
    );
  });
});

describe("the lowest retail price", () => {
  test("is the first, counted up from nothing, that pays the rate in every channel", () => {
    const channels = fc.array(anyChannel, { maxLength: 3 });
    fc.assert(
      fc.property(channels, smallCosts, fc.nat(2500), (given, costs, rate) => {
        const floor = floorOf(given, costs, rate);
        let counted = 0;
        const paysAt = (channel: Channel) =>
          netOf({ retailCents: counted, channel, costs }).leftCents >= costs.hours * rate;
        while (!given.every(paysAt)) counted += 1;
        expect(floor).toBe(counted);
      }),
      { numRuns: 200 },
    );
  });

  test("does not exist where a channel takes everything", () => {
    expect(floorOf([studio, { ...gallery, commission: 1 }], sumac, 1775)).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  test("does not exist where the discount is the whole price, for every way to share it", () => {
    for (const discountBorneBy of ["artist", "gallery", "both"] as const) {
      const free = { ...gallery, discount: 1, discountBorneBy };
      expect(floorOf([free], sumac, 1775)).toBe(Number.POSITIVE_INFINITY);
    }
  });

  test.each([
    ["materials", { materialsCents: 1 }, {}],
    ["a frame", { framingCents: 1 }, {}],
    ["overhead", { overheadCents: 1 }, {}],
    ["hours", { hours: 0.25 }, {}],
    ["a fixed fee", {}, { fixedFeeCents: 1 }],
    ["shipping", {}, { shippingCents: 1 }],
  ])("of a channel that takes everything is 0, but not with %s to pay", (_, cost, fee) => {
    const everything = { ...gallery, commission: 1 };
    expect(floorOf([everything], noCosts, 1775)).toBe(0);
    expect(floorOf([{ ...everything, ...fee }], { ...noCosts, ...cost }, 1775)).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  test("of the costliest work is found without counting up to it", () => {
    const costs = { ...noCosts, materialsCents: 1_000_000_00, hours: 100_000 };
    expect(floorOf([gallery], costs, 1_000_000)).toBe(2 * (1_000_000_00 + 100_000 * 1_000_000));
  });

  test("does not exist where discount and commission add up to the price but for the floating-point error", () => {
    const sold = { ...gallery, commission: 0.3, discount: 0.7, discountBorneBy: "artist" } as const;
    expect(1 - sold.discount - sold.commission).toBeGreaterThan(0);
    expect(floorOf([sold], sumac, 1775)).toBe(Number.POSITIVE_INFINITY);
  });

  test("does not exist where commission and fee take everything together, whatever the floating-point error", () => {
    for (const discountBorneBy of ["artist", "gallery", "both"] as const) {
      for (let percent = 0; percent <= 100; percent += 1) {
        const commission = percent / 100;
        const percentageFee = (100 - percent) / 100;
        const channel = { ...studio, commission, percentageFee, discountBorneBy };
        expect(floorOf([channel], sumac, 1775)).toBe(Number.POSITIVE_INFINITY);
      }
    }
  });

  test("of no channel is 0", () => {
    expect(floorOf([], sumac, 1775)).toBe(0);
  });
});
