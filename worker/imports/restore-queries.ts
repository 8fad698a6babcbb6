import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { undoneReason } from "#schema/artworks/price-history.ts";
import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import {
  type ComputedLine,
  emptyLine,
  insertHistory,
  nextUpdate,
} from "#worker/artworks/history.ts";
import { remainingChannel } from "#worker/channels/conditions.ts";
import type { Database } from "#worker/db/client.ts";
import { importRows } from "#worker/db/import-tables.ts";
import { artworks } from "#worker/db/tables.ts";
import { type UpdatedColumns, updatedColumns } from "./updated-columns.ts";

type Column = keyof UpdatedColumns;

/** The columns of the rows, or of the rows under an alias. */
type RowColumns = Readonly<
  Record<"userId" | "importId" | "artworkId" | "workVersion" | "earlierValues", SQLiteColumn>
>;

const undoneLine = { ...emptyLine, reason: undoneReason };

/** A work's listed price, in whole cents of its currency. */
export interface ListedPrice {
  readonly id: string;
  readonly listedCents: Cents;
  readonly listedCurrency: Currency;
}

interface Restoration {
  readonly ownerId: string;
  readonly importId: string;
  /** The condition that the import has been undone. */
  readonly undone: SQL;
  /** Of works that get another listed price than they had before. */
  readonly listed: readonly ListedPrice[];
}

/**
 * The statements of an undo that restore the works that the import updated, if they have not been changed since.
 * Restored prices and statuses are lines of the history too.
 */
export function restoreStatements(
  db: Database,
  { ownerId, importId, undone, listed }: Restoration,
  now: Date,
) {
  const isUnchanged = (rows: RowColumns) => sql`${rows.userId} = ${ownerId}
    and ${rows.importId} = ${importId} and ${rows.earlierValues} is not null
    and ${artworks.userId} = ${ownerId} and ${artworks.id} = ${rows.artworkId}
    and ${artworks.updatedAt} = ${rows.workVersion} and ${undone}`;
  const sent = JSON.stringify(Object.fromEntries(listed.map(({ id, ...price }) => [id, price])));
  const relisted = (column: keyof Omit<ListedPrice, "id">) =>
    sql`json_extract(${sent}, '$."' || ${artworks.id} || ${`".${column}`})`;
  const listedBefore = {
    listedCents: sql`coalesce(${relisted("listedCents")}, ${before("listedCents")})`,
    listedCurrency: sql`coalesce(${relisted("listedCurrency")}, ${before("listedCurrency")})`,
  };
  const line = (columns: ComputedLine, isChanged: SQL) =>
    insertHistory(
      db,
      columns,
      nextUpdate(now),
      sql`from ${importRows}, ${artworks} where ${isUnchanged(importRows)}
        and (${isChanged})`,
    );
  const restored = updatedColumns.map((column) => [column, before(column)] as const);
  return [
    line(
      {
        ...undoneLine,
        kind: "asking",
        amountCents: before("askingPriceCents"),
        currency: before("askingCurrency"),
      },
      sql`${wasChanged("askingPriceCents")} or ${wasChanged("askingCurrency")}`,
    ),
    line(
      {
        ...undoneLine,
        kind: "listed",
        amountCents: listedBefore.listedCents,
        currency: listedBefore.listedCurrency,
      },
      sql`${listedBefore.listedCents} is not ${artworks.listedCents}
        or ${listedBefore.listedCurrency} is not ${artworks.listedCurrency}`,
    ),
    line({ ...undoneLine, kind: "status", status: before("status") }, wasChanged("status")),
    moveVersions(db, { ownerId, importId }, isUnchanged, now),
    db
      .update(artworks)
      .set({
        ...Object.fromEntries(restored),
        statusChannelId: remainingChannel(ownerId, before("statusChannelId")),
        ...listedBefore,
        updatedAt: nextUpdate(now),
      })
      .from(importRows)
      .where(isUnchanged(importRows))
      .returning({ id: artworks.id }),
  ] as const;
}

function wasChanged(column: Column): SQL {
  return sql`json_type(${importRows.earlierValues}, ${`$.${column}`}) is not null`;
}

/** The value before an update, whether the update changed it or not. */
function before(column: Column): SQL {
  return sql`case when ${wasChanged(column)}
    then ${importRows.earlierValues} ->> ${column} else ${artworks[column]} end`;
}

/** A restored work is as an earlier import left it, so the rows of that import get its next version. */
function moveVersions(
  db: Database,
  { ownerId, importId }: Pick<Restoration, "ownerId" | "importId">,
  isUnchanged: (rows: RowColumns) => SQL,
  now: Date,
) {
  const own = alias(importRows, "own");
  const isWork = sql`${artworks.userId} = ${ownerId} and ${artworks.id} = ${importRows.artworkId}`;
  return db
    .update(importRows)
    .set({ workVersion: sql`(select ${nextUpdate(now)} from ${artworks} where ${isWork})` })
    .where(
      and(
        eq(importRows.userId, ownerId),
        ne(importRows.importId, importId),
        sql`${importRows.artworkId} in (
          select ${own.artworkId} from ${importRows} as "own", ${artworks}
          where ${isUnchanged(own)}
            and ${own.earlierValues} ->> 'updatedAt' = ${importRows.workVersion}
        )`,
      ),
    );
}
