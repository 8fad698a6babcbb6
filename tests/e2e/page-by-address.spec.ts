import { expect, type Page, type Route } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { signedInAsHeader } from "#schema/artist/user.ts";
import { appPaths, workPath } from "#schema/page-paths.ts";
import { addressOf, holdRequests, watchRequests } from "./page-requests.ts";
import { test } from "./test.ts";
import { becomeArtist, openApp, saveWork } from "./users.ts";

/** Signs in, and opens the application once: from then on the browser remembers who is signed in. */
async function becomeKnownArtist(page: Page) {
  const user = await becomeArtist(page);
  const work = await saveWork(page, { title: "Neap" });
  await openApp(page);
  return { user, path: workPath(work.id) };
}

/** Opens a page whose application is held, and returns what is requested until it is released. */
async function openHeld(page: Page, path: string) {
  const requests = watchRequests(page);
  const { release } = await holdRequests(page, "**/assets/application-*.js");
  await page.goto(path, { waitUntil: "commit" });
  return { requested: () => requests.map(nameOf), release };
}

/** The address of a call, and the name of a file without its hash. */
function nameOf(request: Parameters<typeof addressOf>[0]): string {
  return addressOf(request).replace(/^\/assets\/(.+)-[\w-]{8}\.\w+$/, "$1");
}

const firstCalls = [apiPaths.authUser, apiPaths.currencyRates];
const words = ["en-CA", "asking-prices.en-CA", "work-documents.en-CA", "sales.en-CA"];

test("a work by its address asks for its scripts, words and works before the application runs", async ({
  page,
}) => {
  const { path } = await becomeKnownArtist(page);
  const { requested, release } = await openHeld(page, path);
  await expect
    .poll(requested)
    .toEqual(
      expect.arrayContaining([
        ...firstCalls,
        apiPaths.artworks,
        "calculator",
        "preloaded-works",
        "work-page",
        ...words,
      ]),
    );
  release();
  await expect(page.getByRole("heading", { name: "Neap" })).toBeVisible();
  for (const name of [apiPaths.artworks, apiPaths.authUser, "work-page", ...words]) {
    expect(requested().filter((one) => one === name)).toEqual([name]);
  }
  expect(requested().filter((name) => name.endsWith("fr-CA"))).toEqual([]);
});

for (const { path, part, answers } of [
  { path: appPaths.gallery, part: "gallery-page", answers: [apiPaths.artworks] },
  { path: appPaths.priceList, part: "price-list-page", answers: [apiPaths.artworks] },
  { path: appPaths.sales, part: "sales-page", answers: [apiPaths.artworks] },
  { path: appPaths.import, part: "import-page", answers: [apiPaths.artworks] },
  { path: appPaths.profile, part: "profile-page", answers: [] },
  { path: appPaths.business, part: "business-page", answers: [] },
]) {
  test(`${path} asks for its part before the application runs`, async ({ page }) => {
    await becomeKnownArtist(page);
    const { requested, release } = await openHeld(page, path);
    await expect
      .poll(requested)
      .toEqual(expect.arrayContaining([...firstCalls, ...answers, part, "en-CA"]));
    release();
    await expect(page.getByRole("tabpanel")).toBeVisible();
  });
}

test("a work by its address asks for the French words where French is chosen", async ({ page }) => {
  const { path } = await becomeKnownArtist(page);
  await page.evaluate(() => localStorage.setItem("language", "fr-CA"));
  const { requested, release } = await openHeld(page, path);
  const french = words.map((name) => name.replace("en-CA", "fr-CA"));
  await expect.poll(requested).toEqual(expect.arrayContaining(french));
  release();
  await expect(page.getByRole("heading", { name: "Neap" })).toBeVisible();
  expect(requested().filter((name) => name.endsWith("en-CA"))).toEqual([]);
});

test("without a signed-in artist no works are asked for", async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto(workPath("3f"));
  await expect(page.getByRole("button", { name: "Create Your Profile" })).toBeVisible();
  const requested = requests.map(addressOf);
  expect(requested).toContain(apiPaths.authUser);
  expect(requested).not.toContain(apiPaths.artworks);
});

for (const { what, answer } of [
  {
    what: "of someone else, who signed in meanwhile",
    answer: { status: 200, headers: { ETag: 'W/"1.someone-else.1"' }, json: [] },
  },
  { what: "that was refused", answer: { status: 401, body: "" } },
]) {
  test(`a first answer ${what} is not shown, and the works are asked for again`, async ({
    page,
  }) => {
    const { user, path } = await becomeKnownArtist(page);
    const asked = watchRequests(page, (request) => addressOf(request) === apiPaths.artworks);
    await page.route(`**${apiPaths.artworks}`, (route) => route.fulfill(answer), { times: 1 });
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Neap" })).toBeVisible();
    const shown = asked.map((request) => request.headers()[signedInAsHeader.toLowerCase()]);
    expect(shown).toEqual([undefined, user.id]);
  });
}

for (const { what, fail } of [
  { what: "is an error", fail: (route: Route) => route.fulfill({ status: 500, body: "" }) },
  { what: "never comes", fail: (route: Route) => route.abort() },
]) {
  test(`a first answer that ${what} is shown as a failure, and not asked for again by itself`, async ({
    page,
  }) => {
    const { path } = await becomeKnownArtist(page);
    const asked = watchRequests(page, (request) => addressOf(request) === apiPaths.artworks);
    await page.route(`**${apiPaths.artworks}`, fail);
    await page.goto(path);
    await expect(page.getByRole("alert")).toHaveText("This work could not be fetched");
    const before = asked.length;
    await page.unroute(`**${apiPaths.artworks}`);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Neap" })).toBeVisible();
    expect(asked.length).toBe(before + 1);
  });
}
