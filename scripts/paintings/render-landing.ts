import { writeFileSync } from "node:fs";
import { createCanvas } from "./canvas.ts";
import { colour } from "./colour.ts";
import { encodeJpeg } from "./encode.ts";
import { photograph } from "./light.ts";
import { createRandom } from "./random.ts";
import { lowTide, paintSeascape } from "./seascape.ts";

const size = { widthPx: 1600, heightPx: 1280 };
const canvas = createCanvas(size, createRandom(30), "linen", colour("10174a"));
paintSeascape(canvas, lowTide);
const data = photograph(canvas, { relief: 0.2, grain: 0.02, gloss: 0.3 });
writeFileSync(process.argv[2] ?? "web/screens/landing/low-tide.jpg", encodeJpeg({ ...size, data }));
