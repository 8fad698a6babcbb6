import { expect, type Page } from "@playwright/test";

/** Disconnects the network, and waits until the browser is offline, because some requests still arrive until then. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => isReached(page)).toBe(false);
}

/** The network is lost at one of the page's requests: it arrives, and no answer comes. */
export async function loseNetworkAt(
  page: Page,
  address: string,
  { method, count }: { readonly method: string; readonly count: number },
): Promise<void> {
  let requests = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    requests += 1;
    if (requests !== count) return route.fallback();
    await route.fetch();
    await page.context().setOffline(true);
    return route.abort("internetdisconnected");
  });
}

/** Connects the network again, and waits until the browser is online. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect.poll(() => isReached(page)).toBe(true);
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
