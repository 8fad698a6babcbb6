import { latestToday } from "#schema/days.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import type { InvoicePaymentInput } from "#schema/sales/invoice-input.ts";
import type { Database } from "#worker/db/client.ts";
import { invalid } from "#worker/http/validation.ts";
import { requireHolding } from "./credit.ts";
import { presentInvoice } from "./present.ts";
import { updatePayment } from "./queries.ts";

/**
 * Says when and how the artist's invoice `id` was paid, or with null that it is not.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT for a credit note and an invoice that was credited.
 */
export async function payInvoice(
  db: Database,
  ownerId: string,
  id: string,
  payment: InvoicePaymentInput,
  now: Date,
): Promise<Invoice> {
  if (payment !== null && payment.paidOn > latestToday(now)) {
    throw invalid([{ path: "paidOn", message: "Enter today or an earlier day." }]);
  }
  const { isWritten, invoices } = await updatePayment(db, ownerId, id, payment);
  if (!isWritten) requireHolding(invoices, id);
  return presentInvoice(id, invoices);
}
