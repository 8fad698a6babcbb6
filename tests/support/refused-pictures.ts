import { pictureLimits } from "#schema/pictures.ts";
import {
  bytesOf,
  gif,
  join,
  jpeg,
  jpegSegment,
  losslessPixel,
  lossyPixel,
  png,
  pngChunk,
  script,
  toDataUrl,
  webp,
  webpChunk,
  webpHeader,
} from "./pictures.ts";

const html = bytesOf(`<html>${script}</html>`);
const svg = bytesOf(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`);
const truncated = (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 3);
const wrongChecksum = join(png().subarray(0, -1), [0]);

/** Malicious or broken pictures, with the code of the refusal. */
export const refusedPictures: readonly (readonly [what: string, url: string, code: string])[] = [
  ["SVG", toDataUrl("image/svg+xml", svg), "UNSUPPORTED_MEDIA_TYPE"],
  ["AVIF", toDataUrl("image/avif", bytesOf("\0\0\0\x1cftypavif")), "UNSUPPORTED_MEDIA_TYPE"],
  ["HTML", toDataUrl("text/html", html), "UNSUPPORTED_MEDIA_TYPE"],
  ["SVG as PNG", toDataUrl("image/png", svg), "UNSUPPORTED_MEDIA_TYPE"],
  ["HTML as JPEG", toDataUrl("image/jpeg", html), "UNSUPPORTED_MEDIA_TYPE"],
  ["HTML as GIF", toDataUrl("image/gif", html), "UNSUPPORTED_MEDIA_TYPE"],
  ["HTML as WebP", toDataUrl("image/webp", html), "UNSUPPORTED_MEDIA_TYPE"],
  ["JPEG as PNG", toDataUrl("image/png", jpeg()), "UNSUPPORTED_MEDIA_TYPE"],
  ["PNG as JPEG", toDataUrl("image/jpeg", png()), "UNSUPPORTED_MEDIA_TYPE"],
  [
    "AVIF as WebP",
    toDataUrl("image/webp", bytesOf("\0\0\0\x1cftypavif")),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["nothing", "", "UNSUPPORTED_MEDIA_TYPE"],
  ["an empty picture", "data:image/png;base64,", "UNSUPPORTED_MEDIA_TYPE"],
  ["text that is not base64", "data:image/png;base64,!!!!", "UNSUPPORTED_MEDIA_TYPE"],
  ["text without base64", "data:image/png,hello", "UNSUPPORTED_MEDIA_TYPE"],
  ["a parameter", "data:image/png;a=b;base64,AAAA", "UNSUPPORTED_MEDIA_TYPE"],
  ["a script", "javascript:alert(1)", "UNSUPPORTED_MEDIA_TYPE"],
  ["a remote picture", "https://example.com/a.png", "UNSUPPORTED_MEDIA_TYPE"],
  ["a remote picture without scheme", "//example.com/a.png", "UNSUPPORTED_MEDIA_TYPE"],
  ["a blob", "blob:https://example.com/1", "UNSUPPORTED_MEDIA_TYPE"],
  ["a file", "file:///etc/passwd", "UNSUPPORTED_MEDIA_TYPE"],
  ["a picture behind a blank", ` ${toDataUrl("image/png", png())}`, "UNSUPPORTED_MEDIA_TYPE"],
  ["a type in capitals", toDataUrl("IMAGE/PNG", png()), "UNSUPPORTED_MEDIA_TYPE"],
  ["a type of two", toDataUrl("image/png,text/html", png()), "UNSUPPORTED_MEDIA_TYPE"],
  ["two pictures", toDataUrl("image/png", png()).repeat(2), "UNSUPPORTED_MEDIA_TYPE"],
  [
    "XML as PNG",
    toDataUrl("image/png", bytesOf("<?xml version='1.0'?>")),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "PDF as JPEG",
    toDataUrl("image/jpeg", bytesOf("%PDF-1.7 /JS (alert(1))")),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["a bitmap as PNG", toDataUrl("image/png", bytesOf("BM\x46\0\0\0")), "UNSUPPORTED_MEDIA_TYPE"],
  [
    "HEIC as JPEG",
    toDataUrl("image/jpeg", bytesOf("\0\0\0\x18ftypheic")),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["a PNG that HTML precedes", toDataUrl("image/png", join(html, png())), "UNSUPPORTED_MEDIA_TYPE"],
  [
    "a PNG that a ZIP follows",
    toDataUrl("image/png", join(png(), bytesOf("PK\x03\x04"))),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a JPEG that a JPEG follows",
    toDataUrl("image/jpeg", join(jpeg(), jpeg())),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["a truncated PNG", toDataUrl("image/png", truncated(png())), "UNSUPPORTED_MEDIA_TYPE"],
  ["a truncated JPEG", toDataUrl("image/jpeg", truncated(jpeg())), "UNSUPPORTED_MEDIA_TYPE"],
  ["a truncated GIF", toDataUrl("image/gif", truncated(gif())), "UNSUPPORTED_MEDIA_TYPE"],
  [
    "a truncated WebP",
    toDataUrl("image/webp", truncated(webp(lossyPixel))),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["a PNG that HTML follows", toDataUrl("image/png", join(png(), html)), "UNSUPPORTED_MEDIA_TYPE"],
  [
    "a JPEG that HTML follows",
    toDataUrl("image/jpeg", join(jpeg(), html)),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["a GIF that HTML follows", toDataUrl("image/gif", join(gif(), html)), "UNSUPPORTED_MEDIA_TYPE"],
  [
    "a WebP that HTML follows",
    toDataUrl("image/webp", join(webp(lossyPixel), html)),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["a PNG with a wrong checksum", toDataUrl("image/png", wrongChecksum), "UNSUPPORTED_MEDIA_TYPE"],
  [
    "a PNG without data",
    toDataUrl("image/png", join(png().subarray(0, 33), pngChunk("IEND"))),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["a PNG of no width", toDataUrl("image/png", png({ width: 0 })), "UNSUPPORTED_MEDIA_TYPE"],
  [
    "a PNG with an unknown critical chunk",
    toDataUrl("image/png", png({ beforeData: [pngChunk("HTML", html)] })),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["a JPEG of no height", toDataUrl("image/jpeg", jpeg({ height: 0 })), "UNSUPPORTED_MEDIA_TYPE"],
  [
    "a JPEG with two frames",
    toDataUrl("image/jpeg", jpeg({ segments: [jpeg().subarray(71, 84)] })),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a JPEG without a scan",
    toDataUrl("image/jpeg", join([0xff, 0xd8, 0xff, 0xd9])),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a JPEG whose segment runs past the end",
    toDataUrl("image/jpeg", join([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff])),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a lossless JPEG",
    toDataUrl("image/jpeg", jpeg({ segments: [jpegSegment(0xc3, new Uint8Array(9))] })),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a GIF that is also a script",
    toDataUrl("image/gif", bytesOf("GIF89a=alert(1);/*           */")),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a GIF without an image",
    toDataUrl("image/gif", join(gif().subarray(0, 19), [0x3b])),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a WebP whose canvas is not its image's",
    toDataUrl("image/webp", webp(webpHeader(0, 9, 9), lossyPixel)),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a WebP without an image",
    toDataUrl("image/webp", webp(webpHeader(0))),
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  [
    "a PNG of 30,000 × 30,000",
    toDataUrl("image/png", png({ width: 30_000, height: 30_000 })),
    "PAYLOAD_TOO_LARGE",
  ],
  [
    "a JPEG of 65,535 × 65,535",
    toDataUrl("image/jpeg", jpeg({ width: 65_535, height: 65_535 })),
    "PAYLOAD_TOO_LARGE",
  ],
  [
    "a GIF whose frame reaches far out",
    toDataUrl(
      "image/gif",
      gif(Uint8Array.of(0x2c, 0xff, 0xff, 0xff, 0xff, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0)),
    ),
    "PAYLOAD_TOO_LARGE",
  ],
  [
    "an animation of 16,000 × 16,000",
    toDataUrl(
      "image/webp",
      webp(
        webpHeader(2, 16_000, 16_000),
        webpChunk("ANMF", join(new Uint8Array(16), losslessPixel)),
      ),
    ),
    "PAYLOAD_TOO_LARGE",
  ],
  [
    "a picture one byte too heavy",
    toDataUrl("image/png", png({ noise: pictureLimits.bytes + 1 - png({ noise: 1 }).length + 1 })),
    "PAYLOAD_TOO_LARGE",
  ],
];
