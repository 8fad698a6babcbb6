import { and, eq, sql } from "drizzle-orm";
import { earliestToday } from "#schema/days.ts";
import type { VerbContext } from "#worker/context.ts";
import {
  type ConsignmentRow,
  consignments,
  consignmentVersions,
} from "#worker/db/consignment-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { type ArtworkRow, artworks } from "#worker/db/tables.ts";
import { type AppError, conflict, notFound } from "#worker/errors.ts";
import { changedElsewhere, nextUpdate, requireAction } from "./decided.ts";
import { consignStatements, restoreStatements } from "./move-works.ts";
import { requireVersion } from "./present.ts";
import { findConsignmentContext, isConsignmentAt } from "./queries.ts";

interface AgreementRequest {
  readonly id: string;
  readonly editedVersion: string | null;
}

/**
 * Sends an agreement, or a change of it, to the gallery (people, section 5): it has a number from the first time on, and its
 * works are consigned in the same batch. What a change leaves out of an agreement that was not confirmed is as it was before.
 * @throws AppError NOT_FOUND, or CONFLICT, also for a work that is sold, archived, or with another gallery.
 */
export async function sendConsignment(
  { db, artist, now }: VerbContext,
  { id, editedVersion }: AgreementRequest,
): Promise<void> {
  await retryOnceOrThrow(async () => {
    const found = await findConsignmentContext(db, artist.id, { id });
    const { consignment, versions, sent, works, elsewhereIds } = found;
    if (consignment === null) throw notFound();
    const next = requireAction(consignment, "send", editedVersion);
    const isFirst = consignment.state === "draft";
    const version = requireVersion(versions, consignment.version + (isFirst ? 0 : 1));
    const chosen = version.workIds.map((workId) => works.find((work) => work.id === workId));
    for (const work of chosen) requireSendable(work, elsewhereIds);
    const hereIds = sent.filter(({ isHere }) => isHere).map(({ artworkId }) => artworkId);
    const added = version.workIds.filter((workId) => !hereIds.includes(workId));
    const isReplaced = consignment.state === "sent";
    const removed = isReplaced ? hereIds.filter((one) => !version.workIds.includes(one)) : [];
    const updatedAt = nextUpdate(consignment, now);
    const written = { ...consignment, updatedAt };
    const isWritten = isConsignmentAt(written);
    const read = JSON.stringify(chosen.map((work) => [work?.id, work?.updatedAt.getTime()]));
    const areAsRead = sql`(
      select count(*) from json_each(${read}) as sent
      join ${artworks} on ${artworks.id} = sent.value ->> 0
      where ${artworks.userId} = ${artist.id} and ${artworks.updatedAt} = sent.value ->> 1
    ) = ${chosen.length}`;
    const moved = { consignment: written, isWritten, now };
    const year = Number(earliestToday(now).slice(0, 4));
    const { from: since, until: dueBack } = version.terms;
    const [rows] = await db.batch([
      db
        .update(consignments)
        .set({
          ...{ ...next, updatedAt },
          version: next.amendment === null ? version.version : consignment.version,
          ...(consignment.sequence === null && { year, sequence: nextSequence(artist.id, year) }),
        })
        .where(and(isAsRead(consignment), areAsRead))
        .returning({ id: consignments.id }),
      db
        .update(consignmentVersions)
        .set({ sentAt: now })
        .where(
          and(
            eq(consignmentVersions.userId, artist.id),
            eq(consignmentVersions.consignmentId, id),
            eq(consignmentVersions.version, version.version),
            isWritten,
          ),
        ),
      ...restoreStatements(db, { ...moved, workIds: removed }),
      ...consignStatements(db, { ...moved, workIds: added }, { since, dueBack }),
    ]);
    return rows.length > 0 || null;
  }, changedElsewhere());
}

/**
 * Takes an agreement, or a change of it, back before the gallery confirms it: it is a draft again and keeps its number, and
 * the works that it brought are as they were before.
 * @throws AppError NOT_FOUND, or CONFLICT.
 */
export async function takeConsignmentBack(
  { db, artist, now }: VerbContext,
  { id, editedVersion }: AgreementRequest,
): Promise<void> {
  await retryOnceOrThrow(async () => {
    const found = await findConsignmentContext(db, artist.id, { id });
    const { consignment, versions, sent } = found;
    if (consignment === null) throw notFound();
    const next = requireAction(consignment, "take-back", editedVersion);
    const isAmendment = consignment.amendment === "sent";
    const holding = requireVersion(versions, consignment.version);
    const kept = isAmendment ? holding.workIds : [];
    const hereIds = sent.filter(({ isHere }) => isHere).map(({ artworkId }) => artworkId);
    const workIds = hereIds.filter((workId) => !kept.includes(workId));
    const isChanged = consignment.state === "sent" && consignment.amendment === "draft";
    const updatedAt = nextUpdate(consignment, now);
    const written = { ...consignment, updatedAt };
    const isWritten = isConsignmentAt(written);
    const [rows] = await db.batch([
      db
        .update(consignments)
        .set({
          ...{ ...next, updatedAt },
          // What was changed since is the draft.
          version: isChanged ? consignment.version + 1 : consignment.version,
        })
        .where(isAsRead(consignment))
        .returning({ id: consignments.id }),
      db
        .update(consignmentVersions)
        .set({ sentAt: null })
        .where(
          and(
            eq(consignmentVersions.userId, artist.id),
            eq(consignmentVersions.consignmentId, id),
            eq(consignmentVersions.version, consignment.version + (isAmendment ? 1 : 0)),
            isWritten,
          ),
        ),
      ...restoreStatements(db, { consignment: written, isWritten, now, workIds }),
    ]);
    return rows.length > 0 || null;
  }, changedElsewhere());
}

/** The condition of the statement that writes an agreement over what was read. */
function isAsRead({ id, userId, updatedAt }: ConsignmentRow) {
  return and(
    eq(consignments.id, id),
    eq(consignments.userId, userId),
    eq(consignments.updatedAt, updatedAt),
  );
}

function nextSequence(ownerId: string, year: number) {
  return sql<number>`(
    select coalesce(max(numbered.sequence), 0) + 1 from ${consignments} as numbered
    where numbered.user_id = ${ownerId} and numbered.year = ${year}
  )`;
}

/** @throws AppError CONFLICT for a work that cannot be consigned. */
function requireSendable(work: ArtworkRow | undefined, elsewhereIds: readonly string[]): void {
  if (work === undefined) throw conflict("One of the works was deleted. Take it out first.");
  const refuse = (why: string): AppError => conflict(`“${work.title}” ${why}`);
  if (work.status === "sold") throw refuse("is sold. Take it out first.");
  if (work.archived) throw refuse("is archived. Take it out of the archive first.");
  if (elsewhereIds.includes(work.id)) throw refuse("is in another open agreement.");
}
