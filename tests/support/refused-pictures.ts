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

/** A picture as it is sent. */
type Sent = readonly [what: string, url: string];

const unsupported: readonly Sent[] = [
  ["SVG", toDataUrl("image/svg+xml", svg)],
  ["AVIF", toDataUrl("image/avif", bytesOf("\0\0\0\x1cftypavif"))],
  ["HTML", toDataUrl("text/html", html)],
  ["SVG as PNG", toDataUrl("image/png", svg)],
  ["HTML as JPEG", toDataUrl("image/jpeg", html)],
  ["HTML as GIF", toDataUrl("image/gif", html)],
  ["HTML as WebP", toDataUrl("image/webp", html)],
  ["JPEG as PNG", toDataUrl("image/png", jpeg())],
  ["PNG as JPEG", toDataUrl("image/jpeg", png())],
  ["AVIF as WebP", toDataUrl("image/webp", bytesOf("\0\0\0\x1cftypavif"))],
  ["nothing", ""],
  ["an empty picture", "data:image/png;base64,"],
  ["text that is not base64", "data:image/png;base64,!!!!"],
  ["text without base64", "data:image/png,hello"],
  ["a parameter", "data:image/png;a=b;base64,AAAA"],
  ["a script", "javascript:alert(1)"],
  ["a remote picture", "https://example.com/a.png"],
  ["a remote picture without scheme", "//example.com/a.png"],
  ["a blob", "blob:https://example.com/1"],
  ["a file", "file:///etc/passwd"],
  ["a picture behind a blank", ` ${toDataUrl("image/png", png())}`],
  ["a type in capitals", toDataUrl("IMAGE/PNG", png())],
  ["a type of two", toDataUrl("image/png,text/html", png())],
  ["two pictures", toDataUrl("image/png", png()).repeat(2)],
  ["XML as PNG", toDataUrl("image/png", bytesOf("<?xml version='1.0'?>"))],
  ["PDF as JPEG", toDataUrl("image/jpeg", bytesOf("%PDF-1.7 /JS (alert(1))"))],
  ["a bitmap as PNG", toDataUrl("image/png", bytesOf("BM\x46\0\0\0"))],
  ["HEIC as JPEG", toDataUrl("image/jpeg", bytesOf("\0\0\0\x18ftypheic"))],
  ["a PNG that HTML precedes", toDataUrl("image/png", join(html, png()))],
  ["a PNG that a ZIP follows", toDataUrl("image/png", join(png(), bytesOf("PK\x03\x04")))],
  ["a JPEG that a JPEG follows", toDataUrl("image/jpeg", join(jpeg(), jpeg()))],
  ["a truncated PNG", toDataUrl("image/png", truncated(png()))],
  ["a truncated JPEG", toDataUrl("image/jpeg", truncated(jpeg()))],
  ["a truncated GIF", toDataUrl("image/gif", truncated(gif()))],
  ["a truncated WebP", toDataUrl("image/webp", truncated(webp(lossyPixel)))],
  ["a PNG that HTML follows", toDataUrl("image/png", join(png(), html))],
  ["a JPEG that HTML follows", toDataUrl("image/jpeg", join(jpeg(), html))],
  ["a GIF that HTML follows", toDataUrl("image/gif", join(gif(), html))],
  ["a WebP that HTML follows", toDataUrl("image/webp", join(webp(lossyPixel), html))],
  ["a PNG with a wrong checksum", toDataUrl("image/png", wrongChecksum)],
  ["a PNG without data", toDataUrl("image/png", join(png().subarray(0, 33), pngChunk("IEND")))],
  ["a PNG of no width", toDataUrl("image/png", png({ width: 0 }))],
  [
    "a PNG with an unknown critical chunk",
    toDataUrl("image/png", png({ beforeData: [pngChunk("HTML", html)] })),
  ],
  ["a JPEG of no height", toDataUrl("image/jpeg", jpeg({ height: 0 }))],
  [
    "a JPEG with two frames",
    toDataUrl("image/jpeg", jpeg({ segments: [jpeg().subarray(71, 84)] })),
  ],
  ["a JPEG without a scan", toDataUrl("image/jpeg", join([0xff, 0xd8, 0xff, 0xd9]))],
  [
    "a JPEG whose segment runs past the end",
    toDataUrl("image/jpeg", join([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff])),
  ],
  [
    "a lossless JPEG",
    toDataUrl("image/jpeg", jpeg({ segments: [jpegSegment(0xc3, new Uint8Array(9))] })),
  ],
  [
    "a GIF that is also a script",
    toDataUrl("image/gif", bytesOf("GIF89a=alert(1);/*           */")),
  ],
  ["a GIF without an image", toDataUrl("image/gif", join(gif().subarray(0, 19), [0x3b]))],
  [
    "a WebP whose canvas is not its image's",
    toDataUrl("image/webp", webp(webpHeader(0, 9, 9), lossyPixel)),
  ],
  ["a WebP without an image", toDataUrl("image/webp", webp(webpHeader(0)))],
];

const tooLarge: readonly Sent[] = [
  ["a PNG of 30,000 × 30,000", toDataUrl("image/png", png({ width: 30_000, height: 30_000 }))],
  ["a JPEG of 65,535 × 65,535", toDataUrl("image/jpeg", jpeg({ width: 65_535, height: 65_535 }))],
  [
    "a GIF whose frame reaches far out",
    toDataUrl(
      "image/gif",
      gif(Uint8Array.of(0x2c, 0xff, 0xff, 0xff, 0xff, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0)),
    ),
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
  ],
  [
    "a picture one byte too heavy",
    toDataUrl("image/png", png({ noise: pictureLimits.bytes + 1 - png({ noise: 1 }).length + 1 })),
  ],
];

/** Malicious or broken pictures, with the code of the refusal. */
export const refusedPictures = [
  ...unsupported.map(([what, url]) => [what, url, "UNSUPPORTED_MEDIA_TYPE"] as const),
  ...tooLarge.map(([what, url]) => [what, url, "PAYLOAD_TOO_LARGE"] as const),
];
