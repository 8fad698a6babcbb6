import { expect, test } from "vitest";
import { media } from "#schema/artworks/media.ts";
import { supports } from "#schema/artworks/supports.ts";
import { isProposedMediumLine, mediumLineOf, proposedMediumLine } from "./medium-line.ts";

test("a line is proposed from medium and support, in each language", () => {
  const charcoal = { medium: "charcoal", support: "paper-0.01" } as const;
  expect(proposedMediumLine(charcoal, "en-CA")).toBe("Charcoal on paper");
  expect(proposedMediumLine(charcoal, "fr-CA")).toBe("Fusain sur papier");
  const lines = media.flatMap((medium) =>
    supports.map((support) => proposedMediumLine({ medium, support }, "fr-CA")),
  );
  expect(new Set(lines).size).toBe(media.length * 3);
});

test("the artist's own words are the line in both languages", () => {
  const work = { medium: "oil", support: "canvas-0.75", mediumLine: "oil on linen" } as const;
  expect(mediumLineOf(work, "en-CA")).toBe("oil on linen");
  expect(mediumLineOf(work, "fr-CA")).toBe("oil on linen");
  expect(mediumLineOf({ ...work, mediumLine: "" }, "fr-CA")).toBe("Huile sur toile");
  expect(mediumLineOf({ ...work, mediumLine: undefined }, "en-CA")).toBe("Oil on canvas");
});

test("a proposed line is recognized in either language, to the letter", () => {
  const work = { medium: "oil", support: "wood-1" } as const;
  expect(isProposedMediumLine("Oil on panel", work)).toBe(true);
  expect(isProposedMediumLine("Huile sur panneau", work)).toBe(true);
  expect(isProposedMediumLine("oil on panel", work)).toBe(false);
});
