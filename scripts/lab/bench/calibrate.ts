import type { Browser } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { repeat } from "./rounds.ts";

/** How fast this machine is, by Lighthouse's BenchmarkIndex, and how much slower a mid-range phone is. */
export interface Throttle {
  readonly benchmarkIndex: number;
  readonly slowDown: number;
}

let calibrated: Throttle | null = null;

/** Measured once a run, in an empty page. */
export async function calibrate(browser: Browser): Promise<Throttle> {
  if (calibrated !== null) return calibrated;
  const page = await browser.newPage();
  const measure = () => page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex})()`);
  // The fastest: other load on the machine only slows it down.
  const benchmarkIndex = Math.max(...(await repeat(measure, 3)));
  await page.close();
  calibrated = { benchmarkIndex, slowDown: slowDownFor(benchmarkIndex) };
  return calibrated;
}

/** Null before a row that needs a throttle has been measured. */
export function readThrottle(): Throttle | null {
  return calibrated;
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
