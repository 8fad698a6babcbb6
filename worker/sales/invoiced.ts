import { isNotNull, type SQL } from "drizzle-orm";
import { sales } from "#worker/db/sale-tables.ts";

/** Within a statement over the sales: whether the sale is on an invoice that holds, which is issued and not credited. */
export function isInvoiced(): SQL {
  return isNotNull(sales.invoiceId);
}
