import { describe, expect, test } from "vitest";
import { defaultRates } from "#schema/currency.ts";
import { firstDraft } from "#schema/price-lists/price-list-input.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { costsAs, nearestWork, sizeChoice } from "./own-work.ts";

const work = anArtwork("Sumac", {
  ...{ id: "sumac", medium: "oil", width: 16, height: 20 },
  ...{ materialsCost: 48.2, hoursSpent: 9.5, framingCents: 60_00 },
});

const size = { widthInches: 16, heightInches: 20 };

describe("the work whose costs are taken", () => {
  test("is of the medium, and nearest in area, whichever side is the longer", () => {
    const others = [
      anArtwork("Ink", { medium: "ink", width: 16, height: 20 }),
      { ...work, id: "large", width: 24, height: 30 },
      { ...work, id: "turned", width: 20, height: 17 },
    ];
    expect(nearestWork([...others, work], "oil", size)?.id).toBe("sumac");
    expect(nearestWork(others, "oil", size)?.id).toBe("turned");
    expect(nearestWork(others, "oil", { widthInches: 40, heightInches: 50 })?.id).toBe("large");
    expect(nearestWork(others, "pastel", size)).toBe(null);
  });

  test("is the newest of several, and one whose costs are known", () => {
    const unknown = { ...work, id: "unknown", materialsCost: 0, hoursSpent: 0 };
    expect(nearestWork([work, { ...work, id: "older" }], "oil", size)?.id).toBe("sumac");
    expect(nearestWork([unknown, { ...work, width: 30 }], "oil", size)?.id).toBe("sumac");
    const untimed = { ...work, id: "untimed", hoursSpent: 0 };
    expect(nearestWork([untimed, { ...work, width: 30 }], "oil", size)?.id).toBe("sumac");
    expect(nearestWork([unknown, untimed], "oil", size)?.id).toBe("untimed");
    expect(nearestWork([unknown], "oil", size)).toBe(null);
  });
});

describe("what it costs", () => {
  const settings = { ...firstDraft, overheadCents: 400_00, hoursPerMonth: 80 };

  test("is materials, hours and their share of the overhead", () => {
    expect(costsAs(work, settings, defaultRates)).toEqual({
      ...{ materialsCents: 48_20, framingCents: 0, overheadCents: 47_50, hours: 9.5 },
    });
  });

  test("is its frame as well, where that is part of the price", () => {
    const costs = costsAs(work, { ...settings, framesApart: false }, defaultRates);
    expect(costs.framingCents).toBe(60_00);
  });

  test("is in the list's currency", () => {
    const costs = costsAs(work, { ...settings, currency: "USD" }, defaultRates);
    expect([costs.materialsCents, costs.overheadCents]).toEqual([36_15, 35_63]);
  });
});

describe("the size", () => {
  const of = (width: number, height: number) => ({ ...work, width, height });
  const initial = (works: readonly (typeof work)[]) => sizeChoice(works, "oil", "imperial").initial;

  test("is 16 × 20, unless another is used more than once", () => {
    expect(initial([])).toEqual(size);
    expect(initial([of(30, 24), of(12, 24)])).toEqual(size);
    expect(initial([of(30, 24), of(24, 30), of(8, 10)])).toEqual({
      widthInches: 24,
      heightInches: 30,
    });
  });

  test("is a French format near it for a metric artist", () => {
    const metric = sizeChoice([], "oil", "metric").initial;
    expect([metric.widthInches * 2.54, metric.heightInches * 2.54]).toEqual([38, 46]);
  });

  test("is chosen among the standard ones and those used often, by area", () => {
    const { sizes } = sizeChoice([of(12, 24), of(24, 12), of(13, 13)], "oil", "imperial");
    const names = sizes.map(({ widthInches, heightInches }) => `${widthInches}x${heightInches}`);
    expect(names).toContain("12x24");
    expect(names).not.toContain("13x13");
    expect(names.indexOf("12x24")).toBe(names.indexOf("16x20") - 1);
  });
});
