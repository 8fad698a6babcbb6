import { and, eq, exists, sql } from "drizzle-orm";
import type { SaleChangeInput } from "#schema/sales/sale-input.ts";
import { correctedLine, insertHistoryLines, nextUpdate } from "#worker/artworks/history.ts";
import { isBusinessAsRead } from "#worker/business/conditions.ts";
import { selectBusiness } from "#worker/business/queries.ts";
import { selectChannel } from "#worker/channels/queries.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { importRows } from "#worker/db/import-tables.ts";
import type { PersonRow } from "#worker/db/people-tables.ts";
import { type BusinessRow, type ChannelRow, type SaleRow, sales } from "#worker/db/sale-tables.ts";
import { type ArtworkRow, artworks } from "#worker/db/tables.ts";
import { hasPerson } from "#worker/people/conditions.ts";
import { selectPerson } from "#worker/people/queries.ts";

/**
 * What the change of a sale is decided on: `business` is null before the artist has entered any details, `artwork` once a
 * work that was taken back is deleted, and `channel` and `person` unless the sale is to have one that exists.
 */
export interface SaleChangeContext {
  readonly sale: SaleRow;
  readonly artwork: Pick<ArtworkRow, "dateCreated"> | null;
  readonly business: BusinessRow | null;
  readonly channel: ChannelRow | null;
  readonly person: PersonRow | null;
}

/** The owner's sale of this id with what its change is decided on; null without such a sale. */
export async function findSaleChangeContext(
  db: Database,
  ownerId: string,
  id: string,
  { channelId = "", personId = "" }: Pick<SaleChangeInput, "channelId" | "personId">,
): Promise<SaleChangeContext | null> {
  const soldWork = sql`(select ${sales.artworkId} from ${sales} where ${isOwnSale(ownerId, id)})`;
  const [[sale], [artwork], [business], [channel], [person]] = await db.batch([
    db.select().from(sales).where(isOwnSale(ownerId, id)),
    db
      .select({ dateCreated: artworks.dateCreated })
      .from(artworks)
      .where(and(eq(artworks.userId, ownerId), sql`${artworks.id} = ${soldWork}`)),
    selectBusiness(db, ownerId),
    selectChannel(db, ownerId, channelId),
    selectPerson(db, ownerId, personId),
  ]);
  if (sale === undefined) return null;
  return {
    sale,
    artwork: artwork ?? null,
    business: business ?? null,
    channel: channel ?? null,
    person: person ?? null,
  };
}

/** The columns of a sale that can be completed or corrected later. */
export type SaleChange = Partial<
  Pick<SaleRow, (typeof changeableColumns)[number] | "taxes" | "channelKind" | "channelName">
>;

/** A change to write. */
interface WrittenChange {
  readonly columns: SaleChange;
  /** Whether it corrects what was recorded, and does not only complete it. */
  readonly isCorrection: boolean;
}

/** The facts of a sale, on which its amounts and taxes depend. */
const changeableColumns = [
  "date",
  "priceCents",
  "discountCents",
  "currency",
  "cadRate",
  "channelId",
  "commission",
  "percentageFee",
  "fixedFeeCents",
  "discountBorneBy",
  "chargesTax",
  "commissionCents",
  "feeCents",
  "shippingCents",
  "netCents",
  "buyerName",
  "buyerEmail",
  "buyerAddress",
  "buyerCountry",
  "buyerRegion",
  "personId",
  "deliverToCountry",
  "deliverToRegion",
  "deliveredBy",
  "handedOverIn",
  "paidOn",
  "paymentMethod",
] as const satisfies readonly (keyof SaleRow)[];

/**
 * Writes a change of a sale if what it was decided on is as it was read: business details, the invoice that the sale is
 * on, whether it was taken back, its facts, and the person it is to name. A correction is a line of the work's history and changes the work's
 * version. The undo of an import keeps the work then. Returns the sale as it is then; null when something has been changed
 * since.
 */
export async function updateSale(
  db: Database,
  { sale, business }: Pick<SaleChangeContext, "sale" | "business">,
  { columns, isCorrection }: WrittenChange,
  now: Date,
): Promise<SaleRow | null> {
  const isAsRead = and(
    isOwnSale(sale.userId, sale.id),
    ...changeableColumns.map(
      (column) => sql`${sales[column]} is ${sql.param(sale[column], sales[column])}`,
    ),
    sql`${sales.invoiceId} is ${sale.invoiceId}`,
    sql`${sales.returnedAt} is ${sql.param(sale.returnedAt, sales.returnedAt)}`,
    isBusinessAsRead(sale.userId, business),
    columns.personId ? hasPerson(db, sale.userId, columns.personId) : undefined,
  );
  const isUnchanged = exists(db.select({ id: sales.id }).from(sales).where(isAsRead));
  const lines = isCorrection ? [correctedLine({ ...sale, ...columns })] : [];
  const soldWork = and(
    eq(artworks.userId, sale.userId),
    eq(artworks.id, sale.artworkId),
    isUnchanged,
  );
  const { written, found } = await batchByName(db, {
    // The version of a work whose sale is completed stays, so its row of the import gets one that no work has.
    renewImportRow: db
      .update(importRows)
      .set({ workVersion: new Date(0) })
      .where(
        and(
          eq(importRows.userId, sale.userId),
          eq(importRows.artworkId, sale.artworkId),
          isUnchanged,
        ),
      ),
    insertHistory: insertHistoryLines(db, lines, nextUpdate(now), soldWork),
    updateWork: db
      .update(artworks)
      .set({ updatedAt: nextUpdate(now) })
      .where(and(sql`${lines.length} > 0`, soldWork)),
    written: db.update(sales).set(columns).where(isAsRead).returning({ id: sales.id }),
    // With the person of the buyer, whom a trigger names.
    found: db.select().from(sales).where(isOwnSale(sale.userId, sale.id)),
  });
  return written.length > 0 ? (found[0] ?? null) : null;
}

function isOwnSale(ownerId: string, id: string) {
  return and(eq(sales.id, id), eq(sales.userId, ownerId));
}
