import * as v from "valibot";
import { artworkInputSchema } from "#schema/artworks/artwork.ts";
import { recordInputSchema } from "#schema/artworks/artwork-record.ts";
import { askingPriceLimits, priceCentsSchema } from "#schema/artworks/asking-price.ts";
import { statusLimits, type WorkStatus, workStatuses } from "#schema/artworks/work-status.ts";
import { channelLimits, discountBearers } from "#schema/channels/channel.ts";
import { currencySchema } from "#schema/currency.ts";
import { daySchema } from "#schema/day-schema.ts";
import { taxLineSchema } from "#schema/documents/content.ts";
import type { Cents } from "#schema/money.ts";
import {
  buyerLimits,
  deliveries,
  type SaleDayProblem,
  saleDayMessages,
  saleDayProblem,
} from "#schema/sales/sale.ts";
import { oneLine, severalLines } from "#schema/text.ts";

const { title, dateCreated, width, height, depth, medium, materialsCost, hoursSpent } =
  artworkInputSchema.entries;
const { inventoryNumber, location, framed, framingCents, notes, archived, mediumLine } =
  recordInputSchema.entries;

// Each has its own message, because the library's repeat what was sent.

const shareSchema = v.pipe(
  v.number("Enter a share from 0 to 1."),
  v.minValue(0, "Enter a share from 0 to 1."),
  v.maxValue(1, "Enter a share from 0 to 1."),
);

const statusWhoSchema = v.pipe(
  v.string("Enter a name."),
  oneLine,
  v.trim(),
  v.maxLength(statusLimits.whoCharacters, `Use at most ${statusLimits.whoCharacters} characters.`),
);

const nameSchema = v.pipe(
  v.string("Enter a name."),
  oneLine,
  v.trim(),
  v.maxLength(buyerLimits.nameCharacters, `Use at most ${buyerLimits.nameCharacters} characters.`),
);

const emailCharacters = 254;

function textSchema(characters: number, clean: typeof oneLine = oneLine) {
  return v.pipe(
    v.string("Enter a text."),
    clean,
    v.trim(),
    v.maxLength(characters, `Use at most ${characters} characters.`),
  );
}

function amountSchema(maximumCents: Cents, message: string) {
  const wholeMessage = "Enter an amount in whole cents.";
  return v.pipe(
    v.number(wholeMessage),
    v.integer(wholeMessage),
    v.minValue(0, "Enter 0 or more."),
    v.maxValue(maximumCents, message),
  );
}

const costCentsSchema = amountSchema(1_000_000_00, "Enter 1,000,000 or less.");

const rateMessage = "Enter a rate from 0 to 100.";

/** Its label is printed, as "GST" is. */
const importedTaxLineSchema = v.object({
  ...taxLineSchema.entries,
  label: textSchema(100),
  rate: v.pipe(v.number(rateMessage), v.minValue(0, rateMessage), v.maxValue(100, rateMessage)),
  cents: amountSchema(askingPriceLimits.cents, "Enter 100,000,000 or less."),
});

// What few files know is optional.

/** How an imported work was sold. Amounts are whole cents of `currency`, shares from 0 to 1. */
export const importedSaleSchema = v.strictObject({
  date: daySchema,
  priceCents: priceCentsSchema,
  /** Null: the work's. */
  currency: v.optional(v.nullable(currencySchema), null),
  /** Null where the file states none: the terms of its channel hold. */
  commission: v.nullable(shareSchema),
  /** The whole price cannot be given away. */
  discount: v.pipe(shareSchema, v.ltValue(1, "Enter a share below 1.")),
  /** Null: as the channel has it. */
  discountBorneBy: v.optional(
    v.nullable(v.picklist(discountBearers, "Choose who bears the discount.")),
    null,
  ),
  feeCents: v.optional(costCentsSchema, 0),
  shippingCents: v.optional(costCentsSchema, 0),
  buyerName: nameSchema,
  /** Where it was sold, as the file names it. */
  through: nameSchema,
  /** The artist's channel, as they have answered for all sales of which the file does not say it. */
  channelId: v.optional(
    v.nullable(v.pipe(v.string(), oneLine, v.maxLength(channelLimits.idCharacters))),
    null,
  ),
  /** The rest of the buyer; blank where the file does not say it. */
  buyerEmail: v.optional(textSchema(emailCharacters), ""),
  buyerAddress: v.optional(textSchema(buyerLimits.addressCharacters, severalLines), ""),
  buyerCountry: v.optional(
    v.pipe(
      v.string("Use two letters, such as CA."),
      v.regex(/^(?:[A-Z]{2})?$/, "Use two letters."),
    ),
    "",
  ),
  buyerRegion: v.optional(textSchema(buyerLimits.regionCharacters), ""),
  deliveredBy: v.optional(v.nullable(v.picklist(deliveries, "Choose who delivers it.")), null),
  handedOverIn: v.optional(v.nullable(textSchema(buyerLimits.regionCharacters)), null),
  /** What was charged on it, or that the channel charges the taxes itself; null where the file does not say it. */
  taxes: v.optional(
    v.nullable(
      v.union(
        [v.literal("by-channel"), v.pipe(v.array(importedTaxLineSchema), v.maxLength(10))],
        "Send the lines of the taxes.",
      ),
    ),
    null,
  ),
});
export type ImportedSale = v.InferOutput<typeof importedSaleSchema>;

