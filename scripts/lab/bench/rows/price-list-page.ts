import type { Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { measureInteractions, openGallery, slowDown } from "../browser.ts";
import { unlimited, withProduct } from "../product.ts";
import { inTurn, median, medians, repeat } from "../rounds.ts";
import type { Figure } from "../row.ts";

/** The page of the price list with 2,000 works beside one with 20, on the processor of a mid-range phone. */
export function priceListPage(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn, worker }) => {
    const many = await signIn(2000, unlimited);
    await varySizes(worker, many);
    const few = await signIn(20, unlimited);
    await varySizes(worker, few);
    const openings = await inTurn({
      peer: () => visit(few, measureOpening),
      product: () => visit(many, measureOpening),
    });
    const moves = await inTurn({
      peer: () => visit(few, measureMoves),
      product: () => visit(many, measureMoves),
    });
    const keys = await repeat(() =>
      visit(many, (page) => measureInteractions(page, openPriceList, pressArrows)),
    );
    return [
      {
        what: "price list page of 2,000 works, first paint / of 20",
        unit: "ms",
        ...medians(openings, (time) => time),
        budget: { ratio: 2 },
      },
      {
        what: "pointer over the curve of 2,000 works, move to next paint, 98th percentile / of 20",
        unit: "ms",
        ...medians(moves, (time) => time),
        budget: { ratio: 2, limit: 100 },
      },
      {
        what: "arrow keys in the curve of 2,000 works, interaction to next paint, 98th percentile",
        unit: "ms",
        product: median(keys),
        budget: { limit: 100 },
      },
    ];
  });
}

/** Sizes from 5 to 60 inches, prices that follow them loosely, three of four works in oil. */
async function varySizes({ env }: TestWorker, { id }: TestArtist): Promise<void> {
  await env.DB.prepare(
    `UPDATE artworks SET
      width_inches = 5 + (rowid * 7) % 55,
      height_inches = 5 + (rowid * 11) % 55,
      medium = CASE rowid % 4 WHEN 0 THEN 'ink' ELSE 'oil' END
      WHERE user_id = ?`,
  )
    .bind(id)
    .run();
  await env.DB.prepare(
    `UPDATE artworks SET price_cents =
      CAST(2000 + width_inches * height_inches * (60 + (rowid * 13) % 40) AS INTEGER)
      WHERE user_id = ?`,
  )
    .bind(id)
    .run();
}

async function openPriceList(page: Page): Promise<void> {
  await page.goto(appPaths.priceList);
  await page.getByRole("application").waitFor();
  await page.waitForLoadState("networkidle");
}

async function pressArrows(page: Page): Promise<void> {
  await page.getByRole("application").focus();
  await page.waitForTimeout(betweenKeys);
  for (const key of ["Home", ...Array<string>(20).fill("ArrowRight"), "ArrowUp", "ArrowDown"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(betweenKeys);
  }
}

/** Milliseconds, fewer than anyone takes from one work to the next. */
const betweenKeys = 100;

/** Milliseconds from the press on its link, with the works fetched, to the second frame with the curve. */
async function measureOpening(page: Page): Promise<number> {
  await openGallery(page);
  await slowDown(page);
  return page.evaluate<number>(timeOpening);
}

const timeOpening = `(async () => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const link = document.querySelector('a[href="${appPaths.priceList}"]');
  const started = performance.now();
  link.click();
  do await nextFrame(); while (!document.querySelector("[role=application] svg"));
  await nextFrame();
  return performance.now() - started;
})()`;

/** Event Timing leaves moves out: from each one's time stamp to just after the frame that follows it. */
async function measureMoves(page: Page): Promise<number> {
  await openPriceList(page);
  const chart = page.getByRole("application");
  await chart.scrollIntoViewIfNeeded();
  await slowDown(page);
  await page.evaluate(observeMoves);
  const box = await chart.boundingBox();
  if (!box) throw new Error("The curve is not in view.");
  for (let step = 0; step < 60; step += 1) {
    // Along the line, where the works are, and back and forth across it.
    const along = step / 60;
    const x = box.x + box.width * (0.15 + 0.75 * along);
    const y = box.y + box.height * (0.8 - 0.65 * along + (step % 3) * 0.02);
    await page.mouse.move(x, y);
    await page.waitForTimeout(30);
  }
  return page.evaluate<number>("readMoves()");
}

const observeMoves = `
globalThis.moves = [];
const channel = new MessageChannel();
const waiting = [];
channel.port1.onmessage = () => moves.push(performance.now() - waiting.shift());
document.querySelector("[role=application]").addEventListener("pointermove", ({ timeStamp }) => {
  requestAnimationFrame(() => {
    waiting.push(timeStamp);
    channel.port2.postMessage(null);
  });
});
globalThis.readMoves = () => {
  if (moves.length < 30) throw new Error("Too few moves were seen: " + moves.length);
  const sorted = moves.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.98)];
};
`;
