import { desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { invoices } from "#worker/db/document-tables.ts";
import { invoiceColumns } from "./shared-sql.ts";

/** Selects an artist's invoices and credit notes with their payments, newest first. */
export function selectInvoices(db: Database, owner: string | SQL) {
  return db
    .select(invoiceColumns)
    .from(invoices)
    .where(eq(invoices.userId, owner))
    .orderBy(desc(invoices.year), desc(invoices.sequence));
}
