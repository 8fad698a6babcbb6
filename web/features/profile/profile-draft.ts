import * as v from "valibot";
import {
  type EducationLevel,
  educationLevels,
  formatEducation,
  parseEducation,
} from "#schema/artist/education.ts";
import {
  type CareerStage,
  careerStageSchema,
  careerStages,
  mayUseCustomRate,
  profileDefaults,
  salesHistorySchema,
  weeklyHoursSchema,
} from "#schema/artist/profile.ts";
import { type ProfilePatch, profilePatchSchema } from "#schema/artist/profile-patch.ts";
import type { User } from "#schema/artist/user.ts";
import { currencySchema } from "#schema/currency.ts";
import { decimalValue, isDecimalText } from "#schema/read-number.ts";
import { inputStore } from "#web/storage/input-store.ts";
import {
  type LocationDraft,
  locationDraft,
  locationDraftSchema,
  missingLocationParts,
} from "./location-draft.ts";

/** The stored form. */
const profileDraftSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  /** The form chooses one; if the profile has several, they stay until another is chosen. */
  careerStages: v.array(careerStageSchema),
  weeklyHours: weeklyHoursSchema,
  salesHistory: salesHistorySchema,
  education: v.array(v.picklist(educationLevels)),
  currency: currencySchema,
  usesMetric: v.boolean(),
  /** As typed, in Canadian dollars; blank is unset. */
  customHourlyRate: v.string(),
  location: locationDraftSchema,
  hasAcceptedTos: v.boolean(),
  optInAppUpdates: v.boolean(),
  optInPdaNews: v.boolean(),
});
type StoredDraft = v.InferOutput<typeof profileDraftSchema>;
export type ProfileDraft = Readonly<
  Omit<StoredDraft, "careerStages" | "education" | "location"> & {
    careerStages: readonly CareerStage[];
    education: readonly EducationLevel[];
    location: LocationDraft;
  }
>;

export const profileDraftStore = inputStore<ProfileDraft>("profile-draft", profileDraftSchema);

/** Starts from what is stored, and from the defaults where no choice was ever made. */
export function draftFrom(user: User): ProfileDraft {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    careerStages:
      user.careerStages.length === 0 ? [profileDefaults.careerStage] : user.careerStages,
    weeklyHours: user.weeklyHours ?? profileDefaults.weeklyHours,
    salesHistory: user.salesHistory ?? profileDefaults.salesHistory,
    education: parseEducation(user.education),
    currency: user.currency ?? profileDefaults.currency,
    usesMetric: user.usesMetric,
    customHourlyRate: user.customHourlyRate?.toFixed(2) ?? "",
    location: locationDraft(user.city, user.provinceState, user.country ?? profileDefaults.country),
    hasAcceptedTos: user.hasAcceptedTos,
    optInAppUpdates: user.optInAppUpdates,
    optInPdaNews: user.optInPdaNews,
  };
}

/** The whole payload of the form (specification, section 7). A rate that is not shown is not changed. */
export function patchFrom(draft: ProfileDraft, user: User, now: Date): ProfilePatch {
  const { location } = draft;
  return {
    careerStages: [...draft.careerStages],
    weeklyHours: draft.weeklyHours,
    salesHistory: draft.salesHistory,
    education: formatEducation(draft.education),
    currency: draft.currency,
    usesMetric: draft.usesMetric,
    customHourlyRate: mayUseCustomRate(draft.careerStages)
      ? parseRate(draft.customHourlyRate)
      : user.customHourlyRate,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    city: location.city.trim(),
    provinceState: location.provinceState[location.country].trim(),
    country: location.country,
    hasAcceptedTos: draft.hasAcceptedTos,
    tosAcceptedAt: draft.hasAcceptedTos ? (user.tosAcceptedAt ?? now.toISOString()) : null,
    optInAppUpdates: draft.optInAppUpdates,
    optInPdaNews: draft.optInPdaNews,
    hasCompletedSetup: true,
  };
}

function parseRate(text: string): number | null {
  return text.trim() === "" ? null : decimalValue(text);
}

/** Blank, or 0 or more with at most two decimals (specification, section 5); a rate that is not shown is not asked. */
export function isRateValid({ careerStages: stages, customHourlyRate }: ProfileDraft): boolean {
  if (!mayUseCustomRate(stages) || customHourlyRate.trim() === "") return true;
  return (
    isDecimalText(customHourlyRate) &&
    v.is(profilePatchSchema.entries.customHourlyRate, decimalValue(customHourlyRate))
  );
}

/** The stage that counts when several are stored: the highest. */
export function countedStage(stages: readonly CareerStage[]): CareerStage | null {
  return careerStages.findLast((stage) => stages.includes(stage)) ?? null;
}

/** Every field that a check or the server can find fault with. */
export const checkedFields = [
  "firstName",
  "lastName",
  "hasAcceptedTos",
  "city",
  "provinceState",
  "customHourlyRate",
] as const;
export type CheckedField = (typeof checkedFields)[number];

export type RequiredField = Exclude<CheckedField, "customHourlyRate">;

/** The required fields that are missing, in the order of the checks (specification, section 5). */
export function findMissing(draft: ProfileDraft): RequiredField[] {
  return [
    ...(draft.firstName.trim() === "" ? (["firstName"] as const) : []),
    ...(draft.lastName.trim() === "" ? (["lastName"] as const) : []),
    ...(draft.hasAcceptedTos ? [] : (["hasAcceptedTos"] as const)),
    ...missingLocationParts(draft.location),
  ];
}
