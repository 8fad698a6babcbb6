import { earliestToday } from "#schema/days.ts";
import type { StatusDetails, WorkStatus } from "./work-status.ts";

/** The reason in the history of a hold that ended by itself; the artist's own reasons are only with prices and returns. */
export const holdEndedReason = "hold-ended";

/** Whether a hold is over: it lasts until the end of its last day, wherever in Canada that is. */
export function isHoldOver(
  { status, until }: { readonly status: WorkStatus; readonly until: string | null },
  now: Date,
): boolean {
  return status === "on-hold" && until !== null && until < earliestToday(now);
}

/** The status to show of a work: a hold that is over counts as available also before the server has ended it. */
export function shownStatus(
  {
    status,
    statusDetails,
  }: { readonly status: WorkStatus; readonly statusDetails: Pick<StatusDetails, "until"> },
  now: Date,
): WorkStatus {
  return isHoldOver({ status, until: statusDetails.until }, now) ? "available" : status;
}
