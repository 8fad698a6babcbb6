import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import {
  consignments,
  consignmentVersions,
  consignmentWorks,
} from "#worker/db/consignment-tables.ts";
import { entries, links } from "#worker/db/link-tables.ts";
import { type ArtworkRow, artworks } from "#worker/db/tables.ts";

// A trigger takes a work out of its agreement whose status is changed by hand, or that is deleted. `earlier` has then the time
// of that as its eighth value, by which the undo finds the agreement (decision 089).

type Own = Pick<ArtworkRow, "id" | "userId">;

/** Before a work leaves its agreement by hand, if it does: what the gallery reported returned is accepted at that time. */
export function leaveStatements(db: Database, own: Own, leftAt: Date, isLeaving: SQL) {
  const isHere = and(isRowOf(own), eq(consignmentWorks.isHere, true));
  return [
    db
      .update(entries)
      .set({ decision: "accepted", decidedAt: leftAt })
      .where(and(isReported(own, isHere), isNull(entries.decision), isLeaving)),
    db
      .update(consignmentWorks)
      .set({
        earlier: sql`json_insert(${consignmentWorks.earlier}, '$[#]', ${String(leftAt.getTime())})`,
      })
      .where(and(isHere, isLeaving)),
  ] as const;
}

/** Once a work is consigned as before: lets it be with the gallery again that it left at a time, if its agreement has it still. */
export function putBackStatements(db: Database, own: Own, leftAt: SQL) {
  const isBack = and(isRowOf(own), hasLeftAt(leftAt), isOpenFor(own));
  return [
    db
      .update(entries)
      .set({ decision: null, decidedAt: null })
      .where(
        and(
          ...[isReported(own, isBack), eq(entries.decision, "accepted")],
          sql`${entries.decidedAt} = ${leftAt}`,
        ),
      ),
    db
      .update(consignmentWorks)
      .set({
        ...{ isHere: true, returnedOn: null },
        earlier: sql`json_remove(${consignmentWorks.earlier}, '$[7]')`,
      })
      .where(isBack),
  ] as const;
}

/** Whether the agreement that a work left by its last change has it still; no row where it left none. */
export function selectLeftAgreement(db: Database, { id, userId }: Own, isAsked: boolean) {
  return db
    .select({ isOpen: sql<number>`${isHolding({ id, userId })}` })
    .from(consignmentWorks)
    .innerJoin(artworks, and(eq(artworks.id, id), eq(artworks.userId, userId)))
    .where(
      and(
        isAsked ? undefined : sql`false`,
        isRowOf({ id, userId }),
        hasLeftAt(sql`${artworks.updatedAt}`),
      ),
    );
}

function isRowOf({ id, userId }: Own): SQL | undefined {
  return and(eq(consignmentWorks.userId, userId), eq(consignmentWorks.artworkId, id));
}

function hasLeftAt(leftAt: SQL): SQL {
  return sql`${consignmentWorks.isHere} = 0 and ${consignmentWorks.saleId} is null
    and cast(${consignmentWorks.earlier} ->> 7 as integer) = ${leftAt}`;
}

/** The condition that the agreement of a row is sent or confirmed, and that the version that holds has the work. */
function isHolding({ id, userId }: Own): SQL {
  return sql`exists (
    select 1 from ${consignments}
    join ${consignmentVersions} on ${consignmentVersions.consignmentId} = ${consignments.id}
      and ${consignmentVersions.version} = ${consignments.version}
    where ${consignments.id} = ${consignmentWorks.consignmentId} and ${consignments.userId} = ${userId}
      and ${consignmentVersions.userId} = ${userId} and ${consignments.state} in ('sent', 'confirmed')
      and ${id} in (select sent.value from json_each(${consignmentVersions.workIds}) as sent)
  )`;
}

/** The condition that the agreement of a row has the work still, which is consigned to its gallery. */
function isOpenFor({ id, userId }: Own): SQL {
  return sql`${isHolding({ id, userId })} and exists (
    select 1 from ${artworks}
    where ${artworks.id} = ${id} and ${artworks.userId} = ${userId} and ${artworks.status} = 'consigned'
      and ${artworks.statusChannelId} = (
        select ${consignments.channelId} from ${consignments}
        where ${consignments.id} = ${consignmentWorks.consignmentId} and ${consignments.userId} = ${userId}
      )
  )`;
}

/** The condition for what the gallery reported returned of a work, in the agreement of a row. */
function isReported({ id, userId }: Own, isRow: SQL | undefined): SQL | undefined {
  return and(
    ...[eq(entries.userId, userId), eq(entries.kind, "returned"), eq(entries.workId, id)],
    sql`${entries.linkId} in (
      select ${links.id} from ${links} where ${links.userId} = ${userId} and ${links.kind} = 'consignment'
        and ${links.consignmentId} in (select ${consignmentWorks.consignmentId} from ${consignmentWorks} where ${isRow})
    )`,
  );
}
