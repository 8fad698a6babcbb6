import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CDPSession, Page, Response } from "@playwright/test";
import { gzipLength } from "./bundle.ts";
import { calibrate } from "./calibrate.ts";

type Ready = (page: Page) => Promise<void>;

export async function hasHeading(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
}

export async function isIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}

/** The calculator can be used: its button is there. */
export async function hasCalculator(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Calculate Price" }).waitFor();
}

export async function openCalculator(page: Page): Promise<void> {
  await page.goto("/app");
  await hasCalculator(page);
  await isIdle(page);
}

/** Opens the gallery, with its works in view. */
export async function openGallery(page: Page): Promise<void> {
  await openCalculator(page);
  await page.getByRole("tab", { name: "Gallery" }).click();
  await page.locator("main li h2 a").first().waitFor();
  await isIdle(page);
}

/** The gzipped bytes of the scripts, loaded and inline, that a page has when it is ready. */
export async function measureScripts(page: Page, path: string, isReady: Ready): Promise<number> {
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then(gzipLength));
  };
  page.on("response", weigh);
  await page.goto(path, { waitUntil: "load" });
  await isReady(page);
  page.off("response", weigh);
  const inline = await page.locator("script:not([src])").allTextContents();
  return [...(await Promise.all(sizes)), ...inline.map(gzipLength)].reduce(
    (sum, size) => sum + size,
  );
}

/** Throttles the page's processor to that of a mid-range phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has no browser.");
  const { slowDown: rate } = await calibrate(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  return devtools;
}

/** As web-vitals measures them, in milliseconds but for the shift (CLS). */
export interface Vitals {
  readonly LCP: number;
  readonly CLS: number;
  /** Total blocking time: of each task after the first contentful paint what it took beyond 50 ms. */
  readonly TBT: number;
}

/** On a mid-range phone with Lighthouse's slow 4G: 1.44 Mbit/s, 562 ms a round trip. */
export async function measureVitals(page: Page, path: string, isReady: Ready): Promise<Vitals> {
  const devtools = await slowDownWithNetwork(page);
  await page.goto(path, { waitUntil: "load" });
  // Looking for an element takes a slow page's time, and would be measured with it: that comes last.
  const { exceptionDetails } = await devtools.send("Runtime.evaluate", {
    expression: "untilCalm()",
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(`${path}: ${exceptionDetails.exception?.description}`);
  const vitals = await page.evaluate<Vitals>("vitals");
  await isReady(page);
  return vitals;
}

/** Milliseconds from the first press on the same phone, as soon as there is something to press, to the next paint. */
export async function measureFirstPress(page: Page, path: string, press: Ready): Promise<number> {
  await slowDownWithNetwork(page);
  await page.goto(path, { waitUntil: "commit" });
  await press(page);
  return readInteraction(page);
}

/**
 * Interaction to next paint on the same processor: of all presses and keys of a journey the slowest, but for
 * one in fifty (the 98th percentile).
 */
export async function measureInteractions(
  page: Page,
  open: Ready,
  journey: Ready,
): Promise<number> {
  await page.addInitScript(observe);
  await open(page);
  await slowDown(page);
  await journey(page);
  return readInteraction(page);
}

function readInteraction(page: Page): Promise<number> {
  return page.evaluate<number>("readInteraction()");
}

async function slowDownWithNetwork(page: Page): Promise<CDPSession> {
  await page.addInitScript(observe);
  const devtools = await slowDown(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
  });
  return devtools;
}

/** In milliseconds: a page with no larger paint and no long task for so long is calm. */
const calm = 2500;
/** In milliseconds. */
const timeLimit = 60_000;

const require = createRequire(import.meta.url);

/** In the page, before its own scripts. */
const observe = `
${readFileSync(require.resolve("web-vitals"), "utf8")}
globalThis.vitals = { FCP: Infinity, LCP: 0, CLS: 0, INP: 0, TBT: 0 };
let lastChange = 0;
const note = ({ name, value }) => {
  vitals[name] = value;
  if (name === "LCP") lastChange = performance.now();
};
const { onFCP, onLCP, onCLS, onINP } = webVitals;
for (const on of [onFCP, onLCP, onCLS, onINP]) on(note, { reportAllChanges: true, durationThreshold: 16 });
const tasks = [];
new PerformanceObserver((list) => {
  tasks.push(...list.getEntries());
  lastChange = performance.now();
}).observe({ type: "longtask", buffered: true });
const until = async (isTrue) => {
  const started = performance.now();
  while (!isTrue()) {
    if (performance.now() - started > ${timeLimit}) throw new Error("The page is not calm yet.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
globalThis.untilCalm = async () => {
  await until(() => vitals.LCP > 0 && performance.now() - lastChange > ${calm});
  for (const { startTime, duration } of tasks) {
    vitals.TBT += Math.max(0, startTime + duration - Math.max(startTime + 50, vitals.FCP));
  }
};
globalThis.readInteraction = async () => {
  await until(() => vitals.INP > 0 && performance.now() - lastChange > ${calm});
  return vitals.INP;
};
`;
