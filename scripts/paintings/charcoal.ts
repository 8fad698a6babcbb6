import type { Canvas } from "./canvas.ts";
import { colour, vary } from "./colour.ts";
import { gesture } from "./gesture.ts";
import { smoothStep } from "./noise.ts";
import { below, both, ragged, ridge, type Shape } from "./shapes.ts";
import { stroke } from "./stroke.ts";
import { wash } from "./wash.ts";

const burnt = colour("1d1c1c");
const paper = colour("f0ede6");

/** Rubs charcoal dust into the paper over a shape. */
function rub(canvas: Canvas, shape: Shape, strength: number, softness: number): void {
  const dust = { colour: colour("57534f"), rim: 0, granulation: 1.6 };
  wash(canvas, shape, { ...dust, strength, softness });
}

/** Posts walk up a white hill; the wire between them was erased, not drawn. */
export function paintSnowFence(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  rub(canvas, (_, y) => height * 0.34 - y, 0.9, height * 0.26);
  dragSide(canvas, { top: 0, bottom: 0.3, count: 26, opacity: 0.34 });
  const hill = (x: number) => height * (0.52 - 0.2 * smoothStep(0, 1, x / width));
  const crest = ridge(canvas, 0, unit * 0.01, unit * 0.2);
  lift(canvas, (x, y) => y - hill(x) - crest(x));
  const drift = ragged(
    canvas,
    below((x) => height * (0.86 - 0.1 * Math.sin((x / width) * 3))),
    unit * 0.05,
    unit * 0.4,
  );
  rub(canvas, drift, 0.4, unit * 0.12);
  const posts = 13;
  for (let post = 0; post < posts; post += 1) {
    const far = (post / (posts - 1)) ** 0.72;
    const x = width * (0.06 + 0.86 * far);
    const foot = hill(x) + height * (0.37 * (1 - far) ** 1.4 + 0.01);
    const rise = unit * (0.3 * (1 - far) ** 1.25 + 0.03);
    const lean = random.sway() * rise * 0.09;
    for (let mark = 0; mark < 3; mark += 1) {
      gesture(canvas, {
        points: [
          [x + lean + random.sway() * unit * 0.003, foot - rise * random.between(0.93, 1.05)],
          [x + random.sway() * unit * 0.003, foot],
        ],
        width: unit * (0.006 + 0.022 * (1 - far)) * (mark === 0 ? 1 : 0.5),
        colour: burnt,
        opacity: 0.85,
        dryness: 0.55,
        ragged: 0.4,
      });
    }
    stroke(canvas, {
      x,
      y: foot,
      length: rise * random.between(0.5, 0.9),
      width: unit * (0.004 + 0.016 * (1 - far)),
      angle: 0.28,
      colour: colour("6b6762"),
      dryness: 0.85,
      opacity: 0.5,
      ragged: 1,
      body: 0,
    });
  }
}

/** A cape that comes and goes. */
export function paintHeadlandInFog(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  rub(canvas, (_, y) => height * 1.2 - y, 0.22, height * 0.2);
  for (const [level, reach, strength] of [
    [0.37, 0.98, 0.38],
    [0.45, 0.72, 0.75],
    [0.53, 0.46, 1.6],
  ] as const) {
    const line = ridge(canvas, 0, unit * 0.03, unit * 0.2);
    const cape: Shape = (x, y) => {
      const fall = smoothStep(0.35, 1, x / (width * reach)) * height * 0.22;
      return Math.min(y - height * level - fall - line(x), height * 0.625 - y);
    };
    rub(canvas, cape, strength, unit * 0.012);
    for (let index = 0; index < 30; index += 1) {
      const x = width * reach * random.between(-0.1, 0.62);
      stroke(canvas, {
        x,
        y: height * (level + random.between(0.04, 0.15)),
        length: width * random.between(0.06, 0.2),
        width: unit * random.between(0.008, 0.04),
        angle: 0.1 + random.sway() * 0.15,
        colour: vary(burnt, random, 0.03),
        opacity: 0.28 * strength,
        dryness: 0.8,
        body: 0,
      });
    }
  }
  lift(
    canvas,
    both(
      (_, y) => y - height * 0.615,
      (_, y) => height * 0.665 - y,
    ),
    0.75,
    unit * 0.05,
  );
  dragSide(canvas, { top: 0.66, bottom: 0.98, count: 30, opacity: 0.3 });
  for (let index = 0; index < 12; index += 1) {
    stroke(canvas, {
      x: width * random.between(0, 0.75),
      y: height * random.between(0.66, 0.95),
      length: width * random.between(0.08, 0.3),
      width: unit * random.between(0.005, 0.02),
      colour: paper,
      opacity: 0.7,
      dryness: 0.6,
      ragged: 1.4,
      body: 0,
    });
  }
}

/** The stick laid on its side and dragged. */
function dragSide(
  canvas: Canvas,
  band: { top: number; bottom: number; count: number; opacity: number },
): void {
  const { width, height, unit, random } = canvas;
  for (let index = 0; index < band.count; index += 1) {
    stroke(canvas, {
      x: width * random.between(-0.15, 0.85),
      y: height * random.between(band.top, band.bottom),
      length: width * random.between(0.2, 0.5),
      width: unit * random.between(0.02, 0.08),
      angle: random.sway() * 0.06,
      colour: burnt,
      opacity: band.opacity,
      dryness: 0.85,
      ragged: 1,
      body: 0,
    });
  }
}

/** An eraser: paper comes back. */
function lift(canvas: Canvas, shape: Shape, opacity = 0.94, softness = 2): void {
  const { paint, grain } = canvas;
  for (let y = 0, pixel = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1, pixel += 1) {
      const alpha = opacity * smoothStep(-softness, softness, shape(x, y));
      const kept = 1 - alpha * (0.88 + 0.12 * (grain[pixel] ?? 0));
      for (let part = 0; part < 3; part += 1) {
        const value = paper[part] ?? 0;
        paint[pixel * 3 + part] = value + ((paint[pixel * 3 + part] ?? 0) - value) * kept;
      }
    }
  }
}
