export const pictureTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** What a picture may have at most. */
export interface PictureLimits {
  readonly bytes: number;
  readonly pixels: number;
}

export const pictureLimits = {
  bytes: 3 * 1024 * 1024,
  pixels: 40_000_000,
  /** The long side to which the browser shrinks a picture. */
  longSidePixels: 2048,
  /** What the browser makes of a photograph, as far as that can be done without a loss that is seen. */
  aimedBytes: 300 * 1024,
} as const satisfies PictureLimits & Record<string, number>;

/** Enough for a card of the gallery, of up to 320 pixels, on a screen of twice the density. */
export const thumbnailLimits = {
  bytes: 40 * 1024,
  pixels: 640 * 640,
  longSidePixels: 640,
} as const satisfies PictureLimits & Record<string, number>;
