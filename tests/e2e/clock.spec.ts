import { expect } from "@playwright/test";
import { test } from "./test.ts";
import { stopClock } from "./time.ts";

test("a clock that is stopped in an open page never shows an earlier time", async ({ page }) => {
  await page.goto("/");
  const opened = await page.evaluate(() => Date.now());
  const earliest = await page.evaluateHandle(() => {
    const shown = { time: Date.now() };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      shown.time = Math.min(shown.time, Date.now());
      port2.postMessage(null);
    };
    port2.postMessage(null);
    return shown;
  });
  await stopClock(page);
  expect(await earliest.evaluate(({ time }) => time)).toBeGreaterThanOrEqual(opened);
});
