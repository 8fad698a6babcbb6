import { expect, test } from "vitest";
import { madeLine, pictureBox, sizeIn, sizeLine } from "./label-lines.ts";

const size = { widthInches: 40, heightInches: 30 };

test("a size is said in the artist's units first", () => {
  expect(sizeIn(size, "imperial", "en-CA")).toBe("40\u00a0×\u00a030\u00a0in");
  expect(sizeIn(size, "imperial", "fr-CA")).toBe("40\u00a0×\u00a030\u00a0po");
  expect(sizeIn(size, "metric", "fr-CA")).toBe("101,6\u00a0×\u00a076,2\u00a0cm");
  expect(sizeLine(size, "imperial", "en-CA")).toBe(
    "40\u00a0×\u00a030\u00a0in (101.6\u00a0×\u00a076.2\u00a0cm)",
  );
  expect(sizeLine(size, "metric", "en-CA")).toBe(
    "101.6\u00a0×\u00a076.2\u00a0cm (40\u00a0×\u00a030\u00a0in)",
  );
  const eighths = { widthInches: 8.125, heightInches: 5.0625 };
  expect(sizeIn(eighths, "imperial", "en-CA")).toBe("8.125\u00a0×\u00a05.063\u00a0in");
});

test("what a work is made of comes before its size, and neither is needed", () => {
  const work = { ...size, medium: "acrylic", support: "canvas-0.75", mediumLine: "" } as const;
  expect(madeLine(work, "imperial", "en-CA")).toBe(
    "Acrylic on canvas, 40\u00a0×\u00a030\u00a0in (101.6\u00a0×\u00a076.2\u00a0cm)",
  );
  for (const unknown of [{ widthInches: 0 }, { heightInches: 0 }, { widthInches: -1 }]) {
    expect(sizeIn({ ...size, ...unknown }, "metric", "en-CA")).toBe("");
    expect(sizeLine({ ...size, ...unknown }, "metric", "en-CA")).toBe("");
    expect(madeLine({ ...work, ...unknown }, "metric", "en-CA")).toBe("Acrylic on canvas");
  }
});

// A long side of 48 inches is 640 pixels, one of 12 half of them; in a room a picture is at most 82 percent of the window high.
test.each([
  [48, 48, "auto 1.0000", "640px", "82.00svh"],
  [12, 12, "auto 1.0000", "320px", "82.00svh"],
  [12, 6, "auto 2.0000", "320px", "164.00svh"],
  [24, 48, "auto 0.5000", "320px", "41.00svh"],
  [192, 96, "auto 2.0000", "1280px", "164.00svh"],
  [0, 48, "auto 1.0000", "640px", "82.00svh"],
  [48, 0, "auto 1.0000", "640px", "82.00svh"],
])(
  "a picture of %d × %d inches has the box %s, %s wide or %s",
  (widthInches, heightInches, aspectRatio, alone, inRoom) => {
    const work = { widthInches, heightInches };
    expect(pictureBox(work, false)).toEqual({ aspectRatio, width: `min(100%, ${alone})` });
    expect(pictureBox(work, true)).toEqual({ aspectRatio, width: `min(100%, ${inRoom})` });
  },
);
