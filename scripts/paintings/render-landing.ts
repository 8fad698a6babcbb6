import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { provideChromium } from "#scripts/lib/chromium.ts";
import { encodeJpeg } from "./encode.ts";
import { lowTideSeed, paint } from "./paint.ts";

/**
 * Paints the landing page's picture, the same as the one in the demonstration gallery, but larger: a WebP for
 * each width that a screen may need, encoded by Chromium, and a JPEG for browsers that know no other format.
 */
const size = { widthPx: 1600, heightPx: 1280 };
const widths = [480, 720, 1080, 1600];
const file = "web/screens/landing/low-tide";

const data = paint({ kind: "low-tide", seed: lowTideSeed, ...size });
writeFileSync(`${file}.jpg`, encodeJpeg({ ...size, data }));

const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
const pixels = Buffer.from(data).toString("base64");
await page.evaluate(`globalThis.pixels = "${pixels}"`);
for (const width of widths) {
  const webp = await page.evaluate<string>(encodeWebp(width));
  writeFileSync(`${file}-${width}.webp`, Buffer.from(webp, "base64"));
}
await browser.close();

/** In the browser. */
function encodeWebp(width: number): string {
  return `(async () => {
    const bytes = Uint8ClampedArray.from(atob(pixels), (byte) => byte.charCodeAt(0));
    const painted = await createImageBitmap(new ImageData(bytes, ${size.widthPx}, ${size.heightPx}), {
      resizeWidth: ${width},
      resizeQuality: "high",
    });
    const canvas = new OffscreenCanvas(painted.width, painted.height);
    canvas.getContext("2d").drawImage(painted, 0, 0);
    const webp = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
    return new Uint8Array(await webp.arrayBuffer()).toBase64();
  })()`;
}
