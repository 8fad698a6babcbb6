import { deletePicturesOf } from "#worker/artworks/pictures/storage.ts";
import { logWarning } from "#worker/log.ts";
import type { Billing } from "#worker/subscription/billing.ts";
import { runJob } from "#worker/subscription/jobs.ts";
import { deleteProfile } from "./queries.ts";

/**
 * Deletes an artist and everything kept about them, and ends their subscription at once. The rows go first,
 * and with them every session; once they are gone the deletion stands. Pictures that could not be removed
 * are the sweep's, and a subscription that Stripe could not be reached for is a job that the cron repeats.
 */
export async function removeProfile(
  billing: Billing,
  pictures: R2Bucket,
  ownerId: string,
  now: Date,
): Promise<void> {
  const job = await deleteProfile(billing.db, ownerId, now);
  try {
    await deletePicturesOf(pictures, ownerId);
  } catch (error) {
    logWarning("pictures of a deleted profile left for the sweep", error);
  }
  if (job !== null) await runJob(billing, job);
}
