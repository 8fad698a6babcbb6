import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { appPaths } from "#schema/page-paths.ts";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { type Person, peopleSchema } from "#schema/people/person.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { csvOf } from "#tests/support/spreadsheets.ts";
import { download, readText } from "./downloads.ts";
import { heading } from "./import-page.ts";
import { expectAccessible } from "./inspect.ts";
import { expectToast } from "./journeys.ts";
import { pressByKey, tabTo } from "./keyboard.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { ownOrigin } from "./users.ts";

/** The headings of a program's contacts, in the order of the cells below. */
const programs = {
  Google: [
    ...["First Name", "Last Name", "Organization Name", "Notes", "E-mail 1 - Value"],
    ...["Phone 1 - Value", "Address 1 - Street", "Address 1 - City", "Address 1 - Region"],
    ...["Address 1 - Postal Code", "Address 1 - Country"],
  ],
  Outlook: [
    ...["First Name", "Last Name", "Company", "Notes", "E-mail Address", "Mobile Phone"],
    ...["Business Street", "Business City", "Business State", "Business Postal Code"],
    "Business Country/Region",
  ],
} as const;

const solange = [
  ...["Solange", "Roy", "", "Prefers the “river”, not the sea", "solange@example.com"],
  ...["418 555-0142", "1, rue du Fleuve\nBureau 2", "Rimouski", "Quebec", "G5L 1A1", "Canada"],
];
const gallery = ["", "", "Galerie Vent", "", "info@vent.example", "", "", "", "", "", ""];
const unreadable = ["Paul", "Tremblay", "", "", "no address", "", "", "", "", "", ""];
const nameless = ["", "", "", "", "lone@example.com", "", "", "", "", "", ""];
const others = Array.from({ length: 396 }, (_, index) => [
  ...[`Given ${index}`, `Family ${index}`, "", "", `person-${index}@example.com`, ""],
  ...[`${index}, rue du Fleuve`, "Rimouski", "QC", "G5L 1A1", "Canada"],
]);
const rows = [solange, gallery, unreadable, nameless, ...others];

/** Whom the artist has before: the first rows say more of them, with their emails in other letters. */
const existing = [
  { kind: "person", name: "S. Roy", email: "Solange@example.com", phone: "1" },
  { kind: "organization", organization: "Galerie Vent", email: "INFO@vent.example" },
] as const;

const english = {
  openImport: "Import people",
  title: "Import People",
  choose: "choose one",
  said: "These are people, not works.",
  asWorks: "Read Them as Works",
  titleOfWorks: "Import Works",
  asPeople: "Read Them as People",
  twoWait: "2 rows need a decision",
  isUnreadable: "Email “no address” cannot be read.",
  isNameless: "Name is empty.",
  updateAll: "Update All 2",
  email: "Email of row 4",
  oneWaits: "One row needs a decision",
  skip: "Skip This Row",
  nobodyWaits: "No row needs a decision",
  import: "Import 397, Update 2",
  imported: "397 people are among your people",
  updated: "2 people were updated.",
  leftOut: "1 row was left out.",
  skippedRows: "Skipped Rows, CSV",
  why: "You skipped this row.",
  undo: "Undo the Import",
  undone: "Import undone",
  undoneText: "397 people are deleted. 2 people are as they were before.",
  see: "See the People",
  export: "Export people",
  another: "Import Another File",
  nobodyNew: "No row is ready yet.",
  known: "399 are among your people already and stay as they are",
};

const french: typeof english = {
  openImport: "Importer des personnes",
  title: "Importer des contacts",
  choose: "choisissez-en un",
  said: "Ce sont des personnes, pas des œuvres.",
  asWorks: "Les lire comme des œuvres",
  titleOfWorks: "Importer des œuvres",
  asPeople: "Les lire comme des personnes",
  twoWait: "2 lignes attendent votre décision",
  isUnreadable: "Courriel : « no address » est illisible.",
  isNameless: "Nom complet : la cellule est vide.",
  updateAll: "Mettre les 2 à jour",
  email: "Courriel, ligne 4",
  oneWaits: "Une ligne attend votre décision",
  skip: "Laisser cette ligne",
  nobodyWaits: "Aucune ligne n’attend",
  import: "Importer 397, mettre 2 à jour",
  imported: "397 personnes sont parmi vos contacts",
  updated: "2 personnes ont été mises à jour.",
  leftOut: "1 ligne a été laissée.",
  skippedRows: "Lignes laissées, CSV",
  why: "Vous avez laissé cette ligne.",
  undo: "Annuler l’importation",
  undone: "Importation annulée",
  undoneText: "397 personnes sont supprimées. 2 personnes sont de nouveau comme avant.",
  see: "Voir les contacts",
  export: "Exporter les personnes",
  another: "Importer un autre fichier",
  nobodyNew: "Aucune ligne n’est encore prête.",
  known: "399 sont déjà parmi vos contacts et restent tels quels",
};

