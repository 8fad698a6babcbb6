import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import {
  type ConsignmentRow,
  type ConsignmentVersionRow,
  consignments,
  consignmentVersions,
  consignmentWorks,
} from "#worker/db/consignment-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { entries } from "#worker/db/link-tables.ts";
import { users } from "#worker/db/tables.ts";
import { isWaiting } from "#worker/links/accepted-entry.ts";
import { isAsRead, isReturnReported, isSentOf, isWrittenAs } from "./conditions.ts";
import type { Change } from "./decided.ts";
import { returnStatements } from "./move-works.ts";

/** The agreement that an earlier request with the same key made; null without one. */
export async function findByKey(
  db: Database,
  consignment: ConsignmentRow,
): Promise<ConsignmentRow | null> {
  const [found] = await db.select().from(consignments).where(hasKey(consignment));
  return found ?? null;
}

/** Inserts an agreement with its first version, if the key is new. Returns whether it did. */
export async function insertConsignment(
  db: Database,
  consignment: ConsignmentRow,
  version: ConsignmentVersionRow,
): Promise<boolean> {
  const isNew = sql`not exists (select 1 from ${consignments} where ${hasKey(consignment)})`;
  const [inserted] = await db.batch([
    insertFromSelect(
      db,
      consignments,
      consignment,
      sql`from ${users} where ${and(eq(users.id, consignment.userId), isNew)}`,
    ).returning({ id: consignments.id }),
    insertFromSelect(
      db,
      consignmentVersions,
      version,
      sql`from ${users} where ${and(eq(users.id, consignment.userId), isWrittenAs(consignment))}`,
    ),
  ]);
  return inserted.length > 0;
}

function hasKey({ userId, idempotencyKey }: ConsignmentRow): SQL | undefined {
  return and(
    eq(consignments.userId, userId),
    eq(consignments.idempotencyKey, idempotencyKey ?? ""),
  );
}

/** Writes a version that is a draft, if the agreement is as it was read. Returns whether it did. */
export async function writeVersion(
  db: Database,
  before: ConsignmentRow,
  after: ConsignmentRow,
  version: ConsignmentVersionRow,
): Promise<boolean> {
  const { channelId, state, amendment, updatedAt, changeId } = after;
  const { terms, workIds } = version;
  const [written] = await db.batch([
    db
      .update(consignments)
      .set({ channelId, state, amendment, updatedAt, changeId })
      .where(isAsRead(before))
      .returning({ id: consignments.id }),
    insertFromSelect(
      db,
      consignmentVersions,
      version,
      sql`from ${users} where ${eq(users.id, after.userId)} and ${isWrittenAs(after)}`,
    ).onConflictDoUpdate({
      target: [consignmentVersions.consignmentId, consignmentVersions.version],
      set: { terms, workIds },
    }),
  ]);
  return written.length > 0;
}

/** Works that came back on a day. */
interface WorksReturned {
  readonly workIds: readonly string[];
  readonly returnedOn: string;
  /** The gallery's report that is accepted by it; null without one. */
  readonly acceptedEntryId: string | null;
  readonly change: Change;
}

/**
 * Brings works of an agreement back, if it is as it was read and the report waits. What the gallery reported returned of them is
 * accepted, at the time of the change, by which its undo finds it. Returns whether it did.
 */
export async function writeReturn(
  db: Database,
  before: ConsignmentRow,
  { workIds, returnedOn, acceptedEntryId, change }: WorksReturned,
): Promise<boolean> {
  const consignment = { ...before, ...change };
  const isWritten = isWrittenAs(consignment);
  const moved = { consignment, workIds, isWritten };
  const [written] = await db.batch([
    db
      .update(consignments)
      .set(change)
      .where(and(isAsRead(before), isWaiting(db, before.userId, acceptedEntryId)))
      .returning({ id: consignments.id }),
    db
      .update(entries)
      .set({ decision: "accepted", decidedAt: change.updatedAt })
      .where(and(isReturnReported(before, workIds), isNull(entries.decision), isWritten)),
    // The undo compares this time with that of later changes.
    ...returnStatements(db, { ...moved, now: change.updatedAt }, returnedOn),
  ]);
  return written.length > 0;
}

/**
 * Writes an agreement over what was read; one that is to be closed has no work with the gallery, and no report that waits.
 * Returns whether it did.
 */
export async function updateConsignment(
  db: Database,
  before: ConsignmentRow,
  columns: Partial<ConsignmentRow>,
): Promise<boolean> {
  const isSettled = sql`not exists (
    select 1 from ${consignmentWorks} where ${consignmentWorks.consignmentId} = ${before.id}
      and ${consignmentWorks.userId} = ${before.userId} and ${consignmentWorks.isHere} = 1
  ) and not exists (select 1 from ${entries} where ${isSentOf(before)} and ${entries.decision} is null)`;
  const written = await db
    .update(consignments)
    .set(columns)
    .where(and(isAsRead(before), columns.state === "closed" ? isSettled : undefined))
    .returning({ id: consignments.id });
  return written.length > 0;
}
