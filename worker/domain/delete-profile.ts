import type { Database } from "../db/client.ts";
import { deleteProfile } from "../db/profiles.ts";
import { logWarning } from "../log.ts";
import { deletePicturesOf } from "../storage/pictures.ts";

/**
 * Deletes an artist and everything kept about them. The rows go first, and with them every session; once
 * they are gone the deletion stands, and pictures that could not be removed are the sweep's.
 */
export async function removeProfile(
  db: Database,
  pictures: R2Bucket,
  ownerId: string,
): Promise<void> {
  await deleteProfile(db, ownerId);
  try {
    await deletePicturesOf(pictures, ownerId);
  } catch (error) {
    logWarning("pictures of a deleted profile left for the sweep", error);
  }
}
