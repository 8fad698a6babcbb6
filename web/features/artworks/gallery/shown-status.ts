import type { Artwork } from "#schema/artwork.ts";
import { isHoldOver, type WorkStatus } from "#schema/work-status.ts";

/** The status to show: a hold that is over counts as available also before the server has ended it. */
export function shownStatus(
  { status, statusDetails }: Pick<Artwork, "status" | "statusDetails">,
  now: Date,
): WorkStatus {
  return isHoldOver({ status, until: statusDetails.until }, now) ? "available" : status;
}
