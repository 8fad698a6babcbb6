import type { Page } from "@playwright/test";
import { openGallery } from "../browser.ts";
import { withProduct } from "../product.ts";
import { inTurn, medians } from "../rounds.ts";
import type { Figure } from "../row.ts";

/** How soon a work opens from a gallery of a thousand works, beside one of a hundred. */
export function workPage(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn }) => {
    const few = await signIn(100);
    const many = await signIn(1000);
    const openings = await inTurn({
      peer: () => visit(few, measureOpening),
      product: () => visit(many, measureOpening),
    });
    return [
      {
        what: "work page from a gallery of 1,000 works, first paint / from one of 100",
        unit: "ms",
        ...medians(openings, (time) => time),
        budget: { ratio: 2 },
      },
    ];
  });
}

/** Milliseconds from the press on the newest work's title to the second frame in which it heads the page. */
async function measureOpening(page: Page): Promise<number> {
  await openGallery(page);
  return page.evaluate<number>(timeOpening);
}

const timeOpening = `(async () => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const link = document.querySelector("main li h2 a");
  const title = link.textContent;
  const heading = () => document.querySelector("main h1")?.textContent ?? "";
  const started = performance.now();
  link.click();
  do await nextFrame(); while (!heading().includes(title));
  await nextFrame();
  return performance.now() - started;
})()`;
