import { and, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SizedOffer } from "#schema/artworks/highest-offer.ts";
import type { Currency } from "#schema/currency.ts";
import type { ImportRow } from "#schema/imports/import-input.ts";
import { isOfferLine } from "#worker/artworks/conditions.ts";
import { selectOffers } from "#worker/artworks/offer-queries.ts";
import { leaveStatements, leavesGallery } from "#worker/consignments/leave-works.ts";
import type { Database } from "#worker/db/client.ts";
import { importRows } from "#worker/db/import-tables.ts";
import { insertMany } from "#worker/db/insert-many.ts";
import { isIn } from "#worker/db/is-in.ts";
import { artworks, offeredPrices, priceHistory, users } from "#worker/db/tables.ts";
import type { PlannedUpdate } from "./plan-update.ts";
import { storedValue, updatedColumns } from "./updated-columns.ts";

/**
 * The works of these ids, and every price at which they, or works of their media, were offered or sold, at a version of
 * the owner's works; what was asked while they were on offer also by itself. What the same import has asked is left out,
 * so that the prices of a file are not compared with each other.
 */
export async function findWorksAndOffers(
  db: Database,
  ownerId: string,
  importId: string,
  rows: readonly { readonly artworkId: string; readonly work: Pick<ImportRow["work"], "medium"> }[],
) {
  const isNamed = isIn(
    artworks.id,
    rows.map(({ artworkId }) => artworkId),
  );
  const named = and(eq(artworks.userId, ownerId), isNamed);
  const ofNamed = db.select({ medium: artworks.medium }).from(artworks).where(named);
  const ofRows = isIn(artworks.medium, [...new Set(rows.map(({ work }) => work.medium))]);
  const isOfMedia = sql`(${ofRows} or ${inArray(artworks.medium, ofNamed)})`;
  const sized = {
    workId: artworks.id,
    medium: artworks.medium,
    widthInches: artworks.widthInches,
    heightInches: artworks.heightInches,
  };
  const [[user], works, asked, past] = await db.batch([
    db.select({ version: users.artworksVersion }).from(users).where(eq(users.id, ownerId)),
    db.select().from(artworks).where(named),
    selectOffers(db, ownerId, and(isOfMedia, sql`not ${isOfferedBy(ownerId, importId)}`)),
    db
      .select({
        ...sized,
        // D1 returns the rows of a batch by the names of their columns.
        cents: sql<number>`max(${priceHistory.amountCents})`.as("highest_cents"),
        offeredCurrency: sql<Currency>`${priceHistory.currency}`.as("offered_currency"),
      })
      .from(priceHistory)
      .innerJoin(
        artworks,
        and(eq(artworks.id, priceHistory.artworkId), eq(artworks.userId, priceHistory.userId)),
      )
      .where(
        and(
          eq(priceHistory.userId, ownerId),
          isOfMedia,
          isOfferLine(),
          isNotNull(priceHistory.currency),
          sql`not ${isWrittenBy(ownerId, importId)}`,
        ),
      )
      .groupBy(artworks.id, priceHistory.currency),
  ]);
  const offered = past.map((offer) => ({ ...offer, currency: offer.offeredCurrency }));
  return {
    artworksVersion: user?.version ?? "",
    works,
    asked,
    offers: [...asked, ...offered] satisfies SizedOffer[],
  };
}

/** Whether the work is asked what it is since the import. */
function isOfferedBy(ownerId: string, importId: string): SQL {
  return sql`exists (
    select 1 from ${importRows}
    where ${importRows.userId} = ${ownerId} and ${importRows.importId} = ${importId}
      and ${importRows.artworkId} = ${offeredPrices.artworkId}
      and ${importRows.appliedAt} = ${offeredPrices.at}
  )`;
}

/** Whether the import has written the line of the history. */
function isWrittenBy(ownerId: string, importId: string): SQL {
  return sql`exists (
    select 1 from ${importRows}
    where ${importRows.userId} = ${ownerId} and ${importRows.importId} = ${importId}
      and ${importRows.artworkId} = ${priceHistory.artworkId}
      and ${importRows.appliedAt} = ${priceHistory.at}
  )`;
}

/**
 * The statements that write updates, after the import has claimed their rows in the same batch: each takes effect for the
 * works whose rows were claimed, once.
 */
export function updateStatements(
  db: Database,
  ownerId: string,
  importId: string,
  updates: readonly PlannedUpdate[],
) {
  const written = updates.flatMap(({ before, after, changed, history }) =>
    after ? [{ before, after, changed, history }] : [],
  );
  const lines = written.flatMap(({ after, history }) =>
    history.map((line) => ({
      userId: ownerId,
      artworkId: after.id,
      at: after.updatedAt,
      ...line,
    })),
  );
  /** Before the work is written, in this batch or in another that has claimed the same row. */
  const isClaimed = (id: SQLWrapper, at: SQL) => sql`exists (
    select 1 from ${importRows}
    where ${importRows.userId} = ${ownerId} and ${importRows.importId} = ${importId}
      and ${importRows.artworkId} = ${id} and ${importRows.workVersion} = ${at}
      and ${importRows.earlierValues} is not null
  )`;
  const isOlder = (id: SQLWrapper, at: SQL) => sql`exists (
    select 1 from ${artworks}
    where ${artworks.userId} = ${ownerId} and ${artworks.id} = ${id} and ${artworks.updatedAt} < ${at}
  )`;
  const sent = JSON.stringify(
    written.map(({ after, changed }) => ({
      id: after.id,
      at: after.updatedAt.getTime(),
      values: Object.fromEntries(changed.map((column) => [column, storedValue(after, column)])),
    })),
  );
  const value = (path: string) => sql`sent.value ->> ${`$.${path}`}`;
  const columns = updatedColumns.map((column) => {
    const isSent = sql`json_type(sent.value, ${`$.values.${column}`}) is not null`;
    return [
      column,
      sql`case when ${isSent} then ${value(`values.${column}`)} else ${artworks[column]} end`,
    ] as const;
  });
  const leaving = written.flatMap(({ before, after }) =>
    leavesGallery(before, after) ? [[after.id, after.updatedAt] as const] : [],
  );
  return {
    ...leaveStatements(db, {
      userId: ownerId,
      leftAt: Object.fromEntries(leaving),
      isLeaving: (id, at) => sql`${isClaimed(id, at)} and ${isOlder(id, at)}`,
    }),
    insertUpdateHistory: insertMany(db, priceHistory, lines, {
      computed: { id: sql`null` },
      where: (field) => {
        const [id, at] = [field("artworkId"), field("at")];
        return sql`${isClaimed(id, at)} and ${isOlder(id, at)}`;
      },
    }),
    updateWorks: db
      .update(artworks)
      .set({ ...Object.fromEntries(columns), updatedAt: value("at") })
      .from(sql`json_each(${sent}) as sent`)
      .where(
        and(
          eq(artworks.userId, ownerId),
          sql`${artworks.id} = ${value("id")}`,
          sql`${artworks.updatedAt} < ${value("at")}`,
          isClaimed(value("id"), value("at")),
        ),
      ),
  };
}
