import { type SQL, sql } from "drizzle-orm";

/**
 * Within a statement over the sales: whether the sale is on an invoice that holds, which is issued and not credited. No
 * invoices are stored yet.
 */
export function isInvoiced(): SQL {
  return sql`false`;
}
