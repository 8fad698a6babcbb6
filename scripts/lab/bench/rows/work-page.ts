import type { Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { artworksSchema } from "#schema/artworks/artwork.ts";
import { workPath } from "#schema/page-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { hasHeading, measureVitals, openGallery } from "../browser.ts";
import { peerPaths } from "../peers/pages.ts";
import { withProduct } from "../product.ts";
import { inTurn, medians } from "../rounds.ts";
import type { Figure } from "../row.ts";

/**
 * A work's page: opened from a gallery of a thousand works beside one of a hundred, and by its address on a slow phone
 * beside a react-dom page that prints one heading.
 */
export function workPage(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn }) => {
    const few = await signIn(100);
    const many = await signIn(1000);
    const openings = await inTurn({
      peer: () => visit(few, measureOpening),
      product: () => visit(many, measureOpening),
    });
    const path = workPath(await firstWorkOf(few));
    const vitals = await inTurn({
      peer: () => visit(null, (page) => measureVitals(page, peerPaths.heading, hasHeading)),
      product: () => visit(few, (page) => measureVitals(page, path, hasHeading)),
    });
    return [
      {
        what: "work page from a gallery of 1,000 works, first paint / from one of 100",
        unit: "ms",
        ...medians(openings, (time) => time),
        budget: { ratio: 2 },
      },
      {
        what: "work page by its address, LCP / a react-dom page that prints one heading",
        unit: "ms",
        ...medians(vitals, ({ LCP }) => LCP),
        budget: {},
      },
      {
        what: "work page by its address, total blocking time",
        unit: "ms",
        product: medians(vitals, ({ TBT }) => TBT).product,
        budget: { limit: 200 },
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

async function firstWorkOf(artist: TestArtist): Promise<string> {
  const answer = await artist.request(apiPaths.artworks);
  const [first] = v.parse(artworksSchema, await answer.json());
  if (!first) throw new Error("The artist has no works.");
  return first.id;
}
