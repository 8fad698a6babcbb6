import { expect, type Page } from "@playwright/test";
import { csvOf } from "#tests/support/spreadsheets.ts";
import { fillStorage } from "./browser-storage.ts";
import { answerQuestion, importAll, openFile, startImport } from "./import-page.ts";
import { inspect } from "./inspect.ts";
import { closeTab } from "./journeys.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { readWorks } from "./users.ts";

const file = csvOf([
  ["Title", "Medium", "Width", "Height", "Year", "Price (CAD)"],
  ["Dune", "oil", "30", "24", "2024", "1550"],
]);
const question = "In which unit are sizes that name none?";

const toWorks = (page: Page) => page.getByRole("main").getByRole("link", { name: "Works" });

test("a file is left without a question while nothing is decided about it, and with one after that; what was decided is kept", async ({
  page,
}) => {
  await startImport(page, "studio.csv", file);
  await expect(page.getByRole("group", { name: question })).toBeVisible();
  await toWorks(page).click();
  await expect(page).toHaveURL(/gallery/);

  await openFile(page, "studio.csv", file);
  await answerQuestion(page, question, "Centimetres");
  await toWorks(page).click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without importing?" });
  await expect(dialog).toContainText(
    "Nothing of studio.csv is imported yet. What you decided about it is kept in this browser: choose the same file again to go on.",
  );
  await inspect(page, "import, left with decisions");
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByRole("button", { name: "Import 1 Work" })).toBeVisible();

  await page.getByRole("tab", { name: "Pricing Tool" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Pricing Tool");
  await openFile(page, "studio.csv", file);
  await expect(page.getByRole("radio", { name: "Centimetres" })).toBeChecked();
  await importAll(page, 1);
  await toWorks(page).click();
  await expect(page).toHaveURL(/gallery/);
  expect(await readWorks(page)).toHaveLength(1);
});

test("closing the tab asks while something is decided about a file", async ({ page, context }) => {
  await becomeProfessional(page);
  const other = await context.newPage();
  await openFile(other, "studio.csv", file);
  await expect(other.getByRole("group", { name: question })).toBeVisible();
  expect(await closeTab(other)).toEqual([]);
  await openFile(page, "studio.csv", file);
  await answerQuestion(page, question, "Inches");
  expect(await closeTab(page)).toEqual(["beforeunload"]);
});

test("in French, and where the browser has no room for what was decided", async ({ page }) => {
  await becomeProfessional(page);
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await page.goto("/app/import");
  await page.getByLabel("Un tableur d’œuvres").setInputFiles({
    name: "atelier.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(file),
  });
  await fillStorage(page);
  await page.getByRole("radio", { name: "Centimètres" }).check();
  await page.getByRole("main").getByRole("link", { name: "Œuvres" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Quitter sans importer?" });
  await expect(dialog).toContainText(
    "Rien du fichier atelier.csv n’est encore importé. Ce navigateur n’a pas la place de garder ce que vous avez décidé.",
  );
  await dialog.getByRole("button", { name: "Rester" }).click();
  await expect(dialog).toHaveCount(0);
});