const button = (within: Page | Locator, name: string) => within.getByRole("button", { name });
const pageHeading = (page: Page) => page.getByRole("heading", { level: 1 });

async function readPeople(page: Page): Promise<Person[]> {
  const response = await page.request.get(peoplePaths.people);
  return v.parse(peopleSchema, await response.json());
}

/** Chooses a file by keyboard, in the system's dialog for files. */
async function choose(page: Page, words: typeof english, name: string, content: string) {
  const opened = page.waitForEvent("filechooser");
  await pressByKey(button(page, words.choose));
  const buffer = Buffer.from(content);
  await (await opened).setFiles({ name, mimeType: "text/csv", buffer });
  await expect(page.getByText(words.said)).toBeVisible();
}

/** Decides about the rows that wait, updates whom the artist has, and imports the file. */
async function importFile(page: Page, words: typeof english): Promise<void> {
  await expect(heading(page, words.twoWait)).toBeVisible();
  await expect(page.getByText(words.isUnreadable)).toBeVisible();
  await pressByKey(button(page, words.updateAll));
  await tabTo(page.getByLabel(words.email));
  await page.keyboard.type("paul@example.com");
  await page.keyboard.press("Enter");
  await expect(heading(page, words.oneWaits)).toBeVisible();
  const waiting = page.getByRole("row").filter({ hasText: words.isNameless });
  await pressByKey(button(waiting, words.skip));
  await expect(heading(page, words.nobodyWaits)).toBeVisible();
  await pressByKey(button(page, words.import));
  await expect(heading(page, words.imported)).toBeVisible();
  await expect(page.getByText(words.updated)).toBeVisible();
  await expect(page.getByText(words.leftOut)).toBeVisible();
}

const readers = [
  {
    reader: "in English on a wide screen",
    program: "Google",
    words: english,
    locale: "en-CA",
    viewport: { width: 1440, height: 900 },
  },
  {
    reader: "in French on a phone",
    program: "Outlook",
    words: french,
    locale: "fr-CA",
    viewport: { width: 390, height: 844 },
  },
] as const;

for (const { reader, program, words, locale, viewport } of casesOfDay(readers, 2)) {
  test.describe(reader, () => {
    test.use({ locale, viewport });

    test(`400 contacts of ${program} are imported, undone, imported and exported by keyboard, and nobody is there twice`, async ({
      page,
    }) => {
      test.slow();
      await becomeProfessional(page);
      for (const data of existing) {
        const headers = ownOrigin();
        const added = await page.request.post(peoplePaths.people, { data, headers });
        expect(added.status(), await added.text()).toBe(201);
      }
      const before = await readPeople(page);
      await page.addInitScript((chosen) => localStorage.setItem("language", chosen), locale);
      await page.goto(appPaths.people);
      await pressByKey(page.getByRole("link", { name: words.openImport }));
      await expect(pageHeading(page)).toHaveText(words.title);
      const contacts = csvOf([programs[program], ...rows]);
      await choose(page, words, "contacts.csv", contacts);
      await pressByKey(button(page, words.asWorks));
      await expect(pageHeading(page)).toHaveText(words.titleOfWorks);
      await pressByKey(button(page, words.asPeople));
      await expect(pageHeading(page)).toHaveText(words.title);
      await expectAccessible(page, "contacts");
      await importFile(page, words);
      await expectAccessible(page, "contacts, imported");
      const skipped = await download(page, () => pressByKey(button(page, words.skippedRows)));
      expect(await readText(skipped)).toMatch(/lone@example\.com(,{7}|;{7})/);
      expect(await readText(skipped)).toContain(words.why);

      await pressByKey(button(page, words.undo));
      const question = page.getByRole("alertdialog");
      await pressByKey(button(question, words.undo));
      await expectToast(page, words.undone, words.undoneText);
      const facts = ({ updatedAt: _, ...person }: Person) => person;
      expect((await readPeople(page)).map(facts)).toEqual(before.map(facts));

      await choose(page, words, "contacts.csv", contacts);
      await importFile(page, words);
      const imported = await readPeople(page);
      expect(imported).toHaveLength(399);
      expect(imported[0]).toMatchObject({
        ...{ name: "Solange Roy", email: "solange@example.com", phone: "418 555-0142" },
        notes: "Prefers the “river”, not the sea",
        address: { street: "1, rue du Fleuve\nBureau 2", city: "Rimouski", region: "QC" },
      });
      expect(new Set(imported.map(({ email }) => email)).size).toBe(399);

      await pressByKey(page.getByRole("link", { name: words.see }));
      const exported = await download(page, () => pressByKey(button(page, words.export)));
      await page.keyboard.press("Shift+Tab");
      await expect(page.getByRole("link", { name: words.openImport })).toBeFocused();
      await page.keyboard.press("Enter");
      await pressByKey(button(page, words.another));
      await choose(page, words, "people.csv", await readText(exported));
      await expect(page.getByText(words.nobodyNew)).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: words.known })).toBeVisible();
      expect(await readPeople(page)).toEqual(imported);
    });
  });
}
