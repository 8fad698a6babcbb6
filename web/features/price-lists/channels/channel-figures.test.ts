import { describe, expect, test } from "vitest";
import { firstChannels, type SalesChannel } from "#schema/channels/channel.ts";
import { defaultRates } from "#schema/currency.ts";
import { fitCurve } from "#schema/price-lists/curve.ts";
import { firstDraft } from "#schema/price-lists/price-list-input.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { figuresFor } from "./channel-figures.ts";

const size = { widthInches: 16, heightInches: 20 };
const anchor = { medium: "oil", ...size, priceCents: 900_00 } as const;
const sumac = anArtwork("Sumac", {
  ...{ medium: "oil", width: 16, height: 20, materialsCost: 48.2, hoursSpent: 9.5 },
});
const channels: readonly SalesChannel[] = firstChannels.map((channel) =>
  channel.id === "fair" ? { ...channel, fixedFeeCents: 90_00 } : channel,
);
const view = {
  settings: { ...firstDraft, anchors: [anchor] },
  curves: { oil: fitCurve([{ ...size, priceCents: 900_00, kind: "anchor" }]) },
  ...{ works: [sumac], rates: defaultRates, channels, hourlyRateCents: 24_00 },
};

function figures(changes: Partial<Parameters<typeof figuresFor>[0]> = {}) {
  return figuresFor({ ...view, ...changes }, "oil", size) ?? expect.fail();
}

describe("16 × 20 in oil at CA$900, as the design shows it", () => {
  test("what reaches the artist, and an hour, in each channel, the most first", () => {
    const { rows } = figures();
    expect(
      rows.map(({ channel, net }) => [channel.id, net.leftCents, net.hourlyWageCents]),
    ).toEqual([
      ["studio", 851_80, 89_66],
      ["own-site", 825_40, 86_88],
      ["fair", 761_80, 80_19],
      ["marketplace", 536_80, 56_51],
      ["gallery-40", 491_80, 51_77],
      ["gallery-50", 401_80, 42_29],
    ]);
  });

  test("the prices below which a sale loses money, and pays less than CA$24 an hour", () => {
    const whole = (cents: number) => Math.ceil(cents / 100);
    const { rows } = figures();
    expect(
      rows.map(({ channel, coversFrom, paysFrom }) => [
        channel.id,
        whole(coversFrom),
        whole(paysFrom),
      ]),
    ).toEqual([
      ["studio", 49, 277],
      ["own-site", 50, 285],
      ["fair", 139, 367],
      ["marketplace", 75, 425],
      ["gallery-40", 81, 461],
      ["gallery-50", 97, 553],
    ]);
  });

  test("the floor is that of the costliest channel; the hours are CA$228", () => {
    const { floorCents, costliest, wageCents, work } = figures();
    expect([floorCents, costliest?.id, wageCents]).toEqual([552_40, "gallery-50", 228_00]);
    expect(work?.title).toBe("Sumac");
  });
});

test.each([
  ["of the medium", anArtwork("Ink", { medium: "ink" })],
  ["with hours or materials", { ...sumac, hoursSpent: 0, materialsCost: 0 }],
])("without a work %s nothing is known of its costs", (_, other) => {
  const { work, costs, rows, wageCents } = figures({ works: [other] });
  expect([work, costs.materialsCents, costs.hours, wageCents]).toEqual([null, 0, 0, 0]);
  expect(rows[0]?.net.hourlyWageCents).toBe(null);
});

test("a channel that takes everything has no price that pays", () => {
  const [studio = expect.fail()] = channels;
  const { rows, floorCents } = figures({ channels: [{ ...studio, commission: 1 }] });
  expect([rows[0]?.coversFrom, floorCents]).toEqual([
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ]);
});

test("a medium without a price has no figures", () => {
  expect(figuresFor(view, "ink", size)).toBe(null);
});
