import type { Canvas } from "./canvas.ts";
import { along, colour, colours, vary } from "./colour.ts";
import { gesture } from "./gesture.ts";
import { ellipse, ragged } from "./shapes.ts";
import { stroke } from "./stroke.ts";
import { fill } from "./wash.ts";

/** A film of clear wax: what lies below goes milky where it is thick. */
function fuse(canvas: Canvas, tint: ReturnType<typeof colour>, count: number): void {
  const { width, height, unit, random } = canvas;
  for (let index = 0; index < count; index += 1) {
    const pool = ellipse(
      width * random.next(),
      height * random.next(),
      unit * random.between(0.1, 0.4),
      unit * random.between(0.05, 0.2),
    );
    fill(canvas, ragged(canvas, pool, unit * 0.09, unit * 0.16), {
      colour: vary(tint, random, 0.04),
      opacity: random.between(0.14, 0.34),
      softness: unit * 0.035,
    });
  }
}

/** Ripe barley: gold over gold, scraped, with one dark furrow scored through it. */
export function paintBarley(canvas: Canvas): void {
  const { width, height, unit, random, noise } = canvas;
  const gold = colours("8d5a24 b5792f cf9a45 dcb468 e6cf97 c7b07a");
  for (let index = 0; index < 210; index += 1) {
    const x = random.between(-0.1, 1);
    const y = random.next();
    const field = noise(x * 6, y * 3.5);
    stroke(canvas, {
      x: x * width,
      y: y * height,
      length: unit * random.between(0.25, 0.75),
      width: unit * random.between(0.07, 0.19),
      angle: random.sway() * 0.07,
      colour: vary(along(gold, field * 1.3 - 0.15 + random.sway() * 0.15), random, 0.03),
      second: along(gold, random.next()),
      opacity: 0.82,
      dryness: index < 90 ? 0.1 : 0.55,
      body: 1.1,
      ragged: 0.5,
    });
    if (index % 70 === 69) fuse(canvas, colour("e7cf9a"), 7);
  }
  for (const [offset, size, tone] of [
    [0, 0.035, "3b2514"],
    [0.02, 0.014, "5d3a1c"],
    [-0.025, 0.01, "2a1a10"],
  ] as const) {
    gesture(canvas, {
      points: Array.from({ length: 7 }, (_, index) => [
        (width * (index * 1.08 - 0.25)) / 6,
        height * (0.62 + offset + 0.035 * Math.sin(index * 1.1)) + random.sway() * unit * 0.012,
      ]),
      width: unit * size,
      colour: colour(tone),
      dryness: 0.5,
      opacity: 0.9,
    });
  }
  stroke(canvas, {
    x: width * 0.64,
    y: height * 0.27,
    length: width * 0.13,
    width: unit * 0.1,
    angle: 0.02,
    colour: colour("f4ecd8"),
    second: colour("e2c98f"),
    dryness: 0.55,
    body: 1.3,
    ragged: 0.8,
  });
  scoreStalks(canvas);
}

function scoreStalks(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  for (let stalk = 0; stalk < 60; stalk += 1) {
    const x = width * random.next();
    const y = height * random.between(0.62, 0.98);
    gesture(canvas, {
      points: [
        [x, y],
        [x + random.sway() * unit * 0.05, y - unit * random.between(0.05, 0.16)],
      ],
      width: unit * 0.008,
      colour: random.pick(colours("f0dca8 6d431d e9c878")),
      dryness: 0.3,
      opacity: 0.75,
    });
  }
}

/** The winter crossing: white wax, a track pressed into it, spruces set to mark the way. */
export function paintIceRoad(canvas: Canvas): void {
  const { width, height, unit, random, noise } = canvas;
  const ice = colours("8fa3ad b7c6cb d5dcda ebebe4 f4f1e8");
  for (let index = 0; index < 150; index += 1) {
    const x = random.between(-0.2, 0.95);
    const y = random.between(-0.02, 1);
    const sky = y < 0.3;
    stroke(canvas, {
      x: x * width,
      y: y * height,
      length: unit * random.between(0.2, 0.6),
      width: unit * random.between(0.04, 0.12),
      angle: random.sway() * 0.05,
      colour: vary(along(ice, sky ? y * 1.1 : 0.35 + noise(x * 3, y * 5) * 0.75), random, 0.02),
      second: along(ice, random.next()),
      dryness: index < 80 ? 0.1 : 0.5,
      body: 1.2,
    });
    if (index % 50 === 49) fuse(canvas, colour("f2efe4"), 3);
  }
  for (let index = 0; index < 14; index += 1) {
    stroke(canvas, {
      x: width * random.between(-0.1, 0.7),
      y: height * (0.305 + random.sway() * 0.008),
      length: width * random.between(0.15, 0.4),
      width: unit * random.between(0.008, 0.022),
      colour: vary(colour("4c6470"), random, 0.04),
      dryness: 0.5,
      body: 1,
    });
  }
  for (const side of [-1, 1, -0.7, 0.8]) {
    gesture(canvas, {
      points: [
        [width * (0.4 + side * 0.25), height * 1.04],
        [width * (0.45 + side * 0.12), height * 0.72],
        [width * (0.56 + side * 0.03), height * 0.48],
        [width * 0.64, height * 0.315],
      ],
      width: unit * 0.042,
      colour: vary(colour("7c929c"), random, 0.03),
      dryness: 0.62,
      opacity: 0.85,
      pressure: (share) => 1 - share * 0.85,
    });
  }
  for (let tree = 0; tree < 8; tree += 1) {
    const far = tree / 7;
    const x = width * (0.8 - 0.14 * far + random.sway() * 0.006);
    const y = height * (0.93 - 0.6 * far ** 0.6);
    const rise = unit * (0.16 * (1 - far) + 0.022);
    gesture(canvas, {
      points: [
        [x + random.sway() * rise * 0.05, y - rise],
        [x, y],
      ],
      width: rise * 0.34,
      colour: vary(colour("233833"), random, 0.02),
      dryness: 0.5,
      ragged: 0.15,
      pressure: (share) => 0.12 + 0.88 * share,
    });
  }
}
