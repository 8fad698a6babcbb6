import lighthouse from "lighthouse";
import { calibrate } from "../calibrate.ts";
import { openGuestPages } from "../links.ts";
import { type Product, servedUrl, unlimited, withProduct } from "../product.ts";
import { median, repeat } from "../rounds.ts";
import type { Figure } from "../row.ts";

/** Each takes ten seconds and more, and three of the four scores do not vary: so the median of three. */
const visits = 3;

const categories = ["accessibility", "best-practices", "seo", "performance"] as const;

/** Lighthouse's scores for the built product on its slow phone, out of a hundred. */
export function lighthouseScores(): Promise<Figure[]> {
  return withProduct(async (product) => {
    const { cookie } = await product.signIn(20);
    const guest = await openGuestPages(await product.signIn(0, unlimited));
    return [
      ...(await measure(product, { what: "landing page", path: "/", leastPerformance: 99 })),
      ...(await measure(product, {
        ...{ what: "/app, signed in", path: "/app", leastPerformance: 95 },
        extraHeaders: { Cookie: cookie },
      })),
      ...(await measure(product, {
        ...{ what: "a public label", path: guest.label, leastPerformance: 95 },
      })),
      // No search engine may list a room, which is one audit of them all.
      ...(await measure(product, {
        ...{ what: "a room", path: guest.room, leastPerformance: 95 },
        skipAudits: ["is-crawlable"],
      })),
    ];
  });
}

interface Visited {
  readonly what: string;
  readonly path: string;
  readonly leastPerformance: number;
  readonly extraHeaders?: Record<string, string>;
  readonly skipAudits?: string[];
}

async function measure(
  { browser, debuggingPort }: Product,
  { what, path, leastPerformance, extraHeaders = {}, skipAudits = [] }: Visited,
): Promise<Figure[]> {
  const { slowDown } = await calibrate(browser);
  const results = await repeat(async () => {
    const result = await lighthouse(`${servedUrl}${path}`, {
      port: debuggingPort,
      logLevel: "error",
      throttling: { cpuSlowdownMultiplier: slowDown },
      onlyCategories: [...categories],
      ...{ extraHeaders, skipAudits },
    });
    if (result === undefined) throw new Error(`Lighthouse returned nothing for ${path}.`);
    const { runtimeError, audits, categories: scores } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse, ${what}: ${runtimeError.message}`);
    for (const { id, title } of Object.values(audits).filter(({ score }) => score === 0)) {
      console.error(`   ${what}: ${title} (${id})`);
    }
    return scores;
  }, visits);
  return categories.map((category) => ({
    what: `Lighthouse, ${what}, mobile: ${category.replace("-", " ")}`,
    unit: "points",
    product: median(results.map((scores) => Math.round((scores[category]?.score ?? 0) * 100))),
    budget: { least: category === "performance" ? leastPerformance : 100 },
  }));
}
