import { expect, type Locator, type Page } from "@playwright/test";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { workPath } from "#schema/page-paths.ts";
import { runSql } from "./database.ts";

/** A work's page, as a person finds their way in it. */
export async function openWork(page: Page, { id, title }: Pick<Artwork, "id" | "title">) {
  await page.goto(workPath(id));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** The id of the work whose page is open. */
export function openedId(page: Page): string {
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Moves the last day of a work's hold, as if its days had passed. */
export async function endHold(page: Page, id: string, lastDay: string): Promise<void> {
  const sql = "UPDATE artworks SET status_until = ? WHERE id = ? RETURNING id";
  const changed = await runSql(page, sql, lastDay, id);
  expect(changed).toEqual([[id]]);
}

/** The rows of the price history, newest first: what, why, and the amount. */
export async function readHistory(table: Locator): Promise<string[]> {
  const rows = table.locator("tbody tr");
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((elements) =>
    elements.map((row) => {
      const cells = row.querySelectorAll<HTMLElement>("th, td:last-child");
      return Array.from(cells, (cell) => cell.innerText.trim().replace("\n", ": "))
        .filter((text) => text !== "")
        .join(" ");
    }),
  );
}

/** A field by its label, whatever is noted beside that. */
export function fieldIn(part: Locator, label: string): Locator {
  const named = part.getByLabel(
    new RegExp(`^${label}(optional|for you alone|facultatif|pour vous seulement)?$`),
  );
  // The list of a field's suggestions is called as the field is.
  return named.and(part.page().locator(":not([role=listbox])"));
}
