import { and, eq, sql } from "drizzle-orm";
import type { AgreementState } from "#schema/consignments/states.ts";
import type { Database } from "#worker/db/client.ts";
import {
  type ConsignmentRow,
  type ConsignmentVersionRow,
  consignments,
  consignmentVersions,
} from "#worker/db/consignment-tables.ts";
import { type ArtworkRow, artworks } from "#worker/db/tables.ts";
import { addressStatements, canBeAddressed, revokeStatement } from "./address.ts";
import { isAsRead, isWithGallery, isWrittenAs } from "./conditions.ts";
import type { Change } from "./decided.ts";
import { consignStatements, redateStatement, restoreStatements } from "./move-works.ts";

/** What becomes of an agreement, and of the works of the version that is sent or taken back. */
interface Sending {
  readonly next: AgreementState;
  readonly version: ConsignmentVersionRow;
  /** The version that is the agreement's from then on. */
  readonly holding: number;
  /** The works of the version, as they were read. */
  readonly works: readonly Pick<ArtworkRow, "id" | "updatedAt">[];
  readonly addedIds: readonly string[];
  readonly removedIds: readonly string[];
  /** Works of the version that are with the gallery already. */
  readonly keptIds: readonly string[];
  /** Of the number, where it has none. */
  readonly year: number;
  readonly change: Change;
  readonly now: Date;
}

/**
 * Sends a version, if the agreement and its works are as they were read and the artist has its channel: gives it a number
 * where it has none, consigns the works that it adds, and gives those that it leaves out their earlier status. Returns whether
 * it did.
 */
export async function writeSending(
  db: Database,
  before: ConsignmentRow,
  sending: Sending,
): Promise<boolean> {
  const { next, version, works, year, change, now } = sending;
  const consignment = { ...before, ...change };
  const isWritten = isWrittenAs(consignment);
  const moved = { consignment, isWritten, now };
  const read = JSON.stringify(works.map((work) => [work.id, work.updatedAt.getTime()]));
  const areAsRead = sql`(
    select count(*) from json_each(${read}) as sent
    join ${artworks} on ${artworks.id} = sent.value ->> 0
    where ${artworks.userId} = ${before.userId} and ${artworks.updatedAt} = sent.value ->> 1
  ) = ${works.length}`;
  const number = { year, sequence: nextSequence(before.userId, year) };
  const { from: since, until: dueBack } = version.terms;
  const [written] = await db.batch([
    db
      .update(consignments)
      .set({
        ...next,
        version: sending.holding,
        ...change,
        ...(before.sequence === null && number),
      })
      .where(and(isAsRead(before), isWithGallery(before), areAsRead, canBeAddressed(before, now)))
      .returning({ id: consignments.id }),
    db
      .update(consignmentVersions)
      .set({ sentAt: now })
      .where(and(isVersion(version), isWritten)),
    ...restoreStatements(db, { ...moved, workIds: sending.removedIds }),
    ...consignStatements(db, { ...moved, workIds: sending.addedIds }, { since, dueBack }),
    redateStatement(db, { ...moved, workIds: sending.keptIds }, { since, dueBack }),
    ...addressStatements(db, moved, version.terms),
  ]);
  return written.length > 0;
}

/** Takes a version back that was sent, if the agreement is as it was read. Returns whether it did. */
export async function writeTakingBack(
  db: Database,
  before: ConsignmentRow,
  {
    next,
    version,
    holding,
    removedIds,
    change,
    now,
  }: Omit<Sending, "works" | "addedIds" | "keptIds" | "year">,
): Promise<boolean> {
  const consignment = { ...before, ...change };
  const isWritten = isWrittenAs(consignment);
  const [written] = await db.batch([
    db
      .update(consignments)
      .set({ ...next, version: holding, ...change })
      .where(isAsRead(before))
      .returning({ id: consignments.id }),
    db
      .update(consignmentVersions)
      .set({ sentAt: null })
      .where(and(isVersion(version), isWritten)),
    ...restoreStatements(db, { consignment, isWritten, now, workIds: removedIds }),
    ...(next.state === "draft" ? [revokeStatement(db, { consignment, isWritten, now })] : []),
  ]);
  return written.length > 0;
}

function isVersion({ userId, consignmentId, version }: ConsignmentVersionRow) {
  return and(
    eq(consignmentVersions.userId, userId),
    eq(consignmentVersions.consignmentId, consignmentId),
    eq(consignmentVersions.version, version),
  );
}

function nextSequence(ownerId: string, year: number) {
  return sql<number>`(
    select coalesce(max(numbered.sequence), 0) + 1 from consignments as numbered
    where numbered.user_id = ${ownerId} and numbered.year = ${year} and numbered.sequence is not null
  )`;
}
