import type { Artwork } from "#schema/artworks/artwork.ts";

/** The long side of a work of this length, in inches, is `longSide` pixels. */
const fullScale = { inches: 48, longSide: 640 } as const;

/** The width of a work.s picture, in pixels: its long side is 640 × √(inches ÷ 48). */
export function workPictureWidth({ width, height }: Pick<Artwork, "width" | "height">): number {
  const inches = Math.max(width, height);
  const longSide = fullScale.longSide * Math.sqrt(inches / fullScale.inches);
  return Math.round((longSide * width) / inches);
}
