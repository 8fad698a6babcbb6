import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#worker/db/client.ts";
import {
  consignments,
  consignmentVersions,
  consignmentWorks,
} from "#worker/db/consignment-tables.ts";
import { entries, links } from "#worker/db/link-tables.ts";
import { type ArtworkRow, artworks } from "#worker/db/tables.ts";
import { earlierPath, earlierValue } from "./earlier-values.ts";

// A trigger takes a work out of its agreement whose status is changed by hand or by an import, or that is deleted. `earlier`
// has then the time of that as its last value, by which the undo finds the agreement (decision 089).

type Own = Pick<ArtworkRow, "id" | "userId">;

/** Whether a change of status is seen as a return by the agreement in which the work is; its trigger asks the same. */
export function leavesGallery(before: ArtworkRow, after: Partial<ArtworkRow>): boolean {
  if (before.status !== "consigned" || after.status === undefined) return false;
  return after.status !== "consigned" || after.statusChannelId !== before.statusChannelId;
}

/** Works of an artist that leave their agreements. */
interface Leaving {
  readonly userId: string;
  /** When each does, by its id. */
  readonly leftAt: Readonly<Record<string, Date>>;
  /** The condition that it does, of a column with its id. */
  readonly isLeaving: (workId: SQLiteColumn, leftAt: SQL) => SQL;
}

/** Before works leave their agreements, if they do: what the gallery reported returned is accepted at that time. */
export function leaveStatements(db: Database, { userId, leftAt, isLeaving }: Leaving) {
  const times = Object.entries(leftAt).map(([id, at]) => [id, at.getTime()] as const);
  const sent = JSON.stringify(Object.fromEntries(times));
  const timeOf = (workId: SQLiteColumn) => sql`json_extract(${sent}, '$."' || ${workId} || '"')`;
  const isOne = (workId: SQLiteColumn) =>
    sql`${workId} in (select key from json_each(${sent})) and ${isLeaving(workId, timeOf(workId))}`;
  const isHere = and(eq(consignmentWorks.userId, userId), eq(consignmentWorks.isHere, true));
  const ofWork = and(isHere, eq(consignmentWorks.artworkId, entries.workId));
  return {
    acceptReports: db
      .update(entries)
      .set({ decision: "accepted", decidedAt: timeOf(entries.workId) })
      .where(and(isReported(userId, ofWork), isNull(entries.decision), isOne(entries.workId))),
    leaveGallery: db
      .update(consignmentWorks)
      .set({
        earlier: sql`json_insert(${consignmentWorks.earlier}, '$[#]', cast(${timeOf(consignmentWorks.artworkId)} as text))`,
      })
      .where(and(isHere, isOne(consignmentWorks.artworkId))),
  };
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
          isReported(own.userId, isBack),
          eq(entries.workId, own.id),
          eq(entries.decision, "accepted"),
          sql`${entries.decidedAt} = ${leftAt}`,
        ),
      ),
    db
      .update(consignmentWorks)
      .set({
        isHere: true,
        returnedOn: null,
        earlier: sql`json_remove(${consignmentWorks.earlier}, ${earlierPath("leftAt")})`,
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

/** The condition that a row's work left its agreement at a time. */
export function hasLeftAt(leftAt: SQL): SQL {
  return sql`${consignmentWorks.isHere} = 0 and ${consignmentWorks.saleId} is null
    and cast(${earlierValue("leftAt")} as integer) = ${leftAt}`;
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

/** The condition for what a gallery reported returned, in the agreement of a row. */
function isReported(userId: string, isRow: SQL | undefined): SQL | undefined {
  return and(
    eq(entries.userId, userId),
    eq(entries.kind, "returned"),
    sql`${entries.linkId} in (
      select ${links.id} from ${links} where ${links.userId} = ${userId} and ${links.kind} = 'consignment'
        and ${links.consignmentId} in (select ${consignmentWorks.consignmentId} from ${consignmentWorks} where ${isRow})
    )`,
  );
}
