import type { Database } from "#worker/db/client.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { sha256 } from "#worker/http/digest.ts";
import { logWarning } from "#worker/log.ts";
import { findUsedPictureKeys } from "../queries.ts";
import type { CheckedPicture } from "./read-picture.ts";
import { deletePicture, putPicture } from "./storage.ts";

/** A work's columns about its picture. */
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

/**
 * Stores a picture and its thumbnail, then runs the write that refers to it, and removes both again when that
 * write does not happen: it returns null or throws.
 */
export async function keepPicture<Written>(
  db: Database,
  pictures: R2Bucket,
  ownerId: string,
  picture: CheckedPicture,
  write: (stored: PictureColumns) => Promise<Written | null>,
): Promise<Written | null> {
  const pictureKey = await putPicture(pictures, ownerId, picture);
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
    await discardUnused(db, pictures, pictureKey);
    throw error;
  }
}

/** Removes a picture that no work refers to any more; a failure leaves it to the sweep. */
export async function discardPicture(pictures: R2Bucket, key: string): Promise<void> {
  try {
    await deletePicture(pictures, key);
  } catch (error) {
    logWarning("an unused picture left for the sweep", error);
  }
}

/** A write whose answer was lost may have happened all the same, so the database is asked first. */
async function discardUnused(db: Database, pictures: R2Bucket, key: string): Promise<void> {
  try {
    const used = await findUsedPictureKeys(db, [key]);
    if (!used.has(key)) await deletePicture(pictures, key);
  } catch (error) {
    logWarning("a picture that may be unused left for the sweep", error);
  }
}

/** Half of a SHA-256 tells one artist's pictures apart, and keeps addresses short. */
export async function hashPicture(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return (await sha256(bytes)).slice(0, 32);
}
