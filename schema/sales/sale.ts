import * as v from "valibot";
import { channelKinds } from "#schema/channels/channel.ts";
import { type Currency, currencySchema } from "../currency.ts";
import { latestToday } from "../days.ts";
import { buyerSchema, taxLineSchema } from "../documents/content.ts";

export const buyerLimits = {
  nameCharacters: 200,
  addressCharacters: 500,
  regionCharacters: 100,
} as const;

export const deliveries = ["artist", "carrier", "handed-over"] as const;
export type Delivery = (typeof deliveries)[number];

/**
 * A sale in a response. Amounts are whole cents of `currency`. What the channel kept is stored with the sale, so that
 * a later change of the channel alters no sale. `cadRate` is what one unit of `currency` was worth in Canadian dollars
 * on the sale's day; null where the day's rate is not known. `taxes` are what the artist charges, computed when the sale
 * was recorded or last completed; null while it is not known where the work was delivered.
 */
export const saleSchema = v.object({
  id: v.string(),
  artworkId: v.string(),
  /** As it was when the work was sold. */
  artworkTitle: v.string(),
  date: v.string(),
  priceCents: v.number(),
  discountCents: v.number(),
  currency: currencySchema,
  cadRate: v.nullable(v.number()),
  channel: v.object({
    id: v.string(),
    kind: v.picklist(channelKinds),
    name: v.nullable(v.string()),
    commission: v.number(),
    percentageFee: v.number(),
    fixedFeeCents: v.number(),
    discountBorneBy: v.picklist(["artist", "gallery", "both"]),
    chargesTax: v.boolean(),
  }),
  commissionCents: v.number(),
  feeCents: v.number(),
  shippingCents: v.number(),
  netCents: v.number(),
  /** The buyer among the artist's people; null without one. */
  personId: v.nullable(v.string()),
  /** On no invoice as the person is now, unless the sale says something else of them. */
  buyer: v.nullable(buyerSchema),
  /** Where the work was delivered, which no change of the person changes; null where nothing is said. */
  deliverTo: v.nullable(v.object({ country: v.string(), region: v.string() })),
  deliveredBy: v.nullable(v.picklist(deliveries)),
  handedOverIn: v.nullable(v.string()),
  taxes: v.nullable(v.array(taxLineSchema)),
  /** Null while the sale is on no invoice that still holds. */
  invoice: v.nullable(v.object({ id: v.string(), number: v.string() })),
  /** When and how a sale was paid that is on no invoice; null where nothing is said. */
  payment: v.nullable(v.object({ paidOn: v.string(), method: v.string() })),
  returnedAt: v.nullable(v.string()),
  /** The ISO day of the return; null while the work is sold. */
  returnedOn: v.nullable(v.string()),
  createdAt: v.string(),
});
export type Sale = v.InferOutput<typeof saleSchema>;

/** The answer of `GET /api/sales`: the ledger, newest first. */
export const salesSchema = v.array(saleSchema);

/** Why a work cannot have been sold on a day: it is yet to come, or before the year in which the work was made. */
export type SaleDayProblem = "future" | "before-work";

/** Null for a day on which a work of this year can have been sold. */
export function saleDayProblem(day: string, dateCreated: string, now: Date): SaleDayProblem | null {
  if (day > latestToday(now)) return "future";
  return Number(day.slice(0, 4)) < Number(dateCreated) ? "before-work" : null;
}

export const saleDayMessages: Readonly<Record<SaleDayProblem, string>> = {
  future: "Enter today or an earlier day.",
  "before-work": "The work was made after this day.",
};

/** What one unit of the currency was worth in Canadian dollars; null while that is not known. */
export function cadRateOf({
  currency,
  cadRate,
}: {
  readonly currency: Currency;
  readonly cadRate: number | null;
}): number | null {
  return currency === "CAD" ? 1 : cadRate;
}
