import { type Cents, roundHalfUp, toCents } from "#schema/money.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import { baseRateCap } from "#schema/pricing/factors.ts";
import {
  convertLength,
  lengthIn,
  squareCentimetresPerSquareInch,
  type Units,
} from "#schema/units.ts";
import { type Conversion, convertAmount } from "../price/conversion.ts";
import type { PartsInView } from "../price/price-in-view.ts";

export const baseRateFactors = [
  "careerStage",
  "medium",
  "weeklyHours",
  "salesHistory",
  "education",
] as const;
type BaseRateFactor = (typeof baseRateFactors)[number];

/**
 * The figures of the breakdown with as many decimals as a pocket calculator needs to reproduce the cents beside
 * them. Where a part differs by a cent from its own product, because only the total is rounded, `rounding` has it.
 */
export interface Arithmetic {
  readonly factors: Readonly<Record<BaseRateFactor, number>>;
  /** The five factors multiplied. */
  readonly product: number;
  /** Null where nothing is converted. */
  readonly conversion: Conversion | null;
  /** In the currency in view, a square inch. */
  readonly baseRate: number;
  /** In the units in view. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly hours: number;
  /** In the currency in view. */
  readonly hourlyRate: number;
  readonly rounding: {
    readonly area: Cents;
    readonly labour: Cents;
    readonly materials: Cents;
  };
}

interface View {
  readonly parts: PartsInView;
  readonly units: Units;
  /** The work's, in Canadian dollars. */
  readonly materialsCost: number;
}

/** Rates and factors are shown with this many decimals, more where the cents need them. */
const usualDecimals = 4;
const mostDecimals = 12;

export function showArithmetic(
  breakdown: Breakdown,
  { parts, units, materialsCost }: View,
): Arithmetic {
  const conversion = shownConversion(parts);
  const inView = (canadian: number) => convertAmount(canadian, conversion);
  const depth = withDecimals(breakdown.factors.depth.multiplier, mostDecimals);
  const squareInch = units === "metric" ? squareCentimetresPerSquareInch : 1;
  const fullRate = inView(breakdown.baseRate / breakdown.exchangeRate);
  const fullArea = toCents(breakdown.widthInches * breakdown.heightInches * fullRate * depth);
  const areaOf = (width: number, height: number, rate: number) =>
    toCents(((width * height) / squareInch) * rate * depth);
  const [width, height] = shortestLengths(
    breakdown,
    units,
    (shownWidth, shownHeight) => areaOf(shownWidth, shownHeight, fullRate) === fullArea,
  );
  const { factors, product, baseRate } = shownBaseRate(
    breakdown,
    conversion,
    (rate) => areaOf(width, height, rate) === fullArea,
  );

  const hourly = inView(breakdown.hourlyRate);
  const fullLabour = toCents(breakdown.hoursSpent * hourly);
  const hours = shortest(
    breakdown.hoursSpent,
    3,
    (shown) => toCents(shown * hourly) === fullLabour,
  );
  const hourlyRate = shortest(
    hourly,
    conversion === null ? 2 : usualDecimals,
    (rate) => toCents(hours * rate) === fullLabour,
  );

  return {
    factors,
    product,
    conversion,
    baseRate,
    width,
    height,
    depth,
    hours,
    hourlyRate,
    rounding: {
      area: parts.areaCents - areaOf(width, height, baseRate),
      labour: parts.labourCents - toCents(hours * hourlyRate),
      materials: parts.materialsCents - toCents(inView(materialsCost)),
    },
  };
}

/** Ten decimals are more than any rate has that a bank publishes. */
function shownConversion({ conversion }: PartsInView): Conversion | null {
  return (
    conversion && {
      times: withDecimals(conversion.times, 10),
      dividedBy: withDecimals(conversion.dividedBy, 10),
    }
  );
}

/** As a person reads them, and with more decimals only where the area needs them. */
function shortestLengths(
  { widthInches, heightInches }: Breakdown,
  units: Units,
  isEnough: (width: number, height: number) => boolean,
): readonly [width: number, height: number] {
  const [width, height] = [lengthIn(widthInches, units), lengthIn(heightInches, units)];
  if (isEnough(width, height)) return [width, height];
  const fullWidth = convertLength(widthInches, units);
  const fullHeight = convertLength(heightInches, units);
  for (let decimals = 2; decimals < mostDecimals; decimals += 1) {
    const longerWidth = withDecimals(fullWidth, decimals);
    const longerHeight = withDecimals(fullHeight, decimals);
    if (isEnough(longerWidth, longerHeight)) return [longerWidth, longerHeight];
  }
  return [withDecimals(fullWidth, mostDecimals), withDecimals(fullHeight, mostDecimals)];
}

/**
 * The five factors and the base rate that they result in. The average of several education levels may be a
 * repeating decimal: it gets as many decimals as the rate needs, and the rate as many as the area needs.
 */
function shownBaseRate(
  breakdown: Breakdown,
  conversion: Conversion | null,
  isEnough: (rate: number) => boolean,
) {
  const of = (key: BaseRateFactor) => withDecimals(breakdown.factors[key].multiplier, mostDecimals);
  const factorsWith = (decimals: number): Arithmetic["factors"] => ({
    careerStage: of("careerStage"),
    medium: of("medium"),
    weeklyHours: of("weeklyHours"),
    salesHistory: of("salesHistory"),
    education: withDecimals(breakdown.factors.education.multiplier, decimals),
  });
  const rateOf = (product: number) =>
    convertAmount(breakdown.isCapped ? baseRateCap : product, conversion);
  for (let decimals = usualDecimals; ; decimals += 1) {
    const factors = factorsWith(decimals);
    const full = baseRateFactors.reduce((made, key) => made * factors[key], 1);
    const baseRate = shortest(rateOf(full), usualDecimals, isEnough);
    if (!isEnough(baseRate) && decimals < mostDecimals) continue;
    const rateDecimals = decimalsOf(baseRate);
    const leadsOn = (product: number) => withDecimals(rateOf(product), rateDecimals) === baseRate;
    return { factors, product: shortest(full, usualDecimals, leadsOn), baseRate };
  }
}

/** The value with the fewest decimals, `from` or more, that is enough. */
function shortest(value: number, from: number, isEnough: (shown: number) => boolean): number {
  for (let decimals = from; decimals < mostDecimals; decimals += 1) {
    const shown = withDecimals(value, decimals);
    if (isEnough(shown)) return shown;
  }
  return withDecimals(value, mostDecimals);
}

function withDecimals(value: number, decimals: number): number {
  const parts = 10 ** decimals;
  return roundHalfUp(value * parts) / parts;
}

function decimalsOf(value: number): number {
  const [, decimals = ""] = String(value).split(".");
  return decimals.length;
}
