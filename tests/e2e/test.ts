import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { appendToTexts, type ChangedTexts } from "./changed-texts.ts";

type Finder = Pick<
  Page,
  "getByAltText" | "getByLabel" | "getByPlaceholder" | "getByRole" | "getByText" | "getByTitle"
>;

/** Playwright matches names and texts by a part of them, ignoring case: this matches the whole, to the letter. */
function findExactly(finder: Finder): void {
  const { getByRole } = finder;
  finder.getByRole = function (role, options) {
    return getByRole.call(this, role, { exact: true, ...options });
  };
  for (const method of [
    "getByAltText",
    "getByLabel",
    "getByPlaceholder",
    "getByText",
    "getByTitle",
  ] as const) {
    const find = finder[method];
    finder[method] = function (text, options) {
      return find.call(this, text, { exact: true, ...options });
    };
  }
}

/**
 * Playwright gives an open page its clock in one step and the clock its time in the next: in between the page is in 1970.
 * A timer that runs then, as on a busy machine, would find its artist idle for half a century and sign them out. Here the
 * clock has the time from its first moment.
 */
function startClocksOnTime(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const { now } = Date;
    Object.defineProperty(globalThis, "__pwClock", {
      configurable: true,
      set(value: { readonly controller: { install(time: number): void } }) {
        Object.defineProperty(globalThis, "__pwClock", { value });
        value.controller.install(now());
      },
    });
  });
}

interface WorkerFixtures {
  /** The texts that `npm run texts` changes, to see whether the tests notice. */
  readonly changedTexts: ChangedTexts | null;
  readonly textChanges: undefined;
  readonly clocksOnTime: undefined;
  readonly exactNames: undefined;
}

/**
 * The test function of every browser test: names and texts match exactly. Playwright has no setting for that and
 * creates its locators itself, so the default is changed in their prototypes.
 */
export const test = base.extend<object, WorkerFixtures>({
  // An answer that a test holds back may still be on its way when the test ends. What its handler throws then would fail
  // the whole run, as it belongs to no test.
  context: async ({ context, browser }, use) => {
    await use(context);
    const routed = browser.contexts().flatMap((opened) => [opened, ...opened.pages()]);
    for (const target of routed) await target.unrouteAll({ behavior: "ignoreErrors" });
  },
  changedTexts: [null, { option: true, scope: "worker" }],
  textChanges: [
    async ({ browser, changedTexts }, use) => {
      if (changedTexts !== null) {
        browser.on("context", (context) => appendToTexts(context, changedTexts));
      }
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
  clocksOnTime: [
    async ({ browser }, use) => {
      browser.on("context", startClocksOnTime);
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
  exactNames: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      for (const finder of [page, page.locator("html"), page.frameLocator("iframe")]) {
        findExactly(Object.getPrototypeOf(finder));
      }
      await page.close();
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
});
