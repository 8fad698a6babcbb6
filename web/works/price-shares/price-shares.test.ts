import { expect, test } from "vitest";
import { firstChannels } from "#schema/channels/channel.ts";
import { fractionsOf, netInChannels, priceSharesOf } from "./price-shares.ts";

const costs = { materialsCents: 9730, framingCents: 0, overheadCents: 0, hours: 14 };

test("what 1,925 leaves in each channel, the most first", () => {
  const rows = netInChannels(192500, firstChannels, costs);
  expect(rows.map(({ channel, net }) => [channel.id, net.leftCents])).toEqual([
    ["studio", 182770],
    ["fair", 182770],
    ["own-site", 177157],
    ["marketplace", 115395],
    ["gallery-40", 105770],
    ["gallery-50", 86520],
  ]);
  expect(rows.at(-1)?.net.hourlyWageCents).toBe(6180);
});

test("the parts of a bar are its whole length, whatever the channel", () => {
  for (const { shares } of netInChannels(192500, firstChannels, costs)) {
    const fractions = Object.values(fractionsOf(shares));
    expect(fractions.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
  }
});

test("a sale that costs more than it earns draws nothing for the artist", () => {
  const [row] = netInChannels(5000, firstChannels.slice(1, 2), costs);
  expect(row?.net.leftCents).toBe(-7230);
  expect(row?.shares).toMatchObject({ youCents: 0, materialsCents: 9730, galleryCents: 2500 });
});

test("a gallery that gives more than its commission takes nothing", () => {
  const net = {
    discountCents: 100,
    commissionCents: -20,
    feeCents: 5,
    shippingCents: 7,
    netCents: 0,
    costsCents: 0,
    leftCents: 0,
    hourlyWageCents: null,
  };
  expect(priceSharesOf(net)).toMatchObject({ galleryCents: 0, feesCents: 12, discountCents: 100 });
  const nothing = {
    youCents: 0,
    materialsCents: 0,
    feesCents: 0,
    galleryCents: 0,
    discountCents: 0,
  };
  expect(fractionsOf(nothing)).toEqual(nothing);
});
