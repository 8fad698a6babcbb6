import type { Random } from "../lib/random.ts";

/** A smooth field from 0 to 1 that changes over about one unit of x and y. */
export type Noise = (x: number, y: number) => number;

const side = 256;
const mask = side - 1;

/** Value noise on a lattice that repeats after 256 units, further than any picture reaches. */
export function createNoise(random: Random): Noise {
  const lattice = new Float32Array(side * side).map(random.next);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = ease(x - column);
    const down = ease(y - row);
    const left = column & mask;
    const right = (column + 1) & mask;
    const upper = (row & mask) * side;
    const lower = ((row + 1) & mask) * side;
    const a = lattice[upper + left] ?? 0;
    const b = lattice[upper + right] ?? 0;
    const c = lattice[lower + left] ?? 0;
    const d = lattice[lower + right] ?? 0;
    const top = a + (b - a) * across;
    return top + (c + (d - c) * across - top) * down;
  };
}

const perUnit = 16;
const tableSide = 512;

/** A noise worked out beforehand, for brushes: read with `look`, it repeats after 32 units. */
export function tabulate(noise: Noise): Float32Array {
  return new Float32Array(tableSide * tableSide).map((_, index) =>
    noise((index % tableSide) / perUnit, Math.floor(index / tableSide) / perUnit),
  );
}

export function look(table: Float32Array, x: number, y: number): number {
  const column = (x * perUnit) & (tableSide - 1);
  const row = (y * perUnit) & (tableSide - 1);
  return table[row * tableSide + column] ?? 0;
}

/** Several sizes of one noise on top of each other, still from 0 to 1. */
export function cloud(noise: Noise, x: number, y: number, octaves = 3): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * scale + octave * 17, y * scale + octave * 31);
    total += weight;
    weight /= 2;
    scale *= 2;
  }
  return sum / total;
}

/** 0 below `low`, 1 above `high`, without a corner in between. */
export function smoothStep(low: number, high: number, value: number): number {
  return ease(Math.min(1, Math.max(0, (value - low) / (high - low))));
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
