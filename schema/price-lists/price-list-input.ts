import * as v from "valibot";
import { dimensionSchema } from "#schema/artworks/artwork.ts";
import { priceCentsSchema } from "#schema/artworks/asking-price.ts";
import { media, mediumSchema } from "#schema/artworks/media.ts";
import { currencySchema } from "#schema/currency.ts";
import { daySchema } from "#schema/day-schema.ts";
import { oneLine } from "#schema/text.ts";
import { roundingSteps } from "./price-list.ts";
import { sizeKey } from "./sizes.ts";

// Apart from what is answered, as the web application only sends it.

export const priceListLimits = {
  anchors: 500,
  percent: 100,
  amountCents: 1_000_000_00,
  hoursPerMonth: 744,
  profit: 10,
  appliedWorks: 10_000,
} as const;

const amountCentsSchema = v.pipe(
  v.number("Enter an amount."),
  v.integer("Enter an amount in whole cents."),
  v.minValue(0, "Enter 0 or more."),
  v.maxValue(priceListLimits.amountCents, "Enter 1,000,000 or less."),
);

const percentSchema = v.pipe(
  v.number("Enter a percentage."),
  v.finite("Enter a percentage."),
  v.minValue(0, "Enter 0 or more."),
  v.maxValue(priceListLimits.percent, `Enter at most ${priceListLimits.percent} %.`),
);

const anchorsSchema = v.pipe(
  v.array(
    v.strictObject({
      medium: mediumSchema,
      widthInches: dimensionSchema,
      heightInches: dimensionSchema,
      priceCents: priceCentsSchema,
    }),
    "Send the prices.",
  ),
  v.maxLength(priceListLimits.anchors, `Set at most ${priceListLimits.anchors} prices.`),
  v.check(
    (anchors) =>
      new Set(anchors.map((anchor) => `${anchor.medium} ${sizeKey(anchor)}`)).size ===
      anchors.length,
    "Two prices are set for the same size and medium.",
  ),
);

const entries = {
  holdsFrom: v.nullable(daySchema),
  currency: currencySchema,
  rounding: v.strictObject({
    to: v.picklist(roundingSteps, "Round to 1, 5, 10, 25, 50 or 100."),
    direction: v.picklist(["up", "nearest"], "Round up or to the nearest."),
    minimumCents: amountCentsSchema,
  }),
  framesApart: v.boolean("Send true or false."),
  overheadCents: amountCentsSchema,
  hoursPerMonth: v.pipe(
    v.number("Enter hours."),
    v.finite("Enter hours."),
    v.gtValue(0, "Enter hours above 0."),
    v.maxValue(priceListLimits.hoursPerMonth, "A month has at most 744 hours."),
  ),
  profit: v.pipe(
    v.number("Enter a share."),
    v.finite("Enter a share."),
    v.minValue(0, "Enter 0 or more."),
    v.maxValue(priceListLimits.profit, "Enter at most 10 times the costs."),
  ),
  startsFrom: v.picklist(["works", "list"], "Start from the works or from the list before."),
  anchors: anchorsSchema,
  raise: v.strictObject({
    percent: percentSchema,
    byMedium: v.partial(v.strictObject(v.entriesFromList(media, percentSchema))),
  }),
};

/** The body of `POST /api/price-lists`: a new draft; what is left out is as in `firstDraft`. */
export const draftInputSchema = v.partial(v.strictObject(entries));
export type DraftInput = v.InferOutput<typeof draftInputSchema>;

/** The body of `PATCH /api/price-lists/{id}`: a field that is left out stays. */
export const draftChangeSchema = draftInputSchema;

/** The body of `POST /api/price-lists/{id}/publish`. */
export const publishInputSchema = v.strictObject({ holdsFrom: daySchema });

/** The body of `POST /api/price-lists/{id}/apply`: `workIds` follow the list although they are on hold or consigned. */
export const applyInputSchema = v.strictObject({
  workIds: v.optional(
    v.pipe(
      v.array(v.pipe(v.string("Send the ids of works."), oneLine), "Send the ids of works."),
      v.maxLength(
        priceListLimits.appliedWorks,
        `Send at most ${priceListLimits.appliedWorks} works.`,
      ),
    ),
  ),
});

/** What a first draft begins with. Its rounding and minimum are those of many lists; the profit doubles the costs. */
export const firstDraft = {
  holdsFrom: null,
  currency: "CAD",
  rounding: { to: 5, direction: "nearest", minimumCents: 0 },
  framesApart: true,
  overheadCents: 0,
  hoursPerMonth: 100,
  profit: 1,
  startsFrom: "works",
  anchors: [],
  raise: { percent: 0, byMedium: {} },
} as const satisfies Required<DraftInput>;
