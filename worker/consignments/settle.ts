import type {
  ReportInput,
  ReturnUndoInput,
  WorksReturnedInput,
} from "#schema/consignments/consignment-input.ts";
import { earliestToday } from "#schema/days.ts";
import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { requireTodayOrEarlier } from "#worker/http/validation.ts";
import { owedByGallery } from "#worker/payouts/accounts.ts";
import { owedRowsOf } from "#worker/payouts/owed.ts";
import { findUnsettled } from "#worker/payouts/queries.ts";
import { changedElsewhere, nextChange, requireAction, requireChannel } from "./decided.ts";
import { requireVersion } from "./present.ts";
import { findConsignmentContext } from "./queries.ts";
import { writeReturnUndo } from "./undo-return-queries.ts";
import { updateConsignment, writeReturn } from "./write-queries.ts";

interface WorksReturn {
  readonly id: string;
  readonly input: WorksReturnedInput;
  /** The gallery's report that is accepted by it; it must wait still. */
  readonly acceptedEntryId?: string;
}

/**
 * Brings works back from the gallery on a day (people, section 5): each is available again.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED for a day to come, or CONFLICT for a work that is not with the gallery.
 */
export async function returnWorks(
  { db, artist, now }: VerbContext,
  { id, input, acceptedEntryId }: WorksReturn,
): Promise<void> {
  const { workIds, date } = input;
  requireTodayOrEarlier("date", date, now);
  await retryOnceOrThrow(async () => {
    const { consignment, sent } = await findConsignmentContext(db, artist.id, { id });
    if (consignment === null) throw notFound();
    const isHere = (workId: string) => sent.some((row) => row.artworkId === workId && row.isHere);
    if (!workIds.every(isHere)) throw conflict("One of these works is not with the gallery.");
    const isWritten = await writeReturn(db, consignment, {
      workIds,
      returnedOn: date,
      change: nextChange(consignment, now),
      acceptedEntryId: acceptedEntryId ?? null,
    });
    return isWritten || null;
  }, changedElsewhere());
}

/**
 * Undoes a return: the works are with the gallery again as they were, and a report that was accepted by it waits again. A work
 * whose status was changed since, or that the agreement no longer has, stays as it is. An undo that is repeated finds them there.
 * @returns The ids of those that stay.
 * @throws AppError NOT_FOUND, or CONFLICT for an agreement that is closed or was taken back, or whose gallery was removed.
 */
export async function undoReturn(
  { db, artist, now }: VerbContext,
  { id, input }: { readonly id: string; readonly input: ReturnUndoInput },
): Promise<string[]> {
  const returnedAt = new Date(input.returnedAt);
  return retryOnceOrThrow(async () => {
    const found = await findConsignmentContext(db, artist.id, { id });
    const { consignment, versions, sent } = found;
    if (consignment === null) throw notFound();
    if (consignment.state === "closed") throw conflict("This agreement is closed.");
    if (consignment.state === "draft") throw conflict("This agreement is not sent.");
    requireChannel(consignment, found.channels);
    const held = requireVersion(versions, consignment.version).workIds;
    const workIds = input.workIds.filter((workId) => held.includes(workId));
    const undoneIds = await writeReturnUndo(db, consignment, {
      workIds,
      returnedAt,
      change: nextChange(consignment, now),
      now,
    });
    const hereIds = sent.filter(({ isHere }) => isHere).map(({ artworkId }) => artworkId);
    const there = new Set([...hereIds, ...(undoneIds ?? [])]);
    return undoneIds && input.workIds.filter((workId) => !there.has(workId));
  }, changedElsewhere());
}

/**
 * Notes that the gallery accounted for its sales on a day.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED for a day to come, or CONFLICT for an agreement that is not confirmed.
 */
export async function receiveReport(
  { db, artist, now }: VerbContext,
  { id, input }: { readonly id: string; readonly input: ReportInput },
): Promise<void> {
  requireTodayOrEarlier("receivedOn", input.receivedOn, now);
  await retryOnceOrThrow(async () => {
    const { consignment } = await findConsignmentContext(db, artist.id, { id });
    if (consignment === null) throw notFound();
    if (consignment.state !== "confirmed") throw conflict("This agreement is not confirmed.");
    const reportedOn = [input.receivedOn, consignment.reportedOn ?? ""].toSorted().at(-1) ?? null;
    const reported = { ...nextChange(consignment, now), reportedOn };
    return (await updateConsignment(db, consignment, reported)) || null;
  }, changedElsewhere());
}

/**
 * Closes an agreement, once no work is with the gallery, nothing is open of its sales, and no report of the gallery waits.
 * @throws AppError NOT_FOUND, or CONFLICT.
 */
export async function closeConsignment(
  { db, artist, now }: VerbContext,
  { id, editedVersion }: { readonly id: string; readonly editedVersion: string | null },
): Promise<void> {
  await retryOnceOrThrow(async () => {
    const found = await findConsignmentContext(db, artist.id, { id });
    const { consignment, sent, reportedIds } = found;
    if (consignment === null) throw notFound();
    const next = requireAction(consignment, "close", editedVersion);
    if (reportedIds.length > 0) {
      throw conflict("The gallery reported a sale or a return. Record or decline it first.");
    }
    if (sent.some(({ isHere }) => isHere)) {
      throw conflict("The gallery still has works of this agreement. Bring them back first.");
    }
    const soldIds = sent.flatMap(({ saleId }) => saleId ?? []);
    const accounts = owedByGallery(
      owedRowsOf(await findUnsettled(db, artist.id)),
      earliestToday(now),
    );
    const isOpen = accounts
      .flatMap(({ sales }) => sales)
      .some((sale) => soldIds.includes(sale.id) && sale.openCents > 0);
    if (isOpen) throw conflict("The gallery still owes for sales of this agreement.");
    const closed = { ...nextChange(consignment, now), ...next, closedAt: now };
    return (await updateConsignment(db, consignment, closed)) || null;
  }, changedElsewhere());
}
