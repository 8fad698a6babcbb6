import { type Cents, roundHalfUp } from "#schema/money.ts";
import type { Costs } from "#schema/price-lists/channels.ts";
import { type Curve, priceAt } from "#schema/price-lists/curve.ts";
import { medianOf } from "#schema/price-lists/median.ts";
import { areaOf, type FaceSize } from "#schema/price-lists/sizes.ts";
import { centimetresPerInch } from "#schema/units.ts";

/** The size at which the rules of thumb are made to agree with the list, in inches. */
const calibration: FaceSize = { widthInches: 16, heightInches: 20 };

/** What a work costs, and what the artist wants on top of it. */
export interface CostPlus {
  readonly costs: Costs;
  readonly hourlyRateCents: Cents;
  /** A share of the costs, from 0. */
  readonly profit: number;
}

/** What each method says for a work, in whole cents, beside the list (price list, section 3.2). */
export interface Methods {
  readonly listCents: Cents;
  /** The owner's formula; null for a work that it has not priced. */
  readonly formulaCents: Cents | null;
  /** Per square inch, at the rate of the list's 16 × 20. */
  readonly squareInchCents: Cents;
  readonly perSquareInchCents: number;
  /** Per inch of width and height, at the rate of the list's 16 × 20. */
  readonly linearInchCents: Cents;
  readonly perLinearInchCents: number;
  /** Dollars for each centimetre of width and height: a reading of the list's price, not a method. */
  readonly germanFactor: number;
  /** Materials, framing, overhead and hours, and the profit on them; null for a work whose costs are not known. */
  readonly costPlusCents: Cents | null;
  readonly medianCents: Cents;
  /** The lowest and the highest of the methods. */
  readonly lowestCents: Cents;
  readonly highestCents: Cents;
}

/**
 * What the methods say for one work. They are shown beside the list and never averaged into it.
 * @param formulaCents The suggested price in the list's currency; null without one.
 */
export function methodsFor(
  curve: Curve,
  size: FaceSize,
  formulaCents: Cents | null,
  costPlus: CostPlus,
): Methods {
  const { widthInches, heightInches } = size;
  const perSquareInchCents = referencePrice(curve) / areaOf(calibration);
  const perLinearInchCents = referencePrice(curve) / linearOf(calibration);
  const listed = priceAt(curve, widthInches, heightInches);
  const squareInchCents = roundHalfUp(perSquareInchCents * areaOf(size));
  const linearInchCents = roundHalfUp(perLinearInchCents * linearOf(size));
  const costPlusCents = costPlusOf(costPlus);
  const proposed = [squareInchCents, linearInchCents, costPlusCents, formulaCents].filter(
    (cents) => cents !== null,
  );
  return {
    listCents: roundHalfUp(listed),
    formulaCents,
    squareInchCents,
    perSquareInchCents,
    linearInchCents,
    perLinearInchCents,
    germanFactor: listed / 100 / (linearOf(size) * centimetresPerInch),
    costPlusCents,
    medianCents: roundHalfUp(medianOf(proposed)),
    lowestCents: Math.min(...proposed),
    highestCents: Math.max(...proposed),
  };
}

function referencePrice(curve: Curve): number {
  return priceAt(curve, calibration.widthInches, calibration.heightInches);
}

/** Rounded half up to the cent, once. No work is made in no time: without hours its costs are not known. */
function costPlusOf({ costs, hourlyRateCents, profit }: CostPlus): Cents | null {
  const { materialsCents, framingCents, overheadCents, hours } = costs;
  if (hours === 0) return null;
  const cost = materialsCents + framingCents + overheadCents + hours * hourlyRateCents;
  const cents = roundHalfUp(cost * (1 + profit));
  return cents > 0 ? cents : null;
}

function linearOf({ widthInches, heightInches }: FaceSize): number {
  return widthInches + heightInches;
}
