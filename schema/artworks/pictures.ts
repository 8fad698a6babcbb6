export const pictureTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The largest picture that is accepted. */
export interface PictureLimits {
  readonly bytes: number;
  readonly pixels: number;
}

export const pictureLimits = {
  bytes: 3 * 1024 * 1024,
  pixels: 40_000_000,
  /** The long side to which the browser shrinks a picture. */
  longSidePixels: 2048,
  /** The size that the browser compresses a photograph to, as far as that is possible without visible loss. */
  aimedBytes: 300 * 1024,
} as const satisfies PictureLimits & Record<string, number>;

/** Enough for a gallery card of up to 320 pixels on a screen of double density. */
export const thumbnailLimits = {
  bytes: 40 * 1024,
  pixels: 640 * 640,
  longSidePixels: 640,
} as const satisfies PictureLimits & Record<string, number>;
