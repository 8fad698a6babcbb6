import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { provideChromium } from "./local/chromium.ts";

/** `npm run icons`: renders web/public/icon.svg in the sizes in which an application is installed. */
const svg = readFileSync("web/public/icon.svg", "utf8");
const ground = /<rect[^>]*fill="(#\w+)"/.exec(svg)?.[1] ?? "#ffffff";

/** A maskable icon may be cut down to a circle of 80 %: the drawing's corners then stay inside. */
const icons = [
  { file: "icon-192.png", size: 192, scale: 1 },
  { file: "icon-512.png", size: 512, scale: 1 },
  { file: "icon-maskable-512.png", size: 512, scale: 0.92 },
  { file: "apple-touch-icon.png", size: 180, scale: 1 },
] as const;

const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
for (const { file, size, scale } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const side = Math.round(size * scale);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${side}px;height:${side}px">${svg}</div>`,
  );
  writeFileSync(`web/public/${file}`, await page.screenshot());
}
await browser.close();
