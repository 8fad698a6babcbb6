import { and, eq, exists, sql } from "drizzle-orm";
import { isBusinessAsRead } from "#worker/business/conditions.ts";
import { selectBusiness } from "#worker/business/queries.ts";
import type { Database } from "#worker/db/client.ts";
import { importRows } from "#worker/db/import-tables.ts";
import { type BusinessRow, type SaleRow, sales } from "#worker/db/sale-tables.ts";

/** What the completion of a sale is decided on; `business` is null before the artist has entered any details. */
export interface SaleChangeContext {
  readonly sale: SaleRow;
  readonly business: BusinessRow | null;
}

/** The owner's sale of this id with the business details; null without such a sale. */
export async function findSaleChangeContext(
  db: Database,
  ownerId: string,
  id: string,
): Promise<SaleChangeContext | null> {
  const [[sale], [business]] = await db.batch([
    db.select().from(sales).where(isOwnSale(ownerId, id)),
    selectBusiness(db, ownerId),
  ]);
  if (sale === undefined) return null;
  return { sale, business: business ?? null };
}

/** The columns of a sale that can be completed later. */
export type SaleChange = Partial<
  Pick<
    SaleRow,
    | "buyerName"
    | "buyerEmail"
    | "buyerAddress"
    | "buyerCountry"
    | "buyerRegion"
    | "deliveredBy"
    | "handedOverIn"
    | "cadRate"
    | "taxes"
  >
>;

/**
 * Writes a change of a sale if what it was decided on is as it was read: business details, the invoice that the sale is
 * on, its rate, and the facts on which its taxes depend. The undo of an import keeps the work then. Returns the sale as it
 * is then; null when something has been changed since.
 */
export async function updateSale(
  db: Database,
  { sale, business }: SaleChangeContext,
  change: SaleChange,
): Promise<SaleRow | null> {
  const isAsRead = and(
    isOwnSale(sale.userId, sale.id),
    sql`${sales.buyerName} is ${sale.buyerName}`,
    sql`${sales.buyerCountry} is ${sale.buyerCountry}`,
    sql`${sales.buyerRegion} is ${sale.buyerRegion}`,
    sql`${sales.deliveredBy} is ${sale.deliveredBy}`,
    sql`${sales.handedOverIn} is ${sale.handedOverIn}`,
    sql`${sales.cadRate} is ${sale.cadRate}`,
    sql`${sales.invoiceId} is ${sale.invoiceId}`,
    isBusinessAsRead(sale.userId, business),
  );
  const [, rows] = await db.batch([
    // The work's version stays, so its row of the import gets one that no work has.
    db
      .update(importRows)
      .set({ workVersion: new Date(0) })
      .where(
        and(
          eq(importRows.userId, sale.userId),
          eq(importRows.artworkId, sale.artworkId),
          exists(db.select({ id: sales.id }).from(sales).where(isAsRead)),
        ),
      ),
    db.update(sales).set(change).where(isAsRead).returning(),
  ]);
  return rows[0] ?? null;
}

function isOwnSale(ownerId: string, id: string) {
  return and(eq(sales.id, id), eq(sales.userId, ownerId));
}
