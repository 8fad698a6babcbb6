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

/** What is owed of a sale (`statementOf`). */
export const saleStatementSchema = v.object({
  /** The sale's. */
  id: v.string(),
  dueOn: v.string(),
  paidCents: v.number(),
  openCents: v.number(),
  isOverdue: v.boolean(),
});

/** Of what a gallery owes, in whole cents of one currency. */
export const owedSums = {
  owedCents: v.number(),
  paidCents: v.number(),
  /** Negative for a credit of the gallery. */
  openCents: v.number(),
  overdueCents: v.number(),
};

const galleryAccountSchema = v.object({
  channelId: v.string(),
  currency: currencySchema,
  ...owedSums,
  overdueSince: v.nullable(v.string()),
  sales: v.array(saleStatementSchema),
});

/**
 * The answer of `GET /api/payouts/owed`: what each gallery owes today, a currency apart, and since when payouts are kept.
 * `isKeptFromChosen` is false until the artist was asked. `paidFrom` is the day of the earliest sale that a payout pays, null
 * without one: payouts are kept from that day or an earlier one.
 */
export const owedSchema = v.object({
  keptFrom: v.nullable(v.string()),
  paidFrom: v.nullable(v.string()),
  isKeptFromChosen: v.boolean(),
  galleries: v.array(galleryAccountSchema),
});
export type Owed = v.InferOutput<typeof owedSchema>;
