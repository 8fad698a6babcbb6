import * as v from "valibot";
import { artworkInputSchema } from "../artwork.ts";
import { recordInputSchema } from "../artwork-record.ts";
import { priceCentsSchema } from "../asking-price.ts";
import { currencySchema } from "../currency.ts";
import { daySchema } from "../day-schema.ts";
import { buyerLimits } from "../sales/sale.ts";
import { workStatuses } from "../work-status.ts";

const { title, dateCreated, width, height, depth, medium } = artworkInputSchema.entries;
const { inventoryNumber, location, framed, notes } = recordInputSchema.entries;

// Each has its own message, because the library's repeat what was sent.

const shareSchema = v.pipe(
  v.number("Enter a share from 0 to 1."),
  v.minValue(0, "Enter a share from 0 to 1."),
  v.maxValue(1, "Enter a share from 0 to 1."),
);

const nameSchema = v.pipe(
  v.string("Enter a name."),
  v.trim(),
  v.maxLength(buyerLimits.nameCharacters, `Use at most ${buyerLimits.nameCharacters} characters.`),
);

/** How an imported work was sold. Amounts are whole cents of the work's currency, shares from 0 to 1. */
export const importedSaleSchema = v.strictObject({
  date: daySchema,
  priceCents: priceCentsSchema,
  commission: shareSchema,
  /** The whole price cannot be given away. */
  discount: v.pipe(shareSchema, v.ltValue(1, "Enter a share below 1.")),
  buyerName: nameSchema,
  /** Where it was sold, as the file names it. */
  through: nameSchema,
});
export type ImportedSale = v.InferOutput<typeof importedSaleSchema>;

/**
 * A work as an imported file has it (price list, section 6). What the file does not know (hours, materials) is not here:
 * such a work has no suggested price. Lengths are inches, `askingPriceCents` whole cents of `currency`.
 */
export const importedWorkSchema = v.strictObject({
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
  framed: v.unwrap(framed),
  notes: v.unwrap(notes),
  currency: currencySchema,
  askingPriceCents: v.nullable(priceCentsSchema),
  /** Null unless the work is sold. */
  sale: v.nullable(importedSaleSchema),
});
export type ImportedWork = v.InferOutput<typeof importedWorkSchema>;
