import type { Rates } from "../currency.ts";
import { type Cents, toCents } from "../money.ts";
import type { Breakdown } from "./breakdown.ts";
import { type ArtistFacts, baseRateCap, calculatePrice, type WorkFacts } from "./calculate.ts";

/** The formula's version, stored with each price so that it can be explained years later. */
const formulaVersion = 1;

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

/** A price and two of its parts in full precision, in one currency. */
interface ExactParts {
  readonly total: number;
  readonly labour: number;
  readonly materials: number;
}

/** Whole cents in the same currency: area + labour + materials = total. */
interface RoundedParts {
  readonly totalCents: Cents;
  readonly areaCents: Cents;
  readonly labourCents: Cents;
  readonly materialsCents: Cents;
}

/**
 * Rounds a price, once, half up to the cent. Labour and materials are rounded beside it, and area absorbs the
 * odd cent, so that the parts add up; none of them is below 0 (specification, section 9).
 */
export function roundParts({ total, labour, materials }: ExactParts): RoundedParts {
  const totalCents = toCents(total);
  const labourCents = Math.min(toCents(labour), totalCents);
  const materialsCents = Math.min(toCents(materials), totalCents - labourCents);
  const areaCents = totalCents - labourCents - materialsCents;
  return { totalCents, areaCents, labourCents, materialsCents };
}
