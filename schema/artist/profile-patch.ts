import * as v from "valibot";
import { currencySchema } from "#schema/currency.ts";
import { amountSchema } from "#schema/money.ts";
import { oneLine } from "#schema/text.ts";
import { educationSchema } from "./education.ts";
import {
  careerStageSchema,
  careerStages,
  countrySchema,
  customHourlyRateMaximum,
  nameMaximum,
  salesHistorySchema,
  weeklyHoursSchema,
} from "./profile.ts";

// Apart from the profile, which the first view of the application reads and does not change.

const nameSchema = v.pipe(
  v.string("Enter text."),
  oneLine,
  v.trim(),
  v.maxLength(nameMaximum, `Use at most ${nameMaximum} characters.`),
);

const yesOrNo = v.boolean("Send true or false.");

/**
 * `PATCH /api/profile`: any subset (specification, section 7). `tosAcceptedAt` is accepted because the
 * form sends it, but the server stamps its own.
 */
export const profilePatchSchema = v.partial(
  v.strictObject({
    careerStages: v.pipe(
      v.array(v.unknown(), "Send a list of career stages."),
      v.minLength(1, "Choose a career stage."),
      v.maxLength(careerStages.length, "Choose at most four career stages."),
      // Checked after the length, so that a list of thousands of wrong values gives one issue.
      v.array(careerStageSchema),
      v.check((stages) => new Set(stages).size === stages.length, "Name each career stage once."),
    ),
    weeklyHours: weeklyHoursSchema,
    salesHistory: salesHistorySchema,
    education: educationSchema,
    currency: currencySchema,
    usesMetric: yesOrNo,
    customHourlyRate: v.nullable(amountSchema(customHourlyRateMaximum)),
    firstName: nameSchema,
    lastName: nameSchema,
    city: nameSchema,
    provinceState: nameSchema,
    country: countrySchema,
    hasAcceptedTos: yesOrNo,
    tosAcceptedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp("Send an ISO timestamp."))),
    optInAppUpdates: yesOrNo,
    optInPdaNews: yesOrNo,
    hasCompletedSetup: yesOrNo,
    isSubscribed: yesOrNo,
    isFreeVersion: yesOrNo,
    hasUsedFreeCalculation: yesOrNo,
  }),
);
export type ProfilePatch = v.InferOutput<typeof profilePatchSchema>;
