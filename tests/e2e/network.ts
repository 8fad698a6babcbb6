import { expect, type Page } from "@playwright/test";

/** Disconnects the network, and waits until the browser is offline, because some requests still arrive until then. */
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
