import { expect, type Page } from "@playwright/test";

/** Takes the network away, and waits until the browser has no network: requests of a moment later still arrive. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => isReached(page)).toBe(false);
}

function isReached(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    fetch("/manifest.webmanifest", { method: "HEAD", cache: "no-store" }).then(
      () => true,
      () => false,
    ),
  );
}