interface SoldOn {
  readonly dateCreated: string;
  readonly sale: Pick<ImportedSale, "date"> | null;
}

function isWithout(problem: SaleDayProblem) {
  return ({ dateCreated, sale }: SoldOn) =>
    sale === null || saleDayProblem(sale.date, dateCreated, new Date()) !== problem;
}

/** Whether a consigned work is due back before it was consigned. */
export function isDueBackTooEarly({
  status,
  statusSince,
  statusUntil,
}: {
  readonly status: WorkStatus | null;
  readonly statusSince: string | null;
  readonly statusUntil: string | null;
}): boolean {
  const isConsigned = status === "consigned" && statusSince !== null && statusUntil !== null;
  return isConsigned && statusUntil < statusSince;
}

/**
 * A work as an imported file has it (price list, section 6). Most files know no hours and materials: they are 0, and the
 * work has no suggested price. Lengths are inches, `askingPriceCents` whole cents of `currency`, materials dollars and framing
 * whole cents of Canadian dollars. Days are `YYYY-MM-DD`.
 */
export const importedWorkSchema = v.pipe(
  v.strictObject({
    title,
    dateCreated,
    width,
    height,
    depth,
    medium,
    /** Null: the product gives the next one. */
    inventoryNumber: v.nullable(v.unwrap(inventoryNumber)),
    status: v.picklist(workStatuses, "Choose one of the statuses on offer."),
    location: v.unwrap(location),
    /** For whom it is on hold, or to whom it is consigned; empty for any other status. */
    statusWho: v.optional(statusWhoSchema, ""),
    statusSince: v.optional(v.nullable(daySchema), null),
    /** The last day of a hold, or the day on which a consigned work is due back. */
    statusUntil: v.optional(v.nullable(daySchema), null),
    framed: v.unwrap(framed),
    framingCents: v.optional(v.unwrap(framingCents), 0),
    notes: v.unwrap(notes),
    hoursSpent: v.optional(hoursSpent, 0),
    materialsCost: v.optional(materialsCost, 0),
    archived: v.optional(v.unwrap(archived), false),
    /** The medium as documents print it, in the file's own words; empty without any. */
    mediumLine: v.optional(v.unwrap(mediumLine), ""),
    currency: currencySchema,
    askingPriceCents: v.nullable(priceCentsSchema),
    /** Whether the price is the artist's own, or followed a list or the formula, as it does again. */
    isOwnPrice: v.optional(v.boolean("Send true or false."), true),
    /** The channel of a consigned work, as the file names it, and its commission; null where the file does not say it. */
    consignedThrough: v.optional(nameSchema, ""),
    consignmentCommission: v.optional(v.nullable(shareSchema), null),
    /** Null unless the work is sold. */
    sale: v.nullable(importedSaleSchema),
  }),
  // The rules of a status that is entered and of a sale that is recorded by hand.
  v.forward(
    v.partialCheck(
      [["status"], ["statusSince"], ["statusUntil"]],
      (work) => !isDueBackTooEarly(work),
      "Enter a day after the consignment began.",
    ),
    ["statusUntil"],
  ),
  v.forward(
    v.partialCheck([["dateCreated"], ["sale"]], isWithout("future"), saleDayMessages.future),
    ["sale", "date"],
  ),
  v.forward(
    v.partialCheck(
      [["dateCreated"], ["sale"]],
      isWithout("before-work"),
      saleDayMessages["before-work"],
    ),
    ["sale", "date"],
  ),
);
export type ImportedWork = v.InferOutput<typeof importedWorkSchema>;
