import type { Browser, Page } from "@playwright/test";
import { buildWeb } from "../../../build/web.ts";
import { openBrowser, openVisit } from "../browser.ts";
import { serveProduct } from "../product.ts";
import { inTurn, median } from "../rounds.ts";
import type { Figure, Row } from "../row.ts";
import { calculatorIsUsable } from "./web-scripts.ts";

/** What a gallery takes, in milliseconds but for `nodes` and `heap` (bytes). */
interface Look {
  readonly paint: number;
  readonly sort: number;
  readonly scroll: number;
  readonly nodes: number;
  readonly heap: number;
}

const sizes = { "1,000": 1000, "10,000": 10_000 } as const;
const fewWorks = 100;

/** Large galleries beside one of a hundred works. */
export const gallery: Row = {
  name: "gallery",
  measure: async () => {
    await buildWeb();
    const browser = await openBrowser();
    const product = await serveProduct();
    const peer = await product.signIn(fewWorks);
    try {
      const figures: Figure[] = [];
      for (const [name, works] of Object.entries(sizes)) {
        const cookie = await product.signIn(works);
        figures.push(...(await compare(browser, product.url, name, peer, cookie)));
      }
      return figures;
    } finally {
      await browser.close();
      await product.close();
    }
  },
};

async function compare(
  browser: Browser,
  url: string,
  name: string,
  peerCookie: string,
  cookie: string,
): Promise<Figure[]> {
  const few: Look[] = [];
  const many: Look[] = [];
  const visit = (looks: Look[], session: string) => async () => {
    const look = await lookAt(browser, url, session);
    looks.push(look);
    return look.paint;
  };
  await inTurn({ peer: visit(few, peerCookie), product: visit(many, cookie) });
  const against = (what: string, unit: Figure["unit"], read: (look: Look) => number): Figure => ({
    what: `gallery of ${name} works, ${what} / one of ${fewWorks}`,
    unit,
    peer: median(few.map(read)),
    product: median(many.map(read)),
    budget: { ratio: 2 },
  });
  const within = (
    what: string,
    unit: Figure["unit"],
    limit: number,
    read: (look: Look) => number,
  ) => ({
    what: `gallery of ${name} works, ${what}`,
    unit,
    peer: null,
    product: median(many.map(read)),
    budget: { limit },
  });
  return [
    against("first paint", "ms", ({ paint }) => paint),
    against("scroll to the end", "ms", ({ scroll }) => scroll),
    against("heap", "bytes", ({ heap }) => heap),
    within("sort", "ms", 100, ({ sort }) => sort),
    within("elements", "nodes", 3000, ({ nodes }) => nodes),
  ];
}

async function lookAt(browser: Browser, url: string, cookie: string): Promise<Look> {
  const context = await openVisit(browser, url, cookie);
  const page = await context.newPage();
  await page.goto(`${url}/app`);
  await calculatorIsUsable(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(untilPainted);
  const paint = await time(page, '[role="tab"]', /gallery/i);
  const sort = await time(page, '[role="radio"]', /price/i);
  const scroll = await page.evaluate<number>("timeScroll()");
  const nodes = await page.evaluate<number>('document.querySelectorAll("*").length');
  const heap = await measureHeap(page);
  await context.close();
  return { paint, sort, scroll, nodes, heap };
}

/** Milliseconds from pressing what is so named to the second frame in which another work comes first. */
function time(page: Page, selector: string, name: RegExp): Promise<number> {
  return page.evaluate<number>(`timePress(${JSON.stringify(selector)}, ${name})`);
}

async function measureHeap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("Performance.enable");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize");
  if (heap === undefined) throw new Error("Chromium does not tell its heap.");
  return heap.value;
}

const untilPainted = `
globalThis.nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
globalThis.timePress = async (selector, name) => {
  const pressed = [...document.querySelectorAll(selector)].find((element) => name.test(element.textContent));
  const first = () => document.querySelector("main li h2")?.textContent;
  const before = first();
  const started = performance.now();
  pressed.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
  pressed.click();
  do await nextFrame(); while (first() === before);
  await nextFrame();
  return performance.now() - started;
};
globalThis.timeScroll = async () => {
  const started = performance.now();
  for (let step = 1; step <= 10; step += 1) {
    scrollTo(0, (document.documentElement.scrollHeight * step) / 10);
    await nextFrame();
  }
  return performance.now() - started;
};
`;
