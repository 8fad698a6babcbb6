import {
  type AgreementAction,
  type AgreementState,
  afterAction,
} from "#schema/consignments/states.ts";
import type { ConsignmentRow } from "#worker/db/consignment-tables.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import type { ChannelRow } from "#worker/db/sale-tables.ts";
import { type AppError, conflict } from "#worker/errors.ts";
import { hasChangedSince } from "#worker/http/if-match.ts";

/**
 * What an agreement is after an action.
 * @throws AppError CONFLICT where it is not possible, or the agreement is no longer as it was edited.
 */
export function requireAction(
  consignment: ConsignmentRow,
  action: AgreementAction,
  editedVersion: string | null = null,
): AgreementState {
  if (hasChangedSince(consignment, editedVersion)) throw changedElsewhere();
  const next = afterAction(consignment, action);
  if (next === null) throw refusalOf(action, consignment);
  return next;
}

function refusalOf(action: AgreementAction, { state, amendment }: AgreementState): AppError {
  if (state === "closed") return conflict("This agreement is closed.");
  switch (action) {
    case "change":
    case "send":
      return amendment === "sent" || action === "change"
        ? conflict("The gallery has a change of this agreement. Take that back first.")
        : conflict("This agreement is sent already. Change it first.");
    case "discard":
      return amendment === "sent"
        ? conflict("The gallery has a change of this agreement. Take that back first.")
        : conflict("This agreement has no change that could be discarded.");
    case "take-back":
      return state === "draft"
        ? conflict("This agreement is not sent.")
        : conflict("The gallery has confirmed this agreement. Change it instead.");
    case "confirm":
      return conflict("There is nothing to confirm.");
    case "close":
      return amendment === "sent"
        ? conflict("The gallery has a change of this agreement. Take that back first.")
        : conflict("The gallery has not confirmed this agreement. Take it back instead.");
  }
}

/** @throws AppError CONFLICT once the artist has removed the channel of an agreement. */
export function requireChannel(
  { channelId }: ConsignmentRow,
  channels: readonly ChannelRow[],
): void {
  if (channels.some(({ id }) => id === channelId)) return;
  throw conflict("The gallery of this agreement is no longer one of your channels.");
}

export function changedElsewhere(): AppError {
  return conflict("This agreement has been changed elsewhere meanwhile. Reload and try again.");
}

/** What a write leaves in an agreement, by which the statements that follow in its batch know that it was written. */
export type Change = Pick<ConsignmentRow, "updatedAt" | "changeId">;

/** A time after the agreement's last change; two writes at once may have the same, but not the same id. */
export function nextChange(consignment: ConsignmentRow, now: Date): Change {
  return { updatedAt: nextUpdatedAt(consignment, now), changeId: crypto.randomUUID() };
}
