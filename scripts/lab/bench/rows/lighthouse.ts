import lighthouse from "lighthouse";
import { buildWeb } from "../../../build/web.ts";
import { firstFreePort } from "../../../local/ports.ts";
import { openBrowser } from "../browser.ts";
import { calibrate } from "../calibrate.ts";
import { serveProduct } from "../product.ts";
import { median } from "../rounds.ts";
import type { Figure, Row } from "../row.ts";

/** Each takes ten seconds and more, and three of its four marks do not vary: so the median of three. */
const visits = 3;

const categories = ["accessibility", "best-practices", "seo", "performance"] as const;
type Marks = Record<(typeof categories)[number], number>;

interface Audited {
  readonly what: string;
  readonly url: string;
  readonly cookie: string | null;
  readonly leastPerformance: number;
}

/** What Lighthouse says of the built product on its slow phone, out of a hundred. */
export const lighthouseScores: Row = {
  name: "lighthouse",
  measure: async () => {
    const product = await serveProduct();
    // After the server, as pages name their own address.
    await buildWeb(product.url);
    const port = await firstFreePort(9270);
    const browser = await openBrowser([`--remote-debugging-port=${port}`]);
    const { slowDown } = await calibrate(browser);
    const pages: Audited[] = [
      { what: "landing page", url: `${product.url}/`, cookie: null, leastPerformance: 99 },
      {
        what: "/app, signed in",
        url: `${product.url}/app`,
        cookie: await product.signIn(20),
        leastPerformance: 95,
      },
    ];
    try {
      const figures: Figure[] = [];
      for (const page of pages) figures.push(...(await measure(page, port, slowDown)));
      return figures;
    } finally {
      await browser.close();
      await product.close();
    }
  },
};

async function measure(page: Audited, port: number, slowDown: number): Promise<Figure[]> {
  const marks: Marks[] = [];
  for (let visit = 0; visit < visits; visit += 1) marks.push(await audit(page, port, slowDown));
  return categories.map((category) => ({
    what: `Lighthouse, ${page.what}, mobile: ${category.replace("-", " ")}`,
    unit: "points",
    peer: null,
    product: median(marks.map((each) => each[category])),
    budget: { least: category === "performance" ? page.leastPerformance : 100 },
  }));
}

async function audit(
  { url, cookie, what }: Audited,
  port: number,
  cpuSlowdownMultiplier: number,
): Promise<Marks> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    throttling: { cpuSlowdownMultiplier },
    onlyCategories: [...categories],
    ...(cookie !== null && { extraHeaders: { Cookie: cookie } }),
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse, ${what}: ${lhr.runtimeError.message}`);
  const mark = (category: keyof Marks) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  for (const { id, title } of Object.values(lhr.audits).filter(({ score }) => score === 0)) {
    console.error(`   ${what}: ${title} (${id})`);
  }
  return {
    accessibility: mark("accessibility"),
    "best-practices": mark("best-practices"),
    seo: mark("seo"),
    performance: mark("performance"),
  };
}
