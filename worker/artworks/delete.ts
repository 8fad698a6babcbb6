import { pictureLimits, thumbnailLimits } from "#schema/pictures.ts";
import type { User } from "#schema/user.ts";
import type { Database } from "#worker/db/client.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { notFound } from "#worker/errors.ts";
import { logWarning } from "#worker/log.ts";
import {
  type DeletedWork,
  dropDeletedArtworks,
  hangArtworkAgain,
  isSetAside,
  setArtworkAside,
} from "./deleted-queries.ts";
import { allowanceOf, saveLimitReached } from "./free-plan.ts";
import { discardPicture } from "./pictures/keep-picture.ts";
import { findArtwork } from "./queries.ts";

/**
 * How long a deletion can be undone, in milliseconds. The notice that offers it goes after seconds, but stays
 * for as long as somebody rests on it or looks elsewhere.
 */
export const undoLifetime = 24 * 60 * 60 * 1000;

/**
 * What waits for its undo: an artist's newest ten deletions, and of these as many as have 12 MB of pictures
 * between them. A window offers the undo of its last deletion, so there is room for several windows, and the
 * last deletion always fits.
 */
const deletedWorksLimit = { works: 10, bytes: 12 * 1024 * 1024 };

/** The most that a picture takes: what it counts where its size was never stored. */
const largestPictureBytes = pictureLimits.bytes + thumbnailLimits.bytes;

/**
 * Deletes a work. It counts no more and is found nowhere, but can be brought back for a day, unless too many
 * are deleted after it; then it goes with its picture.
 * @throws AppError NOT_FOUND.
 */
export async function removeArtwork(
  db: Database,
  pictures: R2Bucket,
  ownerId: string,
  id: string,
  now: Date,
): Promise<void> {
  const { isDone, deletedWorks } = await setArtworkAside(db, ownerId, id, now);
  if (!isDone) throw notFound();
  const excess = findExcess(deletedWorks);
  if (excess.length === 0) return;
  try {
    // The rows first: a failure after that leaves pictures without a row, which the sweep removes.
    const keys = await dropDeletedArtworks(db, ownerId, excess);
    await Promise.all(keys.map((key) => discardPicture(pictures, key)));
  } catch (error) {
    logWarning("deleted works beyond the limit left for the next deletion", error);
  }
}

/** The ids of those that the limit leaves no room for beside the newer ones, which come first. */
function findExcess(deletedWorks: readonly DeletedWork[]): string[] {
  let bytes = 0;
  return deletedWorks
    .filter(({ pictureKey, pictureBytes }, index) => {
      bytes += pictureBytes ?? (pictureKey === null ? 0 : largestPictureBytes);
      return index >= deletedWorksLimit.works || bytes > deletedWorksLimit.bytes;
    })
    .map(({ id }) => id);
}

/**
 * Undoes a deletion: the work is as it was, to the letter. Repeated, it answers the same.
 * @throws AppError NOT_FOUND, or UPGRADE_REQUIRED when its place on the free plan has been taken meanwhile.
 */
export async function restoreArtwork(
  db: Database,
  artist: User,
  id: string,
  now: Date,
): Promise<ArtworkRow> {
  const since = new Date(now.getTime() - undoLifetime);
  const restored =
    (await hangArtworkAgain(db, artist.id, id, since, allowanceOf(artist))) ??
    (await findArtwork(db, artist.id, id));
  if (restored) return restored;
  throw (await isSetAside(db, artist.id, id, since)) ? saveLimitReached() : notFound();
}
