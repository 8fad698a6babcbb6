import * as v from "valibot";
import { mediumSchema } from "#schema/artworks/media.ts";
import { supportKinds } from "#schema/artworks/supports.ts";
import { workStatusSchema } from "#schema/artworks/work-status.ts";
import { currencySchema } from "#schema/currency.ts";
import { importFields } from "#schema/imports/fields.ts";
import { lengthUnits } from "#schema/imports/length-marks.ts";
import { personFields } from "../people/person-columns.ts";

const fieldSchema = v.picklist([...importFields, ...personFields]);

/** What sold works get that have no day: none is asked about once, all get an answer together, or no sale is made. */
export const soldDayChoices = ["each", "year-end", "same", "not-for-sale", "leave-out"] as const;
export const soldPriceChoices = ["each", "same", "not-for-sale", "leave-out"] as const;

/** What happens to new works that ask far less than works alike: each waits, or all get an answer together. */
export const lowPriceChoices = ["each", "meant", "leave-out"] as const;

/** What the artist has decided about a file: kept while the import is not made. Rows are named by their numbers. */
const presentSchema = v.object({
  /** What the rows are; null for what the headings say. */
  rows: v.optional(v.nullable(v.picklist(["works", "people"])), null),
  /** The columns' fields, which the artist has changed; null is not imported. */
  columns: v.record(v.string(), v.nullable(fieldSchema)),
  unit: v.nullable(v.picklist(lengthUnits)),
  sizeBeginsWith: v.nullable(v.picklist(["width", "height"])),
  dateOrder: v.nullable(v.picklist(["month-first", "day-first"])),
  currency: v.nullable(currencySchema),
  discountUnit: v.optional(v.nullable(v.picklist(["percent", "amount"])), null),
  /** Whose the file's prices are: the artist's own, or the list's to govern. */
  prices: v.optional(v.picklist(["own", "list"]), "own"),
  /** The channel of sales of which the file does not say it. */
  channelId: v.optional(v.nullable(v.string()), null),
  year: v.string(),
  /** What words of the file mean, by the word as `foldHeader` writes it. */
  media: v.record(v.string(), mediumSchema),
  statuses: v.record(v.string(), workStatusSchema),
  supports: v.record(v.string(), v.picklist(supportKinds)),
  forSale: v.optional(v.record(v.string(), workStatusSchema), {}),
  disposals: v.optional(v.record(v.string(), workStatusSchema), {}),
  framed: v.optional(v.record(v.string(), v.picklist(["yes", "no"])), {}),
  /** Rows of prints and reproductions. */
  prints: v.optional(v.picklist(["leave-out", "import"]), "leave-out"),
  /** Sold works of which the file does not say when they were sold, or for what; what is given to all is a day as it was typed, and an amount with a decimal point. */
  soldDays: v.optional(v.picklist(soldDayChoices), "each"),
  soldDay: v.optional(v.string(), ""),
  soldPrices: v.optional(v.picklist(soldPriceChoices), "each"),
  soldPrice: v.optional(v.string(), ""),
  /** New works that ask far less than works alike. */
  lowPrices: v.optional(v.picklist(lowPriceChoices), "each"),
  /** What cells should be, by row and field. */
  corrected: v.record(v.string(), v.record(v.string(), v.string())),
  skipped: v.record(v.string(), v.literal(true)),
  /** Rows that are left out by themselves, and are works after all. */
  included: v.optional(v.record(v.string(), v.literal(true)), {}),
  /** Rows that are other works than those of the gallery that they look like. */
  another: v.record(v.string(), v.literal(true)),
  /** Rows by which works of the gallery are updated. */
  updated: v.optional(v.record(v.string(), v.literal(true)), {}),
});
export type Decisions = v.InferOutput<typeof presentSchema>;

export const decisionsSchema = v.pipe(v.unknown(), v.transform(withPresentNames), presentSchema);

/** Decisions that a browser stored under former names of two of them. */
function withPresentNames(stored: unknown): unknown {
  if (typeof stored !== "object" || stored === null || !("mended" in stored)) return stored;
  const { mended: corrected, ...others } = stored;
  return { ...others, corrected, ...("kept" in others && { included: others.kept }) };
}

export const noDecisions: Decisions = {
  rows: null,
  columns: {},
  unit: null,
  sizeBeginsWith: null,
  dateOrder: null,
  currency: null,
  discountUnit: null,
  prices: "own",
  channelId: null,
  year: "",
  media: {},
  statuses: {},
  supports: {},
  forSale: {},
  disposals: {},
  framed: {},
  prints: "leave-out",
  soldDays: "each",
  soldDay: "",
  soldPrices: "each",
  soldPrice: "",
  lowPrices: "each",
  corrected: {},
  skipped: {},
  included: {},
  another: {},
  updated: {},
};
