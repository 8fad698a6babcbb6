import { Buffer } from "node:buffer";
import {
  type PictureLimits,
  type PictureType,
  pictureLimits,
  thumbnailLimits,
} from "#schema/artworks/pictures.ts";
import { AppError } from "#worker/errors.ts";
import { readGif } from "./gif.ts";
import { readJpeg } from "./jpeg.ts";
import { notAPicture, type Picture } from "./picture-bytes.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

const readers: Readonly<Record<PictureType, (bytes: Uint8Array) => Picture>> = {
  "image/jpeg": readJpeg,
  "image/png": readPng,
  "image/gif": readGif,
  "image/webp": readWebp,
};

/** An image that may be stored: its bytes are of its type, within the limits, and free of metadata. */
interface ParsedImage {
  readonly type: PictureType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A picture that may be stored, with its thumbnail. */
export interface ParsedPicture extends ParsedImage {
  readonly thumbnail: ParsedImage | null;
}

/**
 * Parses the data URLs of a picture and of its thumbnail. Whether they show the same is not checked, because only
 * their owner sees either.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for anything but a whole JPEG, PNG, GIF or WebP of the type that
 * it claims, PAYLOAD_TOO_LARGE beyond the limits.
 */
export function parsePicture(dataUrl: string, thumbnail: string | null = null): ParsedPicture {
  return {
    ...parseImage(dataUrl, pictureLimits),
    thumbnail: thumbnail === null ? null : parseImage(thumbnail, thumbnailLimits),
  };
}

function parseImage(dataUrl: string, limits: PictureLimits): ParsedImage {
  const { type, base64 } = splitDataUrl(dataUrl);
  if (Math.floor((base64.length * 3) / 4) > limits.bytes + 2) throw tooLarge();
  const source = decodeBase64(base64);
  if (source.length > limits.bytes) throw tooLarge();
  const { width, height, bytes } = readers[type](source);
  if (width * height > limits.pixels) throw tooLarge();
  return { type, bytes };
}

function splitDataUrl(dataUrl: string): { type: PictureType; base64: string } {
  const prefix = /^data:(image\/(?:jpeg|png|gif|webp));base64,/.exec(dataUrl.slice(0, 40));
  const type = prefix?.[1];
  if (!prefix || !isPictureType(type)) {
    throw new AppError(
      "UNSUPPORTED_MEDIA_TYPE",
      "Send a JPEG, PNG, GIF or WebP picture as a data URL.",
    );
  }
  return { type, base64: dataUrl.slice(prefix[0].length) };
}

function isPictureType(type: string | undefined): type is PictureType {
  return type !== undefined && type in readers;
}

/** Buffer ignores characters that are not base64, so those are refused first. */
function decodeBase64(base64: string): Uint8Array {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  const digits = base64.slice(0, base64.length - padding);
  if (base64.length % 4 !== 0 || /[^A-Za-z0-9+/]/.test(digits)) throw notAPicture();
  return Buffer.from(base64, "base64");
}

function tooLarge(): AppError {
  const megabytes = pictureLimits.bytes / 1024 / 1024;
  const megapixels = pictureLimits.pixels / 1_000_000;
  const kilobytes = thumbnailLimits.bytes / 1024;
  return new AppError(
    "PAYLOAD_TOO_LARGE",
    `A picture may have ${megabytes} MB and ${megapixels} megapixels at most, its thumbnail ${kilobytes} KB and ${thumbnailLimits.pixels} pixels.`,
  );
}
