import { expect, type Page, type Route } from "@playwright/test";
import { loginPath } from "#schema/api-paths.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { csvOf } from "#tests/support/spreadsheets.ts";
import { fillStorageOfPages } from "./browser-storage.ts";
import { signBackIn } from "./client-faults/faults.ts";
import type { Press } from "./client-faults/mutation.ts";
import { figure } from "./figure.ts";
import { chooseFile, heading, imported, openImport } from "./import-page.ts";
import { goOnline } from "./network.ts";
import { test } from "./own-address.ts";
import { watchRequests } from "./page-requests.ts";
import { makeSnapshot } from "./photograph.ts";
import { becomeProfessional } from "./stripe.ts";
import { readUser, readWorks, saveWork, skipWelcome } from "./users.ts";

const click: Press = (control) => control.click();
const doubleClick: Press = (control) => control.dblclick();

/** What an import sends one request after another. */
interface Sending {
  readonly method: "POST" | "PATCH";
  readonly path: RegExp;
  /** How many requests it takes. */
  readonly requests: number;
  /** Chooses what is sent, again once the page was closed, and sends it. */
  readonly begin: (page: Page, press: Press) => Promise<void>;
  /** Sends the rest once the page was closed and is open again. */
  readonly beginAgain: (page: Page) => Promise<void>;
  /** What the page says once all but one of the requests were answered. */
  readonly allButOne: string;
  readonly expectDone: (page: Page) => Promise<void>;
  /** All of it is made, once. */
  readonly expectMade: (page: Page) => Promise<void>;
}

const goOn = (page: Page) => page.getByRole("button", { name: "Go On" });

const names = Array.from({ length: 501 }, (_, at) => `Study ${at + 1}`);

/** With units and a currency, so that nothing is asked; one row more than a request takes. */
const file = csvOf([
  ["Title", "Medium", "Width (in)", "Height (in)", "Year", "Price (CAD)"],
  ...names.map((name) => [name, "oil", "12", "16", "2024", "500"]),
]);

const rows: Sending = {
  method: "POST",
  path: /\/api\/imports\/[\w-]+\/rows$/,
  requests: 2,
  begin: async (page, press) => {
    await openImport(page);
    await chooseFile(page, "works.csv", file);
    await press(page.getByRole("button", { name: "Import 501 Works" }));
  },
  beginAgain: async (page) => {
    await openImport(page);
    await goOn(page).click();
  },
  allButOne: "500 of 501 rows done",
  expectDone: (page) => expect(imported(page, 501)).toBeVisible(),
  expectMade: async (page) => {
    const titles = (await readWorks(page)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(names.toSorted());
  },
};

async function choosePictures(page: Page, press: Press): Promise<void> {
  await openImport(page);
  const pictures = names.slice(0, 3).map((name) => {
    return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer: makeSnapshot() };
  });
  await page.getByLabel("Files of pictures").setInputFiles(pictures);
  await press(page.getByRole("button", { name: /^Add (1 Picture|2 Pictures|3 Pictures)$/ }));
}

const pictures: Sending = {
  method: "PATCH",
  path: /\/api\/artworks\/[\w-]+$/,
  requests: 3,
  begin: async (page, press) => {
    for (const title of names.slice(0, 3)) await saveWork(page, { title });
    await choosePictures(page, press);
  },
  beginAgain: (page) => choosePictures(page, click),
  allButOne: "2 of 3 pictures added",
  expectDone: (page) =>
    expect(page.getByText(/^(1 picture was|[23] pictures were) added\.$/)).toBeVisible(),
  expectMade: async (page) => {
    const works = await readWorks(page);
    const stored = works.map(({ imageUrl }) => page.request.get(imageUrl ?? "no picture"));
    const statuses = (await Promise.all(stored)).map((picture) => picture.status());
    expect(statuses).toEqual([200, 200, 200]);
  },
};

