import { expect, type Locator, type Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { csvOf } from "#tests/support/spreadsheets.ts";
import french from "#web/i18n/texts/import.fr-CA.json" with { type: "json" };
import { expectAccessible } from "./inspect.ts";
import { expectToast } from "./journeys.ts";
import { pickOption, pressByKey, tabTo } from "./keyboard.ts";
import { makeSnapshot } from "./photograph.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { readWorks } from "./users.ts";

const { columns, file: fileWords, past, pictures, questions } = french.import;

test.use({ locale: "fr-CA", contextOptions: { reducedMotion: "reduce" } });

const works = csvOf(
  [
    ["Titre", "Technique", "Larg. (cm)", "Haut. (cm)", "Année", "Prix", "Étagère"],
    ["Dune", "huile sur toile", "76,2", "61", "2024", "1 550,00", "B2"],
    ["Neige", "huile", "", "61", "2024", "900,00", "B3"],
    ["Marée basse", "détrempe", "30,5", "40,6", "2024", "700,00", ""],
  ],
  { separator: ";" },
);

const button = (page: Page, name: string) => page.getByRole("button", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { name });

/** Presses a button that opens the system's dialog for files, and chooses some. */
async function choose(
  control: Locator,
  files: readonly { readonly name: string; readonly content: Uint8Array | string }[],
): Promise<void> {
  const opened = control.page().waitForEvent("filechooser");
  await pressByKey(control);
  const chooser = await opened;
  await chooser.setFiles(
    files.map(({ name, content }) => ({
      ...{ name, buffer: Buffer.from(content) },
      mimeType: name.endsWith(".jpg") ? "image/jpeg" : "text/csv",
    })),
  );
}

test("in French and with only the keyboard: a file is chosen, its columns, questions, words and rows gone through, imported, given pictures, and undone", async ({
  page,
}) => {
  test.slow();
  const { keyboard } = page;
  await becomeProfessional(page);
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await page.goto(appPaths.import);
  await expect(heading(page, fileWords.heading)).toBeVisible();
  await expectAccessible(page, "the file");
  await choose(button(page, "choisissez-en un"), [{ name: "œuvres.csv", content: works }]);

  await expect(heading(page, columns.heading)).toBeFocused();
  await expectAccessible(page, "the review");
  await pickOption(
    page.getByRole("combobox", { name: "Étagère devient" }),
    "lieu",
    columns.fields.location,
  );
  const currency = page.getByRole("group", { name: questions.currency.question });
  await pressByKey(currency.getByRole("radio").first(), "Space");
  await expect(currency.getByRole("radio", { name: questions.currency.CAD })).toBeChecked();
  await pickOption(page.getByRole("combobox", { name: "détrempe veut dire" }), "gou", "Gouache");
  const width = page.getByLabel("Largeur, ligne 3");
  await tabTo(width);
  await keyboard.type("76,2");
  await keyboard.press("Enter");
  await expectAccessible(page, "the review, answered");
  await pressByKey(button(page, "Importer 3 œuvres"));

  const done = heading(page, "3 œuvres sont dans votre galerie");
  await expect(done).toBeVisible();
  await expectAccessible(page, "the result");
  const imported = await readWorks(page);
  expect(
    imported
      .map(({ title, width: inches, location, medium }) => [title, inches, location, medium])
      .toSorted(),
  ).toEqual([
    ["Dune", 30, "B2", "oil"],
    ["Marée basse", 30.5 / 2.54, "", "gouache"],
    ["Neige", 30, "B3", "oil"],
  ]);

  await choose(button(page, pictures.files), [
    { name: "dune.jpg", content: makeSnapshot() },
    { name: "Marée basse.jpg", content: makeSnapshot() },
    { name: "IMG_4031.jpg", content: makeSnapshot() },
  ]);
  await expect(heading(page, pictures.heading)).toBeFocused();
  await expect(page.getByText("2 fichiers ont trouvé leurs œuvres.")).toBeVisible();
  await expectAccessible(page, "the pictures");
  await pressByKey(button(page, "Ajouter 2 images"));
  await expect(page.getByText("2 images ont été ajoutées.")).toBeVisible();
  await expect(heading(page, pictures.heading)).toBeFocused();
  await expectAccessible(page, "the pictures, added");
  await pressByKey(button(page, pictures.close));
  await expect(heading(page, pictures.heading)).toBeFocused();

  await pressByKey(button(page, "Annuler l’importation du fichier œuvres.csv"));
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "the undo");
  await pressByKey(dialog.getByRole("button", { name: past.confirm.button }));
  await expectToast(page, past.toast.title, "3 œuvres sont supprimées.");
  expect(await readWorks(page)).toEqual([]);
  await expect(heading(page, past.heading)).toBeVisible();
  await expect(page.getByText(/^Annulée le .+$/)).toBeVisible();
  // The button that was pressed is gone, and the focus is not lost with it.
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});
