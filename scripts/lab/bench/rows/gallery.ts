import type { Page } from "@playwright/test";
import { openCalculator } from "../browser.ts";
import { withProduct } from "../product.ts";
import { inTurn, medians } from "../rounds.ts";
import type { Budget, Figure, Unit } from "../row.ts";

const sizes = { "1,000": 1000, "10,000": 10_000 } as const;

/** In milliseconds but for `heap` (bytes) and `nodes`. */
type Measure = "paint" | "sort" | "scroll" | "heap" | "nodes";

const measures: readonly (readonly [Measure, string, Unit, Budget])[] = [
  ["paint", "first paint", "ms", { ratio: 2 }],
  ["sort", "sort", "ms", { ratio: 2, limit: 100 }],
  ["scroll", "scroll to the end", "ms", { ratio: 2 }],
  ["heap", "heap", "bytes", { ratio: 2 }],
  ["nodes", "elements", "nodes", { ratio: 2, limit: 3000 }],
];

/** Large galleries beside one of a hundred works. */
export function gallery(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn }) => {
    const few = await signIn(100);
    const figures: Figure[] = [];
    for (const [size, works] of Object.entries(sizes)) {
      const many = await signIn(works);
      const results = await inTurn({
        peer: () => visit(few, measureGallery),
        product: () => visit(many, measureGallery),
      });
      for (const [measure, name, unit, budget] of measures) {
        const what = `gallery of ${size} works, ${name} / one of 100`;
        figures.push({ what, unit, ...medians(results, (each) => each[measure]), budget });
      }
    }
    return figures;
  });
}

async function measureGallery(page: Page): Promise<Record<Measure, number>> {
  await openCalculator(page);
  await page.evaluate(timers);
  const paint = await page.evaluate<number>(`timePress('[role="tab"]', "Gallery")`);
  const sort = await page.evaluate<number>(`timePress('[role="radio"]', "Price")`);
  const scroll = await page.evaluate<number>("timeScroll()");
  const nodes = await page.locator("*").count();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize: heap } = await devtools.send("Runtime.getHeapUsage");
  return { paint, sort, scroll, nodes, heap };
}

/** Of a press: milliseconds to the second frame in which another work comes first. */
const timers = `
globalThis.nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
globalThis.timePress = async (selector, name) => {
  const pressed = [...document.querySelectorAll(selector)].find(({ textContent }) => textContent.includes(name));
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
