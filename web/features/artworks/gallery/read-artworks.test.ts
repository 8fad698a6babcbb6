import { ValiError } from "valibot";
import { expect, test } from "vitest";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { readArtworks } from "./read-artworks.ts";

const many = Array.from({ length: 1001 }, (_, index) => anArtwork(`${index}`));
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

test("a work whose version is known stays the same object, and a newer one takes its place", async () => {
  const [same, edited] = [anArtwork("same"), anArtwork("edited")];
  const newer = { ...edited, title: "Edited", updatedAt: "2025-06-02T12:00:00.000Z" };
  const works = await readArtworks(asAnswered([same, newer]), [same, edited]);
  expect(works[0]).toBe(same);
  expect(works[1]).toEqual(newer);
});
