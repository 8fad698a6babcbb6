import { expect } from "@playwright/test";
import { agendaPaths } from "#schema/agenda/agenda-paths.ts";
import { apiPaths } from "#schema/api-paths.ts";
import { appPaths } from "#schema/page-paths.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { pageAnswers } from "#web/app/page-answers.ts";
import { localDay } from "#web/browser/local-day.ts";
import { calculatorOn } from "./calculator.ts";
import {
  expectToast,
  newTitle,
  openAsAdmin,
  openAsArtist,
  openForEdit,
  openTab,
  toast,
} from "./journeys.ts";
import { watchCalls } from "./page-requests.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { passUntilVisible, stopClock } from "./time.ts";
import { becomeArtist, openApp, patchProfile, saveWork } from "./users.ts";

test("S7.015 once the free calculation is marked, the artist is fetched again", async ({
  page,
}) => {
  const works = page.waitForRequest(`**${apiPaths.artworks}`);
  await openAsArtist(page);
  // The last request of an application that opens.
  await works;
  const calculator = calculatorOn(page);
  const calls = watchCalls(page);
  await calculator.calculate.click();
  await expect.poll(() => calls).toEqual([`PATCH ${apiPaths.profile}`, `GET ${apiPaths.authUser}`]);
});

test("S7.016 a free calculation that could not be marked is logged, and no message is shown", async ({
  page,
}) => {
  await openAsArtist(page);
  const calculator = calculatorOn(page);
  await page.route(`**${apiPaths.profile}`, (route) => route.fulfill({ status: 500, body: "" }));
  const logged = page.waitForEvent("console", (message) =>
    message.text().startsWith("The free calculation was not marked"),
  );
  await calculator.calculate.click();
  expect((await logged).type()).toBe("warning");
  await calculator.expectPrice(/^CA\$\d/);
  await expect(page.getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("S7.018 leaving the profile form refreshes the artist", async ({ page }) => {
  await becomeArtist(page);
  await openApp(page, "profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const back = page.getByRole("button", { name: "Back" });
  await expect(back).toBeVisible();
  await patchProfile(page.request, { firstName: "Odette" });
  await back.click();
  await expect(page.getByRole("definition").filter({ hasText: "Odette" })).toBeVisible();
});

test("S4.029 completing the profile shows the pricing tab", async ({ page }) => {
  await becomeArtist(page, { hasCompletedSetup: false });
  await openApp(page, "profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Pricing Tool" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("S7.024 S7.026 a save shows its response in the gallery, which is then fetched again", async ({
  page,
}) => {
  const title = newTitle("Fetched");
  await openAsAdmin(page);
  await openTab(page, "Gallery");
  await expect(page.getByRole("button", { name: "Create Artwork" })).toBeVisible();
  await openTab(page, "Pricing Tool");
  const calculator = calculatorOn(page);
  const fetched = Promise.withResolvers<void>();
  const calls = watchCalls(page);
  await page.route(`**${apiPaths.artworks}`, async (route) => {
    if (route.request().method() === "GET") await fetched.promise;
    await route.fallback();
  });
  await calculator.title.fill(title);
  await calculator.save.click();
  // While the list is being fetched, the gallery shows the response of the save.
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  expect(calls.filter((call) => call.endsWith(apiPaths.artworks))).toEqual([
    `POST ${apiPaths.artworks}`,
    `GET ${apiPaths.artworks}`,
  ]);
  fetched.resolve();
  await page.unroute(`**${apiPaths.artworks}`);

  await openForEdit(page, title);
  await calculator.year.fill("1999");
  calls.length = 0;
  await calculator.save.click();
  await expectToast(page, "Artwork updated!");
  await expect.poll(() => calls).toContain(`GET ${apiPaths.artworks}`);
});

test("S7.030 S7.031 S9.027 the rates are fetched again once they are five minutes old", async ({
  page,
}) => {
  await becomeArtist(page);
  await stopClock(page);
  const rates = `GET ${apiPaths.currencyRates}`;
  const calls = watchCalls(page);
  const asked = () => calls.filter((call) => call === rates).length;
  const answered = [apiPaths.currencyRates, apiPaths.artworks].map((path) =>
    page.waitForResponse(`**${path}`),
  );
  await page.goto("/app");
  await passUntilVisible(page, page.getByRole("heading", { name: "Price New Artwork" }), 20);
  const leaveAndReturn = async () => {
    await openTab(page, "Gallery");
    await passUntilVisible(page, page.getByRole("heading", { name: "No artwork saved yet" }));
    await openTab(page, "Pricing Tool");
    await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  };
  // A pending request would time out when half a minute passes at once.
  for (const answer of await Promise.all(answered)) await answer.finished();
  await page.clock.runFor(5 * 60_000 - 5000);
  await leaveAndReturn();
  expect(asked()).toBe(1);

  const logged = page.waitForEvent("console", (message) =>
    message.text().startsWith("The exchange rates could not be read."),
  );
  await page.route(`**${apiPaths.currencyRates}`, (route) => route.abort());
  await page.clock.runFor(10_000);
  await leaveAndReturn();
  expect((await logged).type()).toBe("warning");
  expect(asked()).toBe(2);
});

test("a page opens with the rates of the day, and shows no amount at the fallback before", async ({
  page,
}) => {
  await page.route(`**${apiPaths.currencyRates}`, (route) =>
    route.fulfill({ json: { CAD: 1, USD: 0.8 } }),
  );
  await becomeProfessional(page);
  await saveWork(page);
  const { askedCents } = await saveWork(page);
  await patchProfile(page.request, { currency: "USD" });
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const [sum] = /2 works, asking .+ rate\./.exec(document.body.innerText) ?? [];
      if (sum !== undefined) shown.add(sum);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await openApp(page, "gallery");
  const sum = (2 * (askedCents ?? 0) * 0.8) / 100;
  const text = `2 works, asking $${sum.toFixed(2)}. Prices in Canadian dollars are converted at the current rate.`;
  await expect(page.getByText(text)).toBeVisible();
  expect(await page.evaluate(() => [...Reflect.get(window, "shown")])).toEqual([text]);
});

test("S9.037 S9.038 S9.039 S9.040 nothing is refetched automatically: not after a failure, by time or on focus", async ({
  page,
}) => {
  await becomeArtist(page);
  const list = `GET ${apiPaths.artworks}`;
  await page.route(`**${apiPaths.artworks}`, (route) => route.fulfill({ status: 500, body: "" }));
  const calls = watchCalls(page);
  const asked = (call: string) => calls.filter((found) => found === call).length;
  // Before the page opens, so that its first timers are stopped too.
  await stopClock(page);
  await page.goto("/app/gallery");
  const failed = page.getByRole("alert").filter({ hasText: "Your works could not be fetched" });
  await passUntilVisible(page, failed, 20);

  const passTimeAndReturn = async () => {
    await page.clock.runFor(12 * 60_000);
    await page.evaluate(() => {
      for (const target of [window, document]) target.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event("focus"));
    });
    await page.clock.runFor(30_000);
    // An artist who is idle for longer is signed out.
    await page.mouse.move(20, 20, { steps: 2 });
  };
  await test.step("S9.037 S9.038 S9.039 a list that failed", async () => {
    await passTimeAndReturn();
    await expect(failed).toBeVisible();
    expect(asked(list)).toBe(1);
  });

  await test.step("S9.038 S9.039 S9.040 a list that came", async () => {
    await page.unroute(`**${apiPaths.artworks}`);
    await page.getByRole("button", { name: "Try Again" }).click();
    const empty = page.getByRole("heading", { name: "No artwork saved yet" });
    await passUntilVisible(page, empty);
    await passTimeAndReturn();
    await openTab(page, "Profile");
    await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
    await openTab(page, "Gallery");
    await expect(empty).toBeVisible();
    await page.clock.runFor(1000);
    expect(asked(list)).toBe(2);
  });

  await test.step("S9.037 a save that failed", async () => {
    await page.route(`**${apiPaths.artworks}`, (route) => route.abort());
    await openTab(page, "Pricing Tool");
    await calculatorOn(page).save.click();
    await passUntilVisible(page, toast(page, "Error"));
    await passTimeAndReturn();
    expect(asked(`POST ${apiPaths.artworks}`)).toBe(1);
  });
});

test("S7.044 a quote is exported without a request", async ({ page }) => {
  // The count in the header is fetched when the browser is idle.
  const agenda = page.waitForResponse(`**${agendaPaths.agenda}?*`);
  await openAsAdmin(page);
  const calculator = calculatorOn(page);
  // Beside the price is what the price list says.
  const lists = page.waitForResponse(`**${priceListPaths.lists}`);
  await calculator.calculate.click();
  await calculator.expectPrice(/\$\d/);
  await Promise.all([agenda, lists]);
  const calls: string[] = [];
  page.on("request", (request) => {
    // Lazy parts may be loaded meanwhile.
    if (/^http.*(?<!\/assets\/[\w.-]+)$/.test(request.url())) calls.push(request.url());
  });
  const download = page.waitForEvent("download");
  await calculator.exportQuote.click();
  expect((await download).url()).toMatch(/^blob:/);
  await expectToast(page, "Quote exported!");
  expect(calls).toEqual([]);
});

test("the data of a page by its address is preloaded for an artist who has been here, and asked for once", async ({
  page,
}) => {
  await becomeProfessional(page);
  await openApp(page);
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await page.goto(appPaths.sales);
  await expect(page.getByRole("heading", { name: "Nothing sold yet" })).toBeVisible();
  // What took no preloaded answer would be in the list a second time.
  const asked = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const { sales } = pageAnswers;
  expect(asked.filter((path) => sales.includes(path)).toSorted()).toEqual(sales.toSorted());
  const preloaded = page.locator('head link[rel="preload"][href^="/api/"]');
  const named = await preloaded.evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  expect(named).toEqual(expect.arrayContaining([...sales]));
});

test("the agenda by its address is preloaded for the day that it is, and asked for once", async ({
  page,
}) => {
  await becomeProfessional(page);
  await openApp(page);
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  const agenda: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === agendaPaths.agenda) agenda.push(search);
  });
  await page.goto(appPaths.agenda);
  const empty = "Holds, unpaid invoices and works due back will be listed here on their day.";
  await expect(page.getByText(empty)).toBeVisible();
  await expect(page.locator(`link[href^="${agendaPaths.agenda}?"]`)).toHaveCount(1);
  expect(agenda).toEqual([`?today=${localDay(new Date())}`]);
});

test("a page by its address waits up to a second for its data, and is first shown with it", async ({
  page,
}) => {
  await becomeProfessional(page);
  await openApp(page);
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await page.addInitScript(() => {
    // On a busy machine the data may take longer than the page waits.
    const setTimer = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, delay?: number) => (delay === 1000 ? 0 : setTimer(act, delay)),
    });
    const watch = new MutationObserver(() => {
      const loading = document.querySelector('section[aria-busy="true"]');
      if (loading) document.documentElement.dataset.loading = loading.textContent ?? "";
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  for (const [path, heading] of [
    [appPaths.sales, "Nothing sold yet"],
    [appPaths.consignments, "No agreement yet"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-loading");
  }
});
