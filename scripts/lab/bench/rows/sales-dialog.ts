import type { Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { appPaths } from "#schema/page-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { markSold, multiplySales, saleColumns } from "#tests/support/multiply-sales.ts";
import { findWork } from "#tests/support/records.ts";
import { newSale } from "#tests/support/sales.ts";
import { measureInteractions } from "../browser.ts";
import { unlimited, withProduct } from "../product.ts";
import { inTurn, medians } from "../rounds.ts";
import type { Figure } from "../row.ts";

/** Works that are left to be sold. */
const unsold = 3;

/** Recording a sale over a page of 1,000 sales beside one of 10, on the processor of a mid-range phone. */
export function salesDialog(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn, worker }) => {
    const [many, few] = [
      await signIn(1000 + unsold, unlimited),
      await signIn(10 + unsold, unlimited),
    ];
    for (const artist of [many, few]) await sellWorks(worker, artist);
    const times = await inTurn({
      peer: () => visit(few, (page) => measureInteractions(page, openSales, recordSale)),
      product: () => visit(many, (page) => measureInteractions(page, openSales, recordSale)),
    });
    return [
      {
        what: "a sale recorded over a page of 1,000 sales, interaction to next paint / of 10",
        unit: "ms",
        ...medians(times, (time) => time),
        budget: { ratio: 1.5, limit: 200 },
      },
    ];
  });
}

/** Sells one work by a request, and all but three others like it. */
async function sellWorks({ env }: TestWorker, artist: TestArtist): Promise<void> {
  const { results: works } = await env.DB.prepare(
    "SELECT id FROM artworks WHERE user_id = ? ORDER BY rowid DESC",
  )
    .bind(artist.id)
    .all<{ id: string }>();
  const { id: artworkId } = await findWork(artist, works[0]?.id ?? "");
  const sold = await artist.send("POST", apiPaths.sales, newSale({ artworkId }));
  if (sold.status !== 201) throw new Error(`A sale was answered ${sold.status}.`);
  const { results } = await env.DB.prepare(saleColumns).all<{ name: string }>();
  const multiply = multiplySales(results.map(({ name }) => name));
  await env.DB.batch([
    env.DB.prepare(multiply).bind(works.length - 1 - unsold, artist.id),
    env.DB.prepare(markSold).bind(artist.id),
  ]);
}

async function openSales(page: Page): Promise<void> {
  await page.goto(appPaths.sales);
  await page.getByRole("button", { name: "Record a Sale" }).waitFor();
  await page.waitForLoadState("networkidle");
}

/** A work is chosen, and its price typed: the second dialog follows the first. */
async function recordSale(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Record a Sale" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox", { name: "Search" }).pressSequentially("Work");
  await dialog
    .getByRole("button", { name: /^Work \d+/ })
    .first()
    .press("Enter");
  await dialog.getByLabel("Sold on").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("5");
}
