import { expect, type Page, type Route } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { pendingSignOutCookie } from "#schema/sign-out.ts";
import { goOffline } from "../network.ts";
import { openAppAsArtist } from "../users.ts";

/** The timeout of a sign-out in milliseconds, after which the page is left. */
const longerThanPatience = 6000;

export const path = /\/api\/logout$/;

/** An artist in the application, with data in the browser's storage. */
export async function openWithStoredData(page: Page): Promise<void> {
  await openAppAsArtist(page);
  await page.evaluate(() => {
    sessionStorage.setItem("anything", "at all");
    // A full storage takes nothing more, but has the artist's key from before.
    if (localStorage.getItem("full-0") === null) localStorage.setItem("art-size", "20");
  });
}

const logOut = (page: Page) => page.getByRole("button", { name: "Log out" });

/** Whatever the result of the request: the page is left, and none of the user's data stay in the browser. */
export async function expectNoDataLeft(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === "/");
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => /^(art-|user-|pricing-|profile-)/.test(key)),
    ...Object.keys(sessionStorage),
  ]);
  expect(left).toEqual([]);
}

/** The cookies that the server removes when it ends the session; only its response removes the first. */
export async function findSessionCookies(page: Page): Promise<string[]> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.filter((name) => name === "session" || name === pendingSignOutCookie(false));
}

/** Whether the session has ended on the server. */
export async function isSignedOut(page: Page): Promise<boolean> {
  return (await page.request.get(apiPaths.authUser)).status() === 401;
}

/** The six faults, and the number of sign-out requests until the server has answered; null where it may vary. */
export const signOutFaults: Record<
  string,
  { readonly injectFault: (page: Page) => Promise<void>; readonly calls: number | null }
> = {
  offline: {
    // The page that is being left may send the second request itself once the network is back, unseen.
    calls: null,
    injectFault: async (page) => {
      await goOffline(page);
      const left = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
      await logOut(page).click();
      // Without a network the landing page cannot be shown, but the application is left.
      await left;
      await page.context().setOffline(false);
      await page.goto("/");
    },
  },
  "500": {
    calls: 2,
    injectFault: async (page) => {
      // Any request ends the session that was signed out of; here none does but that of the sign-out.
      await page.route(/\/api\/(?!logout$)/, (route) => route.abort());
      await page.route(path, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
      await logOut(page).click();
    },
  },
  "401": {
    calls: 1,
    injectFault: async (page) => {
      await page.context().clearCookies();
      await logOut(page).click();
    },
  },
  "a request without an answer": {
    // Playwright stores the cookies of the response that the page never gets.
    calls: 1,
    injectFault: async (page) => {
      const arrived = Promise.withResolvers<void>();
      const hang = async (route: Route) => {
        await route.fetch();
        arrived.resolve();
      };
      await page.route(path, hang, { times: 1 });
      await logOut(page).click();
      await arrived.promise;
      await page.clock.fastForward(longerThanPatience);
      await page.clock.fastForward(longerThanPatience);
    },
  },
  "a storage that is full": { calls: 1, injectFault: (page) => logOut(page).click() },
  "a double click": { calls: 1, injectFault: (page) => logOut(page).dblclick() },
};
