import { Buffer } from "node:buffer";
import { getPicture } from "#worker/artworks/pictures/storage.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { logWarning } from "#worker/log.ts";

/** Where a picture is stored. */
export type PictureColumns = Pick<ArtworkRow, "pictureKey" | "pictureType">;

/**
 * A picture as a JSON string with a data URL, in pieces; `null` without one, or when it was deleted after the
 * works were read.
 */
export async function* pictureText(
  { pictureKey, pictureType }: PictureColumns,
  pictures: R2Bucket,
): AsyncGenerator<string> {
  const picture = pictureKey === null ? null : await getPicture(pictures, pictureKey);
  if (picture === null) {
    if (pictureKey !== null) {
      logWarning("a picture is missing from the bucket", new Error(pictureKey));
    }
    yield "null";
    return;
  }
  yield `"data:${pictureType};base64,`;
  yield* toBase64(picture.body);
  yield '"';
}

/** Three bytes make four characters, so the rest of a chunk waits for the next one. */
async function* toBase64(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of bytes) {
    const all = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    const whole = all.length - (all.length % 3);
    yield encode(all.subarray(0, whole));
    rest = all.slice(whole);
  }
  yield encode(rest);
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}