/** What happens to the second request, once the first is answered. */
async function atSecondRequest(
  page: Page,
  { method, path }: Sending,
  fault: (route: Route) => Promise<void>,
): Promise<void> {
  const answered = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    requests += 1;
    const number = requests;
    if (number === 1) {
      await route.fulfill({ response: await route.fetch() });
      return answered.resolve();
    }
    await answered.promise;
    return number === 2 ? fault(route) : route.fallback();
  });
}

async function failSecondRequest(page: Page, sending: Sending): Promise<void> {
  await atSecondRequest(page, sending, (route) => route.fulfill({ status: 500, json: {} }));
}

async function expectFailed(page: Page): Promise<void> {
  await expect(page.getByRole("alert")).toContainText("Something went wrong on our side.");
}

type Fault = (page: Page, sending: Sending, email: string) => Promise<void>;

/** What can come between, and how the artist goes on; each returns once the rest is sent. */
const faults: Readonly<Record<string, Fault>> = {
  "the network is lost": async (page, sending) => {
    await atSecondRequest(page, sending, async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort("internetdisconnected");
    });
    await sending.begin(page, click);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("It goes on by itself when there is one again.");
    await goOnline(page);
  },
  "a 500": async (page, sending) => {
    await failSecondRequest(page, sending);
    await sending.begin(page, click);
    await expectFailed(page);
    await goOn(page).click();
  },
  "an answer that is lost": async (page, sending) => {
    await atSecondRequest(page, sending, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await sending.begin(page, click);
    await expectFailed(page);
    await goOn(page).click();
  },
  "a request without an answer": async (page, sending) => {
    const arrived = Promise.withResolvers<void>();
    await page.clock.install();
    await atSecondRequest(page, sending, async (route) => {
      await route.fetch();
      arrived.resolve();
    });
    await sending.begin(page, click);
    await arrived.promise;
    await page.clock.fastForward(300_000);
    await expectFailed(page);
    await goOn(page).click();
  },
  "a 401": async (page, sending, email) => {
    await atSecondRequest(page, sending, async (route) => {
      await page.context().clearCookies();
      await route.fallback();
    });
    await sending.begin(page, click);
    // Which of them depends on what is asked for next: rows also have the artist fetched again.
    const alert = page.getByRole("alert").filter({ hasText: "You are signed out." });
    await expect(alert.or(heading(page, "Your session has ended"))).toBeVisible();
    await page.goto(loginPath("login"));
    await signBackIn(page, email);
    await sending.beginAgain(page);
  },
  "the page is closed": async (page, sending) => {
    await atSecondRequest(page, sending, async () => {});
    await sending.begin(page, click);
    await expect(page.getByText(sending.allButOne).first()).toBeVisible();
    await sending.beginAgain(page);
  },
  "a storage that is full": async (page, sending) => {
    await fillStorageOfPages(page);
    await failSecondRequest(page, sending);
    await sending.begin(page, click);
    await expectFailed(page);
    await goOn(page).click();
  },
  "every press is a double click": async (page, sending) => {
    const { method, path, requests } = sending;
    const sent = watchRequests(
      page,
      (request) => request.method() === method && path.test(request.url()),
    );
    await failSecondRequest(page, sending);
    await sending.begin(page, doubleClick);
    await expectFailed(page);
    await goOn(page).dblclick();
    await sending.expectDone(page);
    expect(sent).toHaveLength(requests + 1);
  },
};

const cases = Object.entries({ rows, pictures }).flatMap(([what, sending]) =>
  Object.entries(faults).map(([fault, interrupt]) => ({ what, sending, fault, interrupt })),
);

for (const { what, sending, fault, interrupt } of casesOfDay(cases, 4)) {
  test(`the ${what} of an import, in the middle: ${fault}`, async ({ page }) => {
    await becomeProfessional(page);
    await skipWelcome(page);
    const { email } = await readUser(page.request);
    await interrupt(page, sending, email);
    await sending.expectDone(page);
    await sending.expectMade(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    figure(test.info(), 14, 1, 1);
  });
}
