import {
  bytesOf,
  join,
  jpeg,
  jpegSegment,
  losslessPixel,
  lossyPixel,
  png,
  pngChunk,
  script,
  scriptNotice,
  webp,
  webpChunk,
  webpHeader,
} from "./pictures.ts";

const html = bytesOf(`<html><body>${script}`);

/** A GIF that is also a script: its width opens a comment, and its colours close it. */
function gifAndScript(): Uint8Array {
  const colours = new Uint8Array(768).fill(0x20);
  colours.set(bytesOf(`*/=1;console.log("${scriptNotice}");/*`));
  const header = join(bytesOf("GIF89a"), bytesOf("/*"), [1, 0, 0x87, 0, 0], colours);
  const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  return join(header, image, [0x3b]);
}

/** Valid pictures, which are stored, with a script in a part that is not removed. Each case is a line. */
export const scriptedPictures: readonly (readonly [
  what: string,
  type: "image/jpeg" | "image/png" | "image/gif" | "image/webp",
  bytes: Uint8Array,
])[] = [
  ["a PNG's colour profile", "image/png", png({ beforeData: [pngChunk("iCCP", html)] })],
  ["a PNG's palette", "image/png", png({ beforeData: [pngChunk("tRNS", html)] })],
  ["a PNG's data", "image/png", png({ afterData: [pngChunk("IDAT", html)] })],
  [
    "a JPEG's colour profile",
    "image/jpeg",
    jpeg({ segments: [jpegSegment(0xe2, join(bytesOf("ICC_PROFILE\0\x01\x01"), html))] }),
  ],
  ["a JPEG's tables", "image/jpeg", jpeg({ segments: [jpegSegment(0xdb, html)] })],
  ["a JPEG's restart interval", "image/jpeg", jpeg({ segments: [jpegSegment(0xdd, html)] })],
  [
    "a WebP's colour profile",
    "image/webp",
    webp(webpHeader(0x20), webpChunk("ICCP", html), lossyPixel),
  ],
  [
    "a WebP's transparency",
    "image/webp",
    webp(webpHeader(0x10), webpChunk("ALPH", html), losslessPixel),
  ],
  ["a GIF that is a script as well", "image/gif", gifAndScript()],
];
