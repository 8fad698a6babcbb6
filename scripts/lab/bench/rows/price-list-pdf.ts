import type { Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths, artworkThumbnailPath } from "#schema/api-paths.ts";
import { artworksSchema } from "#schema/artworks/artwork.ts";
import { appPaths } from "#schema/page-paths.ts";
import { savePicturedWorks } from "../pictured-works.ts";
import { unlimited, withProduct } from "../product.ts";
import { inTurn, median } from "../rounds.ts";
import type { Figure } from "../row.ts";

const works = 100;

interface Made {
  /** Milliseconds from the request to the worker until its document. */
  readonly took: number;
  /** Milliseconds until its first progress. */
  readonly untilProgress: number;
  /** Milliseconds; a browser reports no task of up to 50 ms, and then it is 0. */
  readonly longestTask: number;
  readonly bytes: number;
}

/** A price list with 100 works and their pictures, beside encoding the same pictures as JPEG. */
export function priceListPdf(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn }) => {
    const artist = await signIn(0, unlimited);
    await savePicturedWorks(artist, works);
    const results = await inTurn<Made>({
      peer: () => visit(artist, encodePictures),
      product: () => visit(artist, makeList),
    });
    const read = (name: keyof Made) => median(results.product.map((made) => made[name]));
    const what = `price list PDF of ${works} works with pictures`;
    return [
      {
        what: `${what} / encoding the same pictures as JPEG`,
        unit: "ms",
        peer: median(results.peer.map(({ took }) => took)),
        product: read("took"),
        budget: { ratio: 2 },
      },
      { what, unit: "bytes", product: read("bytes"), budget: { limit: 4 * 1024 * 1024 } },
      {
        what: `${what}, longest task on the main thread meanwhile`,
        unit: "ms",
        product: read("longestTask"),
        budget: { limit: 50 },
      },
      {
        what: `${what}, until the first progress`,
        unit: "ms",
        product: read("untilProgress"),
        budget: { limit: 500 },
      },
    ];
  });
}

/** Milliseconds for a change of the settings after the dialog has made its first document. */
async function makeList(page: Page): Promise<Made> {
  await page.addInitScript(observe);
  await page.goto(appPaths.priceList);
  await page.getByRole("button", { name: "Price List as PDF" }).click();
  await page.getByRole("region", { name: /^Preview/ }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate("begin()");
  await page.getByRole("checkbox", { name: "Add the works that are available" }).check();
  return page.evaluate<Made>("made");
}

const observe = `
let resolveMade;
globalThis.made = new Promise((resolve) => { resolveMade = resolve; });
globalThis.begin = () => {
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: "longtask" });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...request) {
    const started = performance.now();
    let untilProgress = 0;
    this.addEventListener("message", ({ data }) => {
      if (data.kind === "progress") untilProgress ||= performance.now() - started;
      if (data.kind !== "made") return;
      const took = performance.now() - started;
      const bytes = data.document.bytes.length;
      resolveMade({ took, untilProgress, longestTask, bytes });
    });
    postMessage.apply(this, request);
  };
};
`;

const fetchWorks = `fetch("${apiPaths.artworks}").then((answer) => answer.json())`;

/** Fetches, decodes and encodes each picture that the document reads, one after another: their thumbnails are large enough. */
async function encodePictures(page: Page): Promise<Made> {
  await page.goto(appPaths.pricing);
  await page.waitForLoadState("networkidle");
  const saved = v.parse(artworksSchema, await page.evaluate(fetchWorks));
  const thumbnails = saved.flatMap(({ imageUrl }) =>
    imageUrl === null ? [] : [artworkThumbnailPath(imageUrl)],
  );
  if (thumbnails.length !== works)
    throw new Error(`Only ${thumbnails.length} pictures were saved.`);
  const took = await page.evaluate<number>(`(async () => {
    const started = performance.now();
    for (const path of ${JSON.stringify(thumbnails)}) {
      const bitmap = await createImageBitmap(await (await fetch(path)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d").drawImage(bitmap, 0, 0);
      await canvas.convertToBlob({ type: "image/jpeg", quality: 0.82 });
      bitmap.close();
    }
    return performance.now() - started;
  })()`);
  return { took, untilProgress: 0, longestTask: 0, bytes: 0 };
}
