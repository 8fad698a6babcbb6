import { gzipSync } from "node:zlib";
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from "@playwright/test";
import { findChromium } from "../../local/chromium.ts";
import { calibrate } from "./calibrate.ts";

export async function openBrowser(moreArgs: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("No Chromium. `npm test` finds or installs one.");
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking", ...moreArgs],
  });
}

/** A visitor who has never been here, on a phone; `cookie` is a session's. */
export async function openVisit(
  browser: Browser,
  url: string,
  cookie: string | null = null,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: "en-CA",
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: "block",
  });
  const [name, value] = cookie?.split("=") ?? [];
  if (name !== undefined && value !== undefined) await context.addCookies([{ name, value, url }]);
  return context;
}

/** The gzipped bytes of the scripts that a page has loaded, or holds itself, when `isReady` has come true. */
export async function measureScripts(
  page: Page,
  url: string,
  isReady: (page: Page) => Promise<void>,
): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then(gzipLength));
  });
  await page.goto(url, { waitUntil: "load" });
  await isReady(page);
  const own = await page.locator("script:not([src])").allTextContents();
  const loaded = await Promise.all(sizes);
  return [...loaded, ...own.map(gzipLength)].reduce((sum, size) => sum + size, 0);
}

function gzipLength(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/** From here on the page has the speed of a mid-range phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has no browser.");
  const { slowDown: rate } = await calibrate(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  return devtools;
}

export interface Vitals {
  /** Milliseconds from the navigation to the largest paint. */
  readonly largestPaint: number;
  readonly layoutShift: number;
  /**
   * Total blocking time: of each task, what it took beyond 50 ms after the first contentful paint, in
   * milliseconds. Before that paint there is nothing that could be pressed.
   */
  readonly blocked: number;
}

/** A mid-range phone on Lighthouse's slow 4G: 1.44 Mbit/s, 562 ms a round trip. */
export async function measureVitals(
  page: Page,
  url: string,
  isReady: (page: Page) => Promise<void>,
): Promise<Vitals> {
  const devtools = await slowDownWithNetwork(page);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load" });
  // Looking for an element takes a slow page's time, and would be measured with it: that comes last.
  const { exceptionDetails } = await devtools.send("Runtime.evaluate", {
    expression: "untilCalm()",
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(`${url}: ${exceptionDetails.exception?.description}`);
  const vitals = await page.evaluate<Vitals>("globalThis.vitals");
  await isReady(page);
  return vitals;
}

/** Milliseconds from the first press on the same phone, as soon as there is something to press, to the next paint. */
export async function measureFirstPress(
  page: Page,
  url: string,
  press: (page: Page) => Promise<void>,
): Promise<number> {
  await slowDownWithNetwork(page);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "commit" });
  await press(page);
  await page.waitForFunction("vitals.firstPress > 0");
  return page.evaluate<number>("vitals.firstPress");
}

async function slowDownWithNetwork(page: Page): Promise<CDPSession> {
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

/** In milliseconds: a page with no larger paint and no long task for so long has been drawn. */
const calm = 2500;
/** In milliseconds: a page that is not calm by then will not be. */
const patience = 60_000;

/** In the page, before anything else of it. */
const observe = `
globalThis.vitals = { largestPaint: 0, layoutShift: 0, blocked: 0, firstPress: 0 };
let lastChange = 0;
let firstPaint = Infinity;
const tasks = [];
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
watch("paint", ({ name, startTime }) => {
  if (name === "first-contentful-paint") firstPaint = startTime;
});
watch("largest-contentful-paint", ({ startTime }) => {
  vitals.largestPaint = startTime;
  lastChange = performance.now();
});
watch("layout-shift", (entry) => { if (!entry.hadRecentInput) vitals.layoutShift += entry.value; });
watch("first-input", (entry) => { vitals.firstPress = entry.duration; });
watch("longtask", (entry) => {
  tasks.push(entry);
  lastChange = performance.now();
});
const blockedBy = ({ startTime, duration }) =>
  Math.max(0, startTime + duration - Math.max(startTime + 50, firstPaint));
globalThis.untilCalm = async () => {
  while (vitals.largestPaint === 0 || performance.now() - lastChange < ${calm}) {
    if (performance.now() > ${patience}) throw new Error("The page is not calm yet.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const task of tasks) vitals.blocked += blockedBy(task);
};
`;
