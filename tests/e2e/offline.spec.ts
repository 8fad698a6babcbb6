import { expect, type Page, type Response } from "@playwright/test";
import * as v from "valibot";
import { linkSchema } from "#schema/links/link.ts";
import { linksPaths } from "#schema/links/links-paths.ts";
import { calculatorOfArtist, calculatorOn, saveFailedOffline } from "./calculator.ts";
import { expectToast, findArtworks, openTab, toast } from "./journeys.ts";
import { goOffline, waitForServiceWorker } from "./network.ts";
import { holdRequests } from "./page-requests.ts";
import { pictureUrl } from "./photograph.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { stopClock } from "./time.ts";
import { openAppAsArtist, ownOrigin, saveWork } from "./users.ts";

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "No network." });

/** The paths of all that the service worker keeps. */
function readCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** The address of a room with a work. */
async function makeRoom(page: Page, workId: string): Promise<string> {
  const data = {
    ...{ kind: "room", title: "Water, this winter", workIds: [workId], language: "en" },
    ...{ showPrices: true, showWhy: true, showSold: true },
  };
  const answer = await page.request.post(linksPaths.links, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(201);
  return v.parse(linkSchema, await answer.json()).address ?? "";
}

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a network the application opens with a notice, and loses no input", async ({
    page,
    context,
  }) => {
    const calculator = await calculatorOfArtist(page);
    await waitForServiceWorker(page);
    await expect(notice(page)).toBeHidden();
    await calculator.enter({ title: "Ebb", hours: "4" });
    await goOffline(page);
    await expect(notice(page)).toContainText("What you enter stays here.");

    await test.step("a reload restores application, artist and draft", async () => {
      await page.reload();
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole("button", { name: "OF Your profile" })).toBeVisible();
      await calculator.expectEntered({ title: "Ebb", hours: "4" });
      await calculator.calculatePrice(/^CA\$\d/);
    });

    await test.step("every tab opens at its own address", async () => {
      await page.goto("/app/profile");
      await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
      await page.goto("/app/gallery?sort=title");
      await expect(page.getByText("Your works could not be fetched")).toBeVisible();
      await page.goto("/app");
      await calculator.expectPrice(/^CA\$\d/);
    });

    await test.step("a save says that it failed, and keeps everything", async () => {
      await calculator.save.click();
      await expectToast(page, ...saveFailedOffline);
      await expect(calculator.title).toHaveValue("Ebb");
      await openTab(page, "Gallery");
      await expect(page.getByText("Your works could not be fetched")).toBeVisible();
      await openTab(page, "Pricing Tool");
      await calculator.expectPrice(/^CA\$\d/);
    });

    await test.step("with the network back the notice goes, and the save works", async () => {
      await context.setOffline(false);
      await expect(notice(page)).toBeHidden();
      await calculator.saveNew();
      await expect(page.getByRole("heading", { name: "Ebb" })).toBeVisible();
      expect(await findArtworks(page, "Ebb")).toHaveLength(1);
    });

    await test.step("nothing of the API has been kept", async () => {
      const cached = await readCached(page);
      expect(cached).toContain("/app");
      expect(cached.filter((path) => path.startsWith("/api"))).toEqual([]);
    });

    await test.step("a guest's room comes from the network alone, and nothing of it is kept", async () => {
      await becomeProfessional(page);
      const { id } = await saveWork(page, { title: "Ebb", imageUrl: pictureUrl() });
      const address = await makeRoom(page, id);
      const guest = await context.newPage();
      const answers: Response[] = [];
      guest.on("response", (response) => answers.push(response));
      await guest.goto(address);
      await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Water, this winter");
      await expect(guest.getByRole("button", { name: "I Am Interested" })).toBeVisible();
      expect(await guest.evaluate(() => navigator.serviceWorker.controller?.state)).toBe(
        "activated",
      );
      const ofGuests = answers.filter((answer) => /\/(l|api)\//.test(answer.url()));
      expect(ofGuests.map((answer) => answer.fromServiceWorker())).toContain(false);
      expect(ofGuests.filter((answer) => answer.fromServiceWorker())).toEqual([]);
      const cached = await readCached(page);
      expect(cached.filter((path) => /^\/(l|w|api|guest)\//.test(path))).toEqual([]);
      await goOffline(guest);
      await expect(guest.goto(address)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
    });
  });

  test("a user who has logged out is not known without a network", async ({ page }) => {
    await openAppAsArtist(page);
    await waitForServiceWorker(page);
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("button", { name: "Create Your Profile" })).toBeVisible();
    await goOffline(page);
    await page.goto("/app");
    await expect(page.getByRole("button", { name: "Create Your Profile" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

test("an unreachable server counts as no network, one failed request does not", async ({
  page,
}) => {
  await openAppAsArtist(page);
  const { title, calculate, save } = calculatorOn(page);
  await title.fill("Ebb");
  await calculate.click();
  await stopClock(page);
  await page.route("**/api/artworks", (route) => route.abort());
  const { release } = await holdRequests(page, "**/manifest.webmanifest");
  const asked = page.waitForRequest("**/manifest.webmanifest");
  const answered = page.waitForResponse("**/manifest.webmanifest");
  await save.click();
  await asked;
  await expect(toast(page, "Error")).toBeVisible();
  await expect(notice(page)).toBeHidden();
  release();
  await answered;
  await expect(notice(page)).toBeHidden();
  await page.unroute("**/manifest.webmanifest");

  await page.route("**/manifest.webmanifest", (route) => route.abort());
  await save.click();
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(6000);
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll();
  // The next try follows some seconds after the last failure, which may be only now.
  await expect(async () => {
    await page.clock.runFor(6000);
    await expect(notice(page)).toBeHidden({ timeout: 1000 });
  }).toPass();
});
