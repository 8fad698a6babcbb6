import type { Cents } from "#schema/money.ts";
import { areaOf, type FaceSize } from "#schema/price-lists/sizes.ts";
import { round, type Scales } from "./scales.ts";

interface SizeTick {
  readonly size: FaceSize;
  readonly x: number;
  /** Has a longer tick, and its name below. */
  readonly isNamed: boolean;
}

interface PriceTick {
  readonly cents: Cents;
  readonly y: number;
}

/** How many sizes have room for their name. */
export function namedCount(width: number): number {
  if (width < 340) return 3;
  return width < 720 ? 4 : 7;
}

/** A tick for each standard size; those nearest to even distances are named, squares never. */
export function sizeTicks(
  sizes: readonly FaceSize[],
  { x }: Pick<Scales, "x">,
  named: number,
): SizeTick[] {
  const ticks = sizes.map((size) => ({ size, x: round(x(areaOf(size))) }));
  const nameable = ticks.filter(({ size }) => size.widthInches !== size.heightInches);
  const [first, last] = [nameable[0], nameable.at(-1)];
  if (first === undefined || last === undefined) return [];
  const step = (last.x - first.x) / Math.max(1, named - 1);
  const chosen = new Set(
    Array.from({ length: named }, (_, index) => nearestTo(first.x + index * step, nameable)),
  );
  return ticks.map((tick) => ({ ...tick, isNamed: chosen.has(tick) }));
}

interface NamedTick extends SizeTick {
  /** Null where there is no room for it. */
  readonly name: string | null;
  /** The middle of the name. */
  readonly nameX: number;
}

interface NamesOptions {
  /** How many names at most. */
  readonly most: number;
  /** Where the drawing ends, in pixels. */
  readonly end: number;
  readonly nameOf: (size: FaceSize, isLast: boolean) => string;
}

/** Between two names, in pixels. */
const leastGap = 8;
/** The mean width of a letter at 13 px. */
const letterWidth = 6.6;
const halfOf = (name: string | null) => ((name?.length ?? 0) * letterWidth) / 2;

/** The ticks with as many names as have room beside each other. */
export function nameTicks(
  sizes: readonly FaceSize[],
  scales: Pick<Scales, "x">,
  { most, end, nameOf }: NamesOptions,
): NamedTick[] {
  const ticks = sizeTicks(sizes, scales, most);
  const last = ticks.findLast(({ isNamed }) => isNamed);
  const named = ticks.map((tick) => {
    const name = tick.isNamed ? nameOf(tick.size, tick === last) : null;
    return { ...tick, name, nameX: Math.min(tick.x, end - halfOf(name)) };
  });
  return most <= 2 || haveRoom(named)
    ? named
    : nameTicks(sizes, scales, { most: most - 1, end, nameOf });
}

function haveRoom(ticks: readonly NamedTick[]): boolean {
  const names = ticks.filter(({ name }) => name !== null);
  return names.slice(1).every((tick, index) => {
    const before = names[index];
    if (before === undefined) return true;
    return tick.nameX - before.nameX >= halfOf(tick.name) + halfOf(before.name) + leastGap;
  });
}

function nearestTo<Tick extends { readonly x: number }>(
  x: number,
  ticks: readonly Tick[],
): Tick | undefined {
  return ticks.toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0];
}

/** Two lines of the grid are not closer, in pixels: then the twos, and then the fives, are left out. */
const distances = { twos: 50, fives: 18 } as const;

/** Prices at 1, 2 and 5 times the powers of ten, in dollars. */
export function priceTicks({ y, extent }: Pick<Scales, "y" | "extent">): PriceTick[] {
  const { lowestCents, highestCents } = extent;
  const doubled = y(lowestCents) - y(2 * lowestCents);
  const figures = [
    1,
    ...(doubled >= distances.twos ? [2] : []),
    ...(doubled >= distances.fives ? [5] : []),
  ];
  const ticks: PriceTick[] = [];
  const first = 10 ** Math.floor(Math.log10(lowestCents));
  for (let power = first; power <= highestCents; power *= 10) {
    for (const figure of figures) {
      const cents = figure * power;
      // A cent is the least price.
      if (cents < Math.max(1, lowestCents) || cents > highestCents) continue;
      ticks.push({ cents, y: round(y(cents)) });
    }
  }
  return ticks;
}
