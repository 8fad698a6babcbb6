import { and, eq, type SQL, sql } from "drizzle-orm";
import { insertHistory, nextUpdate, statusLine } from "#worker/artworks/history.ts";
import { noStatusDetails } from "#worker/artworks/record-columns.ts";
import { remainingChannel } from "#worker/channels/conditions.ts";
import type { Database } from "#worker/db/client.ts";
import {
  type ConsignmentRow,
  type ConsignmentWorkRow,
  consignmentWorks,
} from "#worker/db/consignment-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { isIn } from "#worker/db/is-in.ts";
import { artworks } from "#worker/db/tables.ts";
import { type EarlierName, earlierValue } from "./earlier-values.ts";

/** Works of an agreement that a batch moves, once it has written the agreement: the condition says whether it has. */
interface Moved {
  readonly consignment: ConsignmentRow;
  readonly workIds: readonly string[];
  readonly isWritten: SQL;
  readonly now: Date;
}

/** The days and the channel of a work that is consigned. */
interface ConsignedUntil {
  readonly since: string;
  readonly dueBack: string;
}

/** What an agreement says of a work before it is confirmed and the gallery has it. */
export const unsentLine = {
  priceCents: null,
  currency: null,
  receivedOn: null,
  condition: "",
  returnedOn: null,
  saleId: null,
} as const satisfies Partial<ConsignmentWorkRow>;

function isMoved({ consignment, workIds, isWritten }: Moved): SQL | undefined {
  return and(eq(artworks.userId, consignment.userId), isIn(artworks.id, workIds), isWritten);
}

function isRowMoved({ consignment, workIds, isWritten }: Moved): SQL | undefined {
  return and(
    eq(consignmentWorks.userId, consignment.userId),
    eq(consignmentWorks.consignmentId, consignment.id),
    isIn(consignmentWorks.artworkId, workIds),
    isWritten,
  );
}

/** The first values of `earlier`, in the order of `earlierPlaces`. */
const statusBefore = sql`json_array(
  ${artworks.status}, ${artworks.statusWho}, ${artworks.statusUntil}, ${artworks.statusChannelId},
  ${artworks.statusSince}, ${artworks.statusDueBack}, ${artworks.statusPersonId}
)`;

/** Consigns works as if by hand, each with its line of the history, and remembers what their status was. */
export function consignStatements(db: Database, moved: Moved, { since, dueBack }: ConsignedUntil) {
  const { consignment, now } = moved;
  const row = {
    userId: artworks.userId,
    consignmentId: consignment.id,
    artworkId: artworks.id,
    isHere: false,
    ...unsentLine,
    earlier: statusBefore,
  };
  const wasOther = and(isMoved(moved), sql`${artworks.status} <> 'consigned'`);
  return [
    insertFromSelect(
      db,
      consignmentWorks,
      row,
      sql`from ${artworks} where ${isMoved(moved)}`,
    ).onConflictDoUpdate({
      target: [consignmentWorks.consignmentId, consignmentWorks.artworkId],
      // A work that came back before is sent again.
      set: {
        ...unsentLine,
        earlier: sql`excluded.earlier`,
      },
    }),
    insertHistory(
      db,
      statusLine("consigned", ""),
      nextUpdate(now),
      sql`from ${artworks} where ${wasOther}`,
    ),
    db
      .update(artworks)
      .set({
        ...noStatusDetails,
        status: "consigned",
        statusChannelId: consignment.channelId,
        statusPersonId: null,
        statusSince: since,
        statusDueBack: dueBack,
        updatedAt: nextUpdate(now),
      })
      .where(isMoved(moved)),
    // Last, as a change of the channel by hand takes a work out of the agreement that it is in.
    db.update(consignmentWorks).set({ isHere: true }).where(isRowMoved(moved)),
  ] as const;
}

/** Lets works that are consigned be so from and until other days. */
export function redateStatement(db: Database, moved: Moved, { since, dueBack }: ConsignedUntil) {
  return db
    .update(artworks)
    .set({ statusSince: since, statusDueBack: dueBack, updatedAt: nextUpdate(moved.now) })
    .where(
      and(
        isMoved(moved),
        sql`${artworks.status} = 'consigned'`,
        sql`(${artworks.statusSince} is not ${since} or ${artworks.statusDueBack} is not ${dueBack})`,
      ),
    );
}

/** Gives works that are still with the gallery the status that they had before they were sent. */
export function restoreStatements(db: Database, moved: Moved) {
  const { consignment, now } = moved;
  const earlier = (name: EarlierName) => sql`(
    select ${earlierValue(name)} from ${consignmentWorks}
    where ${consignmentWorks.consignmentId} = ${consignment.id} and ${consignmentWorks.artworkId} = ${artworks.id}
      and ${consignmentWorks.userId} = ${consignment.userId}
  )`;
  const isRestored = and(isMoved(moved), sql`${artworks.status} = 'consigned'`);
  const status = sql`coalesce(${earlier("status")}, 'available')`;
  return [
    db.update(consignmentWorks).set({ isHere: false }).where(isRowMoved(moved)),
    insertHistory(
      db,
      { ...statusLine("available", ""), status },
      nextUpdate(now),
      sql`from ${artworks} where ${isRestored} and ${status} <> 'consigned'`,
    ),
    db
      .update(artworks)
      .set({
        status,
        statusWho: earlier("statusWho"),
        statusUntil: earlier("statusUntil"),
        statusChannelId: remainingChannel(consignment.userId, earlier("statusChannelId")),
        statusSince: earlier("statusSince"),
        statusDueBack: earlier("statusDueBack"),
        statusPersonId: earlier("statusPersonId"),
        updatedAt: nextUpdate(now),
      })
      .where(isRestored),
    db.delete(consignmentWorks).where(isRowMoved(moved)),
  ] as const;
}

/** Brings works back from the gallery on a day, and remembers how they were consigned. */
export function returnStatements(db: Database, moved: Moved, returnedOn: string) {
  const isReturned = and(isMoved(moved), sql`${artworks.status} = 'consigned'`);
  const withConsigned = sql`coalesce((
    select json_insert(
      ${consignmentWorks.earlier}, '$[#]', ${artworks.statusSince}, '$[#]', ${artworks.statusDueBack}, '$[#]', ${artworks.statusWho}
    ) from ${artworks} where ${artworks.id} = ${consignmentWorks.artworkId} and ${artworks.userId} = ${moved.consignment.userId}
  ), ${consignmentWorks.earlier})`;
  return [
    db
      .update(consignmentWorks)
      .set({ isHere: false, returnedOn, earlier: withConsigned })
      .where(and(isRowMoved(moved), eq(consignmentWorks.isHere, true))),
    insertHistory(
      db,
      statusLine("available", ""),
      nextUpdate(moved.now),
      sql`from ${artworks} where ${isReturned}`,
    ),
    db
      .update(artworks)
      .set({ ...noStatusDetails, status: "available", updatedAt: nextUpdate(moved.now) })
      .where(isReturned),
  ] as const;
}
