import { expect, type Locator, type Page } from "@playwright/test";
import type { ArtworkInput } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { appPaths } from "#schema/page-paths.ts";
import type { ListAnchor, PriceList } from "#schema/price-lists/price-list.ts";
import type { DraftInput } from "#schema/price-lists/price-list-input.ts";
import { publishList, readLists, startDraft } from "./price-lists.ts";
import { setAskingPrice } from "./records.ts";
import { saveWork } from "./users.ts";

/** An anchor: `oil 16x20 900`, in inches and dollars. */
export function anchor(text: string): ListAnchor {
  const [medium = "", size = "", dollars = ""] = text.split(" ");
  const [widthInches = 0, heightInches = 0] = size.split("x").map(Number);
  return { medium: medium as Medium, widthInches, heightInches, priceCents: Number(dollars) * 100 };
}

/** Starts a draft that rounds to 25, unless `input` says otherwise. */
export function startRoundedDraft(page: Page, input: DraftInput = {}): Promise<PriceList> {
  const rounding = { to: 25, direction: "nearest", minimumCents: 0 } as const;
  return startDraft(page, { rounding, ...input });
}

/** The draft as it is stored. */
export async function readDraft(page: Page): Promise<PriceList | null> {
  return (await readLists(page)).find(({ publishedAt }) => publishedAt === null) ?? null;
}

/** A work that asks a price of its own, in dollars. */
export async function saveAskingWork(
  page: Page,
  dollars: number,
  input: Partial<ArtworkInput>,
): Promise<string> {
  const { id } = await saveWork(page, input);
  const price = { amountCents: dollars * 100, currency: "CAD" } as const;
  await setAskingPrice(page, id, { ...price, reason: "As I see it" });
  return id;
}

/** Opens a section of the price list, whose heading has the focus then. */
export async function openSection(page: Page, id: string, heading: string): Promise<Locator> {
  await page.goto(`${appPaths.priceList}#${id}`);
  await expect(page.getByRole("heading", { level: 2, name: heading })).toBeFocused();
  return page.getByRole("region", { name: heading });
}

/** The rows of a table as their cells' texts. */
export async function rowsOf(table: Locator): Promise<string[][]> {
  await table.waitFor();
  return table
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) =>
        Array.from(row.querySelectorAll<HTMLElement>("th, td"), (cell) =>
          cell.innerText.trim().replaceAll("\n", ": ").replaceAll(/\s/g, " "),
        ).filter((text) => text !== ""),
      ),
    );
}

/** Publishes a list with these anchors, from today. */
export async function publishAnchors(page: Page, ...anchors: string[]): Promise<void> {
  await publishList(page, await startDraft(page, { anchors: anchors.map(anchor) }));
}
