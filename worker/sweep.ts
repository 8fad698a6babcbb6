import { addMonths, dayInMilliseconds } from "#schema/days.ts";
import { entryLimits } from "#schema/links/entry-limits.ts";
import { deleteBatchesBefore } from "./artworks/asking-prices/queries.ts";
import { undoableSince } from "./artworks/asking-prices/undo.ts";
import { undoLifetime } from "./artworks/delete.ts";
import { purgeArtworksDeletedBefore } from "./artworks/deleted-queries.ts";
import { deleteObjects, listObjects, pictureKeyOf } from "./artworks/pictures/storage.ts";
import { findUsedPictureKeys } from "./artworks/queries.ts";
import { deleteSavesBefore } from "./artworks/save-queries.ts";
import type { SystemContext } from "./context.ts";
import type { Database } from "./db/client.ts";
import { deleteEntriesBefore } from "./links/entry-queries.ts";
import { logInfo } from "./log.ts";
import { deleteMergesBefore } from "./people/merge-queries.ts";
import { mergesUndoableSince } from "./people/undo-merge.ts";
import { deleteSessionsExpiredBefore } from "./session/queries.ts";
import { deleteAttemptsExpiredBefore } from "./subscription/attempt-queries.ts";
import { deleteEventsBefore } from "./subscription/queries.ts";

/** Longer than any upload takes until its work is written. */
const pictureGrace = dayInMilliseconds;
const saveLifetime = 2 * dayInMilliseconds;
/** How long an expired session is distinguished from an unknown one. */
const expiredSessionLifetime = 30 * dayInMilliseconds;
/** Stripe repeats an event for three days. */
const eventLifetime = 30 * dayInMilliseconds;
/** Long enough for a payment that was in progress when its attempt expired. */
const expiredAttemptLifetime = 2 * dayInMilliseconds;

/**
 * Removes what is no longer needed: soft-deleted works that can no longer be restored, pictures without a work,
 * sessions that expired long ago, prices and merges that can no longer be undone, what guests wrote who became nobody, idempotency keys and events too old to be repeated, and abandoned payments.
 */
export async function sweep({ db, now, ...stores }: SystemContext): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await deleteSessionsExpiredBefore(db, before(expiredSessionLifetime));
  await deleteSavesBefore(db, before(saveLifetime));
  await deleteEventsBefore(db, before(eventLifetime));
  await deleteAttemptsExpiredBefore(db, before(expiredAttemptLifetime));
  await deleteBatchesBefore(db, undoableSince(now));
  await deleteMergesBefore(db, mergesUndoableSince(now));
  await deleteEntriesBefore(db, forgottenBefore(now));
  // Before the pictures, because this makes orphans of them.
  await purgeArtworksDeletedBefore(db, before(undoLifetime));
  const pictures = await sweepPictures(db, stores.pictures, before(pictureGrace));
  logInfo("orphans swept", { pictures });
}

/** What was sent before this by guests who became none of the artist's people is forgotten (people, section 4). */
function forgottenBefore(now: Date): Date {
  return new Date(addMonths(now.toISOString().slice(0, 10), -entryLimits.months));
}

/** Deletes the pictures and thumbnails uploaded before `time` that no work refers to. Returns how many. */
async function sweepPictures(db: Database, pictures: R2Bucket, time: Date): Promise<number> {
  let removed = 0;
  for await (const page of listObjects(pictures)) {
    const keys = page.filter(({ uploaded }) => uploaded < time).map(({ key }) => key);
    const used = await findUsedPictureKeys(db, [...new Set(keys.map(pictureKeyOf))]);
    const orphans = keys.filter((key) => !used.has(pictureKeyOf(key)));
    if (orphans.length > 0) await deleteObjects(pictures, orphans);
    removed += orphans.length;
  }
  return removed;
}
