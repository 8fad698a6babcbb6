import type { Rates } from "../currency.ts";
import { type Breakdown, formulaVersion } from "./breakdown.ts";
import { type ArtistFacts, calculatePrice, type WorkFacts } from "./calculate.ts";
import { baseRateCap } from "./factors.ts";
import { roundParts } from "./round-parts.ts";

/**
 * The suggested price in whole cents of the profile's currency, with everything that led to it (specification,
 * section 9). It is rounded once, from full precision. `ratesDate` is the observation's date, `YYYY-MM-DD`.
 */
export function explainPrice(
  artist: ArtistFacts,
  work: WorkFacts,
  rates: Rates,
  ratesDate: string | null,
): Breakdown {
  const calculation = calculatePrice(artist, work, rates);
  const { multipliers, exchangeRate } = calculation;
  const { totalCents, areaCents, labourCents, materialsCents } = roundParts({
    total: calculation.total,
    labour: calculation.labour * exchangeRate,
    materials: calculation.materials * exchangeRate,
  });
  return {
    formulaVersion,
    factors: {
      careerStage: { value: artist.careerStage, multiplier: multipliers.careerStage },
      medium: { value: work.medium, multiplier: multipliers.medium },
      weeklyHours: { value: artist.weeklyHours, multiplier: multipliers.weeklyHours },
      salesHistory: { value: artist.salesHistory, multiplier: multipliers.salesHistory },
      education: { value: [...artist.education], multiplier: multipliers.education },
      depth: { value: work.support, multiplier: multipliers.depth },
    },
    uncappedBaseRate: calculation.uncappedBaseRate,
    baseRate: calculation.baseRate * exchangeRate,
    isCapped: calculation.uncappedBaseRate > baseRateCap,
    widthInches: work.widthInches,
    heightInches: work.heightInches,
    hoursSpent: work.hoursSpent,
    hourlyRate: artist.hourlyRate,
    currency: artist.currency,
    exchangeRate,
    exchangeDate: artist.currency === "CAD" ? null : ratesDate,
    areaCents,
    labourCents,
    materialsCents,
    totalCents,
  };
}
