import { expect, type Page } from "@playwright/test";
import { addressOf, watchRequests } from "./page-requests.ts";
import { readHue } from "./pixels.ts";
import { test } from "./test.ts";
import { becomeNewcomer, openLanding, waitForUser } from "./users.ts";

const signInErrors = {
  network_error: [
    "Connection Issue",
    "Trouble connecting to the authentication service, maybe a temporary network issue.",
  ],
  tls_error: [
    "Secure Connection Issue",
    "Problem establishing a secure connection, usually temporary.",
  ],
  fetch_error: [
    "Connection Failed",
    "Unable to connect to the authentication service, check your internet connection.",
  ],
  timeout_error: [
    "Connection Timeout",
    "Connection took too long, perhaps slow internet or server issues.",
  ],
  connection_error: [
    "Authentication Service Unavailable",
    "Temporarily unavailable, try again in a moment.",
  ],
  auth_failed: ["Authentication Failed", "Issue with the login process, try signing in again."],
  moon_phase: ["Authentication Error", "Something went wrong during sign-in, please try again."],
} as const;

/**
 * Records every label of a button, because the page with the busy label is about to be replaced, and the navigations
 * to the log-in.
 */
async function watchLogIn(page: Page) {
  const labels: string[] = [];
  await page.exposeFunction("noteLabel", (label: string) => {
    if (label !== labels.at(-1)) labels.push(label);
  });
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const button = target.parentElement?.closest("button, [role=button]");
        if (button) Reflect.get(window, "noteLabel")(button.textContent);
      }
    }).observe(document, { subtree: true, characterData: true });
  });
  const logins = watchRequests(page, (request) => /\/api\/login(\?.*)?$/.test(request.url()));
  return { labels, logins };
}

test("S1.006 S1.007 S2.001 S2.017 S2.018 S2.019 S2.020 S2.021 S2.022 S2.023 S2.024 S6.001 the landing page", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Art Pricing Tool");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("“How much is the blue one?”");
  const main = page.getByRole("main");
  const ways = main.getByRole("paragraph").filter({ has: page.getByRole("button") });
  await expect(ways).toHaveText("Already have a profile? Log in here");
  await expect(ways.getByRole("button", { name: "Log in here" })).toBeVisible();
  await expect(main.getByRole("button", { name: "Create Your Profile" })).toBeVisible();
  for (const paragraph of [
    "Have an answer you can stand behind.",
    "Art Pricing Tool works out a fair, consistent price for an original work from its size, its medium, your hours, your materials and where you are in your career. And it shows you the arithmetic.",
    "It is built by artists, for artists, from real-world experience and industry standards, and thousands of artists use it. For originals only: not prints, digital pieces or photography.",
  ]) {
    await expect(main.getByText(paragraph)).toBeVisible();
  }
  await expect(page.getByRole("alert")).toHaveCount(0);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("© 2025 Art Pricing Tool")).toBeVisible();
  const terms = footer.getByRole("link", { name: "Terms of Service" });
  const privacy = footer.getByRole("link", { name: "Privacy Policy" });
  await expect(terms).toHaveAttribute("href", "/terms");
  await expect(privacy).toHaveAttribute("href", "/privacy");
  await terms.click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await page.goBack();
  await privacy.click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
});

