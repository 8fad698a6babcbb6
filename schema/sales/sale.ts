import * as v from "valibot";
import { priceCentsSchema, reasonSchema } from "../asking-price.ts";
import { currencySchema } from "../currency.ts";
import { daySchema } from "../days.ts";
import { channelKinds } from "./channel.ts";

export const buyerLimits = {
  nameCharacters: 200,
  addressCharacters: 500,
  regionCharacters: 100,
} as const;

export const deliveries = ["artist", "carrier", "handed-over"] as const;
export type Delivery = (typeof deliveries)[number];

/** Text that may be left out, and is trimmed. */
function optionalText(maximum: number) {
  return v.optional(
    v.pipe(
      v.string("Enter text."),
      v.trim(),
      v.maxLength(maximum, `Use at most ${maximum} characters.`),
    ),
  );
}

/** `country` is an ISO 3166 code such as `CA`; `region` a province or state, by its postal code where it has one. */
const buyerInputSchema = v.strictObject({
  name: v.pipe(
    v.string("Enter the buyer's name."),
    v.trim(),
    v.minLength(1, "Enter the buyer's name."),
    v.maxLength(
      buyerLimits.nameCharacters,
      `Use at most ${buyerLimits.nameCharacters} characters.`,
    ),
  ),
  email: v.optional(
    v.pipe(v.string(), v.trim(), v.email("Enter an email address."), v.maxLength(254)),
  ),
  address: optionalText(buyerLimits.addressCharacters),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "Use two letters, such as CA."))),
  region: optionalText(buyerLimits.regionCharacters),
});

const shippingSchema = v.pipe(
  v.number("Enter an amount."),
  v.integer("Enter an amount in whole cents."),
  v.minValue(0, "Enter 0 or more."),
  v.maxValue(1_000_000_00, "Enter 1,000,000 or less."),
);

/**
 * The body of `POST /api/sales` (price list, section 2). `priceCents` is the price before tax and before the discount,
 * in whole cents of `currency`; the buyer pays `priceCents − discountCents`. Without `discountCents` the channel's own
 * discount holds, without `shippingCents` its shipping.
 */
export const saleInputSchema = v.pipe(
  v.strictObject({
    artworkId: v.string("Choose a work."),
    date: daySchema,
    priceCents: priceCentsSchema,
    currency: currencySchema,
    channelId: v.string("Choose a channel."),
    discountCents: v.optional(
      v.pipe(
        v.number("Enter an amount."),
        v.integer("Enter an amount in whole cents."),
        v.minValue(0, "Enter 0 or more."),
      ),
    ),
    buyer: v.optional(buyerInputSchema),
    deliveredBy: v.optional(v.picklist(deliveries, "Choose who delivers the work.")),
    handedOverIn: optionalText(buyerLimits.regionCharacters),
    shippingCents: v.optional(shippingSchema),
  }),
  v.forward(
    v.partialCheck(
      [["priceCents"], ["discountCents"]],
      ({ priceCents, discountCents }) => discountCents === undefined || discountCents < priceCents,
      "The discount must be less than the price.",
    ),
    ["discountCents"],
  ),
);
export type SaleInput = v.InferOutput<typeof saleInputSchema>;

/**
 * A sale in a response. Amounts are whole cents of `currency`. What the channel kept is stored with the sale, so that
 * a later change of the channel alters no sale. `cadRate` is what one unit of `currency` was worth in Canadian dollars
 * on the sale's day; null where the day's rate is not known.
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
    discountBorneBy: v.picklist(["artist", "gallery", "both"]),
  }),
  commissionCents: v.number(),
  feeCents: v.number(),
  shippingCents: v.number(),
  netCents: v.number(),
  buyer: v.nullable(
    v.object({
      name: v.string(),
      email: v.string(),
      address: v.string(),
      country: v.string(),
      region: v.string(),
    }),
  ),
  deliveredBy: v.nullable(v.picklist(deliveries)),
  handedOverIn: v.nullable(v.string()),
  returnedAt: v.nullable(v.string()),
  createdAt: v.string(),
});
export type Sale = v.InferOutput<typeof saleSchema>;

/** The answer of `GET /api/sales`: the ledger, newest first. */
export const salesSchema = v.array(saleSchema);

/** The body of `POST /api/sales/{id}/return`. */
export const saleReturnInputSchema = v.strictObject({ reason: v.optional(reasonSchema) });
