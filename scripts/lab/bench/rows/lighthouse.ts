import lighthouse from "lighthouse";
import { appUrl } from "#tests/support/harness.ts";
import { calibrate } from "../calibrate.ts";
import { type Product, withProduct } from "../product.ts";
import { median, repeat } from "../rounds.ts";
import type { Figure } from "../row.ts";

/** Each takes ten seconds and more, and three of the four scores do not vary: so the median of three. */
const visits = 3;

const categories = ["accessibility", "best-practices", "seo", "performance"] as const;

/** Lighthouse's scores for the built product on its slow phone, out of a hundred. */
export function lighthouseScores(): Promise<Figure[]> {
  return withProduct(async (product) => [
    ...(await measure(product, "landing page", "/", {}, 99)),
    ...(await measure(
      product,
      "/app, signed in",
      "/app",
      { Cookie: (await product.signIn(20)).cookie },
      95,
    )),
  ]);
}

async function measure(
  { browser, debuggingPort }: Product,
  what: string,
  path: string,
  extraHeaders: Record<string, string>,
  leastPerformance: number,
): Promise<Figure[]> {
  const { slowDown } = await calibrate(browser);
  const results = await repeat(async () => {
    const result = await lighthouse(`${appUrl}${path}`, {
      port: debuggingPort,
      logLevel: "error",
      throttling: { cpuSlowdownMultiplier: slowDown },
      onlyCategories: [...categories],
      extraHeaders,
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
