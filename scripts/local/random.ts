/** A seeded source of chance: the same seed paints the same picture on every machine. */
export interface Random {
  /** From 0 up to, but never, 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** Around 0, mostly within ±1 and never beyond ±1.5. */
  readonly sway: () => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** Mulberry32: 32 bits of state are plenty for a picture. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    sway: () => next() + next() + next() - 1.5,
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
