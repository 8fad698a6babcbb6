import { expect, type Locator, type Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { expectToast } from "./journeys.ts";
import { chooseIn } from "./select-list.ts";
import { becomeProfessional } from "./stripe.ts";

/** The page for imports, for every test that goes through it. */
export async function openImport(page: Page): Promise<void> {
  await page.goto(appPaths.import);
  await expect(page.getByRole("heading", { level: 1, name: "Import Works" })).toBeVisible();
}

export async function chooseFile(
  page: Page,
  name: string,
  content: Uint8Array | string,
): Promise<void> {
  const buffer = Buffer.from(content);
  await page
    .getByLabel("A spreadsheet of works")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

/** Opens the page for imports, and chooses a file there. */
export async function openFile(
  page: Page,
  name: string,
  content: Uint8Array | string,
): Promise<void> {
  await openImport(page);
  await chooseFile(page, name, content);
}

/** A new subscriber chooses a file. */
export async function startImport(
  page: Page,
  name: string,
  content: Uint8Array | string,
): Promise<void> {
  await becomeProfessional(page);
  await openFile(page, name, content);
}

export function answerQuestion(page: Page, question: string, words: string): Promise<void> {
  return page.getByRole("group", { name: question }).getByRole("radio", { name: words }).check();
}

/** The currency of a file whose amounts name none. */
export function answerDollars(page: Page): Promise<void> {
  return answerQuestion(page, "In which currency are amounts that name none?", "Canadian dollars");
}

/** The channel of sales of which the file does not say it. */
export function answerChannel(page: Page, channel: string): Promise<void> {
  const question =
    "Through which channel were works sold of which the file does not say it? What it keeps is taken from its terms.";
  return chooseIn(page.getByRole("main"), question, channel);
}

export async function pressImport(page: Page, works: number): Promise<void> {
  const count = works.toLocaleString("en-CA");
  await page
    .getByRole("button", { name: `Import ${count} ${works === 1 ? "Work" : "Works"}` })
    .click();
}

/** Imports the works of a file of which none is left out. */
export async function importAll(page: Page, works: number): Promise<void> {
  await pressImport(page, works);
  await expect(imported(page, works)).toBeVisible();
}

export async function undoImport(page: Page, fileName: string, done: string): Promise<void> {
  await page.getByRole("button", { name: `Undo the import of ${fileName}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the Import" }).click();
  await expectToast(page, "Import undone", done);
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { name });

/** How many works were imported, as the heading says at the end. */
export function imported(page: Page, works: number): Locator {
  const count = works.toLocaleString("en-CA");
  return heading(page, `${count} ${works === 1 ? "work is" : "works are"} in your gallery`);
}
