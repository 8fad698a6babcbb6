import { isHoldOver, shownStatus } from "#schema/artworks/hold.ts";
import type { StatusInput } from "#schema/artworks/status-input.ts";
import { earliestToday } from "#schema/days.ts";
import { shownName } from "#schema/people/person.ts";
import type { VerbContext } from "#worker/context.ts";
import { AppError, conflict } from "#worker/errors.ts";
import { invalid } from "#worker/http/validation.ts";
import { unknownPerson } from "#worker/people/refusals.ts";
import { changeRecord, type RecordEdit } from "./change-record.ts";
import { statusLine } from "./history.ts";
import type { ArtworkWithSale } from "./queries.ts";
import { noStatusDetails, type RecordColumns } from "./record-columns.ts";
import { findStatusContext } from "./status-queries.ts";

interface StatusEdit extends RecordEdit<StatusInput> {
  /** The wish of a guest to hold the work that the change accepts; the work must be available. */
  readonly acceptedEntryId?: string | null;
}

/**
 * Changes a work's status (price list, section 2). Details that are not sent are cleared, a location that is not sent
 * stays. Another status is a line of the history. `sold` exists only with a sale. The undo of the last change lets a work be
 * with the gallery again as its agreement had it.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT.
 */
export function changeStatus(
  context: VerbContext,
  { id, input, editedVersion, acceptedEntryId = null }: StatusEdit,
): Promise<ArtworkWithSale> {
  const { db, artist, now } = context;
  const columns = statusColumns(input, now);
  const { isUndo = false } = input;
  const named = { channelId: input.channelId ?? "", personId: input.personId ?? "", isUndo };
  return changeRecord(context, {
    editedVersion,
    find: () => findStatusContext(db, artist.id, id, named),
    columnsOf: ({ person }) => {
      if (input.status === "sold") throw soldWithoutSale();
      if (input.personId === undefined) return columns;
      if (person === null) throw unknownPerson();
      return { ...columns, statusWho: shownName(person), statusPersonId: person.id };
    },
    decide: ({ artwork, isChannelKnown, isLeftOpen }) => {
      if (acceptedEntryId !== null) requireAvailable(artwork, now);
      if (artwork.status === "sold") throw stillSold();
      if (input.channelId !== undefined && !isChannelKnown) {
        throw invalid([{ path: "channelId", message: "Choose one of your channels." }]);
      }
      if (isLeftOpen === false && input.status === "consigned") throw agreementChanged(artwork);
      const history = artwork.status === input.status ? [] : [statusLine(input.status, "")];
      const isPutBack = isLeftOpen === true;
      return { channelId: input.channelId ?? null, history, acceptedEntryId, isPutBack };
    },
  });
}

/** @throws AppError VALIDATION_FAILED for days that do not fit today. */
function statusColumns(input: StatusInput, now: Date): Partial<RecordColumns> {
  const { status, who, until = null, channelId = null, dueBack = null, location } = input;
  if (isHoldOver({ status, until }, now)) {
    throw invalid([{ path: "until", message: "Enter today or a later day." }]);
  }
  const since = status === "consigned" ? (input.since ?? earliestToday(now)) : null;
  if (since !== null && dueBack !== null && dueBack < since) {
    throw invalid([{ path: "dueBack", message: "Enter a day after the consignment began." }]);
  }
  return {
    ...noStatusDetails,
    status,
    statusWho: who || null,
    statusUntil: until,
    statusChannelId: channelId,
    statusSince: since,
    statusDueBack: dueBack,
    ...(location !== undefined && { location }),
  };
}

/** @throws AppError CONFLICT, with the status of a work that is not available. */
function requireAvailable({ status, statusUntil: until, title }: ArtworkWithSale, now: Date): void {
  const shown = shownStatus({ status, statusDetails: { until } }, now);
  if (shown === "available") return;
  throw new AppError("CONFLICT", `“${title}” is no longer available.`, {
    issues: [{ path: "status", message: shown }],
  });
}

/** The error CONFLICT for a work that its agreement no longer has, or that was closed or taken back. */
function agreementChanged({ title }: ArtworkWithSale): AppError {
  const message = `The agreement that “${title}” was in has been changed or closed since. The work is not put back.`;
  return new AppError("CONFLICT", message, { issues: [{ path: "isUndo", message: "agreement" }] });
}

function soldWithoutSale(): AppError {
  return conflict("A work becomes sold by recording its sale.");
}

/** The error CONFLICT for another status of a sold work. */
function stillSold(): AppError {
  return conflict("This work is sold. Take the sale back first.");
}
