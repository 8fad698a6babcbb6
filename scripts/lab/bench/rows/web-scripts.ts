import { hasCalculator, isIdle, measureScripts } from "../browser.ts";
import { peerPaths } from "../peers/pages.ts";
import { withProduct } from "../product.ts";
import type { Figure } from "../row.ts";

/** Twice a page of react-dom alone, and 1 kB for the words of places that came later, such as the agenda's count. */
export const calculatorBudget = { ratio: 2, allowance: 1000 } as const;

/** The scripts that each page loads before it can be used. Sizes: measured once, as they do not vary. */
export function webScripts(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn }) => {
    const measure = (path: string) => visit(null, (page) => measureScripts(page, path, isIdle));
    const peer = await measure(peerPaths.heading);
    return [
      {
        what: "landing page, scripts before the first press, gzip / a page of react-dom alone",
        unit: "bytes",
        peer,
        product: await measure("/"),
        budget: { ratio: 0.05 },
      },
      {
        what: "/app, scripts to the first usable calculator, gzip / the same",
        unit: "bytes",
        peer,
        product: await visit(await signIn(), (page) => measureScripts(page, "/app", hasCalculator)),
        budget: calculatorBudget,
      },
    ];
  });
}
