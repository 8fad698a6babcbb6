import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { pictureLimits, thumbnailLimits } from "#schema/artworks/pictures.ts";
import { openCalculator } from "../browser.ts";
import { benchDirectory } from "../bundle.ts";
import { withProduct } from "../product.ts";
import { inTurn, median } from "../rounds.ts";
import type { Figure } from "../row.ts";

/** More than of other rows: a round of this one may take a quarter longer than the next. */
const photographs = 15;

/** From choosing a photograph of twelve megapixels to a picture and a thumbnail that can be sent. */
export function picture(): Promise<Figure[]> {
  return withProduct(async ({ browser, visit, signIn }) => {
    const artist = await signIn();
    const photograph = await writePhotograph(browser);
    const choose = (page: Page) => choosePicture(page, photograph);
    const results = await inTurn<Chosen>(
      {
        peer: () => visit(null, (page) => decodeAndEncode(page, photograph)),
        product: () => visit(artist, choose),
      },
      photographs,
    );
    const sent = await visit(artist, async (page) => {
      await choose(page);
      return interceptSave(page);
    });
    const read = ({ took }: Chosen) => took;
    return [
      {
        what: "12-megapixel photograph to upload-ready / bare createImageBitmap and encoding",
        unit: "ms",
        peer: median(results.peer.map(read)),
        product: median(results.product.map(read)),
        budget: { ratio: 1.3 },
      },
      {
        what: "12-megapixel photograph, longest task on the main thread meanwhile",
        unit: "ms",
        product: median(results.product.map(({ longestTask }) => longestTask)),
        budget: { limit: 50 },
      },
      {
        what: `12-megapixel photograph at ${pictureLimits.longSidePixels} px`,
        unit: "bytes",
        product: decodedLength(sent.imageUrl),
        budget: { limit: 300 * 1024 },
      },
      {
        what: `12-megapixel photograph's thumbnail at ${thumbnailLimits.longSidePixels} px`,
        unit: "bytes",
        product: decodedLength(sent.thumbnail),
        budget: { limit: 40 * 1024 },
      },
    ];
  });
}

interface Chosen {
  /** Milliseconds from the file's arrival to the web worker's answer, which a save sends. */
  readonly took: number;
  /** Milliseconds; a browser reports no task of up to 50 ms, and then it is 0. */
  readonly longestTask: number;
}

/** Milliseconds, fewer than anyone takes to find a file; what the press starts to load is there by then. */
const findingFile = 1500;

async function choosePicture(page: Page, file: string): Promise<Chosen> {
  await openCalculator(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "choose one" }).click();
  await page.evaluate(observe);
  await page.waitForTimeout(findingFile);
  await (await chooser).setFiles(file);
  return page.evaluate<Chosen>("untilShown()");
}

const observe = `
let started = 0;
let answered = 0;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (...request) {
  this.addEventListener("message", () => { answered = performance.now(); });
  postMessage.apply(this, request);
};
let longestTask = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
}).observe({ type: "longtask" });
document.addEventListener("change", () => { started = performance.now(); }, { capture: true, once: true });
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
globalThis.untilShown = async () => {
  while (document.querySelector("main svg[role=img] > image") === null) await nextFrame();
  if (answered === 0) throw new Error("The picture was not prepared in a web worker.");
  for (let frame = 0; frame < 4; frame += 1) await nextFrame();
  return { took: answered - started, longestTask };
};
`;

/** Decodes the same photograph, draws it at the size that is sent, and encodes it, once each. */
async function decodeAndEncode(page: Page, file: string): Promise<Chosen> {
  await page.setContent('<input type="file">');
  await page.locator("input").setInputFiles(file);
  const took = await page.evaluate<number>(`(async () => {
    const [file] = document.querySelector("input").files;
    const started = performance.now();
    const bitmap = await createImageBitmap(file);
    const size = [${pictureLimits.longSidePixels}, ${pictureLimits.longSidePixels * 0.75}];
    const canvas = new OffscreenCanvas(...size);
    canvas.getContext("2d").drawImage(bitmap, 0, 0, ...size);
    await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
    return performance.now() - started;
  })()`);
  return { took, longestTask: 0 };
}

const savedSchema = v.object({ imageUrl: v.string(), thumbnail: v.string() });

/** What a save would send of the picture. */
async function interceptSave(page: Page): Promise<v.InferOutput<typeof savedSchema>> {
  await page.route(`**${apiPaths.artworks}`, (route) => route.abort());
  const request = page.waitForRequest((sent) => sent.method() === "POST");
  await page.getByRole("button", { name: "Save Artwork" }).click();
  return v.parse(savedSchema, (await request).postDataJSON());
}

function decodedLength(dataUrl: string): number {
  return Buffer.from(dataUrl.split(",")[1] ?? "", "base64").length;
}

/**
 * Writes a photograph of 4000 × 3000 pixels, the same each time: light that falls off, forms of every size, and the
 * grain of a sensor.
 */
async function writePhotograph(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const base64 = await page.evaluate<string>(`(async () => {
    let seed = 1;
    const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const light = context.createLinearGradient(0, 0, canvas.width, canvas.height);
    [[0, "#dfe6ea"], [0.5, "#6a7f8f"], [1, "#3b2c22"]].forEach((stop) => light.addColorStop(...stop));
    context.fillStyle = light;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.globalCompositeOperation = "overlay";
    context.imageSmoothingQuality = "high";
    const strengths = { 8: 0.6, 16: 0.45, 32: 0.35, 64: 0.28, 128: 0.2, 256: 0.15, 512: 0.12, 1024: 0.1, 2000: 0.1 };
    for (const [columns, strength] of Object.entries(strengths)) {
      const forms = new ImageData(Number(columns), columns * 0.75);
      for (let at = 0; at < forms.data.length; at += 4) {
        const tone = random() * 204;
        forms.data.set([tone + random() * 51, tone + random() * 51, tone + random() * 51, 255], at);
      }
      const small = new OffscreenCanvas(forms.width, forms.height);
      small.getContext("2d").putImageData(forms, 0, 0);
      context.globalAlpha = strength;
      context.drawImage(small, 0, 0, canvas.width, canvas.height);
    }
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 0; at < pixels.data.length; at += 4) {
      const grain = (random() + random() + random() - 1.5) * 12;
      for (let channel = 0; channel < 3; channel += 1) pixels.data[at + channel] += grain;
    }
    context.putImageData(pixels, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    const reader = new FileReader();
    await new Promise((resolve) => { reader.onload = resolve; reader.readAsDataURL(blob); });
    return reader.result.split(",")[1];
  })()`);
  await page.close();
  mkdirSync(benchDirectory, { recursive: true });
  const file = join(benchDirectory, "photograph.jpg");
  writeFileSync(file, Buffer.from(base64, "base64"));
  return file;
}
