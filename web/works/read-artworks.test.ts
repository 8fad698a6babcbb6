import { ValiError } from "valibot";
import { expect, test } from "vitest";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { defaultRates } from "#schema/currency.ts";
import type { ArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { readArtworks } from "./read-artworks.ts";

const many = Array.from({ length: 1001 }, (_, index) => anArtwork(`${index}`));
const artist = {
  careerStage: "emerging",
  weeklyHours: "6-10",
  salesHistory: "1-5k",
  education: ["college"],
  hourlyRate: 25,
  currency: "CAD",
} as const satisfies ArtistFacts;
const size = {
  widthInches: 20,
  heightInches: 15,
  support: "canvas-0.75",
  materialsCost: 40,
  hoursSpent: 5,
} as const;
const asAnswered = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("an answer of many works is read whole and in its order", async () => {
  expect(await readArtworks(asAnswered(many), [])).toEqual(many);
  expect(await readArtworks([], [])).toEqual([]);
});

test("an answer is refused for one work that is not as it should be, wherever it is in the list", async () => {
  for (const place of [0, 500, 1000]) {
    const answer = many.with(place, { ...anArtwork("odd"), medium: "plasticine" as "oil" });
    await expect(readArtworks(answer, [])).rejects.toThrow(ValiError);
  }
  await expect(readArtworks({ artworks: many }, [])).rejects.toThrow(ValiError);
});

test("works with equal factors share them, and others keep their own", async () => {
  const priced = (medium: Medium) =>
    anArtwork(medium, {
      medium,
      breakdown: explainPrice(artist, { ...size, medium }, defaultRates, null),
    });
  const answer = [priced("oil"), priced("oil"), priced("ink")];
  const works = await readArtworks(asAnswered(answer), []);
  expect(works).toEqual(answer);
  const [first, second, third] = works.map(({ breakdown }) => breakdown?.factors);
  expect(second).toBe(first);
  expect(third).not.toEqual(first);
});

test("a work whose version is known stays the same object, and a newer one takes its place", async () => {
  const [same, edited] = [anArtwork("same"), anArtwork("edited")];
  const newer = { ...edited, title: "Edited", updatedAt: "2025-06-02T12:00:00.000Z" };
  const works = await readArtworks(asAnswered([same, newer]), [same, edited]);
  expect(works[0]).toBe(same);
  expect(works[1]).toEqual(newer);
});

test("a work that was changed while the answer was on its way stays as it is known", async () => {
  const answered = anArtwork("held");
  const changed = { ...answered, location: "Rack 9", updatedAt: "2025-06-02T12:00:00.000Z" };
  const works = await readArtworks(asAnswered([answered]), [changed]);
  expect(works[0]).toBe(changed);
});

test("a sold work whose buyer was named later takes the place of the one without", async () => {
  const sale: Artwork["sale"] = {
    ...{ id: "sale", date: "2025-06-01", priceCents: 900_00, discountCents: 0 },
    currency: "CAD",
    buyerName: null,
  };
  const [sold, same] = [anArtwork("sold", { sale }), anArtwork("same", { sale })];
  const named = { ...sold, sale: { ...sale, buyerName: "Claire Gagnon" } };
  const works = await readArtworks(asAnswered([named, same]), [sold, same]);
  expect(works[0]).toEqual(named);
  expect(works[1]).toBe(same);
});

test("a hold shows the present name of its person, and none once the person is erased", async () => {
  const details = anArtwork("held").statusDetails;
  const heldFor = (who: string | null, personId: string | null) =>
    anArtwork("held", { status: "on-hold", statusDetails: { ...details, who, personId } });
  const known = heldFor("Claire Gagnon", "claire");
  for (const answered of [
    heldFor("Claire Tremblay", "claire"),
    heldFor("Claire Gagnon", "merged"),
    heldFor(null, null),
  ]) {
    const works = await readArtworks(asAnswered([answered]), [known]);
    expect(works).toEqual([answered]);
  }
  const same = await readArtworks(asAnswered([heldFor("Claire Gagnon", "claire")]), [known]);
  expect(same[0]).toBe(known);
});
