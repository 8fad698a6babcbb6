import fc from "fast-check";
import type { TestContext } from "vitest";
import type { RoundingRule } from "#schema/price-lists/rounding.ts";
import { figure } from "./figure.ts";

const cases = 100_000;
const seed = 20261122;

/** Compares the two for so many random inputs; a difference fails with the smallest input that shows it. */
export function agree<Input>(
  context: TestContext,
  inputs: fc.Arbitrary<Input>,
  calculated: (input: Input) => unknown,
  naive: (input: Input) => unknown,
): void {
  let tried = 0;
  const property = fc.property(inputs, (input) => {
    tried += 1;
    const one = JSON.stringify(calculated(input));
    const other = JSON.stringify(naive(input));
    if (one !== other) throw new Error(`${one} is not ${other}`);
  });
  fc.assert(property, { numRuns: cases, seed });
  figure(context, 27, tried, cases);
}

/** Half a unit rounded up, of a fraction that may be below 0. */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  return doubled < 0n && doubled % (2n * denominator) !== 0n ? quotient - 1n : quotient;
}

/** Any rule of rounding. */
export const roundingRules: fc.Arbitrary<RoundingRule> = fc.record({
  to: fc.constantFrom(1, 5, 10, 25, 50, 100),
  direction: fc.constantFrom("up", "nearest"),
  minimumCents: fc.integer({ min: 0, max: 50_000 }),
});

/** Step by step, and the rest up where it is half a step or the rule says so. */
export function naiveRound(cents: number, { to, direction, minimumCents }: RoundingRule): number {
  const step = to * 100;
  let rounded = 0;
  while (rounded + step <= cents) rounded += step;
  const rest = cents - rounded;
  if (rest > 0 && (direction === "up" || rest * 2 >= step)) rounded += step;
  return rounded < minimumCents ? minimumCents : rounded;
}
