import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { type Person, peopleSchema } from "#schema/people/person.ts";
import { csvOf } from "#tests/support/spreadsheets.ts";
import french from "#web/i18n/texts/import.fr-CA.json" with { type: "json" };
import { chooseFile, heading, openFile, openImport } from "./import-page.ts";
import { expectAccessible } from "./inspect.ts";
import { pressByKey, tabTo } from "./keyboard.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";

const headings = [
  ...["First Name", "Last Name", "Organization Name", "Notes", "E-mail 1 - Value"],
  ...["Phone 1 - Value", "Address 1 - Street", "Address 1 - City", "Address 1 - Region"],
  ...["Address 1 - Postal Code", "Address 1 - Country"],
];
const solange = [
  ...["Solange", "Roy", "", "Prefers the river", "solange@example.com", "418 555-0142"],
  ...["1, rue du Fleuve", "Rimouski", "Quebec", "G5L 1A1", "Canada"],
];
const gallery = ["", "", "Galerie Vent", "", "info@vent.example", "", "", "", "", "", ""];

const button = (page: Page, name: string) => page.getByRole("button", { name });

async function readPeople(page: Page): Promise<Person[]> {
  const response = await page.request.get(peoplePaths.people);
  return v.parse(peopleSchema, await response.json());
}

test("400 contacts are imported, and the same file adds nobody", async ({ page }) => {
  await becomeProfessional(page);
  const rows = Array.from({ length: 400 }, (_, index) => [
    ...[`Given ${index}`, `Family ${index}`, "", "", `person-${index}@example.com`, ""],
    ...[`${index}, rue du Fleuve`, "Rimouski", "QC", "G5L 1A1", "Canada"],
  ]);
  const file = csvOf([headings, ...rows]);
  await openFile(page, "contacts.csv", file);
  await button(page, "Import 400 People").click();
  await expect(heading(page, "400 people are among your people")).toBeVisible();
  expect(await readPeople(page)).toHaveLength(400);
  await openImport(page);
  await chooseFile(page, "contacts.csv", file);
  await expect(page.getByText("No row is ready yet.")).toBeVisible();
});

test.describe("on a phone, in French and with only the keyboard", () => {
  test.use({
    ...{ locale: "fr-CA", viewport: { width: 390, height: 844 } },
    contextOptions: { reducedMotion: "reduce" },
  });

  test("contacts are read as works and as people again, and imported", async ({ page }) => {
    await becomeProfessional(page);
    await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
    await page.goto("/app/import");
    const { columns, file: words } = french.import;
    const chooser = page.waitForEvent("filechooser");
    await pressByKey(button(page, "choisissez-en un"));
    const csv = csvOf([headings, solange, gallery]);
    await (await chooser).setFiles({
      ...{ name: "contacts.csv", mimeType: "text/csv", buffer: Buffer.from(csv) },
    });
    await expect(page.getByText(columns.people.said)).toBeVisible();
    await pressByKey(button(page, columns.people.asWorks));
    await expect(page.getByText(columns.people.said)).toBeHidden();
    await pressByKey(button(page, columns.people.asPeople));
    await expect(page.getByText(columns.people.said)).toBeVisible();
    await expectAccessible(page, "people, French, on a phone");
    await tabTo(button(page, words.another));
    await pressByKey(button(page, "Importer 2 personnes"));
    await expect(heading(page, "2 personnes sont parmi vos personnes")).toBeVisible();
    expect(await readPeople(page)).toHaveLength(2);
  });
});
