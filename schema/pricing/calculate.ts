import { defaultEducation, type EducationLevel, parseEducation } from "#schema/artist/education.ts";
import {
  type CareerStage,
  mayUseCustomRate,
  profileDefaults,
  type SalesHistory,
  type WeeklyHours,
} from "#schema/artist/profile.ts";
import type { User } from "#schema/artist/user.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { parseSupport, type Support } from "#schema/artworks/supports.ts";
import type { Currency, Rates } from "../currency.ts";
import {
  averageEducationMultiplier,
  baseRateCap,
  careerStageMultipliers,
  defaultHourlyRate,
  depthMultiplier,
  highestCareerStage,
  mediumMultipliers,
  salesMultipliers,
  weeklyHoursMultipliers,
} from "./factors.ts";

/** What the formula takes from the artist's profile. `hourlyRate` is in Canadian dollars. */
export interface ArtistFacts {
  readonly careerStage: CareerStage;
  readonly weeklyHours: WeeklyHours;
  readonly salesHistory: SalesHistory;
  readonly education: readonly EducationLevel[];
  readonly hourlyRate: number;
  readonly currency: Currency;
}

/** What the formula takes from the artwork. Lengths in inches, materials in Canadian dollars. */
export interface WorkFacts {
  readonly widthInches: number;
  readonly heightInches: number;
  readonly support: Support;
  readonly medium: Medium;
  readonly materialsCost: number;
  readonly hoursSpent: number;
}

/** In full precision, Canadian dollars but for `total`, which is in the profile's currency. */
interface Calculation {
  readonly multipliers: {
    readonly careerStage: number;
    readonly medium: number;
    readonly weeklyHours: number;
    readonly salesHistory: number;
    readonly education: number;
    readonly depth: number;
  };
  readonly uncappedBaseRate: number;
  readonly baseRate: number;
  readonly area: number;
  readonly labour: number;
  readonly materials: number;
  readonly exchangeRate: number;
  readonly total: number;
}

type Profile = Pick<
  User,
  "careerStages" | "weeklyHours" | "salesHistory" | "education" | "customHourlyRate" | "currency"
>;

/**
 * The facts that price an artist's work. What was never chosen takes the specification's default
 * (section 9); the custom hourly rate counts only while the stage is established or echelon.
 */
export function toArtistFacts(profile: Profile): ArtistFacts {
  const stages = profile.careerStages;
  const levels = parseEducation(profile.education);
  return {
    careerStage: highestCareerStage(stages),
    weeklyHours: profile.weeklyHours ?? profileDefaults.weeklyHours,
    salesHistory: profile.salesHistory ?? profileDefaults.salesHistory,
    education: levels.length > 0 ? levels : [defaultEducation],
    hourlyRate: (mayUseCustomRate(stages) ? profile.customHourlyRate : null) ?? defaultHourlyRate,
    currency: profile.currency ?? profileDefaults.currency,
  };
}

/**
 * The suggested price (specification, section 9): base rate × area × depth, plus labour, plus materials,
 * in Canadian dollars, then converted to the profile's currency. Nothing is rounded here.
 */
export function calculatePrice(artist: ArtistFacts, work: WorkFacts, rates: Rates): Calculation {
  const multipliers = {
    careerStage: careerStageMultipliers[artist.careerStage],
    medium: mediumMultipliers[work.medium],
    weeklyHours: weeklyHoursMultipliers[artist.weeklyHours],
    salesHistory: salesMultipliers[artist.salesHistory],
    education: averageEducationMultiplier(artist.education),
    depth: depthMultiplier(parseSupport(work.support).depthInches),
  };
  const uncappedBaseRate =
    multipliers.careerStage *
    multipliers.medium *
    multipliers.weeklyHours *
    multipliers.salesHistory *
    multipliers.education;
  const baseRate = Math.min(uncappedBaseRate, baseRateCap);
  const area = work.widthInches * work.heightInches * baseRate * multipliers.depth;
  const labour = work.hoursSpent * artist.hourlyRate;
  const materials = work.materialsCost;
  const exchangeRate = rates[artist.currency];
  const total = (area + labour + materials) * exchangeRate;
  return {
    multipliers,
    uncappedBaseRate,
    baseRate,
    area,
    labour,
    materials,
    exchangeRate,
    total,
  };
}
