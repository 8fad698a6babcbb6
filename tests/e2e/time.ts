import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, watchRequests } from "./page-requests.ts";

/**
 * Stops the page's clock, so that time passes only as the test says. Delays in milliseconds then do not depend on the
 * machine's speed.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await pauseClock(page);
}

/** Stops a running clock in all tabs of the context. Returns the time at which it stopped. */
export async function pauseClock(page: Page): Promise<number> {
  const time = Date.now() + 10_000;
  await page.clock.pauseAt(time);
  return time;
}

/** Advances the page's clock in small steps (milliseconds) while the page is loading. */
export async function passUntilVisible(page: Page, locator: Locator, step = 1): Promise<void> {
  await expect(async () => {
    if (await locator.isVisible()) return;
    await page.clock.runFor(step);
    expect(await locator.isVisible(), String(locator)).toBe(true);
  }).toPass({ intervals: [5] });
}

/** The log-in page opens exactly `delay` milliseconds after what has just become visible. */
export async function expectLoginAfter(page: Page, delay: number): Promise<void> {
  const logins = watchRequests(page, (request) => request.isNavigationRequest());
  await page.clock.runFor(delay - 20);
  expect(logins.map(addressOf)).toEqual([]);
  await page.clock.runFor(25);
  await expect.poll(() => logins.map(addressOf)[0]).toBe("/api/login");
}
