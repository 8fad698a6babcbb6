import { pictureLimits } from "#schema/artworks/pictures.ts";
import {
  bytesOf,
  gif,
  gifUrl,
  join,
  jpeg,
  jpegSegment,
  jpegUrl,
  lossyPixel,
  png,
  pngChunk,
  pngUrl,
  webp,
  webpChunk,
  webpHeader,
  webpUrl,
} from "./pictures.ts";

/** Repeats a part until the picture has the maximum size. */
function repeated(part: Uint8Array): Uint8Array {
  const count = Math.floor((pictureLimits.bytes - 2000) / part.length);
  return Buffer.alloc(count * part.length, part);
}

const gifBeforeData = gif().subarray(0, 30);

/** Pictures with as many parts as fit: small to send, and much to parse. */
export const picturesOfManyParts: Readonly<Record<string, () => string>> = {
  "a GIF of sub-blocks of one byte": () =>
    gifUrl(join(gifBeforeData, repeated(Uint8Array.of(1, 0x44)), [0, 0x3b])),
  "a GIF of comments": () => gifUrl(gif(repeated(Uint8Array.of(0x21, 0xfe, 0)))),
  "a PNG of data without a byte": () => pngUrl(png({ afterData: [repeated(pngChunk("IDAT"))] })),
  "a JPEG of empty tables": () =>
    jpegUrl(jpeg({ segments: [repeated(jpegSegment(0xdb, bytesOf("")))] })),
  "a JPEG of empty tables and comments": () =>
    jpegUrl(
      jpeg({
        segments: [repeated(join(jpegSegment(0xdb, bytesOf("")), jpegSegment(0xfe, bytesOf(""))))],
      }),
    ),
  "a WebP of empty chunks": () =>
    webpUrl(webp(webpHeader(0), repeated(webpChunk("ALPH", bytesOf(""))), lossyPixel)),
  "a WebP of a frame of empty chunks": () =>
    webpUrl(
      webp(
        webpHeader(2),
        webpChunk("ANMF", join(new Uint8Array(16), repeated(webpChunk("ALPH", bytesOf(""))))),
      ),
    ),
};
