import { encode } from "jpeg-js";

export const pictureMaximumBytes = 300_000;

interface Pixels {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Red, green, blue and alpha bytes. */
  readonly data: Uint8Array;
}

/** Encodes a JPEG of at most 300 KB, as fine as that allows. */
export function encodeJpeg({ widthPx, heightPx, data }: Pixels): Uint8Array<ArrayBuffer> {
  let smallest: Uint8Array<ArrayBuffer> | null = null;
  for (const quality of [88, 80, 72, 62, 50]) {
    const jpeg = encode({ width: widthPx, height: heightPx, data }, quality);
    smallest = Uint8Array.from(jpeg.data);
    if (smallest.length <= pictureMaximumBytes) return smallest;
  }
  throw new Error(`A picture of ${smallest?.length} bytes is larger than ${pictureMaximumBytes}.`);
}
