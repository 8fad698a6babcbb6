import type { Browser } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/** How fast this machine is, by Lighthouse's BenchmarkIndex, and how much slower a mid-range phone is. */
export interface Throttle {
  readonly benchmarkIndex: number;
  readonly slowDown: number;
}

const times = 3;

let calibrated: Throttle | null = null;

/** Measured once a run, in a page that does nothing else. */
export async function calibrate(browser: Browser): Promise<Throttle> {
  calibrated ??= await measure(browser);
  return calibrated;
}

/** Null before a row that needs a throttle has been measured. */
export function readThrottle(): Throttle | null {
  return calibrated;
}

async function measure(browser: Browser): Promise<Throttle> {
  const page = await browser.newPage();
  const indexes: number[] = [];
  for (let time = 0; time < times; time += 1) {
    indexes.push(await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex})()`));
  }
  await page.close();
  // The fastest: whatever else the machine does only slows it down.
  const benchmarkIndex = Math.max(...indexes);
  return { benchmarkIndex, slowDown: slowDownFor(benchmarkIndex) };
}

/** The multipliers of the Lighthouse CPU throttling calculator for a mid-range phone, linear between its steps. */
export function slowDownFor(benchmarkIndex: number): number {
  const slowDown =
    benchmarkIndex >= 1300
      ? 3 + (benchmarkIndex - 1300) / 233
      : benchmarkIndex >= 800
        ? 2 + (benchmarkIndex - 800) / 500
        : 1 + Math.max(0, benchmarkIndex - 150) / 650;
  return Math.round(slowDown * 10) / 10;
}
