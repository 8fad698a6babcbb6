import type { Rates } from "../currency.ts";
import { toCents } from "../money.ts";
import { type Breakdown, formulaVersion } from "./breakdown.ts";
import { type ArtistFacts, calculatePrice, type WorkFacts } from "./calculate.ts";
import { baseRateCap } from "./factors.ts";

/**
 * The suggested price with everything that led to it (specification, section 9), in the profile's currency.
 * The total is rounded once from full precision; labour and materials are rounded beside it, and area
 * absorbs the odd cent, so that the parts add up. `ratesDate` is the observation's date, `YYYY-MM-DD`.
 */
export function explainPrice(
  artist: ArtistFacts,
  work: WorkFacts,
  rates: Rates,
  ratesDate: string | null,
): Breakdown {
  const calculation = calculatePrice(artist, work, rates);
  const { multipliers, exchangeRate } = calculation;
  const totalCents = toCents(calculation.total);
  const labourCents = Math.min(toCents(calculation.labour * exchangeRate), totalCents);
  const materialsCents = Math.min(
    toCents(calculation.materials * exchangeRate),
    totalCents - labourCents,
  );
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
    areaCents: totalCents - labourCents - materialsCents,
    labourCents,
    materialsCents,
    totalCents,
  };
}
