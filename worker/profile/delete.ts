import { deletePicturesOf } from "#worker/artworks/pictures/storage.ts";
import type { VerbContext } from "#worker/context.ts";
import { logWarning } from "#worker/log.ts";
import type { Billing } from "#worker/subscription/billing.ts";
import { runJob } from "#worker/subscription/jobs.ts";
import { deleteProfile } from "./queries.ts";

/**
 * Deletes an artist and everything stored about them, and cancels their subscription at once (specification, section
 * 7). The rows are deleted first, sessions included; after that the deletion is final. Pictures that could not be
 * deleted are left for the sweep, and a subscription that could not be cancelled is a job that the cron repeats.
 */
export async function removeProfile(billing: Billing & VerbContext): Promise<void> {
  const { db, pictures, artist, now } = billing;
  const job = await deleteProfile(db, artist.id, now);
  try {
    await deletePicturesOf(pictures, artist.id);
  } catch (error) {
    logWarning("pictures of a deleted profile left for the sweep", error);
  }
  if (job !== null) await runJob(billing, job);
}
