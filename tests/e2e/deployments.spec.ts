import { rm } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { calculatorOn } from "./calculator.ts";
import { copyBuild, serveDeployments } from "./deployments.ts";
import { emptyGallery, openTab } from "./journeys.ts";
import { waitForServiceWorker } from "./network.ts";
import { test } from "./test.ts";
import { becomeArtist } from "./users.ts";

const folder = `.tmp/deployments-${process.pid}`;
const next = `${folder}/next`;

test.beforeAll(() => copyBuild("dist/web", next));
test.afterEach(() => closeServer());
test.afterAll(() => rm(folder, { recursive: true, force: true }));

let closeServer: () => unknown = () => undefined;

/** Opens a build without the gallery's script, then deploys the next one. */
async function openBeforeDeployment(
  page: Page,
  prepare = async () => {},
  hasServiceWorker = false,
) {
  const product = test.info().project.use.baseURL ?? "";
  const { state, origin, close } = await serveDeployments("dist/web", product);
  closeServer = close;
  await becomeArtist(page);
  const pages: string[] = [];
  if (hasServiceWorker) {
    await page.goto(`${origin}/app`);
    await waitForServiceWorker(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
  }
  // Also for prefetched parts.
  state.gone = /\/gallery-page-(?!Next)/;
  await page.goto(`${origin}/app`);
  page.on("request", (request) => request.isNavigationRequest() && pages.push(request.url()));
  await prepare();
  state.build = next;
  return pages;
}

const runsNext = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="-Next"]') !== null);

test("after a deployment without the old files, a section loads by an automatic reload", async ({
  page,
}) => {
  const pages = await openBeforeDeployment(page);
  await openTab(page, "Gallery");
  await expect(emptyGallery(page)).toBeVisible();
  expect(pages).toHaveLength(1);
  expect(await runsNext(page)).toBe(true);
});

test("after such a deployment, typed input is there in the new build", async ({ page }) => {
  const calculator = calculatorOn(page);
  await openBeforeDeployment(page, () => calculator.title.fill("Ebb"));
  await openTab(page, "Gallery");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(emptyGallery(page)).toBeVisible();
  expect(await runsNext(page)).toBe(true);
  await openTab(page, "Pricing Tool");
  await expect(calculator.title).toHaveValue("Ebb");
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("an old build whose cached files are missing is replaced by the new one", async ({
    page,
  }) => {
    const pages = await openBeforeDeployment(page, undefined, true);
    const isControlled = () => navigator.serviceWorker.controller !== null;
    expect(await page.evaluate(isControlled)).toBe(true);
    await openTab(page, "Gallery");
    await expect(emptyGallery(page)).toBeVisible();
    expect(pages).toHaveLength(1);
    expect(await runsNext(page)).toBe(true);
  });
});
