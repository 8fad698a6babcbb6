import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { benchDirectory } from "./bundle.ts";

/** As a phone takes them: twelve megapixels. */
export const photographSize = { width: 4000, height: 3000 } as const;

/**
 * Writes a photograph, the same each time: light that falls off over it, forms of every size down to the
 * finest, and the grain of a sensor, encoded as finely as a camera does.
 */
export async function writePhotograph(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const base64 = await page.evaluate<string>(paint);
  await page.close();
  mkdirSync(benchDirectory, { recursive: true });
  const file = join(benchDirectory, "photograph.jpg");
  writeFileSync(file, Buffer.from(base64, "base64"));
  return file;
}

/** In a page, whose canvas does in a second what would take a minute here. */
const paint = `(async () => {
let seed = 1;
const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
const { width, height } = ${JSON.stringify(photographSize)};
const canvas = new OffscreenCanvas(width, height);
const context = canvas.getContext("2d", { willReadFrequently: true });
const light = context.createLinearGradient(0, 0, width, height);
[[0, "#dfe6ea"], [0.5, "#6a7f8f"], [1, "#3b2c22"]].forEach((stop) => light.addColorStop(...stop));
context.fillStyle = light;
context.fillRect(0, 0, width, height);
context.globalCompositeOperation = "overlay";
context.imageSmoothingQuality = "high";
for (const [columns, strength] of [
  [8, 0.6], [16, 0.45], [32, 0.35], [64, 0.28], [128, 0.2], [256, 0.15], [512, 0.12], [1024, 0.1], [2000, 0.1],
]) {
  const forms = new ImageData(columns, columns * 0.75);
  for (let at = 0; at < forms.data.length; at += 4) {
    const tone = random() * 204;
    forms.data.set([tone + random() * 51, tone + random() * 51, tone + random() * 51, 255], at);
  }
  const small = new OffscreenCanvas(forms.width, forms.height);
  small.getContext("2d").putImageData(forms, 0, 0);
  context.globalAlpha = strength;
  context.drawImage(small, 0, 0, width, height);
}
const photograph = context.getImageData(0, 0, width, height);
const { data } = photograph;
for (let at = 0; at < data.length; at += 4) {
  const grain = (random() + random() + random() - 1.5) * 12;
  for (let channel = 0; channel < 3; channel += 1) data[at + channel] += grain;
}
context.putImageData(photograph, 0, 0);
const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
const reader = new FileReader();
await new Promise((resolve) => { reader.onload = resolve; reader.readAsDataURL(blob); });
return reader.result.split(",")[1];
})()`;
