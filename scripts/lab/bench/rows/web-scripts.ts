import type { Page } from "@playwright/test";
import { buildWeb } from "../../../build/web.ts";
import { measureScripts, openBrowser, openVisit } from "../browser.ts";
import { buildReactPage } from "../peers/react-page.ts";
import { serveProduct } from "../product.ts";
import type { Row } from "../row.ts";
import { serveSite } from "../site.ts";

/** The calculator can be used: what its button needs is there. */
export async function calculatorIsUsable(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Calculate", exact: false }).first().waitFor();
}

export const calculatorBudget = { ratio: 2 } as const;

/** All that comes by itself is there. */
async function isLeftAlone(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}

/** What each page loads before it can be used, in scripts. Sizes: measured once, as they do not vary. */
export const webScripts: Row = {
  name: "web-scripts",
  measure: async () => {
    await buildWeb();
    const browser = await openBrowser();
    const peer = await serveSite(await buildReactPage());
    const product = await serveProduct();
    const measure = async (url: string, cookie: string | null, isReady = isLeftAlone) => {
      const context = await openVisit(browser, url, cookie);
      const size = await measureScripts(await context.newPage(), url, isReady);
      await context.close();
      return size;
    };
    try {
      const alone = await measure(`${peer.url}/`, null);
      return [
        {
          what: "landing page, scripts before the first press, gzip / a page of react-dom alone",
          unit: "bytes",
          peer: alone,
          product: await measure(`${product.url}/`, null),
          budget: { ratio: 0.15 },
        },
        {
          what: "/app, scripts to the first usable calculator, gzip / the same",
          unit: "bytes",
          peer: alone,
          product: await measure(`${product.url}/app`, await product.signIn(), calculatorIsUsable),
          budget: calculatorBudget,
        },
      ];
    } finally {
      await browser.close();
      await Promise.all([peer.close(), product.close()]);
    }
  },
};
