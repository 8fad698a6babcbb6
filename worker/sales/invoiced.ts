import { isNotNull, type SQL } from "drizzle-orm";
import { type SaleRow, sales } from "#worker/db/sale-tables.ts";
import { type AppError, conflict } from "#worker/errors.ts";

/** Within a statement over the sales: whether the sale is on an invoice that holds, which is issued and not credited. */
export function isInvoiced(): SQL {
  return isNotNull(sales.invoiceId);
}

/** The error CONFLICT for a correction of a sale that was taken back. */
export function saleReturned(): AppError {
  return conflict("This sale was taken back. What was recorded stays.");
}

/** The error CONFLICT for a change of a sale that is on an invoice. */
export function saleInvoiced({ invoiceNumber }: Pick<SaleRow, "invoiceNumber">): AppError {
  return conflict(`This sale is on invoice ${invoiceNumber}. Credit the invoice first.`);
}
