import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Business } from "#schema/business/business.ts";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type BusinessRow, business } from "#worker/db/sale-tables.ts";
import { users } from "#worker/db/tables.ts";
import { toHex } from "#worker/http/digest.ts";
import { selectTaxedSales, type TaxChange, taxStatements } from "#worker/sales/tax-queries.ts";
import { isBusinessAsRead } from "./conditions.ts";

/** Selects an artist's business details; no row before the artist has entered any. */
export function selectBusiness(db: Database, owner: string | SQL) {
  return db.select().from(business).where(eq(business.userId, owner));
}

/** What a change of business details is decided on: the details, and the sales with their taxes in one version. */
export async function findBusinessContext(db: Database, ownerId: string) {
  const [[row], [user], sales] = await db.batch([
    selectBusiness(db, ownerId),
    db.select({ version: users.artworksVersion }).from(users).where(eq(users.id, ownerId)),
    selectTaxedSales(db, ownerId),
  ]);
  return { business: row ?? null, artworksVersion: user?.version ?? "", sales };
}

/** Business details to write, with the taxes that they change, and what both were decided on. */
interface BusinessChange {
  readonly ownerId: string;
  readonly details: Business;
  readonly taxes: readonly TaxChange[];
  readonly read: BusinessRow | null;
  readonly artworksVersion: string;
}

/**
 * Writes business details and the taxes of the sales that are on no invoice, in one batch, if details and sales are still
 * as they were read. Returns the row; null when something has been changed since.
 */
export async function writeBusiness(
  db: Database,
  { ownerId, details, taxes, read, artworksVersion }: BusinessChange,
): Promise<BusinessRow | null> {
  const version = toHex(crypto.getRandomValues(new Uint8Array(8)));
  const isAsRead = and(
    eq(users.id, ownerId),
    eq(users.artworksVersion, artworksVersion),
    isBusinessAsRead(ownerId, read),
  );
  const written = db
    .select({ version: business.version })
    .from(business)
    .where(and(eq(business.userId, ownerId), eq(business.version, version)));
  const row = { ...details, version };
  const [rows] = await db.batch([
    insertFromSelect(
      db,
      business,
      { ...row, userId: ownerId },
      sql`from ${users} where ${isAsRead}`,
    )
      .onConflictDoUpdate({ target: business.userId, set: row })
      .returning(),
    ...taxStatements(db, ownerId, taxes, exists(written)),
  ]);
  return rows[0] ?? null;
}
