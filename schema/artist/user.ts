import * as v from "valibot";
import { currencySchema } from "#schema/currency.ts";
import {
  careerStageSchema,
  countrySchema,
  salesHistorySchema,
  weeklyHoursSchema,
} from "./profile.ts";

/**
 * The signed-in artist, in the responses of `GET /api/auth/user` and of every call that changes them
 * (specification, section 3). Text that was never entered is empty, a choice never made is null.
 * `customHourlyRate` is in Canadian dollars; timestamps are ISO.
 */
export const userSchema = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  profileImageUrl: v.nullable(v.string()),
  careerStages: v.array(careerStageSchema),
  weeklyHours: v.nullable(weeklyHoursSchema),
  salesHistory: v.nullable(salesHistorySchema),
  education: v.string(),
  currency: v.nullable(currencySchema),
  usesMetric: v.boolean(),
  customHourlyRate: v.nullable(v.number()),
  city: v.string(),
  provinceState: v.string(),
  country: v.nullable(countrySchema),
  hasAcceptedTos: v.boolean(),
  tosAcceptedAt: v.nullable(v.string()),
  optInAppUpdates: v.boolean(),
  optInPdaNews: v.boolean(),
  hasCompletedSetup: v.boolean(),
  isSubscribed: v.boolean(),
  isFreeVersion: v.boolean(),
  hasUsedFreeCalculation: v.boolean(),
  artworkSaveCount: v.number(),
  maxArtworkSaves: v.number(),
  isAdmin: v.boolean(),
  isReturningUser: v.boolean(),
  isPaused: v.boolean(),
  isPastDue: v.boolean(),
  cancelAtPeriodEnd: v.boolean(),
  currentPeriodEnd: v.nullable(v.string()),
  subscriptionDetails: v.nullable(
    v.object({ name: v.string(), price: v.string(), isYearly: v.boolean() }),
  ),
});
export type User = v.InferOutput<typeof userSchema>;

type Entitlement = Pick<User, "isAdmin" | "isSubscribed">;

/** Admins and subscribers price, save, edit and export without limits (specification, section 6). */
export function hasUnlimitedUse(user: Entitlement): boolean {
  return user.isAdmin || user.isSubscribed;
}

/** Whether this artist may still calculate, or edit, (specification, section 6). */
export function mayCalculate(user: Entitlement & Pick<User, "hasUsedFreeCalculation">): boolean {
  return hasUnlimitedUse(user) || !user.hasUsedFreeCalculation;
}

/** Whether the next calculation is the only one that the free plan has (specification, section 1). */
export function hasOneCalculation(
  user: Entitlement & Pick<User, "hasUsedFreeCalculation">,
): boolean {
  return !hasUnlimitedUse(user) && mayCalculate(user);
}

/** Whether a new artwork may be saved (specification, section 5). */
export function maySaveNewArtwork(
  user: Entitlement & Pick<User, "artworkSaveCount" | "maxArtworkSaves">,
): boolean {
  return hasUnlimitedUse(user) || user.artworkSaveCount < user.maxArtworkSaves;
}

/** The header with the id of the user whom a page shows: a page that one user left open cannot act as the next. */
export const signedInAsHeader = "Signed-In-As";
