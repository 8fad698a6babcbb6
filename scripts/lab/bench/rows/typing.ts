import type { Page } from "@playwright/test";
import { buildWeb } from "../../../build/web.ts";
import { openBrowser, openVisit, slowDown } from "../browser.ts";
import { serveProduct } from "../product.ts";
import { median } from "../rounds.ts";
import { type Row, rounds } from "../row.ts";
import { calculatorIsUsable } from "./web-scripts.ts";

/** The longest task while a work's size is typed and priced, on the processor of a mid-range phone. */
export const typing: Row = {
  name: "typing",
  measure: async () => {
    await buildWeb();
    const browser = await openBrowser();
    const product = await serveProduct();
    const cookie = await product.signIn();
    try {
      const longest: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const context = await openVisit(browser, product.url, cookie);
        const page = await context.newPage();
        await page.goto(`${product.url}/app`);
        await calculatorIsUsable(page);
        await page.waitForLoadState("networkidle");
        await slowDown(page);
        await page.evaluate(observeTasks);
        for (const [name, typed] of entries) {
          await page.getByRole("textbox", { name }).focus();
          await whileWatched(page, async () => {
            await page.keyboard.press("ControlOrMeta+a");
            await page.keyboard.type(typed);
          });
        }
        await page.getByRole("button", { name: "Calculate Price" }).focus();
        await whileWatched(page, () => page.keyboard.press("Enter"));
        await page.getByRole("button", { name: "Save Artwork" }).waitFor();
        longest.push(await page.evaluate<number>("longestWatched()"));
        await context.close();
      }
      return [
        {
          what: "typing in the calculator, longest task",
          unit: "ms",
          peer: null,
          product: median(longest),
          budget: { limit: 50 },
        },
      ];
    } finally {
      await browser.close();
      await product.close();
    }
  },
};

const entries = [
  ["Width", "24.5"],
  ["Height", "18.25"],
  ["Hours spent", "12"],
] as const;

/** Only what keys lead to counts: finding a field by its name takes the page's time as well. */
async function whileWatched(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate("startWatch()");
  await act();
  await page.evaluate("endWatch()");
}

/** Tasks of up to 50 ms are none that a browser reports; then the longest is 0. */
const observeTasks = `
const tasks = [];
const watches = [];
const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
observer.observe({ type: "longtask" });
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
globalThis.startWatch = async () => {
  await nextFrame();
  await nextFrame();
  watches.push([performance.now(), Infinity]);
};
globalThis.endWatch = async () => {
  for (let frame = 0; frame < 4; frame += 1) await nextFrame();
  watches.at(-1)[1] = performance.now();
};
globalThis.longestWatched = async () => {
  for (let frame = 0; frame < 4; frame += 1) await nextFrame();
  const watched = ({ startTime }) => watches.some(([from, to]) => startTime >= from && startTime <= to);
  return Math.max(0, ...tasks.filter(watched).map(({ duration }) => duration));
};
`;
