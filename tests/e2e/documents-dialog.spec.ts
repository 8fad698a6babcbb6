import { expect, type Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { inspect } from "./inspect.ts";
import { anchor } from "./list-sections.ts";
import { downloadPdf } from "./pdf-file.ts";
import { publishList, startDraft } from "./price-lists.ts";
import { today } from "./records.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { saveWork } from "./users.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const preview = (page: Page) => page.getByRole("region", { name: /^Preview, \d+ pages?$/ });

async function openPriceList(page: Page): Promise<void> {
  await page.goto(appPaths.priceList);
  await page.getByRole("button", { name: "Price List as PDF" }).click();
  await expect(dialog(page, "Price List")).toBeVisible();
}

test("axe: the price list is shown as the PDF that is downloaded, in either language or both", async ({
  page,
}) => {
  await becomeProfessional(page);
  await saveWork(page, { title: "Sumac" });
  const draft = await startDraft(page, { anchors: [anchor("oil 16x20 900")] });
  await publishList(page, draft, today());
  await openPriceList(page);
  const list = dialog(page, "Price List");
  await expect(preview(page).getByText(/^Odile Fournier Price list Holds from .*$/)).toBeAttached();
  await inspect(page, "price list as PDF");
  const save = () => list.getByRole("button", { name: "Download PDF" }).click();
  const english = await downloadPdf(page, save);
  expect(english.name).toBe("Price list, Odile Fournier.pdf");
  expect(english.text).toContain("Canadian dollars, unframed.");
  expect(english.text).toContain("16 × 20 900");
  expect(english.size).toBe("612 x 792 pts (letter)");
});
