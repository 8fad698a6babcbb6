import { and, eq, type SQL, sql } from "drizzle-orm";
import { hasLeftAt, putBackStatements } from "#worker/consignments/leave-works.ts";
import type { Database } from "#worker/db/client.ts";
import { consignmentWorks } from "#worker/db/consignment-tables.ts";
import { importRows } from "#worker/db/import-tables.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import { artworks } from "#worker/db/tables.ts";

/** A work that an import took out of its agreement, when it did, and the work's version after the import. */
export type LeftAgreement = Awaited<ReturnType<typeof selectLeftAgreements>>[number];

export function selectLeftAgreements(db: Database, ownerId: string, importId: string) {
  return db
    .select({
      id: importRows.artworkId,
      leftAt: importRows.appliedAt,
      version: importRows.workVersion,
    })
    .from(importRows)
    .innerJoin(
      consignmentWorks,
      and(
        eq(consignmentWorks.userId, importRows.userId),
        eq(consignmentWorks.artworkId, importRows.artworkId),
      ),
    )
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.userId, ownerId),
        hasLeftAt(sql`${importRows.appliedAt}`),
      ),
    );
}

interface Rejoining {
  readonly ownerId: string;
  readonly work: LeftAgreement;
  /** The condition that the undo has marked its import. */
  readonly undone: SQL;
}

/** After an undo in the same batch: if it has restored the work, the work is in its agreement again. */
export function rejoinStatements(
  db: Database,
  { ownerId, work: { id, leftAt, version }, undone }: Rejoining,
  now: Date,
) {
  // Null for a work that was not restored: no work has left an agreement at null.
  const time = sql`(
    select ${leftAt?.getTime()} from ${artworks} where ${artworks.id} = ${id} and ${artworks.userId} = ${ownerId}
      and ${artworks.updatedAt} = ${nextUpdatedAt({ updatedAt: version }, now).getTime()} and ${undone}
  )`;
  return putBackStatements(db, { id, userId: ownerId }, time);
}
