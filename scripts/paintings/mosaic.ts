import { type Canvas, lay, raise } from "./canvas.ts";
import { along, type Colour, colour, colours } from "./colour.ts";
import { smoothStep } from "./noise.ts";

interface Setting {
  /** The side of a tile in pixels. */
  readonly tile: number;
  /** How far a row is pushed down at a place, in pixels: rows follow what they depict. */
  readonly flow: (x: number, y: number) => number;
  /** The tile's colour for its place, from 0 to 1 across and down. */
  readonly tessera: (x: number, y: number) => Colour;
}

/** Sets tiles row by row, each a little crooked, a little off in colour and tilted to the light. */
function setTiles(canvas: Canvas, { tile, flow, tessera }: Setting): void {
  const { width, height, noise } = canvas;
  const chosen = new Map<number, Colour>();
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const bent = y - flow(x, y);
      const row = Math.floor(bent / tile);
      const shift = noise(row * 7.3, 3) * 7;
      const stretch = 0.8 + 0.5 * noise(row * 3.1, 9);
      const place = x / (tile * stretch) + shift;
      const column = Math.floor(place + (noise(place * 0.9, row * 5.7) - 0.5) * 0.5);
      const inRow = bent / tile - row;
      const inTile = place + (noise(place * 0.9, row * 5.7) - 0.5) * 0.5 - column;
      const chip = noise(x * 0.16, y * 0.16) * 0.05;
      const edge =
        Math.min(inRow, 1 - inRow, inTile * stretch, (1 - inTile) * stretch) - 0.045 - chip;
      const cover = smoothStep(0, 0.05, edge);
      if (cover === 0) continue;
      const name = row * 4096 + column;
      let tone = chosen.get(name);
      if (tone === undefined) {
        tone = fire(
          canvas,
          tessera(
            ((column + 0.5 - shift) * tile * stretch) / width,
            ((row + 0.5) * tile + flow(x, y)) / height,
          ),
        );
        chosen.set(name, tone);
      }
      lay(canvas, pixel, tone, cover);
      const tilt = (noise(row * 9.7, column * 6.1) - 0.5) * 0.16;
      raise(canvas, pixel, 1 + tilt * (inTile + inRow) * 3, cover);
    }
  }
}

/** No two pieces come out of the kiln alike. */
function fire({ random }: Canvas, [red, green, blue]: Colour): Colour {
  const value = 1 + random.sway() * 0.1;
  const warmth = random.sway() * 0.02;
  return [red * value + warmth, green * value, blue * value - warmth];
}

/** Round stones under moving water. */
export function paintStones(canvas: Canvas): void {
  const { width, height, unit, noise, random } = canvas;
  const stones = [
    [0.3, 0.36, 0.19, "c9bfa9"],
    [0.7, 0.3, 0.15, "8b8f92"],
    [0.63, 0.7, 0.22, "b5694a"],
    [0.22, 0.79, 0.13, "3d4347"],
  ] as const;
  const water = colours("143c4a 1f5d6b 3d8a8c 86b8ac cfe0d2");
  setTiles(canvas, {
    tile: unit * 0.031,
    flow: (x, y) => {
      let push = Math.sin((x / width) * 5 + 0.6) * unit * 0.035;
      for (const [sx, sy, radius] of stones) {
        const dx = x / unit - (sx * width) / unit;
        const dy = y / unit - (sy * height) / unit;
        const near = Math.exp(-(dx * dx + dy * dy * 0.6) / (radius * radius * 1.1));
        push += Math.sign(dy) * Math.min(1, Math.abs(dy) * 12) * near * unit * -0.03;
      }
      return push;
    },
    tessera: (x, y) => {
      for (const [sx, sy, radius, tone] of stones) {
        const dx = ((x - sx) * width) / unit;
        const dy = ((y - sy) * height) / unit;
        const reach = Math.hypot(dx, dy * 1.15) / radius;
        if (reach < 1) {
          const light = 1.12 - 0.42 * smoothStep(-0.9, 1, (dx + dy * 1.4) / radius);
          const [red, green, blue] = colour(tone);
          return [red * light, green * light, blue * light];
        }
        if (reach < 1.2) return along(water, 0.02);
      }
      const glint = random.chance(0.025) ? 0.5 : 0;
      return along(water, noise(x * 3, y * 9) * 0.85 + glint);
    },
  });
}

/** Lamps on the wharf, and their long legs in the harbour. */
export function paintWharfLights(canvas: Canvas): void {
  const { height, width, unit, noise, random } = canvas;
  const night = colours("0d1424 141f3a 1e2f54 2f4673");
  const lamps = [0.14, 0.31, 0.43, 0.66, 0.84];
  const glow = colours("f6d98a eba04a d9652f 8c3b3a");
  setTiles(canvas, {
    tile: unit * 0.04,
    flow: (x, y) => (y > height * 0.42 ? Math.sin((x / width) * 14 + y * 0.01) * unit * 0.012 : 0),
    tessera: (x, y) => {
      if (y > 0.36 && y < 0.425) return colour("0a0c12");
      for (const [index, lamp] of lamps.entries()) {
        const off = Math.abs(x - lamp) * (width / unit);
        if (y < 0.36 && Math.hypot(off, (y - 0.29) * 1) < 0.042) return along(glow, 0);
        const sway = 0.03 + (y - 0.42) * 0.055;
        if (
          y > 0.425 &&
          off < sway * (0.6 + noise(y * 22, index * 9)) &&
          y < 0.72 + 0.2 * noise(index * 5, 1)
        ) {
          return along(glow, (y - 0.42) * 1.5 + random.sway() * 0.12);
        }
        if (off < 0.11 && y < 0.36 && y > 0.17) return along(night, 0.85);
      }
      return along(night, y < 0.36 ? y * 1.6 : noise(x * 4, y * 16) * 0.9);
    },
  });
}
