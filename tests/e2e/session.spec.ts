import { expect, type Locator, type Page, type Request, type Route } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import type { User } from "#schema/artist/user.ts";
import { dismiss, dismissToast, expectToast, toast } from "./journeys.ts";
import {
  addressOf,
  changeAnswers,
  expireSession,
  holdRequests,
  watchRequests,
} from "./page-requests.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { expectLoginAfter, passUntilVisible, stopClock } from "./time.ts";
import {
  avatarName,
  becomeArtist,
  becomeNewcomer,
  becomeReturning,
  completeProfile,
  landing,
  openApp,
  openAppAsArtist,
  openLanding,
  patchProfile,
  readUser,
  saveWork,
} from "./users.ts";

test("S2.035 S4.002 S4.003 S4.004 S4.005 S4.006 S4.009 S6.002 S7.008 a visitor who is not known to be signed in gets the landing page, without a message", async ({
  page,
}) => {
  await page.goto("/app");
  await expect(landing(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");

  await becomeArtist(page);
  const faults: Record<string, (route: Route) => Promise<void>> = {
    "an empty body": (route) => route.fulfill({ status: 200, body: "" }),
    "an unparseable body": (route) => route.fulfill({ status: 200, body: "<!doctype html>" }),
    "a failure of the server": (route) => route.fulfill({ status: 500, body: "" }),
    "no network": (route) => route.abort(),
  };
  for (const [name, answer] of Object.entries(faults)) {
    let asked = 0;
    await page.route("**/api/auth/user", async (route) => {
      if (route.request().headers().referer?.includes("/app")) asked += 1;
      await answer(route);
    });
    await page.goto("/app");
    await expect(landing(page), name).toBeVisible();
    expect(asked, name).toBe(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("listitem")).toHaveCount(0);
    await page.unroute("**/api/auth/user");
  }
});

test("S2.002 S2.015 S4.001 S4.007 S4.010 S4.011 a spinner until the answer, then the application", async ({
  page,
}) => {
  await becomeArtist(page);
  const user = await holdRequests(page, `**${apiPaths.authUser}`);
  const calls = watchRequests(page, (request) => addressOf(request).startsWith("/api/"));
  await page.goto("/app");
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  // Preloaded by the page itself, without waiting for scripts; the works only once the user is known.
  expect(calls.map(addressOf).sort()).toEqual([apiPaths.authUser, apiPaths.currencyRates]);
  const works = page.waitForResponse(`**${apiPaths.artworks}`);
  user.release();
  await works;
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  expect(user.requests).toHaveLength(1);

  await page.evaluate(() => {
    window.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
  });
  await page.getByRole("tab", { name: "Gallery" }).click();
  await expect(page.getByRole("heading", { name: "Odile's Artwork Gallery" })).toBeVisible();
  expect(user.requests).toHaveLength(1);
  expect(calls.map(addressOf).sort()).toEqual([
    apiPaths.artworks,
    apiPaths.authUser,
    apiPaths.currencyRates,
  ]);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Odile's Artwork Gallery" })).toBeVisible();
  expect(user.requests).toHaveLength(2);
});

/**
 * A signed-in user reads the terms for a while, returns to the landing page, and clicks the button before the user has
 * been fetched again. Returns where the click has led.
 */
async function clickAfterReading(page: Page, milliseconds: number): Promise<Request[]> {
  await becomeArtist(page);
  await openLanding(page);
  await stopClock(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await page.clock.runFor(milliseconds);
  await page.route(`**${apiPaths.authUser}`, () => {}, { times: 1 });
  const asked = page.waitForRequest(`**${apiPaths.authUser}`);
  await page.goBack();
  await asked;
  const logins = watchRequests(page, (request) => request.isNavigationRequest());
  await landing(page).click();
  return logins;
}

test("S4.008 S4.011 S9.026 the user is cached for five minutes, while they are fetched again", async ({
  page,
}) => {
  const logins = await clickAfterReading(page, 5 * 60_000 - 5000);
  await passUntilVisible(page, page.getByRole("heading", { name: "Price New Artwork" }));
  expect(logins.map(addressOf)).toEqual([]);
});

test("S4.008 S9.026 after five minutes the user is unknown until the response arrives", async ({
  page,
}) => {
  const logins = await clickAfterReading(page, 5 * 60_000 + 5000);
  await expect.poll(() => logins.map(addressOf)[0]).toBe("/api/login?flow=create");
});

test("S2.003 S2.012 S2.037 the flow parameter is removed once the profile is complete", async ({
  page,
}) => {
  await becomeArtist(page);
  await page.goto("/terms");
  const steps = () => page.evaluate(() => history.length);
  for (const path of ["/app?flow=create", "/app?flow=login", "/subscribe"]) {
    const stepsBefore = await steps();
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe("/app");
    // One history entry for the page load, and none for the address that replaces it.
    expect(await steps(), path).toBe(stepsBefore + 1);
  }
});

/** The form of a profile, in a page whose clock has stopped. Returns the button that sends it. */
async function openUpdate(page: Page, name: "Update Profile" | "Complete Setup"): Promise<Locator> {
  await openApp(page, "profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const button = page.getByRole("button", { name });
  await expect(button).toBeVisible();
  await stopClock(page);
  return button;
}

test("S2.038 S2.039 a session that ends in the application shows a log-in prompt", async ({
  page,
}) => {
  await openAppAsArtist(page);
  await page.context().clearCookies();
  await page.getByRole("textbox", { name: "Title" }).fill("Low Tide");
  await page.getByRole("button", { name: "Calculate Price" }).click();
  await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
  await expect(page.getByText("Sign in to go on where you left off.")).toBeVisible();
  const login = page.waitForRequest("**/api/login*");
  await page.getByRole("button", { name: "Sign In to Get Started" }).click();
  expect((await login).url()).toMatch(/\/api\/login\?flow=create$/);
  await expect(page.locator('[name="email"]')).toBeVisible();
});

test("S8.001 S8.004 S8.005 S9.036 a save with an expired session opens the log-in after a second, without a toast", async ({
  page,
}) => {
  await becomeArtist(page);
  const warned = page.waitForEvent(
    "console",
    (message) => message.text() === "Session expired - redirecting to login",
  );
  const update = await openUpdate(page, "Update Profile");
  // A session lasts 14 days, so its end is mocked.
  await expireSession(page, `**${apiPaths.profile}`);
  await update.click();
  await warned;
  await expectLoginAfter(page, 1000);
  await expect(page.getByRole("listitem")).toHaveCount(0);
});

async function expectUnauthorized(page: Page): Promise<void> {
  const toastText = toast(page, "Unauthorized");
  await passUntilVisible(page, toastText);
  await expectToast(page, "Unauthorized", "You are logged out. Logging in again...");
  await expectLoginAfter(page, 500);
  await expect(page.locator('[name="email"]')).toBeVisible();
}

test("S8.003 S8.007 S8.008 a revoked session is reported on saving the profile", async ({
  page,
}) => {
  await becomeArtist(page);
  const update = await openUpdate(page, "Update Profile");
  await page.context().clearCookies();
  await update.click();
  await expectUnauthorized(page);
});

test("S8.003 S8.007 S8.008 a revoked session is reported on choosing a plan", async ({ page }) => {
  await becomeNewcomer(page);
  await openApp(page);
  const choose = page.getByRole("button", { name: "Continue with Free" });
  await stopClock(page);
  await page.context().clearCookies();
  await choose.click();
  await expectUnauthorized(page);
});

test("S8.003 S8.007 S8.008 a revoked session is reported on saving an artwork", async ({
  page,
}) => {
  await openAppAsArtist(page);
  await page.getByRole("textbox", { name: "Title" }).fill("Low Tide");
  const marked = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("button", { name: "Calculate Price" }).click();
  await marked;
  await stopClock(page);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save Artwork" }).click();
  await expectUnauthorized(page);
});

test("S2.045 S3.028 S3.029 S3.030 S4.012 S4.013 S4.014 S4.016 logging out removes the artist's storage, key by key", async ({
  page,
}) => {
  const { id } = await openAppAsArtist(page);
  const draftKey = await test.step("a draft is kept", async () => {
    await page.getByRole("textbox", { name: "Title" }).fill("Low Tide");
    const draft = page.waitForFunction(
      (user) => Object.keys(localStorage).find((key) => key.includes(user)) ?? "",
      id,
    );
    return (await draft).jsonValue();
  });
  await page.evaluate(() => {
    const forgotten = ["art-size", "user-name", "theme", "currency-view"];
    const containing = ["my-subscription-plan", "last-artwork"];
    const remaining = ["gallery-view", "the-theme", "an-art-book"];
    for (const key of [...forgotten, ...containing, ...remaining])
      localStorage.setItem(key, "light");
    sessionStorage.setItem("anything", "at all");
  });
  const cookies = await page.context().cookies();
  const loggedOut = page.waitForRequest((request) => request.method() === "POST");
  await stopClock(page);
  await page.getByRole("button", { name: "Log out" }).click();
  expect(new URL((await loggedOut).url()).pathname).toBe(apiPaths.logout);
  await test.step("S4.016 the call has gone through: nothing is waited for", async () => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem("art-size"))).toBe(null);
    await page.clock.runFor(1);
    await page.waitForURL((url) => url.pathname === "/");
  });
  await page.clock.resume();
  await expect(landing(page)).toBeVisible();
  const { local, session } = await page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: sessionStorage.length,
  }));
  expect(local).toEqual(["an-art-book", "gallery-view", "the-theme"]);
  expect(local).not.toContain(draftKey);
  expect(session).toBe(0);

  await page.context().addCookies(cookies);
  expect((await page.request.get(apiPaths.authUser)).status()).toBe(401);
});

