import { type Database, openDatabase } from "#worker/db/client.ts";
import {
  deleteAttemptsExpiredBefore,
  deleteEventsBefore,
  deleteSavesBefore,
  deleteSessionsExpiredBefore,
} from "#worker/db/expiry-queries.ts";
import type { Bindings } from "#worker/env.ts";
import { logInfo } from "#worker/log.ts";
import { undoLifetime } from "./delete.ts";
import { purgeArtworksDeletedBefore } from "./deleted-queries.ts";
import { deleteObjects, listObjects, pictureKeyOf } from "./pictures/storage.ts";
import { findUsedPictureKeys } from "./queries.ts";

const day = 24 * 60 * 60 * 1000;

/** Longer than any upload takes until its work is written. */
const pictureGrace = day;
const saveLifetime = 2 * day;
/** How long an expired session is distinguished from an unknown one. */
const expiredSessionLifetime = 30 * day;
/** Stripe repeats an event for three days. */
const eventLifetime = 30 * day;
/** Long enough for a payment that was in progress when its attempt expired. */
const expiredAttemptLifetime = 2 * day;

/**
 * Removes what is no longer needed: soft-deleted works that can no longer be restored, pictures without a work,
 * sessions that expired long ago, idempotency keys and events too old to be repeated, and abandoned payments.
 */
export async function sweepOrphans(env: Bindings, now: Date): Promise<void> {
  const db = openDatabase(env.DB);
  const before = (age: number) => new Date(now.getTime() - age);
  await deleteSessionsExpiredBefore(db, before(expiredSessionLifetime));
  await deleteSavesBefore(db, before(saveLifetime));
  await deleteEventsBefore(db, before(eventLifetime));
  await deleteAttemptsExpiredBefore(db, before(expiredAttemptLifetime));
  // Before the pictures, because this makes orphans of them.
  await purgeArtworksDeletedBefore(db, before(undoLifetime));
  const pictures = await sweepPictures(db, env.PICTURES, before(pictureGrace));
  logInfo("orphans swept", { pictures });
}

/** Returns how many were removed. */
async function sweepPictures(db: Database, pictures: R2Bucket, before: Date): Promise<number> {
  let removed = 0;
  for await (const page of listObjects(pictures)) {
    const keys = page.filter(({ uploaded }) => uploaded < before).map(({ key }) => key);
    const used = await findUsedPictureKeys(db, [...new Set(keys.map(pictureKeyOf))]);
    const orphans = keys.filter((key) => !used.has(pictureKeyOf(key)));
    if (orphans.length > 0) await deleteObjects(pictures, orphans);
    removed += orphans.length;
  }
  return removed;
}
