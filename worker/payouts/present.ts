import type { SaleStatement } from "#schema/consignments/statement.ts";
import type { PayoutAnswer } from "#schema/payouts/payout.ts";
import type { PayoutRow } from "#worker/db/consignment-tables.ts";
import type { SaleRow } from "#worker/db/sale-tables.ts";

/** A payout in a response. */
export function presentPayout({
  userId: _owner,
  idempotencyKey: _key,
  requestHash: _hash,
  isSettled: _settled,
  reversedAt,
  createdAt,
  ...payout
}: PayoutRow): PayoutAnswer {
  return {
    ...payout,
    saleIds: [...payout.saleIds],
    reversedAt: reversedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * A sale in a statement until a day: what was returned later is sold then. Nothing is owed of one that is on an invoice to the
 * buyer.
 */
export function presentSoldLine(
  sale: SaleRow,
  { owed, until }: { readonly owed: ReadonlyMap<string, SaleStatement>; readonly until: string },
) {
  const { id, artworkId, artworkTitle, date, priceCents, discountCents, commission } = sale;
  return {
    ...(owed.get(id) ?? { id, dueOn: date, paidCents: 0, openCents: 0, isOverdue: false }),
    artworkId,
    artworkTitle,
    date,
    paidByBuyerCents: priceCents - discountCents,
    commission,
    netCents: sale.netCents,
    buyer: sale.buyerName,
    returnedOn: sale.returnedOn !== null && sale.returnedOn <= until ? sale.returnedOn : null,
  };
}
