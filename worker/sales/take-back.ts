import { earliestToday, latestToday } from "#schema/days.ts";
import type { SaleReturnInput } from "#schema/sales/sale-input.ts";
import type { VerbContext } from "#worker/context.ts";
import type { SaleRow } from "#worker/db/sale-tables.ts";
import { notFound } from "#worker/errors.ts";
import { invalid } from "#worker/http/validation.ts";
import { saleInvoiced } from "./invoiced.ts";
import { closeSale } from "./queries.ts";

interface ReturnRequest {
  readonly id: string;
  readonly input: SaleReturnInput;
}

/**
 * Takes the artist's sale back on a day (price list, section 4): its work is available again. A sale that was taken back
 * before stays as it was then.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED for a day to come or before the sale, or CONFLICT for a sale that is on an
 * invoice.
 */
export async function takeSaleBack(
  { db, artist, now }: VerbContext,
  { id, input }: ReturnRequest,
): Promise<SaleRow> {
  const { returnedOn = null, reason = "" } = input;
  // A day in the future is refused before the sale is read.
  if (returnedOn !== null) requireReturnDay(returnedOn, returnedOn, now);
  const today = earliestToday(now);
  const sale = await closeSale(db, artist.id, { id, returnedOn, today, reason }, now);
  if (sale === null) throw notFound();
  if (sale.returnedAt !== null) return sale;
  if (sale.invoiceId !== null) throw saleInvoiced(sale);
  if (returnedOn !== null) requireReturnDay(returnedOn, sale.date, now);
  throw new Error("The sale was not taken back.");
}

function requireReturnDay(day: string, soldOn: string, now: Date): void {
  const problem = returnDayProblem(day, soldOn, now);
  if (problem === null) return;
  throw invalid([{ path: "returnedOn", message: returnDayMessages[problem] }]);
}

/** Why a sale cannot have been taken back on a day. */
type ReturnDayProblem = "future" | "before-sale";

/** Null for a day on which a sale of `soldOn` can have been taken back; all are ISO days. */
export function returnDayProblem(day: string, soldOn: string, now: Date): ReturnDayProblem | null {
  if (day > latestToday(now)) return "future";
  return day < soldOn ? "before-sale" : null;
}

const returnDayMessages: Readonly<Record<ReturnDayProblem, string>> = {
  future: "Enter today or an earlier day.",
  "before-sale": "The work was sold after this day.",
};
