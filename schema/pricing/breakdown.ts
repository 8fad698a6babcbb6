import * as v from "valibot";
import { educationLevels } from "#schema/artist/education.ts";
import {
  careerStageSchema,
  salesHistorySchema,
  weeklyHoursSchema,
} from "#schema/artist/profile.ts";
import { mediumSchema } from "#schema/artworks/media.ts";
import { supportSchema } from "#schema/artworks/supports.ts";
import { currencySchema } from "../currency.ts";

/** The formula's version, stored with each price so that it can be explained years later. */
export const formulaVersion = 1;

function factorSchema<Value extends v.GenericSchema>(value: Value) {
  return v.object({ value, multiplier: v.number() });
}

/**
 * How a price was calculated. Amounts named `Cents` are whole cents in `currency` and add up: area, labour
 * and materials make the total. `baseRate` is in `currency` a square inch; rates without a currency in
 * their name (`hourlyRate`, `uncappedBaseRate`) are in Canadian dollars.
 */
export const breakdownSchema = v.object({
  formulaVersion: v.number(),
  factors: v.object({
    careerStage: factorSchema(careerStageSchema),
    medium: factorSchema(mediumSchema),
    weeklyHours: factorSchema(weeklyHoursSchema),
    salesHistory: factorSchema(salesHistorySchema),
    education: factorSchema(v.array(v.picklist(educationLevels))),
    depth: factorSchema(supportSchema),
  }),
  uncappedBaseRate: v.number(),
  baseRate: v.number(),
  isCapped: v.boolean(),
  widthInches: v.number(),
  heightInches: v.number(),
  hoursSpent: v.number(),
  hourlyRate: v.number(),
  currency: currencySchema,
  exchangeRate: v.number(),
  exchangeDate: v.nullable(v.string()),
  areaCents: v.number(),
  labourCents: v.number(),
  materialsCents: v.number(),
  totalCents: v.number(),
});
export type Breakdown = v.InferOutput<typeof breakdownSchema>;
