import type { SaleChangeInput } from "#schema/sales/sale-input.ts";
import type { Database } from "#worker/db/client.ts";
import { hasValues } from "#worker/db/has-values.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { SaleRow } from "#worker/db/sale-tables.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { invalid } from "#worker/http/validation.ts";
import { buyerColumns } from "./buyer-columns.ts";
import {
  findSaleChangeContext,
  type SaleChange,
  type SaleChangeContext,
  updateSale,
} from "./change-queries.ts";
import { saleInvoiced } from "./invoiced.ts";
import { requireTaxes } from "./taxes.ts";

/**
 * Completes the artist's sale `id` (price list, section 4): its buyer, how and where the work was delivered, the rate
 * of its day. Its taxes are computed again. What is left out stays. A conflict is tried again once.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT for a sale that is on an invoice: only its rate can still
 * be entered, once.
 */
export async function changeSale(
  db: Database,
  ownerId: string,
  id: string,
  input: SaleChangeInput,
): Promise<SaleRow> {
  return retryOnceOrThrow(async () => {
    const context = await findSaleChangeContext(db, ownerId, id);
    if (context === null) throw notFound();
    const columns = columnsOf(input);
    if (hasValues(context.sale, columns)) return context.sale;
    return updateSale(db, context, decide(context, columns));
  }, conflict("This sale has been changed elsewhere meanwhile. Try again."));
}

function columnsOf({ buyer, deliveredBy, handedOverIn, cadRate }: SaleChangeInput): SaleChange {
  return {
    ...(buyer !== undefined && buyerColumns(buyer)),
    ...(deliveredBy !== undefined && { deliveredBy }),
    ...(handedOverIn !== undefined && { handedOverIn: handedOverIn || null }),
    ...(cadRate !== undefined && { cadRate }),
  };
}

function decide({ sale, business }: SaleChangeContext, columns: SaleChange): SaleChange {
  const { cadRate, ...facts } = columns;
  const hasFacts = Object.keys(facts).length > 0;
  if (sale.invoiceId !== null && (hasFacts || sale.cadRate !== null)) throw saleInvoiced(sale);
  if (cadRate !== undefined && sale.currency === "CAD") {
    const message = "A sale in Canadian dollars needs no rate.";
    throw invalid([{ path: "cadRate", message }]);
  }
  if (!hasFacts) return columns;
  const registrations = business?.registrations ?? [];
  return { ...columns, taxes: requireTaxes({ ...sale, ...facts }, registrations, "deliveredBy") };
}
