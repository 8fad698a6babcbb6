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

/** Waits until the service worker has cached the files of this build. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise((resolve) => active?.addEventListener("statechange", resolve));
  });
}
