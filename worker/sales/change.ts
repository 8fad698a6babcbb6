import type { SaleChangeInput } from "#schema/sales/sale-input.ts";
import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { SaleRow } from "#worker/db/sale-tables.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { invalid, requireTodayOrEarlier } from "#worker/http/validation.ts";
import { namedBuyerColumns, placeColumns, placeOfBuyer } from "./buyer-columns.ts";
import {
  findSaleChangeContext,
  type SaleChange,
  type SaleChangeContext,
  updateSale,
} from "./change-queries.ts";
import { correctionColumns } from "./correct.ts";
import { saleInvoiced, saleReturned } from "./invoiced.ts";
import { placeField, requireTaxes } from "./taxes.ts";

/** A request to complete or correct the artist's sale `id`. */
interface SaleChangeRequest {
  readonly id: string;
  readonly input: SaleChangeInput;
}

/**
 * Completes or corrects a sale (price list, sections 2 and 4): its buyer, how and where the work was delivered, the rate of
 * its day, how it was paid; and what was recorded wrongly, which the history of the work says. Its amounts and taxes are
 * computed again. What is left out stays, and so does everything when a request is repeated. A conflict is tried again once.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT: on an invoice only a missing rate can still be entered, once,
 * and a sale that was taken back can be completed, not corrected, nor get another rate.
 */
export async function changeSale(
  { db, artist, now, ...stores }: VerbContext,
  { id, input }: SaleChangeRequest,
): Promise<SaleRow> {
  return retryOnceOrThrow(async () => {
    const context = await findSaleChangeContext(db, artist.id, id, input);
    if (context === null) throw notFound();
    const { sale } = context;
    const corrected = changedOf(sale, await correctionColumns(stores.rates, context, input, now));
    const completed = changedOf(sale, completionColumns(context, input, now));
    const change = { ...corrected, ...completed };
    if (Object.keys(change).length === 0) return sale;
    requireChangeable(sale, corrected, completed);
    const rate = change.cadRate;
    if (typeof rate === "number" && rate !== 1 && (change.currency ?? sale.currency) === "CAD") {
      const message = "A sale in Canadian dollars needs no rate.";
      throw invalid([{ path: "cadRate", message }]);
    }
    const written = { ...change, ...taxesOf(context, change, input) };
    const isCorrection = Object.keys(corrected).length > 0;
    return updateSale(db, context, { columns: written, isCorrection }, now);
  }, conflict("This sale has been changed elsewhere meanwhile. Try again."));
}

/** Those of the values that the sale does not have yet. */
function changedOf(sale: SaleRow, values: SaleChange): SaleChange {
  const stored = new Map<string, unknown>(Object.entries(sale));
  return Object.fromEntries(
    Object.entries(values).filter(([column, value]) => stored.get(column) !== value),
  );
}

function completionColumns(
  context: SaleChangeContext,
  input: SaleChangeInput,
  now: Date,
): SaleChange {
  const { deliveredBy, handedOverIn, cadRate, payment } = input;
  if (payment) requireTodayOrEarlier("payment.paidOn", payment.paidOn, now);
  return {
    ...partyColumns(context, input),
    ...(deliveredBy !== undefined && { deliveredBy }),
    ...(handedOverIn !== undefined && { handedOverIn: handedOverIn || null }),
    ...(cadRate !== undefined && { cadRate }),
    ...(payment !== undefined && {
      paidOn: payment?.paidOn ?? null,
      paymentMethod: payment?.method ?? null,
    }),
  };
}

/** The buyer, and where the work is delivered: where the buyer lives, unless the sale says another place. */
function partyColumns({ sale, person }: SaleChangeContext, input: SaleChangeInput): SaleChange {
  const isNamed = input.personId !== undefined || input.buyer !== undefined;
  const buyer = isNamed ? namedBuyerColumns(input, person) : {};
  if (input.deliverTo !== undefined) return { ...buyer, ...placeColumns(input.deliverTo) };
  const place = { country: sale.deliverToCountry ?? "", region: sale.deliverToRegion ?? "" };
  const home = { country: sale.buyerCountry ?? "", region: sale.buyerRegion ?? "" };
  const isNowhere = place.country === "" && place.region === "";
  const isHome = isNowhere || (place.country === home.country && place.region === home.region);
  if (!isHome || (!isNamed && input.deliveredBy === undefined)) return buyer;
  return { ...buyer, ...placeColumns(placeOfBuyer({ ...sale, ...buyer })) };
}

/** @throws AppError CONFLICT. */
function requireChangeable(sale: SaleRow, corrected: SaleChange, completed: SaleChange): void {
  const isCorrected = Object.keys(corrected).length > 0;
  const isPaid = completed.paidOn !== undefined || completed.paymentMethod !== undefined;
  const isOtherRate = completed.cadRate !== undefined && sale.cadRate !== null;
  if (sale.returnedAt !== null && (isCorrected || isPaid || isOtherRate)) throw saleReturned();
  if (sale.invoiceId === null) return;
  const isMissingRate = Object.keys(completed).join() === "cadRate" && !isOtherRate;
  if (isCorrected || !isMissingRate) throw saleInvoiced(sale);
}

/** The taxes, where something is changed on which they depend. Those of a sale that was taken back stay, as its return has them. */
function taxesOf(
  { sale, business }: SaleChangeContext,
  change: SaleChange,
  input: SaleChangeInput,
): SaleChange {
  if (sale.returnedAt !== null) return {};
  const { cadRate: _rate, paidOn: _day, paymentMethod: _method, ...facts } = change;
  if (Object.keys(facts).length === 0) return {};
  const day = facts.date === undefined ? "deliveredBy" : "date";
  const fields = { day, place: placeField(input) };
  return { taxes: requireTaxes({ ...sale, ...facts }, business?.registrations ?? [], fields) };
}
