/** A point in natural logarithms: x of the area, y of the price. */
export interface LogPoint {
  readonly x: number;
  readonly y: number;
  /** How much it counts beside others. */
  readonly weight: number;
}

/** y = intercept + exponent × x. */
export interface PowerLaw {
  readonly exponent: number;
  readonly intercept: number;
  /** Whether the points asked for an exponent beyond the limits. */
  readonly isLimited: boolean;
}

/** Prices that grow more slowly or faster than this with the area are no one's price list (section 3). */
export const exponentLimits = { minimum: 0.3, maximum: 1.15 } as const;

/** The weighted least-squares fit; `fallback` is the exponent where all points have one area. */
export function fitPower(points: readonly LogPoint[], fallback: number): PowerLaw {
  let total = 0;
  let sumX = 0;
  let sumY = 0;
  for (const { x, y, weight } of points) {
    total += weight;
    sumX += weight * x;
    sumY += weight * y;
  }
  const meanX = sumX / total;
  const meanY = sumY / total;
  let covariance = 0;
  let variance = 0;
  for (const { x, y, weight } of points) {
    covariance += weight * (x - meanX) * (y - meanY);
    variance += weight * (x - meanX) ** 2;
  }
  const fitted = variance > sameArea ** 2 * total ? covariance / variance : fallback;
  const exponent = Math.min(exponentLimits.maximum, Math.max(exponentLimits.minimum, fitted));
  return { exponent, intercept: meanY - exponent * meanX, isLimited: exponent !== fitted };
}

/** Areas whose logarithms differ by less are one size: 20 × 16 in and 16 × 20 in, whatever the rounding. */
export const sameArea = 1e-6;