const logoutFailures: Record<string, (route: Route) => Promise<void>> = {
  "cannot be sent": (route) => route.abort(),
  "is answered with an error": (route) => route.fulfill({ status: 500, body: "" }),
};
for (const [how, fail] of Object.entries(logoutFailures)) {
  test(`S4.015 S4.016 S9.025 logging out removes storage and redirects half a second later when the call ${how}`, async ({
    page,
  }) => {
    await becomeArtist(page);
    await page.route(`**${apiPaths.logout}`, fail);
    await openApp(page);
    await page.evaluate(() => localStorage.setItem("art-size", "20"));
    await stopClock(page);
    await page.getByRole("button", { name: "Log out" }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("art-size"))).toBe(null);
    await page.clock.runFor(480);
    expect(new URL(page.url()).pathname).toBe("/app");
    await page.clock.runFor(25);
    await page.waitForURL((url) => url.pathname === "/");
  });
}

test("S2.016 S7.043 /api/logout ends the session and leads to the landing page", async ({
  page,
}) => {
  await becomeArtist(page);
  await page.goto("/api/logout");
  await expect(landing(page)).toBeVisible();
  expect((await page.request.get(apiPaths.authUser)).status()).toBe(401);
});

test("S2.152 S4.030 S9.035 the welcome comes a second after the profile is complete and the plan chosen", async ({
  page,
}) => {
  await becomeNewcomer(page);
  await patchProfile(page.request, {
    firstName: "Maren",
    lastName: "Holt",
    city: "Oban",
    provinceState: "Alberta",
    country: "Canada",
  });
  await page.goto("/app?flow=create");
  await page.getByRole("checkbox", { name: "I accept the Terms of Service" }).check();
  await stopClock(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  const free = page.getByRole("button", { name: "Continue with Free" });
  await passUntilVisible(page, free);
  await page.clock.runFor(3000);
  const welcome = page.getByRole("dialog", { name: "Welcome, Maren" });
  await expect(welcome).toBeHidden();
  await free.click();
  await passUntilVisible(page, page.getByRole("heading", { name: "Price New Artwork" }));
  await page.clock.runFor(950);
  await expect(welcome).toBeHidden();
  await page.clock.runFor(100);
  await expect(welcome).toHaveAccessibleName("Welcome, Maren");
  await expect(welcome).toHaveAccessibleDescription(
    "Your profile sets your base rate; each work adds its size, medium, materials and hours. Start with one you know well and see whether the price sounds like you. The free plan has one calculation, so have the size, materials and hours of that work at hand.",
  );
  await welcome.getByRole("button", { name: "Price a work" }).click();
  await expect(welcome).toBeHidden();

  await test.step("once: not after the profile has been looked at", async () => {
    await page.getByRole("tab", { name: "Profile" }).click();
    const edit = page.getByRole("button", { name: "Edit Profile" });
    await passUntilVisible(page, edit);
    await edit.click();
    const back = page.getByRole("button", { name: "Back" });
    await passUntilVisible(page, back);
    await back.click();
    await passUntilVisible(page, edit);
    await page.clock.runFor(3000);
    await expect(welcome).toBeHidden();
  });
});

test("S4.030 a subscriber is not welcomed after the profile", async ({ page }) => {
  await becomeProfessional(page);
  await patchProfile(page.request, { hasCompletedSetup: false });
  const complete = await openUpdate(page, "Complete Setup");
  await complete.click();
  await passUntilVisible(page, page.getByRole("heading", { name: "Price New Artwork" }));
  await page.clock.runFor(3000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("S4.032 S4.033 S9.034 the welcome back comes half a second after loading, once", async ({
  page,
}) => {
  const profile = { ...completeProfile, firstName: "Maren" };
  const { isReturningUser } = await becomeReturning(page, { profile, isWelcomed: true });
  expect(isReturningUser).toBe(true);
  await saveWork(page);
  await stopClock(page);
  await page.goto("/app");
  const title = page.getByRole("heading", { name: "Price New Artwork" });
  await passUntilVisible(page, title, 20);
  const welcome = page.getByRole("dialog", { name: "Welcome back, Maren" });
  await page.clock.runFor(450);
  await expect(welcome).toBeHidden();
  await page.clock.runFor(80);
  await expect(welcome).toHaveAccessibleDescription(
    "Your works hang in the gallery as you left them. If your career has moved since, update your profile first: every new price starts there.",
  );
  await welcome.getByRole("button", { name: "Continue" }).click();
  await expect(welcome).toBeHidden();
  await page.reload();
  await passUntilVisible(page, title, 20);
  await page.clock.runFor(2000);
  await expect(welcome).toBeHidden();
});

test("S4.032 the welcome back speaks of no works to an artist who has none", async ({ page }) => {
  const profile = { ...completeProfile, firstName: "Maren" };
  await becomeReturning(page, { profile, isWelcomed: true });
  await page.goto("/app");
  const welcome = page.getByRole("dialog", { name: "Welcome back, Maren" });
  await expect(welcome).toHaveAccessibleDescription(
    "Your gallery is waiting for its first work. If your career has moved since, update your profile first: every price starts there.",
  );
});

test("S2.111 S2.125 S4.024 S4.026 S4.027 S7.023 without a complete profile the tool and the gallery stay locked", async ({
  page,
}) => {
  const asked = watchRequests(page, (request) => addressOf(request) === apiPaths.artworks);
  await becomeNewcomer(page);
  await patchProfile(page.request, {
    isSubscribed: false,
    isFreeVersion: true,
    hasCompletedSetup: true,
  });
  await openApp(page);
  await expect(page.getByRole("heading", { name: "Pricing Calculator Locked" })).toBeVisible();
  await page.goto("/app/gallery");
  await expect(page.getByRole("heading", { name: "Gallery Locked" })).toBeVisible();

  for (const name of ["Pricing Tool", "Gallery"]) {
    await page.getByRole("tab", { name: "Profile" }).click();
    await page.getByRole("tab", { name }).click();
    await expectToast(page, "Complete Your Profile");
    await dismissToast(page, "Complete Your Profile");
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Profile");
    await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  }
  expect(asked.map(addressOf)).toEqual([]);

  await page.goto("/app");
  await page.getByRole("button", { name: "Complete Profile Setup" }).click();
  await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
});

test("S4.026 a returning artist opens both although the profile is no longer complete", async ({
  page,
}) => {
  await becomeReturning(page, { profile: { hasCompletedSetup: true } });
  await openApp(page);
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await page.getByRole("tab", { name: "Gallery" }).click();
  await expect(page.getByRole("heading", { name: "Your Artwork Gallery" })).toBeVisible();
});

test("S2.040 S2.041 S2.042 S2.043 S2.044 S2.045 S2.046 the header", async ({ page }) => {
  await openAppAsArtist(page);
  const header = page.getByRole("banner");
  await expect(header.getByText("Art Pricing Tool")).toBeVisible();
  await expect(header.getByText("Free")).toBeVisible();
  await expect(header.getByText("Pro")).toHaveCount(0);
  await expect(header.getByRole("tab")).toHaveText(["Pricing Tool", "Gallery", "Profile"]);
  await expect(header.getByRole("button", { name: "Log out" })).toBeVisible();

  const avatar = header.getByRole("button", { name: "OF Your profile" });
  await avatar.click();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Profile");

  await header.getByRole("button", { name: "About" }).click();
  const about = page.getByRole("dialog", { name: "About Art Pricing Tool" });
  await expect(about).toContainText("database of Canadian artist data");
  await dismiss(about);
  await expect(header.getByRole("button", { name: "About" })).toBeFocused();

  await page.setViewportSize({ width: 320, height: 640 });
  await header.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "About",
    "Dark theme",
    "Français",
    "Log out",
  ]);
});

test("S2.043 the avatar shows the provider's picture, initials when it fails", async ({ page }) => {
  const { email } = await becomeArtist(page);
  const picture = "https://pictures.example/odile.png";
  // The local provider has no pictures.
  await changeAnswers(page, `**${apiPaths.authUser}`, (user: User) => ({
    ...user,
    profileImageUrl: picture,
  }));
  await page.route(picture, (route) => route.abort());
  await openApp(page);
  const avatar = page.getByRole("button", { name: avatarName });
  await expect(avatar).toHaveAccessibleName("OF Your profile");
  await page.unroute(picture);
  const pixel = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");
  await page.route(picture, (route) => route.fulfill({ contentType: "image/gif", body: pixel }));
  await page.reload();
  await expect(avatar.locator("img")).toHaveAttribute("src", picture);
  await expect(avatar).not.toContainText("OF");
  expect((await readUser(page.request)).email).toBe(email);
});
