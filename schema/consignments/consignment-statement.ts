import * as v from "valibot";
import { currencySchema } from "#schema/currency.ts";
import { owedSums, payoutSchema, saleStatementSchema } from "#schema/payouts/payout.ts";

const soldLineSchema = v.object({
  ...saleStatementSchema.entries,
  artworkId: v.string(),
  artworkTitle: v.string(),
  date: v.string(),
  /** What the buyer paid, before tax. */
  paidByBuyerCents: v.number(),
  commission: v.number(),
  netCents: v.number(),
  /** Null if no one is named. */
  buyer: v.nullable(v.string()),
  returnedOn: v.nullable(v.string()),
});

/**
 * The answer of `GET /api/consignments/{id}/statement`: the sales of the agreement and the payouts for them in some days, a
 * currency apart, what is owed at the end of the last one, and where the works are then.
 */
export const consignmentStatementSchema = v.object({
  from: v.string(),
  to: v.string(),
  currencies: v.array(
    v.object({
      currency: currencySchema,
      ...owedSums,
      overdueSince: v.nullable(v.string()),
      sales: v.array(soldLineSchema),
      /** Those for any of the sales; a payout may pay others too. */
      payouts: v.array(payoutSchema),
    }),
  ),
  hereIds: v.array(v.string()),
  returned: v.array(v.object({ workId: v.string(), returnedOn: v.string() })),
});
export type ConsignmentStatement = v.InferOutput<typeof consignmentStatementSchema>;
