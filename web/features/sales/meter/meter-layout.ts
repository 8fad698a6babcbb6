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

/**
 * A bar of amounts, one after the other, on a scale from 0 to the limit, or past it to the next step where the sum is
 * more. What was taken back in a quarter shortens the bar from its end. Steps are 10,000 dollars, doubled until at most eight of them are named, and fewer where
 * the scale is short.
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
  const ticks: MeterTick[] = [];
  for (let half = 0; half * step <= most * 2; half += 1) {
    const cents = (half * step) / 2;
    ticks.push({ cents, x: xOf(cents), isNamed: half % 2 === 0 });
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

/** How many steps have room for their amounts. */
function namedCount(width: number): number {
  return Math.max(1, Math.min(8, Math.floor(width / leastStep)));
}

function stepFor(most: Cents, named: number): Cents {
  let step = 10_000_00;
  while (most / step > named) step *= 2;
  return step;
}
