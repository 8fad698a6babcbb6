import { expect, test } from "vitest";
import { media } from "#schema/artworks/media.ts";
import { groupMedia, listedMedia } from "./media-groups.ts";

test("every medium is in one group", () => {
  expect(listedMedia.toSorted()).toEqual(media.toSorted());
});

test("media in use are in the list's order, and a group without any is left out", () => {
  expect(groupMedia(new Set(["mosaic", "ink", "oil"]))).toEqual([
    { group: "canvas", media: ["oil", "mosaic"] },
    { group: "paper", media: ["ink"] },
  ]);
  expect(groupMedia(new Set(["ink"])).map(({ group }) => group)).toEqual(["paper"]);
});
