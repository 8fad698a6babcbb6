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

/** The multipliers of the pricing formula (specification, section 9). */
const careerStageMultipliers: Readonly<Record<CareerStage, number>> = {
  aspiring: 0.8,
  emerging: 1,
  established: 1.2,
  echelon: 1.4,
};

const mediumMultipliers: Readonly<Record<Medium, number>> = {
  oil: 1.2,
  acrylic: 1,
  gouache: 0.9,
  encaustic: 1.2,
  collage: 1.1,
  mixed: 1.2,
  watercolour: 0.9,
  charcoal: 0.7,
  pastel: 1,
  ink: 0.8,
  mosaic: 1.3,
};

const weeklyHoursMultipliers: Readonly<Record<WeeklyHours, number>> = {
  "0-5": 0.9,
  "6-10": 1,
  "11-20": 1.1,
  "21-30": 1.2,
  "30+": 1.3,
};

const salesMultipliers: Readonly<Record<SalesHistory, number>> = {
  "<1k": 0.9,
  "1-5k": 1,
  "5-20k": 1.1,
  ">20k": 1.4,
};

const educationMultipliers: Readonly<Record<EducationLevel, number>> = {
  "self-taught": 0.7,
  emerging: 0.95,
  college: 1,
  apprenticeship: 1,
  interdisciplinary: 1.05,
  bfa: 1.1,
  mfa: 1.15,
  academic: 1.2,
  professional: 1.2,
};

/** The base rate never exceeds this, in Canadian dollars a square inch (specification, section 9). */
export const baseRateCap = 2.5;

/** Canadian dollars an hour, unless the artist has set a rate (specification, section 9). */
const defaultHourlyRate = 17.75;

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

/** With several career stages the highest counts, without any the lowest, which is the default (specification, section 9). */
function highestCareerStage(stages: readonly CareerStage[]): CareerStage {
  return stages.reduce<CareerStage>(
    (highest, stage) =>
      careerStageMultipliers[stage] > careerStageMultipliers[highest] ? stage : highest,
    profileDefaults.careerStage,
  );
}

/** The average over all education levels (specification, section 9). */
function averageEducationMultiplier(levels: readonly EducationLevel[]): number {
  const sum = levels.reduce((total, level) => total + educationMultipliers[level], 0);
  return sum / levels.length;
}

/** The multiplier for a depth in inches (specification, section 9). */
export function depthMultiplier(depthInches: number): number {
  if (depthInches >= 1.5) return 1 + (depthInches - 1.5) * 0.2;
  if (depthInches >= 1) return 0.9;
  if (depthInches >= 0.5) return 0.7;
  return 0.5;
}
