import * as v from "valibot";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { shownStatus } from "#schema/artworks/hold.ts";
import type { StatusInput } from "#schema/artworks/status-input.ts";
import {
  type StatusDetails,
  type WorkStatus,
  workStatusSchema,
} from "#schema/artworks/work-status.ts";
import { earliestToday } from "#schema/days.ts";
import { localDay } from "#web/browser/local-day.ts";
import { entered } from "#web/forms/amount.ts";

/** The status and what it says besides, as it is typed: text that was not entered is empty. */
export const statusFormSchema = v.object({
  status: workStatusSchema,
  who: v.string(),
  /** For whom it is on hold, where one of the artist's people was chosen. */
  personId: v.optional(v.string(), ""),
  until: v.string(),
  channelId: v.string(),
  since: v.string(),
  dueBack: v.string(),
  location: v.string(),
});
export type StatusFormValues = v.InferOutput<typeof statusFormSchema>;

export interface StatusFieldsProps {
  readonly form: StatusFormValues;
  readonly change: (changed: Partial<StatusFormValues>) => void;
  readonly errors: StatusErrors;
}

type Stated = Pick<Artwork, "status" | "statusDetails" | "location">;

export function statusFormOf(work: Stated, now: Date): StatusFormValues {
  const status = shownStatus(work, now);
  const details: Partial<StatusDetails> = status === work.status ? work.statusDetails : {};
  return {
    status,
    who: details.who ?? "",
    personId: status === "on-hold" ? (details.personId ?? "") : "",
    until: details.until ?? "",
    channelId: details.channelId ?? "",
    since: details.since ?? "",
    dueBack: details.dueBack ?? "",
    location: work.location,
  };
}

/**
 * A consignment begins today; what was typed for another status is not lost while it is open. Today's date goes with the
 * consignment, so that coming back to the saved status leaves nothing to save.
 */
export function detailsFor(
  status: WorkStatus,
  { since }: Pick<StatusFormValues, "since">,
  now: Date,
): Partial<StatusFormValues> {
  const today = localDay(now);
  if (status === "consigned") return { status, since: since || today };
  return { status, since: since === today ? "" : since };
}

/** The request that leads to this form's status; only what the status takes is in it. */
export function toStatusInput(form: StatusFormValues): StatusInput {
  const { status, location } = form;
  const who = entered(form.who);
  switch (status) {
    case "on-hold":
      return {
        status,
        location,
        ...(form.personId === "" ? { who } : { personId: form.personId }),
        until: entered(form.until),
      };
    case "consigned":
      return {
        status,
        location,
        who,
        channelId: entered(form.channelId),
        since: entered(form.since),
        dueBack: entered(form.dueBack),
      };
    default:
      return { status, location };
  }
}

/** The request that undoes a change of this work's status. */
export function undoInput(work: Stated, now: Date): StatusInput {
  return { ...toStatusInput(statusFormOf(work, now)), isUndo: true };
}

export interface StatusErrors {
  readonly until?: "over";
  readonly dueBack?: "beforeSince";
  readonly channelId?: "unknown";
}

/** What the server would refuse. */
export function findStatusErrors(
  { status, until, since, dueBack }: StatusFormValues,
  now: Date,
): StatusErrors {
  if (status === "on-hold" && until !== "" && until < earliestToday(now)) return { until: "over" };
  if (status === "consigned" && since !== "" && dueBack !== "" && dueBack < since) {
    return { dueBack: "beforeSince" };
  }
  return {};
}
