import { expect, type Locator } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { issueInvoice, number, sellToHelene } from "./invoices.ts";
import { anchor } from "./list-sections.ts";
import { startDraft } from "./price-lists.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { becomeArtist, saveWork } from "./users.ts";

test.use({ locale: "fr-CA", viewport: { width: 320, height: 720 } });

/** The words of a text that are broken within, over two lines. */
function brokenWords(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const node = element.firstChild;
      const words = [...(element.textContent ?? "").matchAll(/\S+/g)];
      if (!(node instanceof Text)) return ["no text"];
      return words
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map(([word]) => word);
    }),
  );
}

test("on a narrow phone no channel's name is broken within a word", async ({ page }) => {
  await becomeProfessional(page);
  const costs = { materialsCost: 48.2, hoursSpent: 9.5 };
  await saveWork(page, { title: "Sumac", width: 16, height: 20, ...costs });
  await startDraft(page, { anchors: [anchor("oil 16x20 900")] });
  await page.goto(appPaths.priceList);
  const floors = page.getByRole("table", { name: /^Sous ces prix, .*$/ }).getByRole("rowheader");
  await expect(floors).toContainText(["Plateforme en ligne"]);
  expect(await brokenWords(floors)).toEqual([]);
});

test("on a narrow phone the number of an invoice is not broken in the ledger", async ({ page }) => {
  await becomeProfessional(page);
  const { sale } = await sellToHelene(page, "Sumac");
  await issueInvoice(page, [sale.id]);
  await page.goto(appPaths.sales);
  const rows = page.getByRole("table", { name: "Registre" }).getByRole("row");
  await expect(rows.filter({ hasText: "Sumac" })).toContainText(`Facture ${number(1)}, impayée`);
  const lines = await rows
    .getByText(number(1), { exact: true })
    .evaluate((element) => element.getClientRects().length);
  expect(lines).toBe(1);
});

test("on a narrow phone the two lines of a button have room above and below", async ({ page }) => {
  await becomeArtist(page);
  await page.goto(appPaths.pricing);
  const save = page.getByRole("button", { name: "Enregistrer l’œuvre" });
  await expect(save).toBeVisible();
  const [lines, room] = await save.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const text = range.getBoundingClientRect();
    const box = button.getBoundingClientRect();
    const tops = new Set([...range.getClientRects()].map(({ top }) => top));
    return [tops.size, Math.min(text.top - box.top, box.bottom - text.bottom)];
  });
  expect(lines).toBe(2);
  expect(room).toBeGreaterThanOrEqual(6);
});
