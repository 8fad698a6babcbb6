import { encode } from "jpeg-js";

export const pictureMaximumBytes = 300_000;

export interface Pixels {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Red, green, blue and alpha bytes. */
  readonly data: Uint8Array;
}

/** Encodes a JPEG of at most so many bytes, as fine as that allows. */
export function encodeJpeg(
  { widthPx, heightPx, data }: Pixels,
  maximumBytes = pictureMaximumBytes,
): Uint8Array<ArrayBuffer> {
  for (const quality of [82, 70, 58, 46]) {
    const jpeg = encode({ width: widthPx, height: heightPx, data }, quality);
    if (jpeg.data.length <= maximumBytes) return Uint8Array.from(jpeg.data);
  }
  throw new Error(`A picture of ${widthPx} × ${heightPx} does not fit ${maximumBytes} bytes.`);
}
