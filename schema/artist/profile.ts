import * as v from "valibot";

export const careerStages = ["aspiring", "emerging", "established", "echelon"] as const;
export type CareerStage = (typeof careerStages)[number];

export const weeklyHoursRanges = ["0-5", "6-10", "11-20", "21-30", "30+"] as const;
export type WeeklyHours = (typeof weeklyHoursRanges)[number];

export const salesRanges = ["<1k", "1-5k", "5-20k", ">20k"] as const;
export type SalesHistory = (typeof salesRanges)[number];

export const countries = ["Canada", "United States"] as const;
export type Country = (typeof countries)[number];

export const careerStageSchema = v.picklist(careerStages, "Choose one of the four career stages.");
export const weeklyHoursSchema = v.picklist(weeklyHoursRanges, "Choose one of the ranges.");
export const salesHistorySchema = v.picklist(salesRanges, "Choose one of the ranges.");
export const countrySchema = v.picklist(countries, "Choose Canada or United States.");

/** What a new profile starts from (specification, section 9). */
export const profileDefaults = {
  careerStage: "aspiring",
  weeklyHours: "0-5",
  salesHistory: "<1k",
  currency: "CAD",
  country: "Canada",
} as const;

export const nameMaximum = 100;
export const customHourlyRateMaximum = 10_000;

const stagesWithCustomRate: readonly CareerStage[] = ["established", "echelon"];

/** The custom hourly rate is offered, and counts, from established on. */
export function mayUseCustomRate(stages: readonly CareerStage[]): boolean {
  return stages.some((stage) => stagesWithCustomRate.includes(stage));
}

/** What a profile needs beyond the finished form to be complete (specification, section 4). */
interface Completeness {
  readonly isAdmin: boolean;
  readonly hasCompletedSetup: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly careerStages: readonly CareerStage[];
  readonly currency: string | null;
  readonly hasAcceptedTos: boolean;
}

/** Whether works can be priced from this profile (specification, section 4). */
export function isProfileComplete(profile: Completeness): boolean {
  if (profile.isAdmin) return true;
  return (
    profile.hasCompletedSetup &&
    profile.firstName !== "" &&
    profile.lastName !== "" &&
    profile.careerStages.length > 0 &&
    profile.currency !== null &&
    profile.hasAcceptedTos
  );
}
