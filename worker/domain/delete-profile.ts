import { deleteProfile } from "../db/profiles.ts";
import { logWarning } from "../log.ts";
import { deletePicturesOf } from "../storage/pictures.ts";
import type { Billing } from "./subscription/billing.ts";
import { runJob } from "./subscription/jobs.ts";

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
