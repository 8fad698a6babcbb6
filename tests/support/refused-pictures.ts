import { pictureLimits } from "#schema/artworks/pictures.ts";
import {
  bytesOf,
  gif,
  gifUrl,
  join,
  jpeg,
  jpegSegment,
  jpegUrl,
  losslessPixel,
  lossyPixel,
  png,
  pngChunk,
  pngUrl,
  script,
  toDataUrl,
  webp,
  webpChunk,
  webpHeader,
  webpUrl,
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
  ["SVG as PNG", pngUrl(svg)],
  ["HTML as JPEG", jpegUrl(html)],
  ["HTML as GIF", gifUrl(html)],
  ["HTML as WebP", webpUrl(html)],
  ["JPEG as PNG", pngUrl(jpeg())],
  ["PNG as JPEG", jpegUrl(png())],
  ["AVIF as WebP", webpUrl(bytesOf("\0\0\0\x1cftypavif"))],
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
  ["a picture behind a blank", ` ${pngUrl(png())}`],
  ["a type in capitals", toDataUrl("IMAGE/PNG", png())],
  ["a type of two", toDataUrl("image/png,text/html", png())],
  ["two pictures", pngUrl(png()).repeat(2)],
  ["XML as PNG", pngUrl(bytesOf("<?xml version='1.0'?>"))],
  ["PDF as JPEG", jpegUrl(bytesOf("%PDF-1.7 /JS (alert(1))"))],
  ["a bitmap as PNG", pngUrl(bytesOf("BM\x46\0\0\0"))],
  ["HEIC as JPEG", jpegUrl(bytesOf("\0\0\0\x18ftypheic"))],
  ["a PNG that HTML precedes", pngUrl(join(html, png()))],
  ["a PNG that a ZIP follows", pngUrl(join(png(), bytesOf("PK\x03\x04")))],
  ["a JPEG that a JPEG follows", jpegUrl(join(jpeg(), jpeg()))],
  ["a truncated PNG", pngUrl(truncated(png()))],
  ["a truncated JPEG", jpegUrl(truncated(jpeg()))],
  ["a truncated GIF", gifUrl(truncated(gif()))],
  ["a truncated WebP", webpUrl(truncated(webp(lossyPixel)))],
  ["a PNG that HTML follows", pngUrl(join(png(), html))],
  ["a JPEG that HTML follows", jpegUrl(join(jpeg(), html))],
  ["a GIF that HTML follows", gifUrl(join(gif(), html))],
  ["a WebP that HTML follows", webpUrl(join(webp(lossyPixel), html))],
  ["a PNG with a wrong checksum", pngUrl(wrongChecksum)],
  ["a PNG without data", pngUrl(join(png().subarray(0, 33), pngChunk("IEND")))],
  ["a PNG of no width", pngUrl(png({ width: 0 }))],
  ["a PNG with an unknown critical chunk", pngUrl(png({ beforeData: [pngChunk("HTML", html)] }))],
  ["a JPEG of no height", jpegUrl(jpeg({ height: 0 }))],
  ["a JPEG with two frames", jpegUrl(jpeg({ segments: [jpeg().subarray(71, 84)] }))],
  ["a JPEG without a scan", jpegUrl(join([0xff, 0xd8, 0xff, 0xd9]))],
  ["a JPEG whose segment runs past the end", jpegUrl(join([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]))],
  ["a lossless JPEG", jpegUrl(jpeg({ segments: [jpegSegment(0xc3, new Uint8Array(9))] }))],
  ["a GIF that is also a script", gifUrl(bytesOf("GIF89a=alert(1);/*           */"))],
  ["a GIF without an image", gifUrl(join(gif().subarray(0, 19), [0x3b]))],
  ["a WebP whose canvas is not its image's", webpUrl(webp(webpHeader(0, 9, 9), lossyPixel))],
  ["a WebP without an image", webpUrl(webp(webpHeader(0)))],
];

const tooLarge: readonly Sent[] = [
  ["a PNG of 30,000 × 30,000", pngUrl(png({ width: 30_000, height: 30_000 }))],
  ["a JPEG of 65,535 × 65,535", jpegUrl(jpeg({ width: 65_535, height: 65_535 }))],
  [
    "a GIF whose frame reaches far out",
    gifUrl(gif(Uint8Array.of(0x2c, 0xff, 0xff, 0xff, 0xff, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0))),
  ],
  [
    "an animation of 16,000 × 16,000",
    webpUrl(
      webp(
        webpHeader(2, 16_000, 16_000),
        webpChunk("ANMF", join(new Uint8Array(16), losslessPixel)),
      ),
    ),
  ],
  [
    "a picture one byte too heavy",
    pngUrl(png({ noise: pictureLimits.bytes + 1 - png({ noise: 1 }).length + 1 })),
  ],
];

/** Malicious or broken pictures, with the code of the refusal. */
export const refusedPictures = [
  ...unsupported.map(([what, url]) => [what, url, "UNSUPPORTED_MEDIA_TYPE"] as const),
  ...tooLarge.map(([what, url]) => [what, url, "PAYLOAD_TOO_LARGE"] as const),
];
