import type { Cents } from "#schema/money.ts";

interface MeterSegment {
  readonly x: number;
  readonly width: number;
}

interface MeterTick {
  readonly cents: Cents;
  readonly x: number;
  readonly isNamed: boolean;
}

interface MeterLayout {
  readonly segments: readonly MeterSegment[];
  /** Where the sum ends. */
  readonly end: number;
  /** Where the limit is. */
  readonly stop: number;
  readonly ticks: readonly MeterTick[];
}

const gap = 2;
/** In pixels, as wide as a million and a space. */
const leastStep = 60;
/** Of the scale's figures, in pixels. */
const characterWidth = 7.5;

/**
 * A bar of amounts, one after the other, on a scale from 0 to the limit, or past it to the next step where the sum is
 * more. What was taken back in a quarter shortens the bar from its end. Steps are 10,000 dollars, doubled until there are at most eight, and fewer where
 * the scale is short. From its end, as many of them are named as have room.
 */
export function meterLayout(amounts: readonly Cents[], limit: Cents, width: number): MeterLayout {
  const sum = amounts.reduce((total, cents) => total + cents, 0);
  const step = stepFor(Math.max(sum, limit), namedCount(width));
  const most = sum <= limit ? limit : Math.ceil(sum / step) * step;
  const xOf = (cents: Cents) => (cents / most) * width;
  const segments: MeterSegment[] = [];
  let before = 0;
  for (const cents of withoutTakenBack(amounts)) {
    const [from, to] = [xOf(before), xOf(before + cents)];
    before += cents;
    if (cents > 0) segments.push({ x: from, width: Math.max(1, to - from - gap) });
  }
  const steps = Math.floor(most / step);
  const named = Math.ceil(leastNamed(most) / xOf(step));
  const ticks: MeterTick[] = [];
  for (let half = 0; half * step <= most * 2; half += 1) {
    const cents = (half * step) / 2;
    const isNamed = half === 0 || (half % 2 === 0 && (steps - half / 2) % named === 0);
    ticks.push({ cents, x: xOf(cents), isNamed });
  }
  return { segments, end: Math.max(0, xOf(sum)), stop: xOf(limit), ticks };
}

/** The amounts of which what is below 0 is taken, from the last one on. */
function withoutTakenBack(amounts: readonly Cents[]): Cents[] {
  let taken = amounts.reduce((sum, cents) => sum - Math.min(0, cents), 0);
  return amounts
    .toReversed()
    .map((cents) => {
      const part = Math.min(taken, Math.max(0, cents));
      taken -= part;
      return Math.max(0, cents) - part;
    })
    .toReversed();
}

/** The last figure ends where the scale does, and the one before it is half as wide to its right, with a space between. */
function leastNamed(most: Cents): number {
  const digits = String(Math.floor(most / 100)).length;
  const characters = digits + Math.floor((digits - 1) / 3);
  return characters * characterWidth * 1.5 + characterWidth;
}

/** How many steps have room for their amounts. */
function namedCount(width: number): number {
  return Math.max(1, Math.min(8, Math.floor(width / leastStep)));
}

function stepFor(most: Cents, named: number): Cents {
  let step = 10_000_00;
  while (most / step > named) step *= 2;
  return step;
}
