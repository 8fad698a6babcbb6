import type { User } from "#schema/artist/user.ts";
import { pictureLimits, thumbnailLimits } from "#schema/artworks/pictures.ts";
import { dayInMilliseconds } from "#schema/days.ts";
import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { logWarning } from "#worker/log.ts";
import {
  type DeletedArtwork,
  isSoftDeleted,
  purgeDeletedArtworks,
  restoreArtwork,
  softDeleteArtwork,
} from "./deleted-queries.ts";
import { allowanceOf, saveLimitReached } from "./free-plan.ts";
import { discardPicture } from "./pictures/store-picture.ts";
import { type ArtworkWithSale, findArtwork } from "./queries.ts";

/**
 * How long a deletion can be undone, in milliseconds. The toast that offers it closes after seconds, but stays open
 * while the pointer or focus is on it, or the window is in the background.
 */
export const undoLifetime = dayInMilliseconds;

/**
 * The soft-deleted works that an artist keeps: the newest ten, and of these as many as have 12 MB of pictures
 * between them. A window offers the undo of its last deletion, so there is room for several windows, and the last
 * deletion always fits.
 */
const deletedArtworksLimit = { count: 10, bytes: 12 * 1024 * 1024 };

/** The largest picture with its thumbnail, for rows without a stored size. */
const largestPictureBytes = pictureLimits.bytes + thumbnailLimits.bytes;

/**
 * Soft-deletes a work: it no longer counts towards the plan's limit and is in no list. It can be restored for a day,
 * unless later deletions exceed the limits above; then it is purged with its picture and its history.
 * @throws AppError NOT_FOUND, or CONFLICT while it is sold, and once it has been invoiced.
 */
export async function deleteArtwork(
  { db, pictures, artist, now }: VerbContext,
  id: string,
): Promise<void> {
  const { outcome, deleted } = await softDeleteArtwork(db, artist.id, id, now);
  if (outcome === "absent") throw notFound();
  if (outcome === "sold") {
    throw conflict("This work is sold. Archive it, or take the sale back first.");
  }
  if (outcome === "invoiced") {
    throw conflict("This work is on an issued invoice. Archive it.");
  }
  const excess = findExcess(deleted);
  if (excess.length === 0) return;
  try {
    // The rows first: a failure after that leaves pictures without a row, which the sweep removes.
    const keys = await purgeDeletedArtworks(db, artist.id, excess);
    await Promise.all(keys.map((key) => discardPicture(pictures, key)));
  } catch (error) {
    logWarning("deleted works beyond the limit left for the next deletion", error);
  }
}

/** The ids of the works for which the limits have no room beside the newer ones; the newest come first. */
function findExcess(deleted: readonly DeletedArtwork[]): string[] {
  let bytes = 0;
  return deleted
    .filter(({ pictureKey, pictureBytes }, index) => {
      bytes += pictureBytes ?? (pictureKey === null ? 0 : largestPictureBytes);
      return index >= deletedArtworksLimit.count || bytes > deletedArtworksLimit.bytes;
    })
    .map(({ id }) => id);
}

/**
 * Undoes a deletion: the work has every value that it had, and its history. Only its inventory number is the next one if
 * it has been given to another work meanwhile. Repeated, it returns the same.
 * @throws AppError NOT_FOUND, or UPGRADE_REQUIRED when its place on the free plan has been taken meanwhile.
 */
export async function undoDeletion(
  { db, artist, now }: VerbContext<User>,
  id: string,
): Promise<ArtworkWithSale> {
  const deletion = { id, since: new Date(now.getTime() - undoLifetime) };
  // It may be deleted between the first two queries, in another tab.
  return retryOnceOrThrow(async () => {
    const restored = await restoreArtwork(db, artist.id, deletion, allowanceOf(artist));
    if (restored) return restored;
    const present = await findArtwork(db, artist.id, id);
    if (present) return present;
    if (!(await isSoftDeleted(db, artist.id, deletion))) throw notFound();
    return null;
  }, saveLimitReached());
}