test("S2.016 S2.030 S2.031 S2.032 S2.033 both log-in buttons are busy until the provider's page opens", async ({
  page,
}) => {
  const { labels, logins } = await watchLogIn(page);
  const email = page.locator('[name="email"]');
  await page.goto("/");
  await page.getByRole("button", { name: "Create Your Profile" }).click();
  await expect(email).toBeVisible();
  await page.goto("/");
  await page.getByRole("button", { name: "Log in here" }).click();
  await expect(email).toBeVisible();
  expect(labels).toEqual(["Launching...", "Logging in..."]);
  expect(logins.map(addressOf)).toEqual(["/api/login?flow=create", "/api/login?flow=login"]);

  await page.goBack();
  await expect(page.getByRole("button", { name: "Log in here" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Your Profile" })).toBeVisible();
});

test("S2.028 S2.029 S2.036 a signed-in user continues without a page load", async ({ page }) => {
  const expectToGoOn = async (button: string, flow: string, heading: string) => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    expect(page.url()).toContain(`/app?flow=${flow}`);
  };
  await becomeNewcomer(page);
  await openLanding(page);
  await expectToGoOn("Create Your Profile", "create", "Artist Profile Setup");

  await test.step("for a user who has been signed in here before, also without an interaction", async () => {
    await waitForUser(page, () => page.goto("/"));
    await expectToGoOn("Log in here", "login", "Choose Your Plan");
  });
});

test("S2.025 S2.026 S2.027 S8.009 S8.011 S8.012 S8.013 S8.014 S8.015 S8.016 S8.017 S8.018 every sign-in error is explained, once", async ({
  page,
}) => {
  for (const [code, [title, text]] of Object.entries(signInErrors)) {
    await page.goto(`/?error=${code}&retry=true`);
    const alert = page.getByRole("alert");
    await expect(alert.getByRole("paragraph")).toHaveText(`${title}${text}`);
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe("/");
  }
  const alert = page.getByRole("alert");
  expect(Math.abs(await readHue(alert.getByRole("strong"))), "red").toBeLessThan(15);
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect(alert).toHaveCount(0);

  for (const silent of ["/?error=tls_error", "/?error=tls_error&retry=1", "/?retry=true"]) {
    await page.goto(silent);
    await expect(page.getByRole("button", { name: "Create Your Profile" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

test("S2.034 S8.010 S8.017 a sign-in cancelled at the provider can be tried again", async ({
  page,
}) => {
  const { labels, logins } = await watchLogIn(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Log in here" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  const alert = page.getByRole("alert");
  await expect(alert.getByRole("paragraph")).toHaveText(signInErrors.auth_failed.join(""));
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(page.locator('[name="email"]')).toBeVisible();
  expect(labels).toEqual(["Logging in...", "Trying Again..."]);
  expect(logins.map(addressOf)).toEqual(["/api/login?flow=login", "/api/login?flow=create"]);
});

test("S2.034 a page that Back restores offers to try again", async ({ page }) => {
  await page.goto("/?error=auth_failed&retry=true");
  // An answer without a page leaves this one open. Playwright would wait for the page, so the labels are read in it.
  await page.route("**/api/login**", (route) => route.fulfill({ status: 204 }));
  const retry = page.getByRole("alert").getByRole("button", { name: "Try Again" });
  const labels = await retry.evaluate(async (button: HTMLElement) => {
    const nextLabel = () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(button.textContent);
        });
        observer.observe(button, { childList: true, characterData: true, subtree: true });
      });
    const busy = nextLabel();
    button.click();
    const labels = [await busy];
    const restored = nextLabel();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    return [...labels, await restored];
  });
  expect(labels).toEqual(["Trying Again...", "Try Again"]);
});

test("S2.006 S2.007 S2.008 S2.009 S2.010 S2.011 terms and privacy are complete without scripts", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await expect(page.getByText("Effective September 13, 2025")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    /^use of service$/i,
    /^artist responsibility$/i,
    /^intellectual property$/i,
    /^changes$/i,
    /^limitation of liability$/i,
  ]);
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await expect(page.getByText("Effective September 13, 2025")).toBeVisible();
  await expect(
    page.getByText(
      "No personal data is kept unless you submit it for feedback, analytics or subscription. Here is what that means.",
    ),
  ).toBeVisible();
  await context.close();
});

test("S2.004 S2.012 S2.013 S2.014 the routing test, the redirect and the 404 page", async ({
  page,
}) => {
  for (const path of ["/nothing-here", "/app/nothing", "/admin", "/assets/none.js", "/404"]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    await expect(page).toHaveTitle("404 Page Not Found – Art Pricing Tool");
  }
  await page.getByRole("main").getByRole("link").click();
  await expect(page.getByRole("button", { name: "Create Your Profile" })).toBeVisible();

  const routing = await page.goto("/admin/test");
  expect(routing?.status()).toBe(200);
  await expect(page.getByRole("main")).toContainText("/admin/test");

  for (const path of ["/subscribe", "/subscribe/"]) {
    const redirect = await page.request.get(path, { maxRedirects: 0 });
    expect(redirect.status(), path).toBe(302);
    expect(redirect.headers().location).toBe("/app");
  }

  const missing = await page.request.get("/assets/index-00000000.js");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["cache-control"]).not.toContain("immutable");
});
