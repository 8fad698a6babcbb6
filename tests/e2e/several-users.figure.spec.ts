import { type BrowserContext, expect, type Page } from "@playwright/test";
import { apiPaths, loginPath } from "#schema/api-paths.ts";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { calculatorOn } from "./calculator.ts";
import { figure } from "./figure.ts";
import { findArtworks, logOut, openTab, signInAtProvider } from "./journeys.ts";
import { ownAddress } from "./own-address.ts";
import { pictureUrl } from "./photograph.ts";
import { test } from "./test.ts";
import {
  completeProfile,
  newPerson,
  openApp,
  type Person,
  patchProfile,
  saveWork,
} from "./users.ts";

/** With the back/forward cache, the service worker, and the HTTP cache with entity tags. */
test.use({
  serviceWorkers: "allow",
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

const endings = ["sign-out", "failed sign-out", "expiry", "deletion"] as const;
type Ending = (typeof endings)[number];

const names = ["first artist", "second artist", "admin"] as const;
type Name = (typeof names)[number];

/** One user's use of the browser, and how it ends. */
interface Visit {
  readonly name: Name;
  readonly ending: Ending;
}

/** All tests share the admin's account, so it is never deleted. */
const visits: readonly Visit[] = names.flatMap((name) =>
  endings
    .filter((ending) => name !== "admin" || ending !== "deletion")
    .map((ending) => ({ name, ending })),
);

function keyOf({ name, ending }: Visit): string {
  return `${name}: ${ending}`;
}

/**
 * A sequence in which each visit follows each visit of another user once (an Eulerian circuit, by Hierholzer), so that
 * every pair of endings of two users occurs.
 */
function orderVisits(): Visit[] {
  const next = new Map(
    visits.map((visit) => [keyOf(visit), visits.filter(({ name }) => name !== visit.name)]),
  );
  const [start] = visits;
  if (!start) throw new Error("No one is there.");
  const path = [start];
  const walk: Visit[] = [];
  for (let last = path.at(-1); last; last = path.at(-1)) {
    const following = next.get(keyOf(last))?.pop();
    if (following) path.push(following);
    else walk.push(...path.splice(-1));
  }
  return walk.reverse();
}

const walk = orderVisits();
const parts = 4;

/** The prefix of every word that belongs to one user only. */
const mark = "Zq";
const words: Readonly<Record<Name, string>> = {
  "first artist": `${mark}first`,
  "second artist": `${mark}second`,
  admin: `${mark}admin`,
};

interface Visitor {
  readonly visit: Visit;
  readonly person: Person;
  readonly word: string;
}

/** Words of other users that a page has shown, even briefly, or that a response contained. */
class Watch {
  readonly leaks: string[] = [];
  #word: string | null = null;
  #where = "";

  expectWord(word: string | null, where: string): void {
    this.#word = word;
    this.#where = where;
  }

  /** The user whose words are expected now. */
  get expected(): string | null {
    return this.#word;
  }

  check(words: readonly string[], source: string, expected = this.#word): void {
    for (const word of words) {
      if (word !== expected) this.leaks.push(`${this.#where}: ${word} in ${source}`);
    }
  }
}

async function watch(context: BrowserContext): Promise<Watch> {
  const seen = new Watch();
  await context.exposeBinding("reportWords", (_source, words: string[]) =>
    seen.check(words, "the page"),
  );
  await context.addInitScript((beginning) => {
    if (location.protocol === "about:") return;
    localStorage.setItem("user-welcomed-back", "yes");
    const pattern = new RegExp(`${beginning}[a-z]+`, "g");
    const look = () => {
      if (!document.body || document.body.hidden) return;
      const fields = [...document.querySelectorAll("input, textarea")].map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
          ? field.value
          : "",
      );
      const words = `${document.body.innerText} ${fields.join(" ")}`.match(pattern);
      const report: unknown = Reflect.get(window, "reportWords");
      if (words && typeof report === "function") report([...new Set(words)]);
    };
    const options = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document, options);
    addEventListener("pageshow", look);
  }, mark);
  context.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/api/") || pathname === apiPaths.logout) return;
    const { expected } = seen;
    // A page that has been left does not read its responses.
    const text = await response.text().catch(() => "");
    seen.check([...new Set(text.match(new RegExp(`${mark}[a-z]+`, "g")))], pathname, expected);
  });
  return seen;
}

const gallery = (page: Page, word: string) =>
  page.getByRole("heading", { name: `${word}'s Artwork Gallery` });
const isLanding = (url: URL) => url.pathname === "/";

