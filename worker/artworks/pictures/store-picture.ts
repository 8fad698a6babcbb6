import type { VerbContext } from "#worker/context.ts";
import type { Database } from "#worker/db/client.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { sha256 } from "#worker/http/digest.ts";
import { logWarning } from "#worker/log.ts";
import { findUsedPictureKeys } from "../queries.ts";
import type { ParsedPicture } from "./parse-picture.ts";
import { deletePicture, putPicture } from "./storage.ts";

/** The columns of a work's picture. */
export type PictureColumns = Pick<
  ArtworkRow,
  "pictureKey" | "pictureType" | "pictureHash" | "pictureBytes"
>;

export const noPicture: PictureColumns = {
  pictureKey: null,
  pictureType: null,
  pictureHash: null,
  pictureBytes: null,
};

interface PictureWrite<Written> {
  readonly picture: ParsedPicture;
  readonly write: (stored: PictureColumns) => Promise<Written | null>;
}

/**
 * Stores a picture and its thumbnail, then runs the write that refers to it, and removes both again when that
 * write fails: when it returns null or throws.
 */
export async function storePicture<Written>(
  { db, pictures, artist }: VerbContext,
  { picture, write }: PictureWrite<Written>,
): Promise<Written | null> {
  const pictureKey = await putPicture(pictures, artist.id, picture);
  try {
    const written = await write({
      pictureKey,
      pictureType: picture.type,
      pictureHash: await hashPicture(picture.bytes),
      pictureBytes: picture.bytes.length + (picture.thumbnail?.bytes.length ?? 0),
    });
    if (written === null) await discardPicture(pictures, pictureKey);
    return written;
  } catch (error) {
    await discardUnused(db, pictures, [pictureKey]);
    throw error;
  }
}

/** Removes a picture to which no work refers any more; after a failure the daily sweep does. */
export async function discardPicture(pictures: R2Bucket, key: string): Promise<void> {
  try {
    await deletePicture(pictures, key);
  } catch (error) {
    logWarning("an unused picture left for the sweep", error);
  }
}

/** Removes those that nothing refers to. A write whose response was lost may have succeeded, so the database is asked. */
export async function discardUnused(
  db: Database,
  pictures: R2Bucket,
  keys: readonly string[],
): Promise<void> {
  try {
    const used = await findUsedPictureKeys(db, keys);
    const unused = keys.filter((key) => !used.has(key));
    await Promise.all(unused.map((key) => deletePicture(pictures, key)));
  } catch (error) {
    logWarning("a picture that may be unused left for the sweep", error);
  }
}

/** Half of a SHA-256: enough to distinguish one artist's pictures, and short in an address. */
export async function hashPicture(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return (await sha256(bytes)).slice(0, 32);
}
