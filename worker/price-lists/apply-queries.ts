import { and, eq, ne, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Currency } from "#schema/currency.ts";
import {
  type ComputedLine,
  emptyLine,
  insertHistory,
  nextUpdate,
} from "#worker/artworks/history.ts";
import { selectOffersOfUnpriced } from "#worker/artworks/offer-queries.ts";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { appliedPrices, type PriceListRow, priceLists } from "#worker/db/price-list-tables.ts";
import { artworks, users } from "#worker/db/tables.ts";
import { selectCatalogue } from "./catalogue-queries.ts";
import { isChangedBy, isOfWork, isOwnList, isVersion } from "./conditions.ts";
import { isDueCondition } from "./due.ts";
import type { Plan } from "./plan.ts";
import { selectListInForce, selectPriceList } from "./queries.ts";

/** What an application is planned on: the lists, and the works, in one version. */
export async function findApplyContext(db: Database, ownerId: string, id: string, now: Date) {
  const [[list], [inForce], [user], works, offers] = await db.batch([
    selectPriceList(db, ownerId, id),
    selectListInForce(db, ownerId, now),
    db.select({ version: users.artworksVersion }).from(users).where(eq(users.id, ownerId)),
    selectCatalogue(db, ownerId),
    selectOffersOfUnpriced(db, ownerId),
  ]);
  return {
    list: list ?? null,
    inForce: inForce ?? null,
    artworksVersion: user?.version ?? "",
    works,
    offers,
  };
}

/** The artists with lists that are due, at most `limit`; those that are due for longest come first. */
export async function listOwnersOfDueLists(
  db: Database,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ userId: priceLists.userId })
    .from(priceLists)
    .where(isDueCondition(now))
    .orderBy(priceLists.holdsFrom)
    .limit(limit);
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** The application of a list to works that were read in this version. */
export interface Application {
  readonly ownerId: string;
  readonly listId: string;
  readonly currency: Currency;
  readonly changes: Plan["changes"];
  readonly artworksVersion: string;
}

/**
 * Applies a list in one batch, if works and lists are still in the version that was read: the list counts as applied, and
 * works get its prices, with a line of the history each. Returns the list as it is then; null when something has been
 * changed since.
 */
export async function writeApplication(
  db: Database,
  application: Application,
  now: Date,
): Promise<PriceListRow | null> {
  const { ownerId, listId, artworksVersion } = application;
  const changeId = crypto.randomUUID();
  const [written] = await db.batch([
    db
      .update(priceLists)
      .set({ appliedAt: now, undoneAt: null, changeId })
      .where(and(isOwnList(ownerId, listId), isVersion(db, ownerId, artworksVersion)))
      .returning(),
    ...applicationStatements(db, application, changeId, now),
  ]);
  return written[0] ?? null;
}

/**
 * The statements of an application that follow the change `changeId` of its list in a batch, and take effect only if that
 * one did. Lists that were due before it, and that works never followed, count as applied. What works had before the first
 * application of the list is kept for its undo, in place of what was kept for another list.
 */
export function applicationStatements(
  db: Database,
  { ownerId, listId, currency, changes }: Omit<Application, "artworksVersion">,
  changeId: string,
  now: Date,
) {
  const isWritten = isChangedBy(db, ownerId, listId, changeId);
  // One parameter, because a statement takes at most a hundred.
  const sent = JSON.stringify(changes.map(({ id, listedCents }) => [id, listedCents]));
  const applied = {
    userId: sql`${ownerId}`,
    artworkId: artworks.id,
    listId: sql`${listId}`,
    listedCents: sql`sent.value ->> 1`,
    listedCurrency: sql`${currency}`,
    earlierCents: artworks.listedCents,
    earlierCurrency: artworks.listedCurrency,
    earlierAskingCents: null,
    earlierAskingCurrency: null,
    batchId: null,
  };
  const isSent = (id: SQLiteColumn) => sql`${id} in (select value ->> 0 from json_each(${sent}))`;
  const line: ComputedLine = {
    ...emptyLine,
    kind: "listed",
    amountCents: appliedPrices.listedCents,
    currency: appliedPrices.listedCurrency,
  };
  return [
    db
      .update(priceLists)
      .set({ appliedAt: now })
      .where(
        and(
          eq(priceLists.userId, ownerId),
          isDueCondition(now),
          ne(priceLists.id, listId),
          isWritten,
        ),
      ),
    db
      .delete(appliedPrices)
      .where(and(eq(appliedPrices.userId, ownerId), ne(appliedPrices.listId, listId), isWritten)),
    insertFromSelect(
      db,
      appliedPrices,
      applied,
      // A cross join, which is in this order: the other way round what was sent would be read again for every work.
      sql`from json_each(${sent}) as sent cross join ${artworks}
        where ${artworks.id} = sent.value ->> 0 and ${artworks.userId} = ${ownerId} and ${isWritten}`,
    ).onConflictDoUpdate({
      target: [appliedPrices.userId, appliedPrices.artworkId],
      set: {
        listedCents: sql`excluded.listed_cents`,
        listedCurrency: sql`excluded.listed_currency`,
        batchId: null,
      },
    }),
    insertHistory(
      db,
      line,
      nextUpdate(now),
      sql`from ${appliedPrices} inner join ${artworks} on ${artworks.id} = ${appliedPrices.artworkId}
        where ${appliedPrices.userId} = ${ownerId} and ${isSent(appliedPrices.artworkId)}
          and ${artworks.userId} = ${ownerId} and ${isWritten}`,
    ),
    db
      .update(artworks)
      .set({
        listedCents: sql`(select ${appliedPrices.listedCents} from ${appliedPrices} where ${isOfWork(ownerId)})`,
        listedCurrency: currency,
        updatedAt: nextUpdate(now),
      })
      .where(and(eq(artworks.userId, ownerId), isSent(artworks.id), isWritten)),
  ] as const;
}
