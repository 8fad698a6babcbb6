import type { Random } from "../lib/random.ts";

/** Red, green and blue from 0 to 1, as they are shown (sRGB). */
export type Colour = readonly [red: number, green: number, blue: number];
export type Palette = readonly [Colour, ...Colour[]];

/** Colours from their hexadecimal names, such as `colours("1b2a8c f4e3c1")`. */
export function colours(names: string): Palette {
  const [first, ...others] = names.split(" ").map(colour);
  return [first ?? [0, 0, 0], ...others];
}

export function colour(name: string): Colour {
  const bits = Number.parseInt(name, 16);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** A colour on the way through a palette, from 0 (its first) to 1 (its last). */
export function along(palette: Palette, share: number): Colour {
  const place = Math.min(1, Math.max(0, share)) * (palette.length - 1);
  const index = Math.min(Math.floor(place), palette.length - 2);
  const from = palette[index] ?? palette[0];
  return mix(from, palette[index + 1] ?? from, place - index);
}

/** The same colour as a brush picks it up twice: a little lighter or darker, warmer or cooler. */
export function vary(base: Colour, random: Random, amount = 0.03): Colour {
  const value = random.sway() * amount;
  const warmth = random.sway() * amount * 0.5;
  return [base[0] + value + warmth, base[1] + value, base[2] + value - warmth];
}
