import { describe, expect, test } from "vitest";
import { sentenceIds } from "#schema/consignments/terms.ts";
import { isInQuebec, type Mention, mentionsOf } from "./mentions.ts";

const works = [
  { inventoryNumber: "2026-019", priceCents: 230_365 },
  { inventoryNumber: "2026-008", priceCents: 19_114 },
];
const sentences = sentenceIds.map((id) => ({ id }));
const whole = { sentences, works, reports: "quarterly" } as const;

function countMissing(mentions: readonly Mention[]): number {
  return mentions.filter(({ lacks }) => lacks.length > 0).length;
}

describe("the mentions that Québec's Act wants in writing", () => {
  test("are filled by the standard sentences and the works", () => {
    const mentions = mentionsOf(whole);
    expect(mentions).toEqual([
      { id: "nature", sentences: [1], lacks: [] },
      { id: "works", sentences: [], lacks: [] },
      { id: "rights", sentences: [3, 4], lacks: [] },
      { id: "transferability", sentences: [4], lacks: [] },
      { id: "due", sentences: [5, 6], lacks: [] },
      { id: "accounting", sentences: [7], lacks: [] },
    ]);
    expect(countMissing(mentions)).toBe(0);
  });

  test("lack how often the gallery accounts for sales while that is not said", () => {
    const mentions = mentionsOf({ ...whole, reports: "never" });
    expect(mentions.at(-1)).toEqual({ id: "accounting", sentences: [7], lacks: ["reports"] });
    expect(countMissing(mentions)).toBe(1);
  });

  test("lack a sentence that was left out, and the others count as they are printed", () => {
    const left = sentences.filter(({ id }) => id !== "licence" && id !== "period");
    const mentions = mentionsOf({ ...whole, sentences: left });
    expect(mentions.map(({ lacks }) => lacks)).toEqual([
      ...[[], [], ["sentence"], ["sentence"], [], []],
    ]);
    expect(mentions.map((mention) => mention.sentences)).toEqual([
      ...[[1], [], [2], [], [3, 4], [5]],
    ]);
    expect(countMissing(mentions)).toBe(2);
  });

  test.each([
    ["no works", [], ["works"]],
    ["a work without a number", [{ inventoryNumber: "", priceCents: 1 }], ["numbers"]],
    ["a work without a price", [{ inventoryNumber: "1", priceCents: null }], ["prices"]],
    [
      "works without both",
      [...works, { inventoryNumber: "", priceCents: null }],
      ["numbers", "prices"],
    ],
  ])("of %s lack what identifies them", (_name, some, lacks) => {
    const [nature, ofWorks, ...others] = mentionsOf({ ...whole, works: some });
    expect(ofWorks).toEqual({ id: "works", sentences: [], lacks });
    expect([nature, ...others].map((mention) => mention?.lacks)).toEqual([[], [], [], [], []]);
  });

  test("are those of a gallery in Québec, not of one in Halifax or of nowhere", () => {
    expect(isInQuebec({ country: "CA", region: "QC" })).toBe(true);
    expect(isInQuebec({ country: "CA", region: "NS" })).toBe(false);
    expect(isInQuebec({ country: "", region: "" })).toBe(false);
    expect(isInQuebec({ country: "FR", region: "QC" })).toBe(false);
  });
});
