import { and, eq, exists, isNull, type SQL } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { entries } from "#worker/db/link-tables.ts";

/** The condition for an entry that waits for the artist. */
export function isWaitingEntry(ownerId: string, entryId: string): SQL | undefined {
  return and(eq(entries.id, entryId), eq(entries.userId, ownerId), isNull(entries.decision));
}

/** The condition of what an entry leads to: the entry waits still. None without one. */
export function isWaiting(db: Database, ownerId: string, entryId: string | null): SQL | undefined {
  if (entryId === null) return undefined;
  return exists(
    db.select({ id: entries.id }).from(entries).where(isWaitingEntry(ownerId, entryId)),
  );
}

/** Accepts an entry once what it leads to is written. */
export function acceptStatements(
  db: Database,
  ownerId: string,
  {
    entryId,
    isWritten,
    now,
  }: { readonly entryId: string | null; readonly isWritten: SQL; readonly now: Date },
) {
  if (entryId === null) return [];
  return [
    db
      .update(entries)
      .set({ decision: "accepted", decidedAt: now })
      .where(and(isWaitingEntry(ownerId, entryId), isWritten)),
  ];
}
