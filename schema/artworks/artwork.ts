import * as v from "valibot";
import { currencySchema } from "#schema/currency.ts";
import { amountSchema } from "#schema/money.ts";
import { breakdownSchema } from "#schema/pricing/breakdown.ts";
import { oneLine } from "#schema/text.ts";
import { mediumSchema } from "./media.ts";
import { supportSchema } from "./supports.ts";
import { statusDetailsSchema, workStatusSchema } from "./work-status.ts";

export const artworkLimits = {
  titleCharacters: 200,
  firstYear: 1000,
  dimensionInches: 2000,
  materialsCost: 1_000_000,
  hoursSpent: 100_000,
} as const;

/** A new artwork's size in inches (specification, section 9). */
export const defaultSize = { widthInches: 20, heightInches: 15 } as const;

/** `dateCreated` is a year in text, from 1000 to next year. */
export function isYear(text: string, now = new Date()): boolean {
  const year = Number(text);
  return (
    /^\d{4}$/.test(text) && year >= artworkLimits.firstYear && year <= now.getUTCFullYear() + 1
  );
}

/** A side of a work, in inches. */
export const dimensionSchema = v.pipe(
  v.number("Enter a size in inches."),
  v.finite("Enter a size in inches."),
  v.gtValue(0, "Enter a size above 0."),
  v.maxValue(
    artworkLimits.dimensionInches,
    `Enter a size of at most ${artworkLimits.dimensionInches} inches.`,
  ),
);

/**
 * The body of `POST /api/artworks` and `PATCH /api/artworks/{id}` (specification, section 7). Sizes are in
 * inches, materials in Canadian dollars. `suggestedPrice: null` saves without a price; any number is
 * replaced by the server's own figure, and `currency` by the profile's. `imageUrl` is null, a data URL,
 * or the work's own picture address. `thumbnail` is the same picture, small, as a data URL: it is stored
 * with a picture that is sent, and ignored with any other `imageUrl`.
 */
export const artworkInputSchema = v.strictObject({
  title: v.pipe(
    v.string("Enter a title."),
    oneLine,
    v.trim(),
    v.minLength(1, "Enter a title."),
    v.maxLength(
      artworkLimits.titleCharacters,
      `Use at most ${artworkLimits.titleCharacters} characters.`,
    ),
  ),
  dateCreated: v.pipe(
    v.string("Enter a year, such as 2025."),
    v.check((text) => isYear(text), "Enter a year from 1000 to next year."),
  ),
  width: dimensionSchema,
  height: dimensionSchema,
  depth: supportSchema,
  medium: mediumSchema,
  materialsCost: amountSchema(artworkLimits.materialsCost),
  hoursSpent: v.pipe(
    v.number("Enter the hours as a number."),
    v.finite("Enter the hours as a number."),
    v.minValue(0, "Enter 0 or more hours."),
    v.maxValue(artworkLimits.hoursSpent, `Enter at most ${artworkLimits.hoursSpent} hours.`),
  ),
  suggestedPrice: v.nullable(v.pipe(v.number("Send a price or null."), v.finite())),
  currency: currencySchema,
  imageUrl: v.nullable(v.string("Send a picture or null.")),
  thumbnail: v.optional(v.nullable(v.string("Send a thumbnail or null."))),
});
export type ArtworkInput = v.InferOutput<typeof artworkInputSchema>;

/** The open sale of a sold work, as its card and its page show it. Amounts are whole cents of `currency`. */
const openSaleSchema = v.object({
  id: v.string(),
  date: v.string(),
  priceCents: v.number(),
  discountCents: v.number(),
  currency: currencySchema,
  buyerName: v.nullable(v.string()),
});

/**
 * An artwork as the API answers it. `suggestedPrice` is an amount in `currency`; times are ISO. From
 * `inventoryNumber` on, its record (price list, section 2): `askingPriceCents` is the artist's own figure,
 * `listedCents` the price of the list that the work follows, in `listedCurrency`, and null while it follows none;
 * `askedCents` is what applies, in `askedCurrency`, as `askingPriceCents` is; `framingCents` is in Canadian dollars.
 * `mediumLine` is the medium as documents print it, in place of what `proposedMediumLine` makes of medium and support.
 * Text that was never entered is empty.
 */
export const artworkSchema = v.object({
  id: v.string(),
  title: v.string(),
  dateCreated: v.string(),
  width: v.number(),
  height: v.number(),
  depth: supportSchema,
  medium: mediumSchema,
  materialsCost: v.number(),
  hoursSpent: v.number(),
  suggestedPrice: v.nullable(v.number()),
  currency: currencySchema,
  imageUrl: v.nullable(v.string()),
  breakdown: v.nullable(breakdownSchema),
  createdAt: v.string(),
  updatedAt: v.string(),
  inventoryNumber: v.string(),
  status: workStatusSchema,
  statusDetails: statusDetailsSchema,
  location: v.string(),
  askingPriceCents: v.nullable(v.number()),
  listedCents: v.nullable(v.number()),
  listedCurrency: currencySchema,
  askedCents: v.nullable(v.number()),
  askedCurrency: currencySchema,
  framed: v.boolean(),
  framingCents: v.number(),
  notes: v.string(),
  archived: v.boolean(),
  mediumLine: v.string(),
  /** Null unless the work is sold. */
  sale: v.nullable(openSaleSchema),
});
export type Artwork = v.InferOutput<typeof artworkSchema>;

export const artworksSchema = v.array(artworkSchema);
