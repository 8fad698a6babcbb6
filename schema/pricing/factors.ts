import type { EducationLevel } from "#schema/artist/education.ts";
import {
  type CareerStage,
  profileDefaults,
  type SalesHistory,
  type WeeklyHours,
} from "#schema/artist/profile.ts";
import type { Medium } from "#schema/artworks/media.ts";

/** The multipliers of the pricing formula (specification, section 9). */
export const careerStageMultipliers: Readonly<Record<CareerStage, number>> = {
  aspiring: 0.8,
  emerging: 1,
  established: 1.2,
  echelon: 1.4,
};

export const mediumMultipliers: Readonly<Record<Medium, number>> = {
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

export const weeklyHoursMultipliers: Readonly<Record<WeeklyHours, number>> = {
  "0-5": 0.9,
  "6-10": 1,
  "11-20": 1.1,
  "21-30": 1.2,
  "30+": 1.3,
};

export const salesMultipliers: Readonly<Record<SalesHistory, number>> = {
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
export const defaultHourlyRate = 17.75;

/** With several career stages the highest counts, without any the lowest, which is the default (specification, section 9). */
export function highestCareerStage(stages: readonly CareerStage[]): CareerStage {
  return stages.reduce<CareerStage>(
    (highest, stage) =>
      careerStageMultipliers[stage] > careerStageMultipliers[highest] ? stage : highest,
    profileDefaults.careerStage,
  );
}

/** The average over all education levels (specification, section 9). */
export function averageEducationMultiplier(levels: readonly EducationLevel[]): number {
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
