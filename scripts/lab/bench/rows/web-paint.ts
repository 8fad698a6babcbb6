import { hasCalculator, hasHeading, isIdle, measureFirstPress, measureVitals } from "../browser.ts";
import { peerPaths } from "../peers/pages.ts";
import { withProduct } from "../product.ts";
import { inTurn, median, medians, repeat } from "../rounds.ts";
import type { Figure } from "../row.ts";

/** How soon the landing page and the application are painted on a slow phone, and how steady and busy they are. */
export function webPaint(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn }) => {
    const artist = await signIn();
    const lookAt = (path: string) => () => visit(null, (page) => measureVitals(page, path, isIdle));
    const lookAtApp = () => visit(artist, (page) => measureVitals(page, "/app", hasCalculator));

    const landing = await inTurn({ peer: lookAt(peerPaths.text), product: lookAt("/") });
    const presses = await repeat(() =>
      visit(null, (page) =>
        measureFirstPress(page, "/", () =>
          page.getByRole("button", { name: "Dark theme" }).click(),
        ),
      ),
    );
    const app = await inTurn({ peer: lookAt(peerPaths.heading), product: lookAtApp });
    const { inputs, elements } = await visit(artist, async (page) => {
      await page.goto("/app");
      await hasCalculator(page);
      await hasHeading(page);
      const all = await page.locator("body *").count();
      const fields = await page.locator("input, select, textarea").count();
      return { inputs: fields, elements: all - fields };
    });
    const plain = await inTurn({
      peer: lookAt(peerPaths.inputs(inputs, elements)),
      product: lookAtApp,
    });
    return [
      {
        what: "landing page, LCP / the same text as one static file",
        unit: "ms",
        ...medians(landing, ({ LCP }) => LCP),
        budget: { ratio: 1.2 },
      },
      {
        what: "landing page, CLS",
        unit: "",
        product: median(landing.product.map(({ CLS }) => CLS)),
        budget: { limit: 0.02 },
      },
      {
        what: "landing page, first press to its answer",
        unit: "ms",
        product: median(presses),
        budget: { limit: 200 },
      },
      {
        what: "/app, LCP / a react-dom page that prints one heading",
        unit: "ms",
        ...medians(app, ({ LCP }) => LCP),
        budget: { ratio: 1.4 },
      },
      {
        what: `/app, total blocking time / a react-dom page of ${inputs} inputs and ${elements} elements`,
        unit: "ms",
        ...medians(plain, ({ TBT }) => TBT),
        // The peer is hardly busy, so no ratio is asked for.
        budget: { limit: 100 },
      },
    ];
  });
}
