import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { calculatorOn } from "./calculator.ts";
import { logOut, openForEdit } from "./journeys.ts";
import { goOffline, waitForServiceWorker } from "./network.ts";
import { test } from "./test.ts";
import {
  avatarName,
  becomeArtist,
  landing,
  openApp,
  openAppAsArtist,
  readUser,
  saveWork,
} from "./users.ts";

const profile = (page: Page) => page.getByRole("button", { name: avatarName });
const isLanding = (url: URL) => url.pathname === "/";

async function hasSession(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name === "session");
}

for (const fault of ["no network", "a server error"] as const) {
  test(`S4.015 a sign-out that did not reach the server (${fault}) is effective in this browser`, async ({
    page,
  }) => {
    await openAppAsArtist(page);
    // All requests: each one after the sign-out would end the session.
    await page
      .context()
      .route("**/api/**", (route) =>
        fault === "no network" ? route.abort() : route.fulfill({ status: 500, body: "" }),
      );
    await logOut(page);
    expect(await hasSession(page)).toBe(true);

    await test.step("the application counts as signed out, also in a new tab", async () => {
      const tab = await page.context().newPage();
      for (const place of [page, tab]) {
        await place.goto("/app");
        await place.waitForURL(isLanding);
        await expect(landing(place)).toBeVisible();
        expect(await place.evaluate(() => Object.keys(localStorage))).not.toContain(
          "user-last-known",
        );
      }
      await tab.close();
      await page.context().unrouteAll();
    });

    await test.step("logging in asks for the email address", async () => {
      await page.getByRole("button", { name: "Log in here" }).click();
      await expect(page.locator('[name="email"]')).toBeVisible();
      expect(await hasSession(page)).toBe(false);
    });
  });
}

test("S4.015 a sign-out that did not reach the server is finished as soon as a page is open again", async ({
  page,
  request,
}) => {
  await becomeArtist(page);
  const [session] = (await page.context().cookies()).filter(({ name }) => name === "session");
  await openApp(page);
  // All requests: each one after the sign-out would end the session.
  await page.route("**/api/**", (route) => route.abort());
  await logOut(page);
  const copy = { headers: { Cookie: `session=${session?.value}` } };
  expect((await request.get(apiPaths.authUser, copy)).status()).toBe(200);
  await page.unrouteAll();
  const finished = page.waitForResponse(`**${apiPaths.logout}`);
  await page.goto("/");
  expect((await finished).status()).toBe(204);
  expect((await request.get(apiPaths.authUser, copy)).status()).toBe(401);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain("sign-out-pending");
  expect(await hasSession(page)).toBe(false);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("S4.015 a user who logs out without a network is signed out there at once, and on the server once it is back", async ({
    page,
    context,
  }) => {
    await openAppAsArtist(page);
    await waitForServiceWorker(page);
    await goOffline(page);
    await logOut(page);
    await expect(landing(page)).toBeVisible();
    await page.goto("/app");
    await page.waitForURL(isLanding);
    await expect(profile(page)).toHaveCount(0);
    const finished = page.waitForResponse(`**${apiPaths.logout}`);
    await context.setOffline(false);
    expect((await finished).status()).toBe(204);
    expect(await hasSession(page)).toBe(false);
  });
});

test("once the application is open, a failed session check keeps the page, with a notice", async ({
  page,
}) => {
  await becomeArtist(page);
  await saveWork(page, { suggestedPrice: null });
  await openApp(page);
  await openForEdit(page, "Low Tide");
  const { title, calculate, unsaved } = calculatorOn(page);
  await title.fill("High Tide");
  const notice = page
    .getByRole("status")
    .filter({ hasText: "The server did not answer properly." });
  const again = page.getByRole("button", { name: "Check again" });
  const answers = [
    { status: 503, body: "" },
    { status: 200, body: "" },
    { status: 200, body: "<!doctype html>" },
    { status: 500, json: { code: "INTERNAL", message: "Something went wrong." } },
  ];

  // Marking the free calculation fetches the user.
  await page.route(`**${apiPaths.authUser}`, (route) => route.fulfill({ status: 503, body: "" }));
  await calculate.click();
  await expect(notice).toBeVisible();
  for (const answer of answers) {
    await page.unroute(`**${apiPaths.authUser}`);
    await page.route(`**${apiPaths.authUser}`, (route) => route.fulfill(answer));
    await expect(notice).toContainText(
      "It could not confirm that you are still signed in. Everything stays as it is here, and what you enter is kept.",
    );
    const asked = page.waitForResponse(`**${apiPaths.authUser}`);
    await again.click();
    await asked;
    await expect(notice).toBeVisible();
    await expect(title).toHaveValue("High Tide");
    await expect(unsaved).toBeVisible();
  }
  await page.unroute(`**${apiPaths.authUser}`);
  await again.click();
  await expect(notice).toBeHidden();
  await expect(title).toHaveValue("High Tide");

  await test.step("a 401 ends the session, and the edit is kept for the next", async () => {
    await page.evaluate(() => localStorage.setItem("user-welcomed-back", "yes"));
    await page.context().clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event("offline")));
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
  });
});

test("another user who signs in in another tab is never mixed with the previous one", async ({
  page,
}) => {
  await becomeArtist(page, { firstName: "Odile" });
  await saveWork(page, { title: "Odile's work", suggestedPrice: null });
  await openApp(page, "gallery");
  await expect(page.getByRole("heading", { name: "Odile's work" })).toBeVisible();
  const tab = await page.context().newPage();
  await becomeArtist(tab, { firstName: "Maren" });
  await openApp(tab);
  await expect(page.getByRole("heading", { name: "Maren's Artwork Gallery" })).toBeVisible();
  await expect(page.getByText("Odile's work")).toHaveCount(0);
});

test("a tab left open by one user changes nothing of the next user, and switches to them", async ({
  page,
}) => {
  await becomeArtist(page, { firstName: "Odile" });
  await openApp(page);
  const { title, calculate } = calculatorOn(page);
  await title.fill("Odile's work");
  await becomeArtist(page, { firstName: "Maren" });
  const refused = page.waitForResponse((response) => response.request().method() === "PATCH");
  await calculate.click();
  expect((await refused).status()).toBe(401);
  await expect(profile(page)).toContainText("MF");
  await expect(title).toHaveValue("Untitled Artwork");
  expect((await readUser(page.request)).hasUsedFreeCalculation).toBe(false);
});
