import * as v from "valibot";
import { currencySchema } from "#schema/currency.ts";

/** What a gallery paid the artist (people, section 5), in whole cents; it counts while `reversedAt` is null. */
export const payoutSchema = v.object({
  id: v.string(),
  channelId: v.string(),
  date: v.string(),
  amountCents: v.number(),
  currency: currencySchema,
  method: v.string(),
  saleIds: v.array(v.string()),
  reversedAt: v.nullable(v.string()),
  createdAt: v.string(),
});
export type PayoutAnswer = v.InferOutput<typeof payoutSchema>;

/** The answer of `GET /api/payouts`, the latest day first. */
export const payoutsSchema = v.array(payoutSchema);

const saleStatementSchema = v.object({
  /** The sale's. */
  id: v.string(),
  dueOn: v.string(),
  paidCents: v.number(),
  openCents: v.number(),
  isOverdue: v.boolean(),
});

const sums = {
  owedCents: v.number(),
  paidCents: v.number(),
  /** Negative for a credit of the gallery. */
  openCents: v.number(),
  overdueCents: v.number(),
};

const galleryAccountSchema = v.object({
  channelId: v.string(),
  currency: currencySchema,
  ...sums,
  overdueSince: v.nullable(v.string()),
  sales: v.array(saleStatementSchema),
});

/**
 * The answer of `GET /api/payouts/owed`: what each gallery owes today, a currency apart, and since when payouts are kept.
 * `isKeptFromChosen` is false until the artist was asked.
 */
export const owedSchema = v.object({
  keptFrom: v.nullable(v.string()),
  isKeptFromChosen: v.boolean(),
  galleries: v.array(galleryAccountSchema),
});
export type Owed = v.InferOutput<typeof owedSchema>;

const soldLineSchema = v.object({
  ...saleStatementSchema.entries,
  artworkId: v.string(),
  artworkTitle: v.string(),
  date: v.string(),
  /** What the buyer paid, before tax. */
  paidByBuyerCents: v.number(),
  commission: v.number(),
  netCents: v.number(),
  /** Null where nobody is named. */
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
      ...sums,
      overdueSince: v.nullable(v.string()),
      sales: v.array(soldLineSchema),
      payouts: v.array(v.object({ ...payoutSchema.entries, paidCents: v.number() })),
    }),
  ),
  hereIds: v.array(v.string()),
  returned: v.array(v.object({ workId: v.string(), returnedOn: v.string() })),
});
export type ConsignmentStatement = v.InferOutput<typeof consignmentStatementSchema>;
