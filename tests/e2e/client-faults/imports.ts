import { expect } from "@playwright/test";
import { csvOf } from "#tests/support/spreadsheets.ts";
import {
  answerDollars,
  heading,
  importAll,
  imported,
  openFile,
  openImport,
  startImport,
} from "../import-page.ts";
import { becomeProfessional } from "../stripe.ts";
import { readWorks } from "../users.ts";
import { askedIn, type Mutations } from "./mutation.ts";

const file = csvOf([
  ["Title", "Medium", "Width (in)", "Height (in)", "Year", "Price"],
  ["Dune", "oil", "30", "24", "2024", "900"],
]);

export const importMutations: Mutations = {
  "import works": {
    method: "POST",
    path: /\/api\/imports$/,
    failed: ["Error", "The import could not begin, and nothing was imported. Please try again."],
    done: null,
    setUp: async (page) => {
      await becomeProfessional(page);
      const dollars = page.getByRole("radio", { name: "Canadian dollars" });
      const button = page.getByRole("button", { name: "Import 1 Work" });
      return {
        open: async () => {
          await openFile(page, "works.csv", file);
          await expect(heading(page, "Columns")).toBeVisible();
        },
        fill: () => dollars.check(),
        submit: (press) => press(button),
        expectInput: async () => {
          await expect(dollars).toBeChecked();
          await expect(button).toBeVisible();
        },
        expectDone: () => expect(imported(page, 1)).toBeVisible(),
        countDone: async () => (await readWorks(page)).length,
      };
    },
  },
  "undo an import": {
    method: "POST",
    path: /\/api\/imports\/[\w-]+\/undo$/,
    failed: ["Error", "The import could not be undone. Please try again."],
    done: ["Import undone"],
    setUp: async (page) => {
      await startImport(page, "works.csv", file);
      await answerDollars(page);
      await importAll(page, 1);
      return {
        open: () => openImport(page),
        ...askedIn(page, {
          button: "Undo the import of works.csv",
          question: "Undo the import of works.csv?",
          confirm: "Undo the Import",
        }),
        countDone: async () => 1 - (await readWorks(page)).length,
      };
    },
  },
};
