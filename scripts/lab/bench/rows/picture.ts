import type { Browser, Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { pictureLimits, thumbnailLimits } from "#schema/pictures.ts";
import { buildWeb } from "../../../build/web.ts";
import { openBrowser, openVisit } from "../browser.ts";
import { photographSize, writePhotograph } from "../photograph.ts";
import { serveProduct } from "../product.ts";
import { inTurn, median } from "../rounds.ts";
import type { Row } from "../row.ts";
import { calculatorIsUsable } from "./web-scripts.ts";

/** More than of other rows: a round of this one may take a quarter longer than the next. */
const photographs = 15;

/**
 * From choosing a photograph of twelve megapixels to a picture and a thumbnail that can be sent. The wall shows the
 * picture after that, which the peer does not.
 */
export const picture: Row = {
  name: "picture",
  measure: async () => {
    await buildWeb();
    const browser = await openBrowser();
    const product = await serveProduct();
    const cookie = await product.signIn();
    const photograph = await writePhotograph(browser);
    const longest: number[] = [];
    try {
      const medians = await inTurn(
        {
          peer: () => timePeer(browser, photograph),
          product: () =>
            withCalculator(browser, product.url, cookie, async (page) => {
              const { took, longestTask } = await choose(page, photograph);
              longest.push(longestTask);
              return took;
            }),
        },
        photographs,
      );
      const sent = await withCalculator(browser, product.url, cookie, async (page) => {
        await choose(page, photograph);
        return save(page);
      });
      return [
        {
          what: "12-megapixel photograph to upload-ready / bare decoding, drawing and encoding",
          unit: "ms",
          ...medians,
          budget: { ratio: 1.3 },
        },
        {
          what: "12-megapixel photograph, longest task on the main thread meanwhile",
          unit: "ms",
          peer: null,
          product: median(longest),
          budget: { limit: 50 },
        },
        {
          what: `12-megapixel photograph at ${pictureLimits.longSidePixels} px`,
          unit: "bytes",
          peer: null,
          product: weigh(sent.imageUrl),
          budget: { limit: 300 * 1024 },
        },
        {
          what: `12-megapixel photograph's thumbnail at ${thumbnailLimits.longSidePixels} px`,
          unit: "bytes",
          peer: null,
          product: weigh(sent.thumbnail),
          budget: { limit: 40 * 1024 },
        },
      ];
    } finally {
      await browser.close();
      await product.close();
    }
  },
};

async function withCalculator<Result>(
  browser: Browser,
  url: string,
  cookie: string,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await openVisit(browser, url, cookie);
  try {
    const page = await context.newPage();
    await page.goto(`${url}/app`);
    await calculatorIsUsable(page);
    await page.waitForLoadState("networkidle");
    return await act(page);
  } finally {
    await context.close();
  }
}

interface Chosen {
  /** Milliseconds from the file's arrival to the worker's answer, which a save sends. */
  readonly took: number;
  /** Milliseconds; tasks of up to 50 are none that a browser reports, and then it is 0. */
  readonly longestTask: number;
}

/** Milliseconds, far fewer than anyone takes: what the press has begun to load is there by then. */
const lookingForFile = 1500;

async function choose(page: Page, file: string): Promise<Chosen> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "choose one" }).click();
  await page.evaluate(observe);
  await page.waitForTimeout(lookingForFile);
  await (await chooser).setFiles(file);
  return page.evaluate<Chosen>("untilHung()");
}

const observe = `
let started = 0;
let answered = 0;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (...request) {
  this.addEventListener("message", () => { answered = performance.now(); });
  postMessage.apply(this, request);
};
let longestTask = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
}).observe({ type: "longtask" });
document.addEventListener("change", () => { started = performance.now(); }, { capture: true, once: true });
const hung = new Promise((resolve) => {
  new MutationObserver((_, observer) => {
    if (document.querySelector("main svg[role=img] > image") === null) return;
    observer.disconnect();
    resolve();
  }).observe(document.body, { childList: true, subtree: true });
});
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
globalThis.untilHung = async () => {
  await hung;
  if (answered === 0) throw new Error("The picture was not prepared in a worker.");
  for (let frame = 0; frame < 4; frame += 1) await nextFrame();
  return { took: answered - started, longestTask };
};
`;

const sentSchema = v.object({ imageUrl: v.string(), thumbnail: v.string() });

/** What a save would send of the picture; nothing is saved. */
async function save(page: Page): Promise<v.InferOutput<typeof sentSchema>> {
  await page.route(`**${apiPaths.artworks}`, (route) => route.abort());
  const request = page.waitForRequest((sent) => sent.method() === "POST");
  await page.getByRole("button", { name: "Save Artwork" }).click();
  return v.parse(sentSchema, (await request).postDataJSON());
}

function weigh(dataUrl: string): number {
  return Buffer.from(dataUrl.split(",")[1] ?? "", "base64").length;
}

/** The same photograph decoded, drawn at the size that is sent, and encoded: once each, and nothing else. */
async function timePeer(browser: Browser, file: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.setContent('<input type="file">');
    await page.locator("input").setInputFiles(file);
    return await page.evaluate<number>(peer);
  } finally {
    await page.close();
  }
}

const shrinking = pictureLimits.longSidePixels / photographSize.width;
const shrunk = [photographSize.width * shrinking, photographSize.height * shrinking].join(", ");

const peer = `(async () => {
const [file] = document.querySelector("input").files;
const started = performance.now();
const bitmap = await createImageBitmap(file);
const canvas = new OffscreenCanvas(${shrunk});
canvas.getContext("2d").drawImage(bitmap, 0, 0, ${shrunk});
await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
return performance.now() - started;
})()`;
