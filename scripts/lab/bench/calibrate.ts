import type { Browser } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { repeat } from "./rounds.ts";

/** The BenchmarkIndex of a mid-range phone, as Chrome's DevTools calibrate their throttle (decision 065). */
const midRangeIndex = 1000;

/** How fast this machine is, by Lighthouse's BenchmarkIndex, and what slows it down to a mid-range phone. */
export interface Throttle {
  readonly benchmarkIndex: number;
  /** The rate of the browser's processor throttle. */
  readonly slowDown: number;
  /** The BenchmarkIndex of the throttled machine. */
  readonly throttledIndex: number;
}

let calibrated: Throttle | null = null;

/** Measured once a run, in an empty page. */
export async function calibrate(browser: Browser): Promise<Throttle> {
  if (calibrated !== null) return calibrated;
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  const measure = () => page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex})()`);
  async function measureAt(rate: number): Promise<number> {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    // The fastest: other load on the machine only slows it down.
    return Math.max(...(await repeat(measure, 3)));
  }
  const benchmarkIndex = await measureAt(1);
  const estimate = correctRate(1, benchmarkIndex);
  const slowDown = correctRate(estimate, await measureAt(estimate));
  calibrated = { benchmarkIndex, slowDown, throttledIndex: await measureAt(slowDown) };
  await page.close();
  return calibrated;
}

/** Null before a row that needs a throttle has been measured. */
export function readThrottle(): Throttle | null {
  return calibrated;
}

/**
 * The rate that makes the machine a mid-range phone, from its index at another rate; 1 for a machine that is no faster
 * than such a phone. Rounded to two decimals, as the browser does.
 */
export function correctRate(rate: number, index: number): number {
  return Math.max(1, Math.round((rate * index * 100) / midRangeIndex) / 100);
}
