import { decode } from "jpeg-js";
import { describe, expect, test } from "vitest";
import { media } from "#schema/media.ts";
import { seedWorks } from "../seed/works.ts";
import { encodeJpeg, pictureMaximumBytes } from "./encode.ts";
import { paint } from "./paint.ts";

const small = { widthPx: 120, heightPx: 90 };

describe("painting", () => {
  test("the same seed paints the same picture, another seed another one", () => {
    const picture = paint({ kind: "low-tide", seed: 4, ...small });
    expect(paint({ kind: "low-tide", seed: 4, ...small })).toEqual(picture);
    expect(paint({ kind: "low-tide", seed: 5, ...small })).not.toEqual(picture);
  });

  test("every medium is on show", () => {
    expect(new Set(seedWorks.map((work) => work.medium))).toEqual(new Set(media));
  });

  test.each(seedWorks)("$title is a small enough JPEG in its own proportions", (work) => {
    const scale = 300 / Math.max(work.width, work.height);
    const size = {
      widthPx: Math.round(work.width * scale),
      heightPx: Math.round(work.height * scale),
    };
    const data = paint({ kind: work.kind, seed: work.seed, ...size });
    const jpeg = encodeJpeg({ ...size, data });
    expect(jpeg.length).toBeLessThanOrEqual(pictureMaximumBytes);
    const picture = decode(jpeg, { useTArray: true });
    expect([picture.width, picture.height]).toEqual([size.widthPx, size.heightPx]);
    expect(contrast(picture.data)).toBeGreaterThan(20);
  });

  test("a picture that cannot be made small enough is refused", () => {
    const data = paint({ kind: "bands", seed: 1, ...small });
    expect(() => encodeJpeg({ ...small, data }, 500)).toThrow("does not fit 500 bytes");
  });
});

/** How far the greens are spread: a bare ground has next to none. */
function contrast(pixels: Uint8Array): number {
  const greens = pixels.filter((_, index) => index % 4 === 1).sort();
  return (
    (greens[Math.floor(greens.length * 0.98)] ?? 0) -
    (greens[Math.floor(greens.length * 0.02)] ?? 0)
  );
}
