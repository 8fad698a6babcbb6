import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { insertHistory, nextUpdate, statusLine } from "#worker/artworks/history.ts";
import { noStatusDetails } from "#worker/artworks/record-columns.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import {
  type ConsignmentRow,
  consignments,
  consignmentWorks,
} from "#worker/db/consignment-tables.ts";
import { isIn } from "#worker/db/is-in.ts";
import { entries } from "#worker/db/link-tables.ts";
import { artworks, priceHistory } from "#worker/db/tables.ts";
import { isAsRead, isReturnReported, isWithGallery, isWrittenAs } from "./conditions.ts";
import type { Change } from "./decided.ts";
import { type EarlierName, earlierPath, earlierPlaces, earlierValue } from "./earlier-values.ts";

/** A return that is undone. */
interface UndoneReturn {
  readonly workIds: readonly string[];
  /** The agreement's `updatedAt` after the return. */
  readonly returnedAt: Date;
  readonly change: Change;
  readonly now: Date;
}

/** How many values a work's `earlier` has once `returnStatements` has added the last ones. */
const returnedValues = earlierPlaces.consignedWho + 1;

/**
 * Lets works that came back be with the gallery again as they were, if the agreement is as it was read: each whose status was
 * not changed since; the report of one waits again. Returns their ids; null if the agreement was changed.
 */
export async function writeReturnUndo(
  db: Database,
  before: ConsignmentRow,
  { workIds, returnedAt, change, now }: UndoneReturn,
): Promise<string[] | null> {
  const consignment = { ...before, ...change };
  const isWritten = isWrittenAs(consignment);
  const isOwn = and(
    eq(consignmentWorks.userId, before.userId),
    eq(consignmentWorks.consignmentId, before.id),
    isIn(consignmentWorks.artworkId, workIds),
  );
  const remembers = sql`json_array_length(${consignmentWorks.earlier}) = ${returnedValues}`;
  // True only until the batch's last statement, which shortens `earlier`.
  const isUndone = and(isOwn, eq(consignmentWorks.isHere, true), remembers, isWritten);
  const ofUndone = (workId: SQL) => sql`exists (
    select 1 from ${consignmentWorks} where ${isUndone} and ${consignmentWorks.artworkId} = ${workId}
  )`;
  const isMoved = and(
    eq(artworks.userId, before.userId),
    isIn(artworks.id, workIds),
    ofUndone(sql`${artworks.id}`),
  );
  const earlier = (name: EarlierName) => sql`(
    select ${earlierValue(name)} from ${consignmentWorks}
    where ${isOwn} and ${consignmentWorks.artworkId} = ${artworks.id}
  )`;
  const { written, moved } = await batchByName(db, {
    written: db
      .update(consignments)
      .set(change)
      .where(and(isAsRead(before), isWithGallery(before)))
      .returning({ id: consignments.id }),
    bringBack: db
      .update(consignmentWorks)
      .set({ isHere: true, returnedOn: null })
      .where(
        and(
          isOwn,
          eq(consignmentWorks.isHere, false),
          isNotNull(consignmentWorks.returnedOn),
          remembers,
          isUnchangedSince(returnedAt, before.userId),
          isWritten,
        ),
      ),
    insertHistory: insertHistory(
      db,
      statusLine("consigned", ""),
      nextUpdate(now),
      sql`from ${artworks} where ${isMoved}`,
    ),
    moved: db
      .update(artworks)
      .set({
        ...noStatusDetails,
        status: "consigned",
        statusChannelId: before.channelId,
        statusPersonId: null,
        statusSince: earlier("consignedSince"),
        statusDueBack: earlier("consignedDueBack"),
        statusWho: earlier("consignedWho"),
        updatedAt: nextUpdate(now),
      })
      .where(isMoved)
      .returning({ id: artworks.id }),
    reopenReports: db
      .update(entries)
      .set({ decision: null, decidedAt: null })
      .where(
        and(
          isReturnReported(before, workIds),
          eq(entries.decision, "accepted"),
          eq(entries.decidedAt, returnedAt),
          ofUndone(sql`${entries.workId}`),
        ),
      ),
    forgetEarlier: db
      .update(consignmentWorks)
      .set({
        earlier: sql`json_remove(
          ${consignmentWorks.earlier}, ${earlierPath("consignedWho")}, ${earlierPath("consignedDueBack")},
          ${earlierPath("consignedSince")}
        )`,
      })
      .where(isUndone),
  });
  return written.length > 0 ? moved.map(({ id }) => id) : null;
}

/** The condition that nothing but its return has happened to the status of a consigned work since then. */
function isUnchangedSince(returnedAt: Date, ownerId: string): SQL {
  return sql`exists (
    select 1 from ${artworks} where ${artworks.id} = ${consignmentWorks.artworkId}
      and ${artworks.userId} = ${ownerId} and ${artworks.status} = 'available'
  ) and 1 = (
    select count(*) from ${priceHistory} where ${priceHistory.userId} = ${ownerId}
      and ${priceHistory.artworkId} = ${consignmentWorks.artworkId}
      and ${priceHistory.at} >= ${returnedAt.getTime()} and ${priceHistory.status} is not null
  )`;
}