/** Signs in, saves a work with a picture, opens everything, and leaves unsaved input. */
async function signInAndWork(page: Page, { visit, person, word }: Visitor): Promise<void> {
  // The provider has a session of its own, which is not tested here.
  await page.context().clearCookies({ name: /^_.*$/ });
  await page.goto(loginPath("login"));
  await signInAtProvider(page, person);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  const isAdmin = visit.name === "admin";
  await patchProfile(page.request, {
    ...{ ...completeProfile, firstName: word },
    ...(!isAdmin && { isSubscribed: false, isFreeVersion: true }),
  });
  const works = await findArtworks(page, `Work of ${word}`);
  if (works.length === 0) {
    const title = `Work of ${word}`;
    await saveWork(page, { title, suggestedPrice: null, imageUrl: pictureUrl() });
  }
  // By a page load, because an artist without limits is asked before leaving a draft for another tab.
  await page.goto("/terms");
  await openApp(page, "gallery");
  await page.reload();
  await expect(gallery(page, word)).toBeVisible();
  await openTab(page, "Profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await openTab(page, "Pricing Tool");
  await calculatorOn(page).title.fill(`Draft of ${word}`);
  // Requested once more with its entity tag.
  await page.evaluate((path) => fetch(path), apiPaths.artworks);
}

const leave: Record<Ending, (page: Page) => Promise<void>> = {
  "sign-out": async (page) => {
    await logOut(page);
  },
  "failed sign-out": async (page) => {
    await page.evaluate((path) => {
      const send = window.fetch;
      window.fetch = (input, init) =>
        String(input) === path ? Promise.reject(new TypeError("No network")) : send(input, init);
    }, apiPaths.logout);
    await logOut(page);
  },
  expiry: async (page) => {
    const [session] = (await page.context().cookies()).filter(({ name }) => name === "session");
    if (!session) throw new Error("No one is signed in.");
    await page.context().addCookies([{ ...session, value: "0".repeat(64) }]);
    await page.goto("/app");
    await page.waitForURL(isLanding);
  },
  deletion: async (page) => {
    await openTab(page, "Profile");
    await page.getByRole("button", { name: "Delete Profile" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Delete Profile" }).click();
    await page.waitForURL(isLanding);
  },
};

/** Not by Playwright's goBack, which waits for a load event that a page from the back/forward cache does not have. */
async function goBack(page: Page): Promise<void> {
  try {
    await page.evaluate(() => history.back());
  } catch (error) {
    // The page may be left before this call returns.
    if (!String(error).includes("Execution context was destroyed")) throw error;
  }
}

/** What the next user of the computer may do before signing in. */
async function goBackSignedOut(page: Page, address: string): Promise<void> {
  for (let step = 0; step < 2; step += 1) {
    await goBack(page);
    await expect(page.getByRole("button", { name: "Create Your Profile" })).toBeVisible();
  }
  for (const path of [apiPaths.artworks, apiPaths.authUser, address]) {
    expect(await page.evaluate(async (asked) => (await fetch(asked)).status, path)).toBe(401);
  }
  await page.goto("/app#gallery");
  await page.waitForURL(isLanding);
}

for (let part = 0; part < parts; part += 1) {
  // All of them take minutes: each day has one.
  if (!isCaseOfDay(part, parts)) continue;
  const length = Math.ceil((walk.length - 1) / parts);
  const orders = walk.slice(part * length, (part + 1) * length + 1);

  test(`one browser, several people, part ${part + 1}: nothing of one is shown to another`, async ({
    context,
  }) => {
    test.setTimeout(30 * 60_000);
    await context.setExtraHTTPHeaders(ownAddress());
    const seen = await watch(context);
    const [page, tab] = [await context.newPage(), await context.newPage()];
    for (const each of [page, tab]) each.on("dialog", (dialog) => void dialog.accept());
    const people = new Map<Name, Person>(
      names.map((name) => [
        name,
        name === "admin"
          ? { email: "admin@example.com" }
          : newPerson({ firstName: "", lastName: "" }),
      ]),
    );
    let survived = 0;
    for (const [index, visit] of orders.entries()) {
      const word = words[visit.name];
      const before = seen.leaks.length;
      await test.step(keyOf(visit), async () => {
        const person = people.get(visit.name) ?? newPerson();
        seen.expectWord(word, keyOf(visit));
        await signInAndWork(page, { visit, person, word });
        await openApp(tab, "gallery");
        const [work] = await findArtworks(page, `Work of ${word}`);
        await leave[visit.ending](page);
        // The other tab is notified a moment later.
        for (const each of [page, tab]) await expect(each.locator("body")).not.toContainText(mark);
        seen.expectWord(null, `after ${keyOf(visit)}`);
        await goBackSignedOut(page, work?.imageUrl ?? apiPaths.artworks);
      });
      // There is no user before the first.
      if (index > 0 && seen.leaks.length === before) survived += 1;
    }
    expect(seen.leaks).toEqual([]);
    figure(test.info(), 19, orders.length - 1, survived);
  });
}
