import { createRandom } from "../lib/random.ts";
import { paintBands, paintUndertow } from "./acrylic.ts";
import { type Canvas, createCanvas, type Ground } from "./canvas.ts";
import { paintHeadlandInFog, paintSnowFence } from "./charcoal.ts";
import { paintLettersNotSent, paintPostcard } from "./collage.ts";
import { colour } from "./colour.ts";
import { paintBarley, paintIceRoad } from "./encaustic.ts";
import { paintFiveRoofs, paintKitchen } from "./gouache.ts";
import { paintSecondBreath, paintTideTable } from "./ink.ts";
import { type Lighting, photograph } from "./light.ts";
import { paintAlders, paintWhatTheRiverKept } from "./mixed-media.ts";
import { paintStones, paintWharfLights } from "./mosaic.ts";
import { paintAfterTheRain, paintSumac } from "./oil.ts";
import { paintFieldAtNine, paintSmallWeather } from "./pastel.ts";
import { lowTide, paintSaltMarsh, paintSeascape } from "./seascape.ts";
import { paintBatture, paintThaw } from "./watercolour.ts";

interface Motif {
  readonly ground: Ground;
  /** The ground's own colour. */
  readonly tone: string;
  readonly paint: (canvas: Canvas) => void;
  readonly light: Lighting;
}

const oil = { relief: 0.2, grain: 0.02, gloss: 0.3 };
const acrylic = { relief: 0.14, grain: 0.03, gloss: 0.1 };
const wax = { relief: 0.24, gloss: 0.45 };
const sheet = { grain: 0.05 };
const stone = { relief: 0.22, gloss: 0.3 };

const motifs = {
  "low-tide": {
    ground: "linen",
    tone: "10174a",
    paint: (c) => paintSeascape(c, lowTide),
    light: oil,
  },
  "salt-marsh": { ground: "linen", tone: "4a3a33", paint: paintSaltMarsh, light: oil },
  "after-the-rain": { ground: "linen", tone: "5d6f6a", paint: paintAfterTheRain, light: oil },
  sumac: { ground: "linen", tone: "262f30", paint: paintSumac, light: oil },
  bands: { ground: "linen", tone: "efe9dc", paint: paintBands, light: acrylic },
  undertow: { ground: "linen", tone: "14505a", paint: paintUndertow, light: acrylic },
  kitchen: { ground: "paper", tone: "d8b48a", paint: paintKitchen, light: sheet },
  "five-roofs": { ground: "paper", tone: "e6c9a8", paint: paintFiveRoofs, light: sheet },
  barley: { ground: "panel", tone: "b5792f", paint: paintBarley, light: wax },
  "ice-road": { ground: "panel", tone: "c9d2d2", paint: paintIceRoad, light: wax },
  letters: { ground: "paper", tone: "e6dcc9", paint: paintLettersNotSent, light: sheet },
  postcard: { ground: "paper", tone: "d9cdb8", paint: paintPostcard, light: sheet },
  alders: { ground: "linen", tone: "d9d5c8", paint: paintAlders, light: acrylic },
  "river-beds": { ground: "linen", tone: "d7cdb9", paint: paintWhatTheRiverKept, light: acrylic },
  thaw: { ground: "rough paper", tone: "f6f4ee", paint: paintThaw, light: sheet },
  batture: { ground: "rough paper", tone: "f5f2ea", paint: paintBatture, light: sheet },
  "snow-fence": { ground: "rough paper", tone: "f0ede6", paint: paintSnowFence, light: sheet },
  fog: { ground: "rough paper", tone: "f0ede6", paint: paintHeadlandInFog, light: sheet },
  field: { ground: "rough paper", tone: "4a4f52", paint: paintFieldAtNine, light: sheet },
  weather: { ground: "rough paper", tone: "8c8f8c", paint: paintSmallWeather, light: sheet },
  breath: { ground: "paper", tone: "f4f1e8", paint: paintSecondBreath, light: sheet },
  "tide-table": { ground: "paper", tone: "f1ede2", paint: paintTideTable, light: sheet },
  stones: { ground: "panel", tone: "5b564e", paint: paintStones, light: stone },
  wharf: { ground: "panel", tone: "2a2a2d", paint: paintWharfLights, light: stone },
} satisfies Readonly<Record<string, Motif>>;

export type Kind = keyof typeof motifs;

interface Work {
  readonly kind: Kind;
  readonly seed: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The seed of 'Low Tide, Kamouraska', which hangs on the landing page as well. */
export const lowTideSeed = 35;

/** Paints a work, as red, green, blue and alpha bytes. The same work is always the same picture. */
export function paint(work: Work): Uint8Array {
  const { ground, tone, paint, light } = motifs[work.kind];
  const canvas = createCanvas(work, createRandom(work.seed), ground, colour(tone));
  paint(canvas);
  return photograph(canvas, light);
}
