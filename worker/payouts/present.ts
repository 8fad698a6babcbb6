import type { PayoutAnswer } from "#schema/payouts/payout.ts";
import type { PayoutRow } from "#worker/db/consignment-tables.ts";

/** A payout in a response. */
export function presentPayout({
  userId: _owner,
  idempotencyKey: _key,
  requestHash: _hash,
  reversedAt,
  createdAt,
  ...payout
}: PayoutRow): PayoutAnswer {
  return {
    ...{ ...payout, saleIds: [...payout.saleIds] },
    reversedAt: reversedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
