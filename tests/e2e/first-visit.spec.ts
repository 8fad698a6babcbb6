import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { publicPages, publicPaths } from "#schema/page-paths.ts";
import { addressOf, holdRequests, watchRequests } from "./page-requests.ts";
import { test } from "./test.ts";

/** The budget in bytes: 0.05 of a page with only react-dom, which is 3.4 kB. */
const scriptBytes = 2000;
/** In bytes: what a server sends before the first acknowledgement. */
const firstFlight = 14_000;

const root = (page: Page) => page.locator("html");
const isReady = (page: Page) => expect(root(page)).toHaveAttribute("data-app-ready");

function touch(page: Page): Promise<void> {
  return page.mouse.move(9, 9, { steps: 2 });
}

const holdApplication = (page: Page) => holdRequests(page, "**/assets/application-*.js");

test("a public page is shown at once, and loads no script before an interaction", async ({
  page,
}) => {
  const scripts = watchRequests(page, (request) => request.resourceType() === "script");
  for (const locale of ["en-CA", "fr-CA"] as const) {
    for (const name of publicPages) {
      const answer = await page.request.get(publicPaths[locale][name]);
      const html = await answer.text();
      expect(gzipSync(html).length, `${locale}, ${name}`).toBeLessThan(firstFlight);
      const [, own = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
      expect(own).not.toBe("");
      expect(gzipSync(own).length).toBeLessThan(scriptBytes);
    }
  }
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts.map(addressOf)).toEqual([]);

  await test.step("taken over, it looks as before", async () => {
    const before = await page.screenshot();
    await touch(page);
    await isReady(page);
    await page.waitForLoadState("networkidle");
    expect(scripts.length).toBeGreaterThan(0);
    expect(before.equals(await page.screenshot())).toBe(true);
  });
});

test("the fonts of a public page are preloaded, and fetched once", async ({ page }) => {
  const fonts = watchRequests(page, (request) => request.resourceType() === "font");
  for (const name of publicPages) {
    fonts.length = 0;
    await page.goto(publicPaths["en-CA"][name], { waitUntil: "networkidle" });
    const preloaded = await page
      .locator("link[rel=preload][as=font]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(preloaded, name).toEqual([
      expect.stringContaining("brygada-1918-latin-wght-normal"),
      expect.stringContaining("radio-canada-latin-wght-normal"),
    ]);
    const fetched = fonts.map(addressOf);
    expect(fetched.slice(0, preloaded.length).toSorted(), name).toEqual(preloaded.toSorted());
    expect(new Set(fetched).size, name).toBe(fetched.length);
  }
});

test("clicks before the application is ready are handled at once, and once", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  const { release } = await holdApplication(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(root(page)).toHaveClass("dark");
  const theme = page.getByRole("button", { name: "Light theme" });
  await expect(theme).toBeFocused();
  release();
  await isReady(page);
  await expect(root(page)).toHaveClass("dark");
  await expect(theme).toBeFocused();
  await theme.press("Enter");
  await expect(root(page)).not.toHaveClass("dark");
  expect(problems).toEqual([]);
});

test("the log-in button is busy before the application is ready, and stays busy", async ({
  page,
}) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  const logins: string[] = [];
  const { release } = await holdApplication(page);
  // A download does not replace the page, as with a slow log-in.
  await page.route("**/api/login*", async (route) => {
    logins.push(new URL(route.request().url()).search);
    await route.fulfill({ headers: { "Content-Disposition": "attachment" }, body: "" });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Create Your Profile" }).focus();
  await page.keyboard.press("Space");
  const busy = page.getByRole("button", { name: "Launching..." });
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await busy.click();
  release();
  await isReady(page);
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await busy.click();
  await page.getByRole("button", { name: "Log in here" }).click();
  expect(logins).toEqual(["?flow=create"]);
  expect(problems).toEqual([]);
});
