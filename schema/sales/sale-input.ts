import * as v from "valibot";
import { priceCentsSchema, reasonSchema } from "#schema/artworks/asking-price.ts";
import { currencySchema } from "../currency.ts";
import { daySchema } from "../day-schema.ts";
import { personIdSchema } from "../people/person-id.ts";
import { oneLine, severalLines } from "../text.ts";
import { buyerLimits, deliveries } from "./sale.ts";

/** How a sale was paid, in the artist's words. */
const paymentMethodCharacters = 100;

// Apart from what is answered, as the web application only sends it.

/** Text that may be left out, and is trimmed. */
function optionalText(maximum: number, clean: typeof oneLine = oneLine) {
  return v.optional(
    v.pipe(
      v.string("Enter text."),
      clean,
      v.trim(),
      v.maxLength(maximum, `Use at most ${maximum} characters.`),
    ),
  );
}

export const buyerEmailSchema = v.pipe(
  v.string(),
  oneLine,
  v.trim(),
  v.email("Enter an email address."),
  v.maxLength(254),
);

/** `country` is an ISO 3166 code such as `CA`; `region` a province or state, by its postal code where it has one. */
const buyerInputSchema = v.strictObject({
  name: v.pipe(
    v.string("Enter the buyer's name."),
    oneLine,
    v.trim(),
    v.minLength(1, "Enter the buyer's name."),
    v.maxLength(
      buyerLimits.nameCharacters,
      `Use at most ${buyerLimits.nameCharacters} characters.`,
    ),
  ),
  email: v.optional(buyerEmailSchema),
  address: optionalText(buyerLimits.addressCharacters, severalLines),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "Use two letters, such as CA."))),
  region: optionalText(buyerLimits.regionCharacters),
});

/** Where a work is delivered: as of a buyer. */
const deliverToSchema = v.strictObject({
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "Use two letters, such as CA.")),
  region: v.optional(
    v.pipe(
      v.string("Enter text."),
      oneLine,
      v.trim(),
      v.maxLength(
        buyerLimits.regionCharacters,
        `Use at most ${buyerLimits.regionCharacters} characters.`,
      ),
    ),
    "",
  ),
});

const oneBuyer = "Send a person or a buyer, not both.";

const shippingSchema = v.pipe(
  v.number("Enter an amount."),
  v.integer("Enter an amount in whole cents."),
  v.minValue(0, "Enter 0 or more."),
  v.maxValue(1_000_000_00, "Enter 1,000,000 or less."),
);

const discountSchema = v.pipe(
  v.number("Enter an amount."),
  v.integer("Enter an amount in whole cents."),
  v.minValue(0, "Enter 0 or more."),
);

/** The fields of a sale, which `saleInputSchema` checks together. */
export const saleFieldsSchema = v.strictObject({
  artworkId: v.pipe(v.string("Choose a work."), oneLine),
  date: daySchema,
  priceCents: priceCentsSchema,
  currency: currencySchema,
  channelId: v.pipe(v.string("Choose a channel."), oneLine),
  discountCents: v.optional(discountSchema),
  personId: v.optional(personIdSchema),
  buyer: v.optional(buyerInputSchema),
  deliverTo: v.optional(deliverToSchema),
  deliveredBy: v.optional(v.picklist(deliveries, "Choose who delivers the work.")),
  handedOverIn: optionalText(buyerLimits.regionCharacters),
  shippingCents: v.optional(shippingSchema),
});

/**
 * The body of `POST /api/sales` (price list, section 2). `priceCents` is the price before tax and before the discount,
 * in whole cents of `currency`; the buyer pays `priceCents − discountCents`. Without `discountCents` the channel's own
 * discount holds, without `shippingCents` its shipping. The buyer is the person `personId`, or whom `buyer` names; without
 * `deliverTo` the work is delivered where they live.
 */
export const saleInputSchema = v.pipe(
  saleFieldsSchema,
  v.forward(
    v.partialCheck(
      [["priceCents"], ["discountCents"]],
      ({ priceCents, discountCents }) => discountCents === undefined || discountCents < priceCents,
      "The discount must be less than the price.",
    ),
    ["discountCents"],
  ),
  v.forward(
    v.partialCheck(
      [["personId"], ["buyer"]],
      ({ personId, buyer }) => personId === undefined || buyer === undefined,
      oneBuyer,
    ),
    ["personId"],
  ),
);
export type SaleInput = v.InferOutput<typeof saleInputSchema>;

/**
 * The body of `PATCH /api/sales/{id}`: what was not known when the sale was recorded, and what was recorded wrongly (price
 * list, section 2). What is left out stays; null takes it back. `cadRate` is what one unit of the sale's currency was
 * worth in Canadian dollars on its day. Another channel brings its terms of today, another day its rate and taxes.
 */
export const saleChangeInputSchema = v.pipe(
  v.strictObject({
    date: v.optional(daySchema),
    priceCents: v.optional(priceCentsSchema),
    currency: v.optional(currencySchema),
    channelId: v.optional(v.pipe(v.string("Choose a channel."), oneLine)),
    discountCents: v.optional(discountSchema),
    shippingCents: v.optional(shippingSchema),
    payment: v.optional(
      v.nullable(
        v.strictObject({
          paidOn: daySchema,
          method: v.pipe(
            v.string("Enter text."),
            oneLine,
            v.trim(),
            v.maxLength(
              paymentMethodCharacters,
              `Use at most ${paymentMethodCharacters} characters.`,
            ),
          ),
        }),
      ),
    ),
    personId: v.optional(personIdSchema),
    buyer: v.optional(v.nullable(buyerInputSchema)),
    deliverTo: v.optional(v.nullable(deliverToSchema)),
    deliveredBy: v.optional(v.nullable(v.picklist(deliveries, "Choose who delivers the work."))),
    handedOverIn: optionalText(buyerLimits.regionCharacters),
    cadRate: v.optional(
      v.pipe(
        v.number("Enter a rate, such as 1.37."),
        v.minValue(0.1, "Enter a rate from 0.1 to 10."),
        v.maxValue(10, "Enter a rate from 0.1 to 10."),
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [["personId"], ["buyer"]],
      ({ personId, buyer }) => personId === undefined || buyer === undefined,
      oneBuyer,
    ),
    ["personId"],
  ),
);
export type SaleChangeInput = v.InferOutput<typeof saleChangeInputSchema>;

/**
 * The body of `POST /api/sales/{id}/return`. `returnedOn` is today in the artist's time zone, or an earlier day, not before
 * the sale; without it the earliest day that it is anywhere in Canada.
 */
export const saleReturnInputSchema = v.strictObject({
  returnedOn: v.optional(daySchema),
  reason: v.optional(reasonSchema),
});
export type SaleReturnInput = v.InferOutput<typeof saleReturnInputSchema>;
