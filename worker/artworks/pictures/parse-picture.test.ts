import { describe, expect, test } from "vitest";
import { pictureLimits } from "#schema/artworks/pictures.ts";
import {
  bytesOf,
  canary,
  gif,
  gifLoop,
  gifWithMetadata,
  join,
  jpeg,
  jpegProfile,
  jpegWithMetadata,
  losslessPixel,
  lossyPixel,
  png,
  pngChunk,
  pngProfile,
  pngWithMetadata,
  toDataUrl,
  webp,
  webpChunk,
  webpHeader,
  webpProfile,
  webpWithMetadata,
} from "#tests/support/pictures.ts";
import { refusedPictures } from "#tests/support/refused-pictures.ts";
import { parsePicture } from "./parse-picture.ts";

function contains(bytes: Uint8Array, part: Uint8Array | string): boolean {
  return Buffer.from(bytes).includes(Buffer.from(part));
}

const animation = webp(
  webpHeader(0x02),
  webpChunk("ANIM", new Uint8Array(6)),
  webpChunk("ANMF", join(new Uint8Array(16), losslessPixel)),
);

describe("a picture is stored unchanged", () => {
  test.each([
    ["image/png", png()],
    ["image/png", png({ beforeData: [pngProfile, pngChunk("acTL", new Uint8Array(8))] })],
    ["image/jpeg", jpeg()],
    ["image/jpeg", jpeg({ segments: [jpegProfile] })],
    ["image/gif", gif()],
    ["image/gif", gif(gifLoop)],
    ["image/webp", webp(lossyPixel)],
    ["image/webp", webp(losslessPixel)],
    ["image/webp", webp(webpHeader(0x20), webpProfile, lossyPixel)],
    ["image/webp", animation],
  ])("%s", (type, bytes) => {
    const picture = parsePicture(toDataUrl(type, bytes));
    expect(picture.type).toBe(type);
    expect(Buffer.from(picture.bytes).equals(Buffer.from(bytes))).toBe(true);
  });
});

describe("metadata is removed, and the colour profile kept", () => {
  test.each([
    ["image/jpeg", jpegWithMetadata(), "ICC_PROFILE"],
    ["image/png", pngWithMetadata(), pngProfile],
    ["image/webp", webpWithMetadata(), webpProfile],
    ["image/gif", gifWithMetadata(), gifLoop],
  ])("%s", (type, bytes, expected) => {
    expect(contains(bytes, canary)).toBe(true);
    const picture = parsePicture(toDataUrl(type, bytes));
    for (const gone of [canary, "Exif", "EXIF", "eXIf", "tIME", "xmpmeta", "XMP", "II*\0"]) {
      expect(contains(picture.bytes, gone)).toBe(false);
    }
    expect(contains(picture.bytes, expected)).toBe(true);
    const reparsed = parsePicture(toDataUrl(type, picture.bytes));
    expect(Buffer.from(reparsed.bytes).equals(Buffer.from(picture.bytes))).toBe(true);
  });

  test("a JPEG keeps its Adobe colour transform, and JFIF without its thumbnail", () => {
    const { bytes } = parsePicture(toDataUrl("image/jpeg", jpegWithMetadata()));
    expect(contains(bytes, "Adobe\0")).toBe(true);
    expect(Array.from(bytes.subarray(0, 20))).toEqual([
      ...[0xff, 0xd8, 0xff, 0xe0, 0, 16],
      ...[0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ]);
  });

  test("a WebP's header no longer announces what was removed", () => {
    const { bytes } = parsePicture(toDataUrl("image/webp", webpWithMetadata()));
    expect(bytes[20]).toBe(0x20);
  });

  test("a frame of an animated WebP is looked into as well", () => {
    const frame = join(new Uint8Array(16), losslessPixel, webpChunk("EXIF", bytesOf(canary)));
    const source = webp(webpHeader(0x02), webpChunk("ANMF", frame));
    const { bytes } = parsePicture(toDataUrl("image/webp", source));
    expect(contains(bytes, canary)).toBe(false);
  });
});

describe("anything else is refused", () => {
  test.each(refusedPictures)("%s", (_what, url, code) => {
    expect(() => parsePicture(url)).toThrow(expect.objectContaining({ code }));
  });
});

test("every cut and every changed byte of a picture is either refused or walked to its end", () => {
  const pictures = [
    ["image/png", pngWithMetadata()],
    ["image/jpeg", jpegWithMetadata()],
    ["image/gif", gifWithMetadata()],
    ["image/webp", webpWithMetadata()],
  ] as const;
  for (const [type, bytes] of pictures) {
    for (let index = 0; index < bytes.length; index += 1) {
      const cut = toDataUrl(type, bytes.subarray(0, index));
      expect(() => parsePicture(cut)).toThrow(
        expect.objectContaining({ code: "UNSUPPORTED_MEDIA_TYPE" }),
      );
      const changed = Uint8Array.from(bytes);
      changed[index] = 255 - (changed[index] ?? 0);
      try {
        parsePicture(toDataUrl(type, changed));
      } catch (error) {
        expect(error).toHaveProperty("name", "AppError");
      }
    }
  }
});

test("the heaviest picture that is allowed is read", () => {
  const noise = pictureLimits.bytes - png({ noise: 1 }).length + 1;
  const url = toDataUrl("image/png", png({ noise }));
  expect(parsePicture(url).bytes.length).toBe(pictureLimits.bytes);
});
