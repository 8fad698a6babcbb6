import type { Canvas } from "./canvas.ts";
import { along, colour, colours, vary } from "./colour.ts";
import { gesture, type Point } from "./gesture.ts";
import { ellipse, polygon, ragged, ridge } from "./shapes.ts";
import { stroke } from "./stroke.ts";
import { fill, wash } from "./wash.ts";

/** Acrylic trunks on raw linen, charcoal between them, and red twigs tied across. */
export function paintAlders(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  const bark = colours("1c2b27 2f5a45 4f7d57 8ba574 c3ccb0 23343f");
  for (let index = 0; index < 24; index += 1) {
    stroke(canvas, {
      x: width * random.between(0, 1),
      y: height * random.between(-0.05, 0.6),
      length: height * random.between(0.2, 0.45),
      width: unit * random.between(0.06, 0.2),
      angle: Math.PI / 2 + random.sway() * 0.12,
      colour: random.pick(colours("e7e2d3 cbc6b6 d3d4c5")),
      opacity: 0.6,
      dryness: 0.7,
      ragged: 1,
    });
  }
  const trunks = 15;
  for (let trunk = 0; trunk < trunks; trunk += 1) {
    const x = width * (0.13 + (0.74 * trunk) / (trunks - 1)) + random.sway() * unit * 0.025;
    const top = height * (random.chance(0.25) ? 0.05 : random.between(0.13, 0.24));
    const reach = height * random.between(0.45, 0.66);
    const lean = random.sway() * 0.03;
    for (let pull = 0; pull < 2; pull += 1) {
      stroke(canvas, {
        x: x + random.sway() * unit * 0.01,
        y: top + pull * reach * random.between(0.05, 0.35),
        length: reach * random.between(0.6, 1),
        width: unit * random.between(0.018, 0.055),
        angle: Math.PI / 2 + lean,
        bend: random.sway() * unit * 0.015,
        colour: vary(along(bark, random.next()), random, 0.03),
        second: along(bark, random.next()),
        dryness: random.between(0.35, 0.75),
        ragged: 1.6,
        body: 0.8,
      });
    }
  }
  drawTwigs(canvas);
}

function drawTwigs(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  for (let twig = 0; twig < 26; twig += 1) {
    const x = width * random.between(0.1, 0.9);
    const y = height * random.between(0.1, 0.75);
    gesture(canvas, {
      points: [
        [x, y],
        [x + random.sway() * unit * 0.03, y + height * random.between(0.08, 0.3)],
      ],
      width: unit * random.between(0.004, 0.008),
      colour: colour("23231f"),
      dryness: 0.7,
      opacity: 0.8,
    });
  }
  for (let band = 0; band < 11; band += 1) {
    const y = height * (0.615 + random.sway() * 0.014);
    gesture(canvas, {
      points: [
        [width * random.between(0.03, 0.14), y + unit * 0.05],
        [width * 0.38, y - unit * 0.03],
        [width * 0.65, y - unit * 0.01],
        [width * random.between(0.84, 0.97), y + unit * random.between(0.03, 0.09)],
      ],
      width: unit * random.between(0.008, 0.022),
      colour: vary(colour("c5392a"), random, 0.04),
      dryness: random.between(0.35, 0.75),
    });
  }
}

/** Beds of silt and paper, one under the other, and what was dug up: a line, a stain, a scrap of gold. */
export function paintWhatTheRiverKept(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  const beds = colours("d7cdb9 b7a88f 8c8577 5d6a6c 34484f 22303a");
  for (const [bed, depth] of [-0.05, 0.2, 0.33, 0.53, 0.66, 0.84].entries()) {
    const top = height * depth;
    const line = ridge(canvas, top, unit * 0.045, unit * 0.5);
    const tone = beds[bed] ?? beds[0];
    fill(
      canvas,
      ragged(canvas, (x, y) => y - line(x), unit * 0.012, unit * 0.03),
      {
        colour: tone,
        second: vary(tone, random, 0.06),
      },
    );
    for (let pull = 0; pull < 26; pull += 1) {
      stroke(canvas, {
        x: width * random.between(-0.2, 0.9),
        y: top + height * random.between(0.03, 0.17),
        length: width * random.between(0.15, 0.5),
        width: unit * random.between(0.015, 0.07),
        angle: random.sway() * 0.05,
        bend: random.sway() * unit * 0.02,
        colour: vary(tone, random, 0.06),
        second: along(beds, random.next()),
        dryness: random.between(0.4, 0.8),
        opacity: 0.8,
        body: 0.8,
      });
    }
  }
  const stain = ellipse(width * 0.66, height * 0.3, unit * 0.17, unit * 0.15);
  wash(canvas, ragged(canvas, stain, unit * 0.05, unit * 0.25), {
    colour: colour("9a5b36"),
    strength: 0.55,
    softness: unit * 0.008,
    rim: 0.9,
  });
  const scrap = (paper: string, ...corners: Point[]) => {
    const shape = ragged(
      canvas,
      polygon(corners.map(([x, y]) => [x * width, y * height])),
      unit * 0.012,
      unit * 0.03,
    );
    wash(canvas, (x, y) => shape(x - unit * 0.004, y - unit * 0.007), {
      colour: colour("55504a"),
      strength: 0.6,
      softness: unit * 0.01,
      rim: 0,
    });
    fill(canvas, shape, { colour: colour(paper), second: vary(colour(paper), random, 0.06) });
  };
  scrap("ece3d0", [0.14, 0.26], [0.4, 0.245], [0.41, 0.42], [0.15, 0.43]);
  scrap("c9a24a", [0.66, 0.57], [0.78, 0.565], [0.79, 0.69], [0.65, 0.7]);
  scrap("1b2630", [0.33, 0.38], [0.46, 0.37], [0.45, 0.56], [0.34, 0.57]);
  for (let line = 0; line < 4; line += 1) {
    gesture(canvas, {
      points: Array.from(
        { length: 8 },
        (_, index): Point => [
          width * (index / 6.5 - 0.05),
          height * (0.735 + line * 0.012) + random.sway() * unit * 0.018,
        ],
      ),
      width: unit * (line === 0 ? 0.012 : 0.005),
      colour: line === 0 ? colour("efe7d6") : colour("c4b79d"),
      dryness: 0.7,
    });
  }
}
