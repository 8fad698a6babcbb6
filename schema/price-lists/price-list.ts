import * as v from "valibot";
import { media, mediumSchema } from "#schema/artworks/media.ts";
import { currencySchema } from "#schema/currency.ts";

/** How a list's prices are rounded, in whole dollars, and the least of them, in whole cents. */
export const roundingSteps = [1, 5, 10, 25, 50, 100] as const;

const knotSchema = v.object({ x: v.number(), y: v.number(), slope: v.number() });

/** A frozen curve, as `fitCurve` returns it. */
const curveSchema = v.object({
  exponent: v.number(),
  isExponentLimited: v.boolean(),
  outliers: v.pipe(v.array(v.number()), v.readonly()),
  basis: v.picklist(["assumed", "fitted"]),
  knots: v.pipe(v.array(knotSchema), v.readonly()),
  /** A curve that was frozen without it is one that the artist set. */
  medianResidual: v.optional(v.number(), 0),
});

/** A price that the artist has set for a size of a medium: inches, whole cents of the list's currency. */
const listAnchorSchema = v.object({
  medium: mediumSchema,
  widthInches: v.number(),
  heightInches: v.number(),
  priceCents: v.number(),
});
export type ListAnchor = v.InferOutput<typeof listAnchorSchema>;

/** A raise in percent over the list before: for every medium, and what holds instead for some. */
const raiseSchema = v.object({
  percent: v.number(),
  byMedium: v.partial(v.object(v.entriesFromList(media, v.number()))),
});
export type Raise = v.InferOutput<typeof raiseSchema>;

/**
 * A version of an artist's price list (price list, section 3). Amounts are whole cents of `currency`, days
 * `YYYY-MM-DD`, times ISO. A draft has neither number, `publishedAt` nor curves: its curves follow from its anchors and
 * the works (`draftCurves`). A published version is frozen: `anchors` and `curves` are what it lists, raised already.
 */
export const priceListSchema = v.object({
  id: v.string(),
  /** Counts an artist's published versions from 1. */
  number: v.nullable(v.number()),
  publishedAt: v.nullable(v.string()),
  /** The day from which it is in force; null in a draft without one. */
  holdsFrom: v.nullable(v.string()),
  currency: currencySchema,
  rounding: v.object({
    to: v.picklist(roundingSteps),
    direction: v.picklist(["up", "nearest"]),
    minimumCents: v.number(),
  }),
  /** Whether a frame is added to the listed price. */
  framesApart: v.boolean(),
  /** What the studio costs a month, in whole cents of Canadian dollars, and the hours worked in it. */
  overheadCents: v.number(),
  hoursPerMonth: v.number(),
  /** A share of the costs, from 0, that cost-plus adds. */
  profit: v.number(),
  /** `list`: media keep the curve of the list before until an anchor changes them; `works`: they are fitted again. */
  startsFrom: v.picklist(["works", "list"]),
  anchors: v.array(listAnchorSchema),
  raise: raiseSchema,
  /** By medium; null in a draft. */
  curves: v.nullable(v.partial(v.object(v.entriesFromList(media, curveSchema)))),
  /** When works began to follow it, and when that was undone. */
  appliedAt: v.nullable(v.string()),
  undoneAt: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type PriceList = v.InferOutput<typeof priceListSchema>;

/** The answer of `GET /api/price-lists`: the draft first, if there is one, then the published, newest first. */
export const priceListsSchema = v.array(priceListSchema);

/**
 * A list whose application was undone: how many works have what they had before, and those that were changed since and
 * stay as they are.
 */
export const undonePriceListSchema = v.object({
  ...priceListSchema.entries,
  restored: v.number(),
  kept: v.array(v.string()),
});
export type UndonePriceList = v.InferOutput<typeof undonePriceListSchema>;

/** What a published list did when it was applied: how many works rose or stayed, and which did not follow. */
export const appliedListSchema = v.object({
  list: priceListSchema,
  risen: v.number(),
  stayed: v.number(),
  /** The list is below what is asked for them, which stays. */
  heldIds: v.array(v.string()),
  /** On hold or consigned: they keep their price until the artist says otherwise. */
  waitingIds: v.array(v.string()),
});
export type AppliedList = v.InferOutput<typeof appliedListSchema>;
