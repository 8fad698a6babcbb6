import type { Browser, Page } from "@playwright/test";
import { buildWeb } from "../../../build/web.ts";
import {
  measureFirstPress,
  measureVitals,
  openBrowser,
  openVisit,
  type Vitals,
} from "../browser.ts";
import { buildReactPage } from "../peers/react-page.ts";
import { writeTextPage } from "../peers/text-page.ts";
import { serveProduct } from "../product.ts";
import { inTurn, median } from "../rounds.ts";
import { type Figure, type Row, rounds, type Unit } from "../row.ts";
import { serveSite } from "../site.ts";
import { calculatorIsUsable } from "./web-scripts.ts";

interface Visit {
  readonly url: string;
  readonly cookie: string | null;
  readonly isReady: (page: Page) => Promise<void>;
}

/** How soon the landing page and the application are painted on a slow phone, and how steady and busy they are. */
export const webPaint: Row = {
  name: "web-paint",
  measure: async () => {
    await buildWeb();
    const browser = await openBrowser();
    const product = await serveProduct();
    const landing = { url: `${product.url}/`, cookie: null, isReady: headingIsSeen };
    const text = await serveSite(writeTextPage(await readText(browser, landing.url)));
    const react = await serveSite(await buildReactPage());
    const app = {
      url: `${product.url}/app`,
      cookie: await product.signIn(),
      isReady: calculatorIsUsable,
    };
    try {
      return [
        ...(await compare(
          browser,
          "landing page",
          landing,
          {
            name: "the same text as one static file",
            visit: { url: `${text.url}/`, cookie: null, isReady: textIsSeen },
            ratio: 1.2,
          },
          steadiness,
        )),
        await timeFirstPress(browser, landing.url),
        ...(await compare(
          browser,
          "/app",
          app,
          {
            name: "a react-dom page that prints one heading",
            visit: { url: `${react.url}/`, cookie: null, isReady: headingIsSeen },
            ratio: 1.5,
          },
          blocking,
        )),
      ];
    } finally {
      await browser.close();
      await Promise.all([text.close(), react.close(), product.close()]);
    }
  },
};

interface Limit {
  readonly name: string;
  readonly of: keyof Vitals;
  readonly unit: Unit;
  readonly most: number;
}

const steadiness: Limit = { name: "CLS", of: "layoutShift", unit: "", most: 0.02 };
const blocking: Limit = { name: "total blocking time", of: "blocked", unit: "ms", most: 200 };

interface Peer {
  readonly name: string;
  readonly visit: Visit;
  readonly ratio: number;
}

async function compare(
  browser: Browser,
  what: string,
  visit: Visit,
  peer: Peer,
  limit: Limit,
): Promise<Figure[]> {
  const held: number[] = [];
  const medians = await inTurn({
    peer: async () => (await look(browser, peer.visit)).largestPaint,
    product: async () => {
      const vitals = await look(browser, visit);
      held.push(vitals[limit.of]);
      return vitals.largestPaint;
    },
  });
  return [
    { what: `${what}, LCP / ${peer.name}`, unit: "ms", ...medians, budget: { ratio: peer.ratio } },
    {
      what: `${what}, ${limit.name}`,
      unit: limit.unit,
      peer: null,
      product: median(held),
      budget: { limit: limit.most },
    },
  ];
}

/** The theme button, whose answer stays on the page. */
async function timeFirstPress(browser: Browser, url: string): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await openVisit(browser, url);
    const press = (page: Page) => page.getByRole("button", { name: "Dark theme" }).click();
    times.push(await measureFirstPress(await context.newPage(), url, press));
    await context.close();
  }
  return {
    what: "landing page, first press to its answer",
    unit: "ms",
    peer: null,
    product: median(times),
    budget: { limit: 200 },
  };
}

async function look(browser: Browser, { url, cookie, isReady }: Visit): Promise<Vitals> {
  const context = await openVisit(browser, url, cookie);
  try {
    return await measureVitals(await context.newPage(), url, isReady);
  } finally {
    await context.close();
  }
}

async function readText(browser: Browser, url: string): Promise<string> {
  const context = await openVisit(browser, url);
  const page = await context.newPage();
  await page.goto(url);
  const text = await page.locator("body").innerText();
  await context.close();
  return text;
}

async function headingIsSeen(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function textIsSeen(page: Page): Promise<void> {
  await page.locator("p").first().waitFor();
}
